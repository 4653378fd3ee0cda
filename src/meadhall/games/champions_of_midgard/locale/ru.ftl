### Защитники Мидгарда: русские слова. Названия из файла данных, все фразы наши.

## Title and variants

game = Защитники Мидгарда
game-about = Восемь раундов берегите портовый город: ставьте работников, чтобы добыть кубики воинов, еду и корабли, и ведите дружину на тролля, драугров и чудовищ дальних берегов. Исход боёв решают кубики, а ярлом станет самый славный вождь.
expansion-hall_of_records = Зал Славы
    .text = Побеждённые враги лежат открыто, их видят все.
expansion-mistrustful_villagers = Недоверчивые жители
    .text = Каждый начинает с 1 осуждением.

## Leaders

leader-asmundr = Асмундр Праведный
    .text = Каждая поддержка, потраченная на переброс (и на охоте), сразу даёт 2 славы.
leader-dagrun = Дагрун Ниспосланная
    .text = В доме мудреца берёт на одну судьбу больше и оставляет одну.
leader-gylfir = Гулфир Мореход
    .text = Не платит монету на торговом корабле.
leader-svanhildr = Сванхильд Меченосец
    .text = Каждый кубик меча с атакой наносит на 1 больше, на охоте тоже.
leader-ullr = Уль Берсеркер
    .text = Получает 1 славу в каждом раунде боя, где есть двойная атака.

## Words

word-glory = Слава
word-round = Раунд
word-first_player = Первый игрок
word-warriors = Воины
word-workers = Рабочие
word-runes = Руны
word-destinies = Судьбы
word-supply = Запас
word-odds = Шансы
weapon-sword = мечник
weapon-spear = копейщик
weapon-axe = топорник
face-blank = пусто
face-hit = атака
face-double = двойная атака
face-shield = щит
good-food = еда
good-wood = дерево
good-coin = монеты
good-favor = поддержка богов
good-blame = осуждение
trade-military = военная
trade-economic = хозяйственная
place-troll = тролль
place-draugr_1 = левый драугр
place-draugr_2 = правый драугр
place-shore_1 = первый берег
place-shore_2 = второй берег
place-shore_3 = третий берег
place-shore_4 = четвёртый берег
place-hunt = охота

## Locations

location-swordsmith = Оружейник
    .text = Возьмите всех мечников, что здесь лежат.
location-hafter = Ремесленник
    .text = Возьмите всех копейщиков, что здесь лежат.
location-blacksmith = Кузня
    .text = Возьмите всех топорников, что здесь лежат.
location-smokehouse = Коптильный цех
    .text = Возьмите всю еду, что здесь лежит.
location-merchant_ship = Торговый Корабль
    .text = Заплатите 1 монету и возьмите товары корабля в порту.
location-jarls_longhouse = Дом Ярла
    .text = 1 мечник и фишка первого игрока; свою фишку отдайте соседу слева.
location-sages_house = Дом мудреца
    .text = Посмотрите закрытое путешествие, затем возьмите судьбу.
location-runesmith = Рунный кузнец
    .text = Заплатите 1 дерево за открытую руну или верхнюю из колоды.
location-stave_church = Каркасная церковь
    .text = 1, 3, 6 или 10 монет за 1–4 поддержки.
location-market = Базар
    .text = Меняйте еду, дерево и монеты один к одному.
location-shipwright = Корабельный плотник
    .text = Купите частную ладью; не больше одной на игрока.
location-worker_huts = Хижины рабочих
    .text = Купите дополнительного рабочего; он готов сразу.
location-hunting_grounds = Охотничьи угодья
    .text = Воины, оставшиеся дома, охотятся.
location-troll_space = Бой с троллем
    .text = В этом раунде можно послать воинов на тролля.
location-draugr_space_1 = Бой с левым драугром
    .text = В этом раунде можно послать воинов на этого драугра.
location-draugr_space_2 = Бой с правым драугром
    .text = В этом раунде можно послать воинов на этого драугра.
location-small_public_longship = Малая народная ладья
    .text = Плывёт к свободному берегу; вмещает 5 воинов и еды.
location-large_public_longship = Большая народная ладья
    .text = За 1 монету плывёт к свободному берегу; вмещает 10 воинов и еды.
location-snekkar = Снеккар
    .text = Ваша собственная ладья до конца игры.
location-skeid_1 = Первый скейд
    .text = Ваша собственная ладья до конца игры.
location-skeid_2 = Второй скейд
    .text = Ваша собственная ладья до конца игры.
location-drekkar = Дреккар
    .text = Ваша собственная ладья до конца игры.
location-aumingi = Блаженный
    .text = 1 еда за 1 поддержку, до 3 раз.
location-skald = Скальд
    .text = 2 славы.
location-generous_merchant = Щедрый торговец
    .text = 1 еда и 1 дерево.
location-wealthy_stranger = Богатый незнакомец
    .text = 2 монеты.
location-folk_warriors = Народное ополчение
    .text = 1 еда за 2 мечников.
location-raiders = Налётчики
    .text = 1 дерево за 2 копейщиков.
location-jomsvikings = Йомсвикинги
    .text = 2 монеты за 1 мечника и 1 топорника.
location-varyags = Варяги
    .text = 1 монета за 1 мечника и 1 копейщика.
merchant-ship = торговый корабль

## Runes

rune-gifts = Дары
    .text = Возьмите 4 ресурса: дерево, еду, монеты в любом сочетании.
rune-glory = Слава
    .text = После убийства: ещё половина его славы, вниз.
rune-healing = Лечение
    .text = В этом раунде боя вы никого не теряете.
rune-journey = Путешествие
    .text = Сбросьте открытое путешествие; вместо него действует следующее.
rune-knowledge = Знание
    .text = Посмотрите все закрытые путешествия на поле.
rune-potential = Возможность
    .text = После броска: перебросьте любые пустые кубики.
rune-reaction = Реакция
    .text = После броска: щиты считаются и атаками.
rune-success = Успех
    .text = Откройте свою судьбу и получите за неё славу; в конце она считается снова.
rune-true_vision = Истинное зрение
    .text = В доме мудреца: ещё 2 судьбы, оставьте 1.
rune-wealth = Богатство
    .text = Удвойте монеты, получив не больше 5.

## Destinies

destiny-crusher_of_ice = Сокрушитель льда
    .text = Больше всех побеждённых синих врагов.
destiny-earth_smasher = Сотрясатель земли
    .text = Больше всех побеждённых жёлтых врагов.
destiny-master_of_flames = Повелитель пламени
    .text = Больше всех побеждённых красных врагов.
destiny-craftsman = Мастеровой
    .text = Больше всех дерева.
destiny-leader_of_armies = Вождь войск
    .text = Больше всех воинов.
destiny-odins_favored = Любимец Одина
    .text = Больше всех поддержки богов.
destiny-prepared = Запасливый
    .text = Больше всех еды.
destiny-prosperous = Зажиточный
    .text = Больше всех монет.
destiny-runemaster = Хозяин рун
    .text = Больше всех рун.
destiny-monster_hunter = Охотник на чудовищ
    .text = Больше всех побеждённых монстров.
destiny-slayer_of_the_undead = Истребитель нежити
    .text = Больше всех побеждённых драугров.
destiny-troll_slayer = Убийца троллей
    .text = Больше всех побеждённых троллей.

## Journeys

journey-all_quiet = Всё спокойно
    .text = Ничего не происходит.
journey-kraken = Кракен
    .text = Бой за 3 славы; выжившие плывут дальше.
journey-lost = Потери
    .text = Потеряйте 2 из еды и воинов на борту.
journey-no_wind = Штиль
    .text = Потеряйте 1 еду.
journey-storm = Шторм
    .text = Потеряйте 1 еду или 1 воина.
journey-whirlpool = Водоворот
    .text = Потеряйте 1 воина.

## Enemies

enemy-troll = тролль
enemy-draugr_red = красный драугр
enemy-draugr_yellow = жёлтый драугр
enemy-draugr_blue = синий драугр
enemy-fenris_cub_red = красный волчонок Фенрира
enemy-fenris_cub_yellow = жёлтый волчонок Фенрира
enemy-fenris_cub_blue = синий волчонок Фенрира
enemy-dark_elf_red = красный тёмный эльф
enemy-dark_elf_yellow = жёлтый тёмный эльф
enemy-dark_elf_blue = синий тёмный эльф
enemy-nokk_red = красный нёкк
enemy-nokk_yellow = жёлтый нёкк
enemy-nokk_blue = синий нёкк
enemy-frost_giant_red = красный ледяной великан
enemy-frost_giant_yellow = жёлтый ледяной великан
enemy-frost_giant_blue = синий ледяной великан
enemy-fire_giant_red = красный огненный великан
enemy-fire_giant_yellow = жёлтый огненный великан
enemy-fire_giant_blue = синий огненный великан
enemy-lindworm_red = красный линдворм
enemy-lindworm_yellow = жёлтый линдворм
enemy-lindworm_blue = синий линдворм

## Phases, reasons, parts of the scoring

phase-setup = Подготовка
phase-round_setup = Начало раунда
phase-placing = Расстановка рабочих
phase-assigning = Расстановка воинов
phase-resolving = Охота и битвы
phase-clean_up = Окончание раунда
phase-over = Конец игры
because-start = начало
because-price = цена
because-location = локация
because-swap = обмен
because-begging = просьба о помощи
because-reward = награда
because-leader = вождь
because-rune = руна
because-troll = тролль
because-fight = бой
because-journey = путешествие
because-hunger = голод
because-weapon = бесполезное оружие
because-hunt = охота
because-reroll = переброс
part-destinies = судьбы
part-sets = наборы цветов
part-runes = руны
part-private_longships = частная ладья
part-favor = поддержка богов
part-coins = монеты
part-blame = осуждение

## Questions

ask-stall = Жребий тянет палатку ({ $trade }).
ask-first_player = Жребий решает, кто ходит первым.
ask-leader = Кем из вождей вы будете?
ask-destiny = { $clan }: жребий тянет судьбу.
ask-reveal_troll = Жребий открывает тролля.
ask-reveal_draugr = Жребий открывает драугра ({ $place }).
ask-journey = Жребий тянет путешествие ({ $shore }).
ask-reveal_rune = Жребий открывает руну.
ask-reveal_monster = Жребий открывает монстра ({ $shore }).
ask-reveal_merchant = Жребий открывает торговый корабль.
ask-place = Ваш ход. Куда идёт рабочий?
ask-shore = { $ship }: к какому берегу плыть?
ask-build = Какую ладью вы строите?
ask-rune = Какую руну вы берёте?
ask-rune_top = { $clan }: жребий тянет верхнюю руну.
ask-buy_favor = Сколько поддержки вы покупаете?
ask-again = { $location }: ещё раз?
ask-trade = Что вы меняете?
ask-peek = Какое путешествие вы смотрите?
ask-vision = Применить руну «{ rune-true_vision }»?
ask-keep_destiny = Какую судьбу вы оставляете?
ask-surplus = Слишком много воинов: кто уходит? Осталось отпустить: { $left }
ask-assign = Кого и куда вы посылаете?
ask-rune_window = Применить руну сейчас?
ask-gifts = { rune-gifts }: что вы берёте? Осталось: { $left }
ask-success = { rune-success }: какую судьбу вы открываете?
ask-die = Жребий бросает кубик: { $weapon }.
ask-rolled = Оставляете бросок ({ $place })?
ask-pick_dice = Какие кубики перебросить ({ $place })?
ask-casualties = Кто гибнет ({ $place })? Осталось потерять: { $left }
ask-killed = Враг убит ({ $place }). Применить руну?
ask-give_blame = Тролль убит. Кто получает осуждение?
ask-sail_on = Путешествие — { $journey } ({ $shore }). Применить руну?
ask-toll = Что вы теряете ({ $shore })? Осталось потерять: { $left }
ask-starve = Кто голодает ({ $shore })? Осталось потерять: { $left }

## Options

label-price = { $label } (монеты: { $price })
option-pass = Нет
option-pass-assign = Это всё
option-pass-trade = Это всё
option-pass-again = Нет, хватит
option-pass-sail_on = Нет, плывём дальше
option-leader = { $leader }
option-place = { $location }
option-beg = Просить о помощи: 1 еда, 1 осуждение
option-use = Руна: { $rune }
option-sail_to = Плыть: { $shore }
option-build = Построить: { $ship }
option-take_rune = Взять: { $rune }
option-take_top = Верхнюю из колоды
option-buy = Поддержка: { $favor }
option-again = Да, ещё раз
option-trade = { $give } → { $take }
option-peek = Посмотреть: { $shore }
option-keep = Оставить: { $destiny }
option-return = Отпустить: { $weapon }
option-send = { $place } ← { $weapon }
option-load = { $place } ← { good-food }
option-gain = { $good }
option-fulfil = Открыть: { $destiny }
option-stand = Оставить
option-reroll = Потратить 1 поддержку на переброс
option-pick = Взять: { $weapon }, { $face }
option-roll = Бросить
option-lose = Потерять: { $weapon }
option-lose_food = Потерять: { good-food }
option-give_blame = { $clan }
option-stall = Палатка: { $location }
option-first_player = Первый игрок: { $clan }
option-destiny = { $destiny }
option-enemy = { $enemy }
option-journey = { $journey }
option-rune = { $rune }
option-merchant = { $merchant }
option-face = { $face }

## Events

event-stall = Палатка: { $location }.
event-first_player = Первый игрок: { $clan }.
event-leader = Место { $seat }: вождь — { $clan }.
event-drew_destiny = { $clan } берёт судьбу.
event-drew_destiny-known = { $clan } берёт судьбу «{ $destiny }».
event-kept_destiny = { $clan } оставляет судьбу; под колоду ушло: { $under }.
event-kept_destiny-known = { $clan } оставляет «{ $destiny }»; под колоду ушло: { $under }.
event-round = Начинается раунд { $round }.
event-phase = Этап: { $phase }.
event-troll = Открыт: { $enemy }.
event-draugr = Открыт: { $enemy } ({ $place }).
event-monster = Открыт: { $enemy } ({ $shore }).
event-journey_laid = Положено закрытое путешествие ({ $shore }).
event-journey_laid-known = Закрыто положено путешествие «{ $journey }» ({ $shore }).
event-rune_up = У рунного кузнеца: { $rune }.
event-merchant = В порт пришёл { $merchant }.
event-stock = { $location }: +{ $goods }.
event-placed = { $clan }: рабочий — { $location }.
event-begged = { $clan } просит город о помощи.
event-warriors = { $clan }: +{ $count }, { $weapon }.
event-sent_away = { $clan }: нет места, уходит { $weapon }.
event-gained = { $clan }: +{ $count }, { $good } ({ $because }).
event-spent = { $clan }: −{ $count }, { $good } ({ $because }).
event-glory = { $clan }: слава +{ $gained } ({ $because }).
event-marker = Фишка первого игрока у: { $clan }.
event-sails = { $clan }: { $ship } идёт на { $shore }.
event-built = { $clan } строит: { $ship }.
event-rune = { $clan } берёт руну «{ $rune }».
event-worker = { $clan }: рабочих теперь { $workers }.
event-peeked = { $clan } смотрит путешествие: { $shore }.
event-peeked-known = { $clan } смотрит путешествие: { $shore }, { $journey }.
event-rune_used = { $clan } применяет руну «{ $rune }».
event-fulfilled = { $clan }: «{ $destiny }», слава { $glory }.
event-sent = { $clan } посылает: { $weapon } → { $place }.
event-loaded = { $clan } грузит еду → { $place }.
event-ready = { $clan }: все разосланы.
event-hunt = { $clan } идёт на охоту, воинов: { $warriors }.
event-hunted = { $clan } приносит еды: { $food }.
event-fight = { $clan }, воинов: { $warriors }, враг — { $enemy }.
event-kraken_fight = { $clan }, воинов: { $warriors }, против кракена ({ $place }).
event-die = { $clan } бросает, { $weapon }: { $face }.
event-reroll = { $clan } тратит поддержку на переброс.
event-struck = { $shields ->
    [0] { $clan } наносит { $damage } ({ $place }).
   *[other] { $clan } наносит { $damage } ({ $place }); щитов: { $shields }.
}
event-fell = { $clan } теряет: { $weapon }, { $place } ({ $because }).
event-killed = { $clan } убивает: { $enemy } ({ $place }).
event-kraken_killed = { $clan } убивает кракена.
event-beaten = { $clan } терпит поражение ({ $place }).
event-blamed = { $clan } обращает осуждение на: { $other }.
event-voyage = { $clan } плывёт: { $shore }; воинов: { $warriors }, еды: { $food }.
event-journey = { $clan }, { $shore }: { $journey }.
event-food_gone = { $clan }, { $place }: еда −{ $count } ({ $because }).
event-reshuffled = Сброшенные путешествия перетасованы в новую колоду.
event-troll_lives = Тролль жив: осуждение каждому.
event-bounty = Монет на монстре: { $coins } ({ $shore }).
event-round_over = Раунд { $round } окончен.
event-destiny_shown = { $clan } открывает судьбу «{ $destiny }».
event-scored = { $forfeited ->
    [0] { $gained ->
        [0] { $clan }, { $part }: славы нет.
       *[other] { $clan }, { $part }: слава +{ $gained }.
    }
   *[other] { $clan }, { $part }: слава −{ $forfeited }.
}

## The table: its layout

odds = Убийство { $kill } %, ожидаемые потери { $losses }
odds-option = { $option }: { $odds }
luck-hits = Выпало атак
luck-shields = Выпало щитов
table-title = { game }, раунд { $round } из { $rounds }: { $phase }
table-first = Первый игрок: { $clan }
table-chiefs = Вожди
table-you = { $clan } (вы)
table-store = Припасы: { $store }
table-warriors = Воины дома: { $warriors }
table-workers = рабочих в руке: { $left } из { $all }
table-used = применена
table-destiny-count = судеб: { $count }
table-slain = Побеждены: { $enemies }
table-score = Итоговый подсчёт: { $parts }
table-none = нет
table-town = Город
table-stock = лежит: { $stock }
table-taken = занято: { $clan }
table-goods = товары: { $goods }
table-offer = продаются: { $ships }
table-hut = цена: { $coins }
table-hunters = охотники: { $clans }
table-enemies = Враги
table-enemy = атака { $attack }, защита { $defence }, слава { $glory }
table-resists = не берёт: { $weapons }
table-dead = побеждён
table-sent = { $clan }: { $sent }
table-bounty = монет на нём: { $coins }
table-journey = путешествие: { $journey }
table-journey-known = путешествие, вам известно: { $journey }
table-journey-down = путешествие закрыто
table-food = еды хватает на воинов: { $fed }
table-room = { $ship }, осталось места { $room }
table-roll = Бросок
table-dice = { $weapon }: { $faces }
table-hand = в руке: { $dice }
table-total = атак { $attacks }, щитов { $shields }
table-foe = враг: атака { $attack }, защита { $defence }, урона { $damage }
table-destinies = Ваши судьбы
table-drawn = Судьбы на выбор
table-card = { $card }. { $text }
table-bonus = { $text } (одному { $alone }, при ничьей { $tied } славы)

## Rulings

ruling-rune_any_time = Дары, Знание, Успех и Богатство можно применить всякий раз, когда владельца спрашивают при расстановке, после броска, убийства или открытого путешествия; кроме того, владельца спрашивают перед битвами, если у него их нет, и в конце раунда. Чужой вопрос не прерывается.
ruling-rune_in_vain = Руну, которая ничего не изменит, применить нельзя.
ruling-trophies_memory = Побеждённые враги скрыты, но битвы видят все: что можно запомнить, для программы не тайна.
ruling-surplus_choice = При избытке владелец сам решает, кто из старых или новых уходит; кубики можно брать и при полном доме.
ruling-short_supply = Кубики сверх запаса не получают; локацию, дающую лишь отсутствующие кубики, занять нельзя.
ruling-market_once = Полученное на базаре в тот же визит не меняют дальше; хотя бы один обмен обязателен.
ruling-destiny_under = Судьбы под колодой лежат перемешанными, их берут, лишь когда кончатся остальные.
ruling-vision_before_draw = В доме мудреца сперва смотрят путешествие, затем решают об Истинном зрении, затем берут судьбы.
ruling-sage_without_deck = При пустой колоде судеб мудрец всё равно показывает путешествие.
ruling-marker_at_once = Перешедшая при расстановке фишка действует при расстановке воинов того же раунда; очерёдность рабочих не меняется.
ruling-reaction_round = Реакция действует до конца раунда боя или охоты, и для переброшенных позже кубиков.
ruling-healing_first = Лечение применяют до первой потери раунда.
ruling-kraken_empty = Ладья без воинов с кракеном не бьётся.
ruling-journey_known = Кто посмотрел путешествие, знает его до открытия, хоть и через раунды.
ruling-forced_choice = Где возможен один выбор, он делается без вопроса.
ruling-last_clean_up = Последний раунд завершается как любой другой, затем идёт подсчёт.

## Rules

rule-CM-101 = 2–4 игрока, 8 раундов; побеждает самый славный.
rule-CM-102 = Пять вождей, у каждого своя способность и дом на 8 воинов.
rule-CM-103 = 34 кубика воинов: 12 мечей, 12 копий, 10 топоров; больше нет.
rule-CM-104 = У игрока не больше 8 воинов; лишние сразу уходят в запас.
rule-CM-105 = Еда, дерево, монеты, поддержка и осуждение не ограничены.
rule-CM-106 = Враги: 16 троллей, 21 драугр, 36 монстров; 18 путешествий, 10 рун, 12 судеб, 8 торговых кораблей, 4 частные ладьи, 8 палаток.
rule-CM-201 = Палатки случайны: вдвоём 1 военная и 1 хозяйственная, втроём 1 и 2, вчетвером 2 и 2.
rule-CM-202 = Ладьи с отметкой 3+ не участвуют вдвоём, с отметкой 4+ — если игроков меньше четырёх.
rule-CM-203 = Вождей выбирают с соседа первого игрока справа, против часовой стрелки.
rule-CM-204 = На старте: 1 еда, 1 дерево, 1 монета, 1 поддержка, 1 мечник и 3 рабочих (вдвоём 4); ещё по одному ждёт в хижинах.
rule-CM-205 = Каждый берёт 1 случайную судьбу; судьбы тайны до конца.
rule-CM-206 = Колоды перетасованы; слава начинается с 0.
rule-CM-301 = Откройте 1 тролля и 2 драугров.
rule-CM-302 = На пустые места кладут закрытые путешествия и открытых монстров; крайние правые — только вчетвером.
rule-CM-303 = Пустые места рун у кузнеца заполняются открыто.
rule-CM-304 = Новый торговый корабль ложится поверх старого.
rule-CM-305 = В три мастерские добавляют по кубику, в коптильню 1 еду; невзятое копится.
rule-CM-401 = С первого игрока по часовой стрелке ставят по одному рабочему, пока они есть.
rule-CM-402 = В локации один рабочий за раунд; в угодьях — по одному от каждого.
rule-CM-403 = Коричневые и синие места действуют сразу, красные дают бой позже, ладьи — и то и другое.
rule-CM-411 = Оружейник, ремесленник, кузня: возьмите все лежащие там кубики.
rule-CM-412 = Коптильня: возьмите всю лежащую еду.
rule-CM-413 = Дом ярла: 1 мечник и фишка первого игрока; свою отдают налево. Иначе она не движется.
rule-CM-414 = Дом мудреца: посмотрите 1 закрытое путешествие, затем возьмите 1 судьбу.
rule-CM-415 = Малая ладья: плывите к свободному берегу; 5 единиц воинов и еды.
rule-CM-416 = Большая ладья: за 1 монету то же; 10 единиц.
rule-CM-417 = Плотник: купите частную ладью, не больше одной; она ваша до конца игры и годна сразу.
rule-CM-418 = Базар: меняйте еду, дерево и монеты 1:1 сколько угодно.
rule-CM-419 = Торговый корабль: за 1 монету возьмите его товары.
rule-CM-420 = Рунный кузнец: за 1 дерево открытая руна или верхняя из колоды; лежит перед вами открыто.
rule-CM-421 = Церковь: 1, 3, 6, 10 монет за 1, 2, 3, 4 поддержки.
rule-CM-422 = Хижины: дополнительный рабочий, один раз; цена 5, затем 4, 3, 2.
rule-CM-423 = Места тролля и драугров дают бой в этом раунде.
rule-CM-424 = Угодья дают охоту в этом раунде.
rule-CM-425 = Просьба о помощи: рабочий на свой планшет, 1 еда и 1 осуждение; можно всегда.
rule-CM-426 = Локацию, которую не оплатить или которая ничего не даст, занять нельзя.
rule-CM-427 = Лишние кубики идут в запас. Ладья выбирает свободный берег сразу; одна ладья на берег; у игрока их может быть несколько.
rule-CM-431 = Палатки: Блаженный 1 еда за 1 поддержку до 3 раз; Скальд 2 славы; Щедрый торговец 1 еда и 1 дерево; Незнакомец 2 монеты.
rule-CM-432 = Палатки: Ополчение 1 еда за 2 мечников; Налётчики 1 дерево за 2 копейщиков; Йомсвикинги 2 монеты за мечника и топорника; Варяги 1 монета за мечника и копейщика.
rule-CM-501 = Воинов расставляют открыто, по порядку с первого игрока.
rule-CM-502 = Можно не послать никого.
rule-CM-503 = Оружие, которое тролля или драугра не берёт, против него не посылают.
rule-CM-504 = Плыть может любое оружие; бесполезное против монстра гибнет до первого броска.
rule-CM-505 = Воинов и еды на ладье не больше её вместимости; еда уходит из припасов.
rule-CM-506 = Непосланные воины охотятся, если в угодьях ваш рабочий.
rule-CM-601 = Порядок: охота; тролль; драугры слева направо; берега слева направо.
rule-CM-602 = Охота: бросок всех; еда по числу атак, не больше 6; поддержка перебрасывает.
rule-CM-603 = Убийца тролля сбрасывает своё осуждение и даёт 1 другому игроку.
rule-CM-604 = Берег: открыть и применить путешествие, накормить, потерять бесполезное оружие, бой. И пустая ладья тратит путешествие.
rule-CM-605 = Потери путешествия — только с этой ладьи.
rule-CM-606 = Два ближних берега: 1 еда на 2 воинов (вверх), два дальних — на каждого; кто голодает, решает владелец; остаток еды пропадает.
rule-CM-607 = Спокойно: ничего. Кракен: бой, 3 славы. Потери: 2 из еды и воинов. Штиль: 1 еда. Шторм: 1 еда или воин. Водоворот: 1 воин. Нет столько — теряется что есть.
rule-CM-608 = Открытое путешествие сбрасывают в конце раунда, закрытое остаётся.
rule-CM-611 = Бросьте всех воинов; затем сколько угодно раз 1 поддержка за переброс любых.
rule-CM-612 = Урон равен атакам и остаётся до конца боя.
rule-CM-613 = Теряете воинов по атаке врага, минус щиты; кого — выбираете вы.
rule-CM-614 = Удары одновременны: умирая, враг всё равно бьёт.
rule-CM-615 = Урон не меньше защиты убивает, даже если пал последний воин; карта ваша, выжившие дома.
rule-CM-616 = Враг жив и воины есть — новый раунд; воинов нет — ничего, урон снимается.
rule-CM-617 = Награды: тролль слава и дерево; драугр слава и монеты; монстр слава, поддержка и монеты на карте.
rule-CM-618 = Отступления нет.
rule-CM-619 = Побеждённые враги тайны до конца, кроме варианта «Зал Славы».
rule-CM-701 = Рабочие и народные ладьи возвращаются; частные остаются владельцам.
rule-CM-702 = Тролль жив: сбросьте его, каждый берёт 1 осуждение.
rule-CM-703 = Живых драугров и открытые путешествия сбрасывают.
rule-CM-704 = На каждого живого монстра кладут 1 монету; они копятся.
rule-CM-705 = После 8 раунда идёт подсчёт.
rule-CM-801 = Асмундр: каждая поддержка за переброс сразу даёт 2 славы.
rule-CM-802 = Дагрун: у мудреца берёт ещё одну судьбу, оставляет одну, прочие под колоду; с Истинным зрением четыре.
rule-CM-803 = Гулфир: торговый корабль для него бесплатен.
rule-CM-804 = Сванхильд: каждый меч с атакой наносит на 1 больше, на охоте тоже.
rule-CM-805 = Уль: раунд боя хотя бы с одной двойной атакой даёт 1 славу.
rule-CM-901 = Дары: 4 ресурса из дерева, еды, монет.
rule-CM-902 = Слава: после убийства ещё половина его славы, вниз.
rule-CM-903 = Лечение: никаких потерь в одном раунде боя.
rule-CM-904 = Путешествие: открытое сбросьте, примените следующее.
rule-CM-905 = Знание: посмотрите все закрытые путешествия на поле.
rule-CM-906 = Возможность: после броска перебросьте любые пустые.
rule-CM-907 = Реакция: щиты считаются и атаками (мечи Сванхильд: 2), но не двойными для Уля.
rule-CM-908 = Успех: откройте судьбу и получите славу; в конце она считается снова.
rule-CM-909 = Истинное зрение: у мудреца ещё 2 судьбы, оставьте 1, прочие под колоду.
rule-CM-910 = Богатство: удвойте монеты, не больше чем на 5.
rule-CM-911 = Применённая руна остаётся и приносит славу как прочие; руна действует раз за игру.
rule-CM-1001 = Судьба: один впереди — большая награда, ничья — меньшая; нужен хотя бы 1; считаются только свои.
rule-CM-1002 = 5 славы за набор врагов всех цветов; тролли бесцветны.
rule-CM-1003 = Руны и частные ладьи: напечатанная слава.
rule-CM-1004 = Поддержка: по 2 славы. Монеты: 1 слава за каждые 3.
rule-CM-1005 = Осуждение: 1–6 и больше: −1, −3, −6, −10, −15, −21.
rule-CM-1006 = Ничья: больше побеждённых врагов с троллями; затем победа общая.
rule-CM-1101 = Зал Славы: побеждённые враги лежат открыто.
rule-CM-1102 = Недоверчивые жители: каждый начинает с 1 осуждением.
rule-CM-1201 = Добытая на охоте еда для ладей этого раунда опоздала.
rule-CM-1202 = Пустой запас воинов в начале раунда ничего не добавляет.
rule-CM-1203 = Пустая колода путешествий — перетасованный сброс; пустые колоды рун и судеб ничего не дают.
rule-CM-1204 = Судьбы считают до превращения поддержки и монет в славу; цвет — драугры и монстры вместе. Итог может быть отрицательным.
rule-CM-1205 = Успех считает по положению в этот миг, со скрытыми врагами.

## Сцена в браузере

scene-map = Портовый город
scene-shores = Дальние берега
scene-wilds = Дикие земли
scene-harbour = Гавань
scene-phases = Фазы раунда
scene-supply = В запасе: мечники — { $sword }, копейщики — { $spear }, топорники — { $axe }
scene-deck-troll = Тролли в колоде: { $n }
scene-deck-draugr = Драугры в колоде: { $n }
scene-deck-monster = Чудовища в колоде: { $n }
scene-deck-destiny = Судьбы в колоде: { $n }
scene-deck-rune = Руны в колоде: { $n }
scene-price = цена: { $goods }
scene-reward = награда: { $goods }
scene-holds = мест для воинов и еды: { $hold }
scene-worth = слава в конце игры: { $glory }
scene-owner = построил игрок { $clan }
scene-troll = Если тролль выживет, осуждение получат все; победитель сбросит одно своё и отдаст одно другому игроку.
scene-seen-by = видели: { $clans }
scene-left = осталось дома: { $left }
scene-away = в походе: { $away }
scene-blame = Осуждение: { $blame }, в конце игры −{ $glory } славы
scene-odds-all = если пойдут все, кто может:
scene-odds-best = при лучшем выборе кубиков
scene-turn = ходит
scene-open-sheet = Весь планшет: { $clan }
scene-pile-troll = Побеждено троллей: { $n }
scene-pile-red = Красные враги (пламя): { $n }
scene-pile-yellow = Жёлтые враги (гора): { $n }
scene-pile-blue = Синие враги (снежинка): { $n }
scene-sets = полных наборов: { $sets }
scene-trophies-hidden = побеждённые враги лежат взакрытую
scene-leader-taken = { $leader }: уже у места { $seat }
scene-hunted = Еда: { $food }, не больше { $most }
scene-falling = погибнет: { $n }
scene-pick-fallen = Нажмите на кубики тех, кто гибнет. Осталось потерять: { $left }
scene-pick-dice = Нажмите на кубики, которые берёте снова, потом бросайте.
scene-in-hand = В руке
scene-fold = Посмотреть на гавань
scene-unfold = Вернуться к вопросу
scene-scoring = Итоговый подсчёт
scene-glory-played = Слава за игру
scene-total = Слава
scene-count-all = Показать всё
scene-count-again = Посчитать снова
scene-victory = { $many ->
    [one] Защитник Мидгарда — { $clans }
   *[other] Победу делят { $clans }
}

## По чему считают много партий

count-leader = вождь
count-part = слава за
count-destiny = судьба
count-rune = руна
count-location = локация
