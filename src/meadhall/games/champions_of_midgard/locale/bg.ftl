### Защитниците на Мидгард: български думи. Всички изречения са наши.

## Title and variants

game = Защитниците на Мидгард
game-about = Осем рунда пазете пристанищния град: поставяйте работници за зарове воини, храна и кораби, после водете дружината срещу трола, драугрите и чудовищата на далечните брегове. Битките решават заровете, а ярл става най-славният вожд.
expansion-hall_of_records = Зала на славата
    .text = Победените врагове лежат открито и всички ги виждат.
expansion-mistrustful_villagers = Недоверчиви селяни
    .text = Всеки започва с 1 укор.

## Leaders

leader-asmundr = Асмундр Праведния
    .text = Всяка благосклонност за ново хвърляне (и на лов) веднага носи 2 слава.
leader-dagrun = Дагрун Избраната
    .text = В дома на мъдреца тегли една съдба повече и запазва една.
leader-gylfir = Гюлвир Мореплавателя
    .text = Не плаща монета на търговския кораб.
leader-svanhildr = Сванхилд Меченоската
    .text = Всеки зар меч с атака нанася 1 повече, на лов също.
leader-ullr = Ул Берсерка
    .text = Получава 1 слава във всеки рунд бой с двойна атака.

## Words

word-glory = Слава
word-round = Рунд
word-first_player = Първи играч
word-warriors = Воини
word-workers = Работници
word-runes = Руни
word-destinies = Съдби
word-supply = Запас
word-odds = Шансове
weapon-sword = мечоносец
weapon-spear = копиеносец
weapon-axe = брадвар
face-blank = празно
face-hit = атака
face-double = двойна атака
face-shield = щит
good-food = храна
good-wood = дърво
good-coin = монети
good-favor = благосклонност
good-blame = укор
trade-military = военна
trade-economic = стопанска
place-troll = трол
place-draugr_1 = ляв драугър
place-draugr_2 = десен драугър
place-shore_1 = първи бряг
place-shore_2 = втори бряг
place-shore_3 = трети бряг
place-shore_4 = четвърти бряг
place-hunt = лов

## Locations

location-swordsmith = Оръжейник
    .text = Вземете всички мечоносци тук.
location-hafter = Занаятчия
    .text = Вземете всички копиеносци тук.
location-blacksmith = Ковачница
    .text = Вземете всички брадвари тук.
location-smokehouse = Пушилня
    .text = Вземете цялата храна тук.
location-merchant_ship = Търговски кораб
    .text = Платете 1 монета и вземете стоките на кораба в пристанището.
location-jarls_longhouse = Домът на ярла
    .text = 1 мечоносец и маркерът за първи играч; вашият собствен минава наляво.
location-sages_house = Домът на мъдреца
    .text = Погледнете закрито пътуване, после изтеглете съдба.
location-runesmith = Рунен ковач
    .text = Платете 1 дърво за открита руна или най-горната от тестето.
location-stave_church = Дървена църква
    .text = 1, 3, 6 или 10 монети за 1–4 благосклонности.
location-market = Пазар
    .text = Разменяйте храна, дърво и монети едно за едно.
location-shipwright = Корабостроител
    .text = Купете частен дракар; по един на играч.
location-worker_huts = Колиби на работниците
    .text = Купете допълнителен работник; готов е веднага.
location-hunting_grounds = Ловни полета
    .text = Воините, останали у дома, ловуват.
location-troll_space = Бой с трола
    .text = Този рунд можете да пратите воини срещу трола.
location-draugr_space_1 = Бой с левия драугър
    .text = Този рунд можете да пратите воини срещу този драугър.
location-draugr_space_2 = Бой с десния драугър
    .text = Този рунд можете да пратите воини срещу този драугър.
location-small_public_longship = Малък общ дракар
    .text = Плава до свободен бряг; побира 5 воини и храна.
location-large_public_longship = Голям общ дракар
    .text = За 1 монета плава до свободен бряг; побира 10 воини и храна.
location-snekkar = Снекар
    .text = Ваш собствен дракар до края на играта.
location-skeid_1 = Първи скейд
    .text = Ваш собствен дракар до края на играта.
location-skeid_2 = Втори скейд
    .text = Ваш собствен дракар до края на играта.
location-drekkar = Дрекар
    .text = Ваш собствен дракар до края на играта.
location-aumingi = Блажения
    .text = 1 храна за 1 благосклонност, до 3 пъти.
location-skald = Скалд
    .text = 2 слава.
location-generous_merchant = Щедър търговец
    .text = 1 храна и 1 дърво.
location-wealthy_stranger = Богат непознат
    .text = 2 монети.
location-folk_warriors = Народно опълчение
    .text = 1 храна за 2 мечоносци.
location-raiders = Налетници
    .text = 1 дърво за 2 копиеносци.
location-jomsvikings = Йомсвикинги
    .text = 2 монети за 1 мечоносец и 1 брадвар.
location-varyags = Варяги
    .text = 1 монета за 1 мечоносец и 1 копиеносец.
merchant-ship = търговски кораб

## Runes

rune-gifts = Дарове
    .text = Вземете 4 от дърво, храна и монети в каквато и да е смес.
rune-glory = Слава
    .text = След убийство: още половината му слава, надолу.
rune-healing = Изцеление
    .text = В този рунд на боя не губите никого.
rune-journey = Пътуване
    .text = Изчистете откритото пътуване; важи следващото.
rune-knowledge = Знание
    .text = Погледнете всички закрити пътувания на полето.
rune-potential = Възможност
    .text = След хвърляне: хвърлете отново празни зарове по избор.
rune-reaction = Реакция
    .text = След хвърляне: щитовете са и атаки.
rune-success = Успех
    .text = Открийте своя съдба и я точкувайте сега; в края носи отново.
rune-true_vision = Истинско зрение
    .text = В дома на мъдреца: още 2 съдби, запазете 1.
rune-wealth = Богатство
    .text = Удвоете монетите си, най-много с 5.

## Destinies

destiny-crusher_of_ice = Трошач на лед
    .text = Най-много победени сини врагове.
destiny-earth_smasher = Земетръсец
    .text = Най-много победени жълти врагове.
destiny-master_of_flames = Господар на пламъците
    .text = Най-много победени червени врагове.
destiny-craftsman = Майстор
    .text = Най-много дърво.
destiny-leader_of_armies = Водач на войски
    .text = Най-много воини.
destiny-odins_favored = Любимец на Один
    .text = Най-много благосклонност.
destiny-prepared = Запаслив
    .text = Най-много храна.
destiny-prosperous = Заможен
    .text = Най-много монети.
destiny-runemaster = Господар на руните
    .text = Най-много руни.
destiny-monster_hunter = Ловец на чудовища
    .text = Най-много победени чудовища.
destiny-slayer_of_the_undead = Убиец на немъртви
    .text = Най-много победени драугри.
destiny-troll_slayer = Убиец на тролове
    .text = Най-много победени тролове.

## Journeys

journey-all_quiet = Всичко е спокойно
    .text = Нищо не се случва.
journey-kraken = Кракен
    .text = Бой за 3 слава; оцелелите плават нататък.
journey-lost = Загуби
    .text = Загубете 2 от храната и воините на борда.
journey-no_wind = Безветрие
    .text = Загубете 1 храна.
journey-storm = Буря
    .text = Загубете 1 храна или 1 воин.
journey-whirlpool = Водовъртеж
    .text = Загубете 1 воин.

## Enemies

enemy-troll = трол
enemy-draugr_red = червен драугър
enemy-draugr_yellow = жълт драугър
enemy-draugr_blue = син драугър
enemy-fenris_cub_red = червено вълче на Фенрир
enemy-fenris_cub_yellow = жълто вълче на Фенрир
enemy-fenris_cub_blue = синьо вълче на Фенрир
enemy-dark_elf_red = червен тъмен елф
enemy-dark_elf_yellow = жълт тъмен елф
enemy-dark_elf_blue = син тъмен елф
enemy-nokk_red = червен ньок
enemy-nokk_yellow = жълт ньок
enemy-nokk_blue = син ньок
enemy-frost_giant_red = червен леден великан
enemy-frost_giant_yellow = жълт леден великан
enemy-frost_giant_blue = син леден великан
enemy-fire_giant_red = червен огнен великан
enemy-fire_giant_yellow = жълт огнен великан
enemy-fire_giant_blue = син огнен великан
enemy-lindworm_red = червен линдворм
enemy-lindworm_yellow = жълт линдворм
enemy-lindworm_blue = син линдворм

## Phases, reasons, parts of the scoring

phase-setup = Подготовка
phase-round_setup = Начало на рунда
phase-placing = Поставяне на работници
phase-assigning = Изпращане на воини
phase-resolving = Лов и битки
phase-clean_up = Край на рунда
phase-over = Край
because-start = начало
because-price = цена
because-location = място
because-swap = размяна
because-begging = молба за помощ
because-reward = награда
because-leader = водач
because-rune = руна
because-troll = трол
because-fight = бой
because-journey = пътуване
because-hunger = глад
because-weapon = безполезно оръжие
because-hunt = лов
because-reroll = ново хвърляне
part-destinies = съдби
part-sets = комплекти цветове
part-runes = руни
part-private_longships = частен дракар
part-favor = благосклонност
part-coins = монети
part-blame = укор

## Questions

ask-stall = Жребият тегли сергия ({ $trade }).
ask-first_player = Жребият решава кой е първи.
ask-leader = Кой водач избирате?
ask-destiny = { $clan }: жребият тегли съдба.
ask-reveal_troll = Жребият открива трол.
ask-reveal_draugr = Жребият открива драугър ({ $place }).
ask-journey = Жребият тегли пътуване ({ $shore }).
ask-reveal_rune = Жребият открива руна.
ask-reveal_monster = Жребият открива чудовище ({ $shore }).
ask-reveal_merchant = Жребият открива търговски кораб.
ask-place = Ваш ред. Къде отива работник?
ask-shore = { $ship }: към кой бряг плава?
ask-build = Кой дракар строите?
ask-rune = Коя руна вземате?
ask-rune_top = { $clan }: жребият тегли горната руна.
ask-buy_favor = Колко благосклонност купувате?
ask-again = { $location }: още веднъж?
ask-trade = Какво разменяте?
ask-peek = Кое пътуване поглеждате?
ask-vision = Използвате ли руната „{ rune-true_vision }“?
ask-keep_destiny = Коя съдба запазвате?
ask-surplus = Твърде много воини: кой си отива? Остават: { $left }
ask-assign = Кого къде пращате?
ask-rune_window = Използвате ли руна сега?
ask-gifts = { rune-gifts }: какво вземате? Остават: { $left }
ask-success = { rune-success }: коя съдба откривате?
ask-die = Жребият хвърля зар: { $weapon }.
ask-rolled = Остава ли хвърлянето ({ $place })?
ask-pick_dice = Кои зарове хвърляте отново ({ $place })?
ask-casualties = Кой пада ({ $place })? Остават: { $left }
ask-killed = Врагът е мъртъв ({ $place }). Използвате ли руна?
ask-give_blame = Тролът е мъртъв. Кой получава укор?
ask-sail_on = Пътуването е { $journey } ({ $shore }). Използвате ли руна?
ask-toll = Какво губите ({ $shore })? Остават: { $left }
ask-starve = Кой умира от глад ({ $shore })? Остават: { $left }

## Options

label-price = { $label } (монети: { $price })
option-pass = Не
option-pass-assign = Това е всичко
option-pass-trade = Това е всичко
option-pass-again = Не, стига
option-pass-sail_on = Не, плаваме нататък
option-leader = { $leader }
option-place = { $location }
option-beg = Молба за помощ: 1 храна, 1 укор
option-use = Руна: { $rune }
option-sail_to = Към: { $shore }
option-build = Строеж: { $ship }
option-take_rune = Вземи: { $rune }
option-take_top = Най-горната от тестето
option-buy = Благосклонност: { $favor }
option-again = Да, още веднъж
option-trade = { $give } → { $take }
option-peek = Погледни: { $shore }
option-keep = Запази: { $destiny }
option-return = Отпрати: { $weapon }
option-send = { $place } ← { $weapon }
option-load = { $place } ← { good-food }
option-gain = { $good }
option-fulfil = Открий: { $destiny }
option-stand = Остави
option-reroll = 1 благосклонност за ново хвърляне
option-pick = Вземи: { $weapon }, { $face }
option-roll = Хвърли
option-lose = Загуби: { $weapon }
option-lose_food = Загуби: { good-food }
option-give_blame = { $clan }
option-stall = Сергия: { $location }
option-first_player = Първи играч: { $clan }
option-destiny = { $destiny }
option-enemy = { $enemy }
option-journey = { $journey }
option-rune = { $rune }
option-merchant = { $merchant }
option-face = { $face }

## Events

event-stall = Сергия: { $location }.
event-first_player = Първи играч: { $clan }.
event-leader = Място { $seat }: водач — { $clan }.
event-drew_destiny = { $clan } тегли съдба.
event-drew_destiny-known = { $clan } тегли съдбата „{ $destiny }“.
event-kept_destiny = { $clan } запазва съдба; под тестето отиват: { $under }.
event-kept_destiny-known = { $clan } запазва „{ $destiny }“; под тестето отиват: { $under }.
event-round = Започва рунд { $round }.
event-phase = Фаза: { $phase }.
event-troll = Открит: { $enemy }.
event-draugr = Открит: { $enemy } ({ $place }).
event-monster = Открит: { $enemy } ({ $shore }).
event-journey_laid = Поставено е закрито пътуване ({ $shore }).
event-journey_laid-known = Закрито е поставено „{ $journey }“ ({ $shore }).
event-rune_up = При рунния ковач: { $rune }.
event-merchant = В пристанището идва { $merchant }.
event-stock = { $location }: +{ $goods }.
event-placed = { $clan }: работник — { $location }.
event-begged = { $clan } моли града за помощ.
event-warriors = { $clan }: +{ $count }, { $weapon }.
event-sent_away = { $clan }: няма място, отива си { $weapon }.
event-gained = { $clan }: +{ $count }, { $good } ({ $because }).
event-spent = { $clan }: −{ $count }, { $good } ({ $because }).
event-glory = { $clan }: слава +{ $gained } ({ $because }).
event-marker = Маркерът за първи играч е у: { $clan }.
event-sails = { $clan }: { $ship } поема към { $shore }.
event-built = { $clan } строи: { $ship }.
event-rune = { $clan } взема руната „{ $rune }“.
event-worker = { $clan }: работници вече { $workers }.
event-peeked = { $clan } поглежда пътуването: { $shore }.
event-peeked-known = { $clan } поглежда пътуването: { $shore }, { $journey }.
event-rune_used = { $clan } използва руната „{ $rune }“.
event-fulfilled = { $clan }: „{ $destiny }“, слава { $glory }.
event-sent = { $clan } праща: { $weapon } → { $place }.
event-loaded = { $clan } товари храна → { $place }.
event-ready = { $clan }: всички са пратени.
event-hunt = { $clan } отива на лов, воини: { $warriors }.
event-hunted = { $clan } носи храна: { $food }.
event-fight = { $clan }, воини: { $warriors }, враг — { $enemy }.
event-kraken_fight = { $clan }, воини: { $warriors }, срещу кракен ({ $place }).
event-die = { $clan } хвърля, { $weapon }: { $face }.
event-reroll = { $clan } хвърля отново с благосклонност.
event-struck = { $shields ->
    [0] { $clan } нанася { $damage } ({ $place }).
   *[other] { $clan } нанася { $damage } ({ $place }); щитове: { $shields }.
}
event-fell = { $clan } губи: { $weapon }, { $place } ({ $because }).
event-killed = { $clan } убива: { $enemy } ({ $place }).
event-kraken_killed = { $clan } убива кракена.
event-beaten = { $clan } е победен ({ $place }).
event-blamed = { $clan } прехвърля укор на: { $other }.
event-voyage = { $clan } плава: { $shore }; воини: { $warriors }, храна: { $food }.
event-journey = { $clan }, { $shore }: { $journey }.
event-food_gone = { $clan }, { $place }: храна −{ $count } ({ $because }).
event-reshuffled = Изчистените пътувания се размесват в ново тесте.
event-troll_lives = Тролът е жив: укор за всички.
event-bounty = Монети върху чудовището: { $coins } ({ $shore }).
event-round_over = Рунд { $round } свърши.
event-destiny_shown = { $clan } показва съдбата „{ $destiny }“.
event-scored = { $forfeited ->
    [0] { $gained ->
        [0] { $clan }, { $part }: без слава.
       *[other] { $clan }, { $part }: слава +{ $gained }.
    }
   *[other] { $clan }, { $part }: слава −{ $forfeited }.
}

## The table: its layout

odds = Убийство { $kill } %, очаквани загуби { $losses }
odds-option = { $option }: { $odds }
luck-hits = Паднали се атаки
luck-shields = Паднали се щитове
table-title = { game }, рунд { $round } от { $rounds }: { $phase }
table-first = Първи играч: { $clan }
table-chiefs = Водачи
table-you = { $clan } (вие)
table-store = Припаси: { $store }
table-warriors = Воини у дома: { $warriors }
table-workers = работници за поставяне: { $left } от { $all }
table-used = използвана
table-destiny-count = съдби: { $count }
table-slain = Победени: { $enemies }
table-score = Крайно точкуване: { $parts }
table-none = няма
table-town = Градът
table-stock = тук: { $stock }
table-taken = заето: { $clan }
table-goods = стоки: { $goods }
table-offer = продават се: { $ships }
table-hut = цена: { $coins }
table-hunters = ловци: { $clans }
table-enemies = Врагове
table-enemy = атака { $attack }, защита { $defence }, слава { $glory }
table-resists = неуязвим за: { $weapons }
table-dead = победен
table-sent = { $clan }: { $sent }
table-bounty = монети върху него: { $coins }
table-journey = пътуване: { $journey }
table-journey-known = пътуване, известно ви е: { $journey }
table-journey-down = закрито пътуване
table-food = храна стига за воини: { $fed }
table-room = { $ship }, свободно място { $room }
table-roll = Хвърлянето
table-dice = { $weapon }: { $faces }
table-hand = в ръка: { $dice }
table-total = атаки { $attacks }, щитове { $shields }
table-foe = враг: атака { $attack }, защита { $defence }, щети { $damage }
table-destinies = Вашите съдби
table-drawn = Съдби за избор
table-card = { $card }. { $text }
table-bonus = { $text } (сам { $alone }, поравно { $tied } слава)

## Rulings

ruling-rune_any_time = Дарове, Знание, Успех и Богатство се използват винаги когато питат собственика им при поставяне, изпращане, след хвърляне, убийство или открито пътуване; освен това го питат преди битките, ако няма такива, и в края на всеки рунд. Никой не прекъсва чужд въпрос.
ruling-rune_in_vain = Руна, която не би променила нищо, не може да се използва.
ruling-trophies_memory = Победените врагове са скрити, но битките ги виждат всички: запомнимото не е тайна за програма.
ruling-surplus_choice = При излишък собственикът избира кой си отива, стар или нов; зарове се вземат и при пълен дом.
ruling-short_supply = Зарове над запаса не се получават; място, което дава само липсващи зарове, не се заема.
ruling-market_once = Полученото на пазара не се разменя нататък при същото посещение; поне една размяна е задължителна.
ruling-destiny_under = Съдбите под тестето лежат размесени и се теглят едва когато другите свършат.
ruling-vision_before_draw = В дома на мъдреца първо се вижда пътуването, после се предлага Истинско зрение, после се теглят съдби.
ruling-sage_without_deck = При празно тесте съдби мъдрецът пак показва пътуване.
ruling-marker_at_once = Маркер, преместен при поставянето, важи за изпращането в същия рунд; редът на работниците не се променя.
ruling-reaction_round = Реакция важи до края на рунда на боя или лова, и за хвърлените след нея зарове.
ruling-healing_first = Изцеление се използва преди първата загуба в рунда.
ruling-kraken_empty = Дракар без воини не среща кракен.
ruling-journey_known = Който е погледнал пътуване, го знае, докато се открие, рунд след рунд.
ruling-forced_choice = Където има само един избор, той се прави без въпрос.
ruling-last_clean_up = Последният рунд се приключва като всеки друг, преди крайното точкуване.

## Rules

rule-CM-101 = 2–4 играчи, 8 рунда; печели най-славният.
rule-CM-102 = Пет водачи, всеки със своя способност и дом за 8 воини.
rule-CM-103 = 34 зара воини: 12 меча, 12 копия, 10 брадви; повече няма.
rule-CM-104 = Играч има най-много 8 воини; излишните веднага отиват в запаса.
rule-CM-105 = Храна, дърво, монети, благосклонност и укор са неограничени.
rule-CM-106 = Врагове: 16 трола, 21 драугри, 36 чудовища; 18 пътувания, 10 руни, 12 съдби, 8 търговски кораба, 4 частни дракара, 8 сергии.
rule-CM-201 = Сергиите са случайни: за двама 1 военна и 1 стопанска, за трима 1 и 2, за четирима 2 и 2.
rule-CM-202 = Дракари с 3+ отпадат при двама, с 4+ при по-малко от четирима.
rule-CM-203 = Водачите се избират от дясната страна на първия играч, обратно на часовника.
rule-CM-204 = В началото: 1 храна, 1 дърво, 1 монета, 1 благосклонност, 1 мечоносец и 3 работници (за двама 4); още по един чака в колибите.
rule-CM-205 = Всеки тегли 1 съдба; съдбите са тайни до края.
rule-CM-206 = Тестетата са размесени; славата започва от 0.
rule-CM-301 = Открийте 1 трол и 2 драугри.
rule-CM-302 = На празните места идват закрити пътувания и открити чудовища; най-десните само за четирима.
rule-CM-303 = Празните места за руни се пълнят открито.
rule-CM-304 = Нов търговски кораб покрива стария.
rule-CM-305 = В трите работилници идва по зар, в пушилнята 1 храна; невзетото се трупа.
rule-CM-401 = От първия играч по часовника се поставя по един работник, докато има.
rule-CM-402 = На място стои един работник на рунд; на ловните полета — по един от всеки.
rule-CM-403 = Кафявите и сините места действат веднага, червените дават бой после, дракарите — и двете.
rule-CM-411 = Оръжейник, занаятчия, ковачница: вземете всички зарове там.
rule-CM-412 = Пушилня: вземете цялата храна.
rule-CM-413 = Домът на ярла: 1 мечоносец и маркерът; своя се дава наляво. Иначе не се движи.
rule-CM-414 = Домът на мъдреца: погледнете 1 закрито пътуване, после изтеглете 1 съдба.
rule-CM-415 = Малък дракар: към свободен бряг; 5 единици воини и храна.
rule-CM-416 = Голям дракар: за 1 монета същото; 10 единици.
rule-CM-417 = Корабостроител: купете частен дракар, най-много един; ваш е до края и се ползва веднага.
rule-CM-418 = Пазар: разменяйте храна, дърво и монети 1:1 колкото искате.
rule-CM-419 = Търговски кораб: за 1 монета вземете стоките му.
rule-CM-420 = Рунен ковач: за 1 дърво открита руна или горната; лежи открито пред вас.
rule-CM-421 = Църква: 1, 3, 6, 10 монети за 1, 2, 3, 4 благосклонности.
rule-CM-422 = Колиби: допълнителен работник, веднъж; цена 5, после 4, 3, 2.
rule-CM-423 = Местата на трола и драугрите дават бой този рунд.
rule-CM-424 = Ловните полета дават лов този рунд.
rule-CM-425 = Молба за помощ: работник на своето табло, 1 храна и 1 укор; винаги е възможно.
rule-CM-426 = Място, което не може да се плати или не прави нищо, не се заема.
rule-CM-427 = Излишните зарове отиват в запаса. Дракарът избира свободен бряг веднага; един на бряг; играч може да има няколко.
rule-CM-431 = Сергии: Блажения 1 храна за 1 благосклонност до 3 пъти; Скалд 2 слава; Щедър търговец 1 храна и 1 дърво; Непознат 2 монети.
rule-CM-432 = Сергии: Опълчение 1 храна за 2 мечоносци; Налетници 1 дърво за 2 копиеносци; Йомсвикинги 2 монети за мечоносец и брадвар; Варяги 1 монета за мечоносец и копиеносец.
rule-CM-501 = Воините се пращат открито, по ред от първия играч.
rule-CM-502 = Може да не пратите никого.
rule-CM-503 = Оръжие, за което трол или драугър е неуязвим, не се праща срещу него.
rule-CM-504 = Плава всяко оръжие; безполезното срещу чудовището загива преди първото хвърляне.
rule-CM-505 = Воините и храната не надвишават побирането; храната излиза от припасите.
rule-CM-506 = Непратените воини ловуват, ако имате работник там.
rule-CM-601 = Ред: лов; трол; драугри отляво; брегове отляво.
rule-CM-602 = Лов: хвърлят всички; храна колкото атаките, най-много 6; благосклонност за ново хвърляне.
rule-CM-603 = Убиецът на трола маха свой укор и дава 1 на друг.
rule-CM-604 = Бряг: открийте и приложете пътуването, нахранете, губете безполезното оръжие, бой. И празен дракар изразходва пътуването.
rule-CM-605 = Загубите от пътуването са само от този дракар.
rule-CM-606 = Двата близки бряга: 1 храна за 2 воини (нагоре), двата далечни — за всеки; собственикът избира гладните; излишната храна се губи.
rule-CM-607 = Спокойно: нищо. Кракен: бой, 3 слава. Загуби: 2 от храна и воини. Безветрие: 1 храна. Буря: 1 храна или воин. Водовъртеж: 1 воин. Ако няма — губи се каквото има.
rule-CM-608 = Откритото пътуване се изчиства в края на рунда, закритото остава.
rule-CM-611 = Хвърлете всички воини; после по 1 благосклонност за ново хвърляне на които искате.
rule-CM-612 = Щетите са колкото атаките и остават до края на боя.
rule-CM-613 = Губите воини колкото атаката на врага без щитовете; вие избирате кои.
rule-CM-614 = Ударите са едновременни: и умиращ, врагът наранява.
rule-CM-615 = Щети колкото защитата убиват, дори да падне последният воин; картата е ваша, оцелелите се прибират.
rule-CM-616 = Врагът е жив и има воини — нов рунд; няма воини — нищо, щетите се махат.
rule-CM-617 = Награди: трол слава и дърво; драугър слава и монети; чудовище слава, благосклонност и монетите върху картата.
rule-CM-618 = Отстъпление няма.
rule-CM-619 = Победените врагове са тайни до края, освен с вариант „Зала на славата“.
rule-CM-701 = Работниците и общите дракари се връщат; частните остават.
rule-CM-702 = Тролът е жив: изчистете го, всеки взема 1 укор.
rule-CM-703 = Живите драугри и откритите пътувания се изчистват.
rule-CM-704 = На всяко живо чудовище се слага 1 монета; трупат се.
rule-CM-705 = След рунд 8 е крайното точкуване.
rule-CM-801 = Асмундр: всяка благосклонност за ново хвърляне носи 2 слава.
rule-CM-802 = Дагрун: при мъдреца тегли още една съдба, запазва една, другите отиват отдолу; с Истинско зрение четири.
rule-CM-803 = Гюлвир: търговският кораб е безплатен.
rule-CM-804 = Сванхилд: всеки меч с атака нанася 1 повече, и на лов.
rule-CM-805 = Ул: рунд бой с поне една двойна атака носи 1 слава.
rule-CM-901 = Дарове: 4 от дърво, храна, монети.
rule-CM-902 = Слава: след убийство още половината му слава, надолу.
rule-CM-903 = Изцеление: никакви загуби в един рунд на боя.
rule-CM-904 = Пътуване: изчистете откритото, приложете следващото.
rule-CM-905 = Знание: погледнете всички закрити пътувания.
rule-CM-906 = Възможност: след хвърляне хвърлете отново празните.
rule-CM-907 = Реакция: щитовете са и атаки (мечовете на Сванхилд: 2), но не двойни за Ул.
rule-CM-908 = Успех: открийте съдба и я точкувайте; в края пак носи.
rule-CM-909 = Истинско зрение: при мъдреца още 2 съдби, запазете 1, другите отдолу.
rule-CM-910 = Богатство: удвоете монетите, най-много с 5.
rule-CM-911 = Използваната руна остава и носи слава; важи веднъж за игра.
rule-CM-1001 = Съдба: сам пръв — по-голямата награда, поравно — по-малката; нужно е поне 1; само своите.
rule-CM-1002 = 5 слава за комплект врагове от всички цветове; троловете нямат цвят.
rule-CM-1003 = Руни и частни дракари: отпечатаната слава.
rule-CM-1004 = Благосклонност: по 2 слава. Монети: 1 слава за всеки 3.
rule-CM-1005 = Укор: 1–6 и повече: −1, −3, −6, −10, −15, −21.
rule-CM-1006 = Равенство: повече победени врагове с троловете; после обща победа.
rule-CM-1101 = Зала на славата: победените врагове лежат открито.
rule-CM-1102 = Недоверчиви селяни: всеки започва с 1 укор.
rule-CM-1201 = Ловената храна закъснява за дракарите от същия рунд.
rule-CM-1202 = Празен запас воини не добавя нищо в началото на рунда.
rule-CM-1203 = Празно тесте пътувания — размесените изчистени; празни тестета руни и съдби не дават нищо.
rule-CM-1204 = Съдбите се броят преди благосклонност и монети да станат слава; цвят — драугри и чудовища заедно. Резултатът може да е отрицателен.
rule-CM-1205 = Успех точкува по положението в момента, със скритите врагове.

## Сцената в браузъра

scene-map = Пристанищният град
scene-shores = Далечни брегове
scene-wilds = Дивите земи
scene-harbour = Пристанището
scene-phases = Фази на рунда
scene-supply = В запаса: мечоносци — { $sword }, копиеносци — { $spear }, брадвари — { $axe }
scene-deck-troll = Тролове в тестето: { $n }
scene-deck-draugr = Драугри в тестето: { $n }
scene-deck-monster = Чудовища в тестето: { $n }
scene-deck-destiny = Съдби в тестето: { $n }
scene-deck-rune = Руни в тестето: { $n }
scene-price = цена: { $goods }
scene-reward = награда: { $goods }
scene-holds = места за воини и храна: { $hold }
scene-worth = слава в края на играта: { $glory }
scene-owner = построен от { $clan }
scene-troll = Ако тролът оцелее, всички получават укор; победителят му сваля един свой и дава един на друг играч.
scene-seen-by = видян от: { $clans }
scene-left = остават у дома: { $left }
scene-away = на поход: { $away }
scene-blame = Укор: { $blame }, в края на играта −{ $glory } слава
scene-odds-all = ако тръгнат всички, които могат:
scene-odds-best = при най-добрия избор на зарове
scene-turn = на ход
scene-open-sheet = Цялото табло: { $clan }
scene-pile-troll = Победени тролове: { $n }
scene-pile-red = Червени врагове (пламък): { $n }
scene-pile-yellow = Жълти врагове (планина): { $n }
scene-pile-blue = Сини врагове (снежинка): { $n }
scene-sets = пълни комплекти: { $sets }
scene-trophies-hidden = победените врагове лежат закрити
scene-leader-taken = { $leader }: вече е на място { $seat }
scene-hunted = Храна: { $food }, най-много { $most }
scene-falling = ще паднат: { $n }
scene-pick-fallen = Натиснете заровете на падащите. Остават: { $left }
scene-pick-dice = Натиснете заровете, които вземате отново, после хвърлете.
scene-in-hand = В ръката
scene-fold = Към пристанището
scene-unfold = Обратно към въпроса
scene-scoring = Крайно точкуване
scene-glory-played = Слава от играта
scene-total = Слава
scene-count-all = Покажи всичко
scene-count-again = Преброй отново
scene-victory = { $many ->
    [one] Шампионът на Мидгард е { $clans }
   *[other] Победата си поделят { $clans }
}

## По какво се броят много игри

count-leader = водач
count-part = слава за
count-destiny = съдба
count-rune = руна
count-location = място
