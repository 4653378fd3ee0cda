### Захисники Мідґарду: українські слова. Усі фрази наші.

## Title and variants

game = Захисники Мідґарду
game-about = Вісім раундів бережіть портове місто: ставте робітників, щоб здобути кубики воїнів, їжу й кораблі, і ведіть дружину на троля, драуґрів та чудовиськ далеких берегів. Бої вирішують кубики, а ярлом стане найславетніший ватажок.
expansion-hall_of_records = Зала Слави
    .text = Переможені вороги лежать відкрито, їх бачать усі.
expansion-mistrustful_villagers = Недовірливі мешканці
    .text = Кожен починає з 1 осудом.

## Leaders

leader-asmundr = Асмундр Праведний
    .text = Кожна прихильність, витрачена на перекидання (і на полюванні), одразу дає 2 слави.
leader-dagrun = Дагрун Обрана
    .text = У домі мудреця бере на одну долю більше й лишає одну.
leader-gylfir = Гюльвір Мореплавець
    .text = Не платить монету на торговому кораблі.
leader-svanhildr = Сванхільд Мечниця
    .text = Кожен кубик меча з атакою завдає на 1 більше, на полюванні теж.
leader-ullr = Улль Берсерк
    .text = Отримує 1 славу в кожному раунді бою, де є подвійна атака.

## Words

word-glory = Слава
word-round = Раунд
word-first_player = Перший гравець
word-warriors = Воїни
word-workers = Робітники
word-runes = Руни
word-destinies = Долі
word-supply = Запас
word-odds = Шанси
weapon-sword = мечник
weapon-spear = списник
weapon-axe = сокирник
face-blank = порожньо
face-hit = атака
face-double = подвійна атака
face-shield = щит
good-food = їжа
good-wood = дерево
good-coin = монети
good-favor = прихильність богів
good-blame = осуд
trade-military = військова
trade-economic = господарська
place-troll = троль
place-draugr_1 = лівий драугр
place-draugr_2 = правий драугр
place-shore_1 = перший берег
place-shore_2 = другий берег
place-shore_3 = третій берег
place-shore_4 = четвертий берег
place-hunt = полювання

## Locations

location-swordsmith = Зброяр
    .text = Візьміть усіх мечників, що тут лежать.
location-hafter = Ремісник
    .text = Візьміть усіх списників, що тут лежать.
location-blacksmith = Кузня
    .text = Візьміть усіх сокирників, що тут лежать.
location-smokehouse = Коптильня
    .text = Візьміть усю їжу, що тут лежить.
location-merchant_ship = Торговий корабель
    .text = Заплатіть 1 монету й візьміть товари корабля в порту.
location-jarls_longhouse = Дім ярла
    .text = 1 мечник і жетон першого гравця; свій жетон передайте ліворуч.
location-sages_house = Дім мудреця
    .text = Погляньте на закриту подорож, потім візьміть долю.
location-runesmith = Рунний коваль
    .text = Заплатіть 1 дерево за відкриту руну або верхню з колоди.
location-stave_church = Каркасна церква
    .text = 1, 3, 6 або 10 монет за 1–4 прихильності.
location-market = Базар
    .text = Міняйте їжу, дерево й монети один до одного.
location-shipwright = Корабельний тесля
    .text = Купіть приватну ладдю; не більше однієї на гравця.
location-worker_huts = Хатини робітників
    .text = Купіть додаткового робітника; він готовий одразу.
location-hunting_grounds = Мисливські угіддя
    .text = Воїни, що лишилися вдома, полюють.
location-troll_space = Бій з тролем
    .text = У цьому раунді можна послати воїнів на троля.
location-draugr_space_1 = Бій з лівим драугром
    .text = У цьому раунді можна послати воїнів на цього драугра.
location-draugr_space_2 = Бій з правим драугром
    .text = У цьому раунді можна послати воїнів на цього драугра.
location-small_public_longship = Мала народна ладдя
    .text = Пливе до вільного берега; вміщує 5 воїнів і їжі.
location-large_public_longship = Велика народна ладдя
    .text = За 1 монету пливе до вільного берега; вміщує 10 воїнів і їжі.
location-snekkar = Снеккар
    .text = Ваша власна ладдя до кінця гри.
location-skeid_1 = Перший скейд
    .text = Ваша власна ладдя до кінця гри.
location-skeid_2 = Другий скейд
    .text = Ваша власна ладдя до кінця гри.
location-drekkar = Дреккар
    .text = Ваша власна ладдя до кінця гри.
location-aumingi = Блаженний
    .text = 1 їжа за 1 прихильність, до 3 разів.
location-skald = Скальд
    .text = 2 слави.
location-generous_merchant = Щедрий торговець
    .text = 1 їжа та 1 дерево.
location-wealthy_stranger = Багатий незнайомець
    .text = 2 монети.
location-folk_warriors = Народне ополчення
    .text = 1 їжа за 2 мечників.
location-raiders = Нападники
    .text = 1 дерево за 2 списників.
location-jomsvikings = Йомсвікінги
    .text = 2 монети за 1 мечника й 1 сокирника.
location-varyags = Варяги
    .text = 1 монета за 1 мечника й 1 списника.
merchant-ship = торговий корабель

## Runes

rune-gifts = Дари
    .text = Візьміть 4 ресурси: дерево, їжу, монети в будь-якому поєднанні.
rune-glory = Слава
    .text = Після вбивства: ще половина його слави, вниз.
rune-healing = Зцілення
    .text = У цьому раунді бою ви нікого не втрачаєте.
rune-journey = Подорож
    .text = Скиньте відкриту подорож; замість неї діє наступна.
rune-knowledge = Знання
    .text = Погляньте на всі закриті подорожі на полі.
rune-potential = Можливість
    .text = Після кидка: перекиньте будь-які порожні кубики.
rune-reaction = Реакція
    .text = Після кидка: щити рахуються й атаками.
rune-success = Успіх
    .text = Відкрийте свою долю й отримайте за неї славу; наприкінці вона рахується знову.
rune-true_vision = Справжній зір
    .text = У домі мудреця: ще 2 долі, лишіть 1.
rune-wealth = Багатство
    .text = Подвойте монети, отримавши не більше 5.

## Destinies

destiny-crusher_of_ice = Трощитель льоду
    .text = Найбільше переможених синіх ворогів.
destiny-earth_smasher = Струшувач землі
    .text = Найбільше переможених жовтих ворогів.
destiny-master_of_flames = Володар полум'я
    .text = Найбільше переможених червоних ворогів.
destiny-craftsman = Майстер
    .text = Найбільше дерева.
destiny-leader_of_armies = Вождь війська
    .text = Найбільше воїнів.
destiny-odins_favored = Улюбленець Одіна
    .text = Найбільше прихильності богів.
destiny-prepared = Запасливий
    .text = Найбільше їжі.
destiny-prosperous = Заможний
    .text = Найбільше монет.
destiny-runemaster = Володар рун
    .text = Найбільше рун.
destiny-monster_hunter = Мисливець на чудовиськ
    .text = Найбільше переможених монстрів.
destiny-slayer_of_the_undead = Винищувач нежиті
    .text = Найбільше переможених драугрів.
destiny-troll_slayer = Убивця тролів
    .text = Найбільше переможених тролів.

## Journeys

journey-all_quiet = Усе спокійно
    .text = Нічого не стається.
journey-kraken = Кракен
    .text = Бій за 3 слави; ті, хто вижив, пливуть далі.
journey-lost = Втрати
    .text = Втратьте 2 з їжі та воїнів на борту.
journey-no_wind = Штиль
    .text = Втратьте 1 їжу.
journey-storm = Шторм
    .text = Втратьте 1 їжу або 1 воїна.
journey-whirlpool = Вир
    .text = Втратьте 1 воїна.

## Enemies

enemy-troll = троль
enemy-draugr_red = червоний драугр
enemy-draugr_yellow = жовтий драугр
enemy-draugr_blue = синій драугр
enemy-fenris_cub_red = червоне вовченя Фенріра
enemy-fenris_cub_yellow = жовте вовченя Фенріра
enemy-fenris_cub_blue = синє вовченя Фенріра
enemy-dark_elf_red = червоний темний ельф
enemy-dark_elf_yellow = жовтий темний ельф
enemy-dark_elf_blue = синій темний ельф
enemy-nokk_red = червоний ньокк
enemy-nokk_yellow = жовтий ньокк
enemy-nokk_blue = синій ньокк
enemy-frost_giant_red = червоний крижаний велетень
enemy-frost_giant_yellow = жовтий крижаний велетень
enemy-frost_giant_blue = синій крижаний велетень
enemy-fire_giant_red = червоний вогняний велетень
enemy-fire_giant_yellow = жовтий вогняний велетень
enemy-fire_giant_blue = синій вогняний велетень
enemy-lindworm_red = червоний ліндворм
enemy-lindworm_yellow = жовтий ліндворм
enemy-lindworm_blue = синій ліндворм

## Phases, reasons, parts of the scoring

phase-setup = Підготовка
phase-round_setup = Початок раунду
phase-placing = Розставлення робітників
phase-assigning = Розставлення воїнів
phase-resolving = Полювання й битви
phase-clean_up = Кінець раунду
phase-over = Кінець гри
because-start = початок
because-price = ціна
because-location = локація
because-swap = обмін
because-begging = прохання про допомогу
because-reward = нагорода
because-leader = вождь
because-rune = руна
because-troll = троль
because-fight = бій
because-journey = подорож
because-hunger = голод
because-weapon = марна зброя
because-hunt = полювання
because-reroll = перекидання
part-destinies = долі
part-sets = набори кольорів
part-runes = руни
part-private_longships = приватна ладдя
part-favor = прихильність богів
part-coins = монети
part-blame = осуд

## Questions

ask-stall = Жереб тягне ятку ({ $trade }).
ask-first_player = Жереб вирішує, хто ходить першим.
ask-leader = Котрим із вождів ви будете?
ask-destiny = { $clan }: жереб тягне долю.
ask-reveal_troll = Жереб відкриває троля.
ask-reveal_draugr = Жереб відкриває драугра ({ $place }).
ask-journey = Жереб тягне подорож ({ $shore }).
ask-reveal_rune = Жереб відкриває руну.
ask-reveal_monster = Жереб відкриває монстра ({ $shore }).
ask-reveal_merchant = Жереб відкриває торговий корабель.
ask-place = Ваш хід. Куди йде робітник?
ask-shore = { $ship }: до якого берега плисти?
ask-build = Яку ладдю ви будуєте?
ask-rune = Яку руну ви берете?
ask-rune_top = { $clan }: жереб тягне верхню руну.
ask-buy_favor = Скільки прихильності ви купуєте?
ask-again = { $location }: ще раз?
ask-trade = Що ви міняєте?
ask-peek = На яку подорож ви дивитеся?
ask-vision = Застосувати руну «{ rune-true_vision }»?
ask-keep_destiny = Яку долю ви лишаєте?
ask-surplus = Забагато воїнів: хто йде? Лишилося відпустити: { $left }
ask-assign = Кого й куди ви посилаєте?
ask-rune_window = Застосувати руну зараз?
ask-gifts = { rune-gifts }: що ви берете? Лишилося: { $left }
ask-success = { rune-success }: яку долю ви відкриваєте?
ask-die = Жереб кидає кубик: { $weapon }.
ask-rolled = Лишаєте кидок ({ $place })?
ask-pick_dice = Які кубики перекинути ({ $place })?
ask-casualties = Хто гине ({ $place })? Лишилося втратити: { $left }
ask-killed = Ворога вбито ({ $place }). Застосувати руну?
ask-give_blame = Троля вбито. Хто отримує осуд?
ask-sail_on = Подорож — { $journey } ({ $shore }). Застосувати руну?
ask-toll = Що ви втрачаєте ({ $shore })? Лишилося втратити: { $left }
ask-starve = Хто голодує ({ $shore })? Лишилося втратити: { $left }

## Options

label-price = { $label } (монети: { $price })
option-pass = Ні
option-pass-assign = Це все
option-pass-trade = Це все
option-pass-again = Ні, досить
option-pass-sail_on = Ні, пливемо далі
option-leader = { $leader }
option-place = { $location }
option-beg = Просити про допомогу: 1 їжа, 1 осуд
option-use = Руна: { $rune }
option-sail_to = Плисти: { $shore }
option-build = Збудувати: { $ship }
option-take_rune = Узяти: { $rune }
option-take_top = Верхню з колоди
option-buy = Прихильність: { $favor }
option-again = Так, ще раз
option-trade = { $give } → { $take }
option-peek = Глянути: { $shore }
option-keep = Лишити: { $destiny }
option-return = Відпустити: { $weapon }
option-send = { $place } ← { $weapon }
option-load = { $place } ← { good-food }
option-gain = { $good }
option-fulfil = Відкрити: { $destiny }
option-stand = Лишити
option-reroll = Витратити 1 прихильність на перекидання
option-pick = Узяти: { $weapon }, { $face }
option-roll = Кинути
option-lose = Втратити: { $weapon }
option-lose_food = Втратити: { good-food }
option-give_blame = { $clan }
option-stall = Ятка: { $location }
option-first_player = Перший гравець: { $clan }
option-destiny = { $destiny }
option-enemy = { $enemy }
option-journey = { $journey }
option-rune = { $rune }
option-merchant = { $merchant }
option-face = { $face }

## Events

event-stall = Ятка: { $location }.
event-first_player = Перший гравець: { $clan }.
event-leader = Місце { $seat }: вождь — { $clan }.
event-drew_destiny = { $clan } бере долю.
event-drew_destiny-known = { $clan } бере долю «{ $destiny }».
event-kept_destiny = { $clan } лишає долю; під колоду пішло: { $under }.
event-kept_destiny-known = { $clan } лишає «{ $destiny }»; під колоду пішло: { $under }.
event-round = Починається раунд { $round }.
event-phase = Етап: { $phase }.
event-troll = Відкрито: { $enemy }.
event-draugr = Відкрито: { $enemy } ({ $place }).
event-monster = Відкрито: { $enemy } ({ $shore }).
event-journey_laid = Покладено закриту подорож ({ $shore }).
event-journey_laid-known = Закрито покладено подорож «{ $journey }» ({ $shore }).
event-rune_up = У рунного коваля: { $rune }.
event-merchant = У порт прибув { $merchant }.
event-stock = { $location }: +{ $goods }.
event-placed = { $clan }: робітник — { $location }.
event-begged = { $clan } просить місто про допомогу.
event-warriors = { $clan }: +{ $count }, { $weapon }.
event-sent_away = { $clan }: немає місця, йде { $weapon }.
event-gained = { $clan }: +{ $count }, { $good } ({ $because }).
event-spent = { $clan }: −{ $count }, { $good } ({ $because }).
event-glory = { $clan }: слава +{ $gained } ({ $because }).
event-marker = Жетон першого гравця в: { $clan }.
event-sails = { $clan }: { $ship } іде на { $shore }.
event-built = { $clan } будує: { $ship }.
event-rune = { $clan } бере руну «{ $rune }».
event-worker = { $clan }: робітників тепер { $workers }.
event-peeked = { $clan } дивиться на подорож: { $shore }.
event-peeked-known = { $clan } дивиться на подорож: { $shore }, { $journey }.
event-rune_used = { $clan } застосовує руну «{ $rune }».
event-fulfilled = { $clan }: «{ $destiny }», слава { $glory }.
event-sent = { $clan } посилає: { $weapon } → { $place }.
event-loaded = { $clan } вантажить їжу → { $place }.
event-ready = { $clan }: усіх розіслано.
event-hunt = { $clan } іде на полювання, воїнів: { $warriors }.
event-hunted = { $clan } приносить їжі: { $food }.
event-fight = { $clan }, воїнів: { $warriors }, ворог — { $enemy }.
event-kraken_fight = { $clan }, воїнів: { $warriors }, проти кракена ({ $place }).
event-die = { $clan } кидає, { $weapon }: { $face }.
event-reroll = { $clan } витрачає прихильність на перекидання.
event-struck = { $shields ->
    [0] { $clan } завдає { $damage } ({ $place }).
   *[other] { $clan } завдає { $damage } ({ $place }); щитів: { $shields }.
}
event-fell = { $clan } втрачає: { $weapon }, { $place } ({ $because }).
event-killed = { $clan } вбиває: { $enemy } ({ $place }).
event-kraken_killed = { $clan } вбиває кракена.
event-beaten = { $clan } зазнає поразки ({ $place }).
event-blamed = { $clan } звертає осуд на: { $other }.
event-voyage = { $clan } пливе: { $shore }; воїнів: { $warriors }, їжі: { $food }.
event-journey = { $clan }, { $shore }: { $journey }.
event-food_gone = { $clan }, { $place }: їжа −{ $count } ({ $because }).
event-reshuffled = Скинуті подорожі перетасовано в нову колоду.
event-troll_lives = Троль живий: осуд кожному.
event-bounty = Монет на монстрі: { $coins } ({ $shore }).
event-round_over = Раунд { $round } закінчено.
event-destiny_shown = { $clan } відкриває долю «{ $destiny }».
event-scored = { $forfeited ->
    [0] { $gained ->
        [0] { $clan }, { $part }: слави немає.
       *[other] { $clan }, { $part }: слава +{ $gained }.
    }
   *[other] { $clan }, { $part }: слава −{ $forfeited }.
}

## The table: its layout

odds = Убивство { $kill } %, очікувані втрати { $losses }
odds-option = { $option }: { $odds }
luck-hits = Випало атак
luck-shields = Випало щитів
table-title = { game }, раунд { $round } з { $rounds }: { $phase }
table-first = Перший гравець: { $clan }
table-chiefs = Вожді
table-you = { $clan } (ви)
table-store = Припаси: { $store }
table-warriors = Воїни вдома: { $warriors }
table-workers = робітників у руці: { $left } з { $all }
table-used = застосовано
table-destiny-count = доль: { $count }
table-slain = Переможено: { $enemies }
table-score = Остаточний підрахунок: { $parts }
table-none = немає
table-town = Місто
table-stock = лежить: { $stock }
table-taken = зайнято: { $clan }
table-goods = товари: { $goods }
table-offer = продаються: { $ships }
table-hut = ціна: { $coins }
table-hunters = мисливці: { $clans }
table-enemies = Вороги
table-enemy = атака { $attack }, захист { $defence }, слава { $glory }
table-resists = не бере: { $weapons }
table-dead = переможено
table-sent = { $clan }: { $sent }
table-bounty = монет на ньому: { $coins }
table-journey = подорож: { $journey }
table-journey-known = подорож, вам відомо: { $journey }
table-journey-down = подорож закрита
table-food = їжі вистачає на воїнів: { $fed }
table-room = { $ship }, лишилося місця { $room }
table-roll = Кидок
table-dice = { $weapon }: { $faces }
table-hand = у руці: { $dice }
table-total = атак { $attacks }, щитів { $shields }
table-foe = ворог: атака { $attack }, захист { $defence }, шкоди { $damage }
table-destinies = Ваші долі
table-drawn = Долі на вибір
table-card = { $card }. { $text }
table-bonus = { $text } (одному { $alone }, за нічиєї { $tied } слави)

## Rulings

ruling-rune_any_time = Дари, Знання, Успіх і Багатство можна застосувати щоразу, коли власника питають під час розставлення, після кидка, вбивства чи відкритої подорожі; крім того, власника питають перед битвами, якщо в нього їх немає, і наприкінці раунду. Чуже питання не перериває ніхто.
ruling-rune_in_vain = Руну, яка нічого не змінить, застосувати не можна.
ruling-trophies_memory = Переможені вороги приховані, але битви бачать усі: що можна запам'ятати, для програми не таємниця.
ruling-surplus_choice = За надлишку власник сам вирішує, хто зі старих чи нових іде; кубики можна брати й з повним домом.
ruling-short_supply = Кубики понад запас не отримують; локацію, що дає лише відсутні кубики, зайняти не можна.
ruling-market_once = Отримане на базарі того ж разу далі не міняють; щонайменше один обмін обов'язковий.
ruling-destiny_under = Долі під колодою лежать перемішаними, їх беруть, лише коли скінчаться інші.
ruling-vision_before_draw = У домі мудреця спершу дивляться на подорож, потім вирішують про Справжній зір, потім беруть долі.
ruling-sage_without_deck = З порожньою колодою доль мудрець усе одно показує подорож.
ruling-marker_at_once = Жетон, що перейшов під час розставлення, діє для воїнів того ж раунду; черговість робітників не змінюється.
ruling-reaction_round = Реакція діє до кінця раунду бою чи полювання, і для перекинутих пізніше кубиків.
ruling-healing_first = Зцілення застосовують до першої втрати раунду.
ruling-kraken_empty = Ладдя без воїнів із кракеном не б'ється.
ruling-journey_known = Хто поглянув на подорож, знає її до відкриття, хоч і через раунди.
ruling-forced_choice = Де можливий один вибір, його роблять без питання.
ruling-last_clean_up = Останній раунд завершується як будь-який інший, потім підрахунок.

## Rules

rule-CM-101 = 2–4 гравці, 8 раундів; перемагає найславетніший.
rule-CM-102 = П'ять вождів, у кожного своя здатність і дім на 8 воїнів.
rule-CM-103 = 34 кубики воїнів: 12 мечів, 12 списів, 10 сокир; більше немає.
rule-CM-104 = У гравця не більше 8 воїнів; зайві одразу йдуть у запас.
rule-CM-105 = Їжа, дерево, монети, прихильність і осуд не обмежені.
rule-CM-106 = Вороги: 16 тролів, 21 драугр, 36 монстрів; 18 подорожей, 10 рун, 12 доль, 8 торгових кораблів, 4 приватні ладді, 8 яток.
rule-CM-201 = Ятки випадкові: удвох 1 військова й 1 господарська, утрьох 1 і 2, учотирьох 2 і 2.
rule-CM-202 = Ладді з позначкою 3+ не грають удвох, з 4+ — якщо гравців менше чотирьох.
rule-CM-203 = Вождів обирають від сусіда першого гравця праворуч, проти годинникової стрілки.
rule-CM-204 = На старті: 1 їжа, 1 дерево, 1 монета, 1 прихильність, 1 мечник і 3 робітники (удвох 4); ще по одному чекає в хатинах.
rule-CM-205 = Кожен бере 1 випадкову долю; долі таємні до кінця.
rule-CM-206 = Колоди перетасовано; слава починається з 0.
rule-CM-301 = Відкрийте 1 троля і 2 драугрів.
rule-CM-302 = На порожні місця кладуть закриті подорожі й відкритих монстрів; крайні праві — лише вчотирьох.
rule-CM-303 = Порожні місця рун у коваля заповнюють відкрито.
rule-CM-304 = Новий торговий корабель лягає поверх старого.
rule-CM-305 = У три майстерні додають по кубику, в коптильню 1 їжу; невзяте накопичується.
rule-CM-401 = Від першого гравця за годинниковою стрілкою ставлять по одному робітнику, доки вони є.
rule-CM-402 = У локації один робітник за раунд; в угіддях — по одному від кожного.
rule-CM-403 = Коричневі й сині місця діють одразу, червоні дають бій пізніше, ладді — і те, і те.
rule-CM-411 = Зброяр, ремісник, кузня: візьміть усі кубики, що там лежать.
rule-CM-412 = Коптильня: візьміть усю їжу, що там лежить.
rule-CM-413 = Дім ярла: 1 мечник і жетон першого гравця; свій віддають ліворуч. Інакше він не рухається.
rule-CM-414 = Дім мудреця: погляньте на 1 закриту подорож, потім візьміть 1 долю.
rule-CM-415 = Мала ладдя: пливіть до вільного берега; 5 одиниць воїнів і їжі.
rule-CM-416 = Велика ладдя: за 1 монету те саме; 10 одиниць.
rule-CM-417 = Тесля: купіть приватну ладдю, не більше однієї; вона ваша до кінця гри й готова одразу.
rule-CM-418 = Базар: міняйте їжу, дерево й монети 1:1 скільки завгодно.
rule-CM-419 = Торговий корабель: за 1 монету візьміть його товари.
rule-CM-420 = Рунний коваль: за 1 дерево відкрита руна або верхня з колоди; лежить перед вами відкрито.
rule-CM-421 = Церква: 1, 3, 6, 10 монет за 1, 2, 3, 4 прихильності.
rule-CM-422 = Хатини: додатковий робітник, один раз; ціна 5, потім 4, 3, 2.
rule-CM-423 = Місця троля й драугрів дають бій у цьому раунді.
rule-CM-424 = Угіддя дають полювання в цьому раунді.
rule-CM-425 = Прохання про допомогу: робітник на свій планшет, 1 їжа й 1 осуд; можна завжди.
rule-CM-426 = Локацію, яку не оплатити або яка нічого не дасть, зайняти не можна.
rule-CM-427 = Зайві кубики йдуть у запас. Ладдя обирає вільний берег одразу; одна ладдя на берег; у гравця їх може бути кілька.
rule-CM-431 = Ятки: Блаженний 1 їжа за 1 прихильність до 3 разів; Скальд 2 слави; Щедрий торговець 1 їжа й 1 дерево; Незнайомець 2 монети.
rule-CM-432 = Ятки: Ополчення 1 їжа за 2 мечників; Нападники 1 дерево за 2 списників; Йомсвікінги 2 монети за мечника й сокирника; Варяги 1 монета за мечника й списника.
rule-CM-501 = Воїнів розставляють відкрито, за порядком від першого гравця.
rule-CM-502 = Можна не послати нікого.
rule-CM-503 = Зброю, що троля чи драугра не бере, проти нього не посилають.
rule-CM-504 = Пливти може будь-яка зброя; марна проти монстра гине до першого кидка.
rule-CM-505 = Воїнів і їжі на ладді не більше за місткість; їжа йде з припасів.
rule-CM-506 = Непослані воїни полюють, якщо в угіддях ваш робітник.
rule-CM-601 = Порядок: полювання; троль; драугри зліва направо; береги зліва направо.
rule-CM-602 = Полювання: кидок усіх; їжа за числом атак, не більше 6; прихильність перекидає.
rule-CM-603 = Убивця троля скидає свій осуд і дає 1 іншому гравцеві.
rule-CM-604 = Берег: відкрити й застосувати подорож, нагодувати, втратити марну зброю, бій. І порожня ладдя витрачає подорож.
rule-CM-605 = Втрати подорожі — лише з цієї ладді.
rule-CM-606 = Два ближні береги: 1 їжа на 2 воїнів (угору), два дальні — на кожного; хто голодує, вирішує власник; решта їжі пропадає.
rule-CM-607 = Спокійно: нічого. Кракен: бій, 3 слави. Втрати: 2 з їжі та воїнів. Штиль: 1 їжа. Шторм: 1 їжа або воїн. Вир: 1 воїн. Немає стільки — втрачається що є.
rule-CM-608 = Відкриту подорож скидають наприкінці раунду, закрита лишається.
rule-CM-611 = Киньте всіх воїнів; потім скільки завгодно разів 1 прихильність за перекидання будь-яких.
rule-CM-612 = Шкода дорівнює атакам і лишається до кінця бою.
rule-CM-613 = Втрачаєте воїнів за атакою ворога, мінус щити; кого — обираєте ви.
rule-CM-614 = Удари одночасні: вмираючи, ворог усе одно б'є.
rule-CM-615 = Шкода не менша за захист убиває, навіть якщо впав останній воїн; карта ваша, вцілілі вдома.
rule-CM-616 = Ворог живий і воїни є — новий раунд; воїнів немає — нічого, шкода знімається.
rule-CM-617 = Нагороди: троль слава й дерево; драугр слава й монети; монстр слава, прихильність і монети на карті.
rule-CM-618 = Відступу немає.
rule-CM-619 = Переможені вороги таємні до кінця, крім варіанта «Зала Слави».
rule-CM-701 = Робітники й народні ладді повертаються; приватні лишаються власникам.
rule-CM-702 = Троль живий: скиньте його, кожен бере 1 осуд.
rule-CM-703 = Живих драугрів і відкриті подорожі скидають.
rule-CM-704 = На кожного живого монстра кладуть 1 монету; вони накопичуються.
rule-CM-705 = Після 8 раунду йде підрахунок.
rule-CM-801 = Асмундр: кожна прихильність за перекидання одразу дає 2 слави.
rule-CM-802 = Дагрун: у мудреця бере ще одну долю, лишає одну, решту під колоду; зі Справжнім зором чотири.
rule-CM-803 = Гюльвір: торговий корабель для нього безкоштовний.
rule-CM-804 = Сванхільд: кожен меч з атакою завдає на 1 більше, на полюванні теж.
rule-CM-805 = Улль: раунд бою хоча б з однією подвійною атакою дає 1 славу.
rule-CM-901 = Дари: 4 ресурси з дерева, їжі, монет.
rule-CM-902 = Слава: після вбивства ще половина його слави, вниз.
rule-CM-903 = Зцілення: жодних втрат в одному раунді бою.
rule-CM-904 = Подорож: відкриту скиньте, застосуйте наступну.
rule-CM-905 = Знання: погляньте на всі закриті подорожі на полі.
rule-CM-906 = Можливість: після кидка перекиньте будь-які порожні.
rule-CM-907 = Реакція: щити рахуються й атаками (мечі Сванхільд: 2), але не подвійними для Улля.
rule-CM-908 = Успіх: відкрийте долю й отримайте славу; наприкінці вона рахується знову.
rule-CM-909 = Справжній зір: у мудреця ще 2 долі, лишіть 1, решту під колоду.
rule-CM-910 = Багатство: подвойте монети, не більше ніж на 5.
rule-CM-911 = Застосована руна лишається і приносить славу як інші; руна діє раз за гру.
rule-CM-1001 = Доля: один попереду — більша нагорода, нічия — менша; потрібен хоча б 1; рахуються лише свої.
rule-CM-1002 = 5 слави за набір ворогів усіх кольорів; тролі безбарвні.
rule-CM-1003 = Руни й приватні ладді: надрукована слава.
rule-CM-1004 = Прихильність: по 2 слави. Монети: 1 слава за кожні 3.
rule-CM-1005 = Осуд: 1–6 і більше: −1, −3, −6, −10, −15, −21.
rule-CM-1006 = Нічия: більше переможених ворогів з тролями; потім перемога спільна.
rule-CM-1101 = Зала Слави: переможені вороги лежать відкрито.
rule-CM-1102 = Недовірливі мешканці: кожен починає з 1 осудом.
rule-CM-1201 = Здобута на полюванні їжа для ладь цього раунду запізнилася.
rule-CM-1202 = Порожній запас воїнів на початку раунду нічого не додає.
rule-CM-1203 = Порожня колода подорожей — перетасований скид; порожні колоди рун і доль нічого не дають.
rule-CM-1204 = Долі рахують до перетворення прихильності й монет на славу; колір — драугри й монстри разом. Підсумок може бути від'ємним.
rule-CM-1205 = Успіх рахує за становищем у цю мить, з прихованими ворогами.

## Сцена у браузері

scene-map = Портове місто
scene-shores = Далекі береги
scene-wilds = Дикі землі
scene-harbour = Гавань
scene-phases = Фази раунду
scene-supply = У запасі: мечники — { $sword }, списники — { $spear }, сокирники — { $axe }
scene-deck-troll = Тролі в колоді: { $n }
scene-deck-draugr = Драугри в колоді: { $n }
scene-deck-monster = Чудовиська в колоді: { $n }
scene-deck-destiny = Долі в колоді: { $n }
scene-deck-rune = Руни в колоді: { $n }
scene-price = ціна: { $goods }
scene-reward = нагорода: { $goods }
scene-holds = місць для воїнів та їжі: { $hold }
scene-worth = слава наприкінці гри: { $glory }
scene-owner = збудував гравець { $clan }
scene-troll = Якщо троль виживе, осуд отримають усі; переможець скине один свій і віддасть один іншому гравцеві.
scene-seen-by = бачили: { $clans }
scene-left = лишилося вдома: { $left }
scene-away = у поході: { $away }
scene-blame = Осуд: { $blame }, наприкінці гри −{ $glory } слави
scene-odds-all = якщо підуть усі, хто може:
scene-odds-best = за найкращого вибору кубиків
scene-turn = ходить
scene-open-sheet = Увесь планшет: { $clan }
scene-pile-troll = Переможено тролів: { $n }
scene-pile-red = Червоні вороги (полум’я): { $n }
scene-pile-yellow = Жовті вороги (гора): { $n }
scene-pile-blue = Сині вороги (сніжинка): { $n }
scene-sets = повних наборів: { $sets }
scene-trophies-hidden = переможені вороги лежать долілиць
scene-leader-taken = { $leader }: уже в місця { $seat }
scene-hunted = Їжа: { $food }, не більше { $most }
scene-falling = загине: { $n }
scene-pick-fallen = Натисніть на кубики тих, хто гине. Лишилося втратити: { $left }
scene-pick-dice = Натисніть на кубики, які берете знову, потім кидайте.
scene-in-hand = У руці
scene-fold = Поглянути на гавань
scene-unfold = Назад до запитання
scene-scoring = Підсумковий підрахунок
scene-glory-played = Слава за гру
scene-total = Слава
scene-count-all = Показати все
scene-count-again = Порахувати знову
scene-victory = { $many ->
    [one] Захисник Мідґарду — { $clans }
   *[other] Перемогу ділять { $clans }
}

## За чим рахують багато партій

count-leader = вождь
count-part = слава за
count-destiny = доля
count-rune = руна
count-location = локація
