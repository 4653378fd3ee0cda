### Думите на терминала. Тук не се знае нищо за никоя игра.

## Команди: могат да се пишат и така, освен на английски

ui-command-help = помощ
ui-command-table = маса
ui-command-log = дневник
ui-command-undo = отмяна
ui-command-save = запис
ui-command-quit = изход

## Масата

ui-seat = Място { $seat }
ui-since = След последния ви поглед
ui-log = Дневник
ui-log-empty = Още нищо не се е случило.
ui-times = { $line } ×{ $times }
ui-earlier = { $lines ->
    [one] Още { $lines } по-ранен ред има в дневника.
   *[other] Още { $lines } по-ранни реда има в дневника.
}
ui-prompt = Номер, ? или help:

## Помощ

ui-help = Помощ
ui-help-number = Номерът отговаря на въпроса. Можете да напишете и целия код на възможността.
ui-help-why = ? показва правилото зад въпроса, ? 3 – правилото зад възможност 3.
ui-help-table = table (маса): показва отново цялата маса.
ui-help-log = log (дневник): всичко, което се е случило.
ui-help-undo = undo (отмяна): връща последния ви отговор, ако оттогава никой не е научил нищо.
ui-help-save = save ФАЙЛ (запис): записва играта; продължава се с play и --load ФАЙЛ.
ui-help-quit = quit (изход): излизате, като преди това можете да запишете играта.

## Отговори на команди

ui-rule = Правило { $rule }: { $text }
ui-about = { $name }: { $text }
ui-id = Код на възможността: { $id }
ui-range = { $most ->
    [one] Има само възможност 1.
   *[other] Изберете номер от 1 до { $most }.
}
ui-unknown = „{ $typed }“ не е номер, възможност или команда. Напишете help, за да видите какво може.
ui-refused = Сега няма такава възможност.
ui-undone = Последният ви отговор е върнат.
ui-undo-nothing = Няма какво да се върне.
ui-undo-chance = Късно е за връщане: оттогава е решавал случаят.
ui-undo-seat = Късно е за връщане: оттогава има нов отговор – { $clan }.
ui-undo-learnt = Късно е за връщане: оттогава някой е научил нещо.
ui-saved = Записано: { $file }
ui-save-name = В кой файл? Например: save vecher.game
ui-save-failed = Записът в { $file } не успя: { $reason }
ui-save-foreign = { $file } вече съществува и не е записана игра; файлът не е променен.

## Идване и тръгване

ui-interpreted = Енджинът работи без компилираното си ядро: става за игра, но симулира бавно.
ui-welcome = { $name }: { $seats ->
    [one] { $seats } място
   *[other] { $seats } места
}. По всяко време напишете help.
ui-you = Играете: { $seats }. Другите играят наслуки.
ui-you-all = Играете за всички.
ui-pass-keyboard = Дайте клавиатурата: { $clan }. Натиснете Enter, когато другите не гледат.
ui-leaving = Да се запише ли преди изхода? Име на файл или Enter за изход без запис:
ui-bye = До скоро.

## Краят

ui-over = Играта свърши
ui-score = { $clan }: { $score }
ui-score-winner = { $clan }: { $score }, победа
ui-lost = Победи играта: загубиха всички.
ui-winners = { $count ->
    [one] Победител: { $winners }
   *[other] Обща победа: { $winners }
}
ui-seed = Число на случая: { $seed }

## Списъци и повторения

ui-game = { $key }: { $name }, места от { $least } до { $most }
ui-options = Разширения и варианти: { $options }
ui-replay = { $name }, отговори: { $answers }
ui-unfinished = Играта още не е свършила.

## Грешки

ui-error = meadhall: { $reason }
ui-bad-game = няма игра „{ $game }“; има { $games }
ui-no-game = посочете игра: { $games }
ui-bad-seats = { $game }: местата са от { $least } до { $most }, а не { $seats }
ui-bad-you = местата се броят от 1 до { $most }, например --you 1,3; „{ $you }“ не става
ui-bad-option = { $game }: няма вариант „{ $option }“; има { $options }
ui-bad-seed = числото на случая е цяло, от 0, по-малко от две на 62-ра степен
ui-bad-setup = такава игра не може да започне: { $reason }
ui-bad-file = { $file }: { $reason }
ui-load-alone = --load вече задава { $given }; махнете го
ui-load-other = { $file } е записана игра { $game }

## Известия

hook-your-turn = { $game }: ваш ред е. { $url }

## Проверка на завършена игра

verify-game = { $name }, места: { $seats }, отговори: { $answers }
verify-commitment = Обещано преди първия жребий: { $commitment }
verify-copied = Отговори, взети от друга игра и непроверени тук: { $answers }
verify-draws = Жребии, изведени наново от числото на случая и числата на играчите: { $draws }
verify-holds = Всеки жребий е този, до който води числото на случая.
verify-failed = { $file }: тази игра не се потвърждава. { $reason }
verify-unreadable = { $file } не се чете като завършена игра: { $reason }
verify-bad = { $reason }
verify-bad-answer = Отговор { $answer } е грешен: { $reason }
verify-bad-commitment = Числото на случая във файла не е това, което беше обещано.
verify-bad-chance = Случаят е отговарял отвън, а не от обещаното число.
verify-bad-game = Тук няма такава игра.
verify-bad-version = Играна е по друга версия на правилата.
verify-bad-data = Играна е с други данни за компонентите от тукашните.
verify-bad-copied = Посочени са повече взети отговори, отколкото има.
verify-bad-end = Липсват отговори: играта не е завършена.

## The hall in the browser: doors and frames

hall-title = Медова зала
hall-title-table = { $game } · Медова зала
hall-title-turn = ● Ваш ред е: { $game }
hall-welcome = Добре дошли в залата
hall-welcome-text = Настолни игри в браузъра – срещу ботове или с приятели. Без инсталиране, без акаунт.
hall-menu = Меню
hall-about = За проекта
hall-api = За програмисти
hall-language = Език
hall-me = Вашият профил
hall-me-nobody = Гост
hall-close = Затваряне
hall-save = Запис
hall-saved = Записано.
hall-copy = Копиране
hall-copied = Копирано
hall-loading = Подреждаме масата…
hall-away = Залата е недостъпна
hall-away-text = Сървърът не отговаря. Може би се рестартира, а може би нямате връзка.
hall-try-again = Нов опит
hall-lost = Тук няма нищо
hall-lost-text = На този адрес няма страница.
hall-to-front = Към началната страница
hall-come-in = Заповядайте
hall-come-in-text = Така ще ви наричат другите на масата. Можете да смените името по всяко време.
hall-enter = Влизане

## The hall in the browser: front page

hall-games = Игри
hall-play-now = Играйте срещу ботове
hall-open-table = Отворете маса за приятели
hall-seats-range = От { $least } до { $most } играчи
hall-my-tables = Моите маси
hall-open-tables = Маси със свободни места
hall-open-none = В момента няма отворени маси. Отворете своя!
hall-watch-tables = Маси за зрители
hall-show-all = Всички ({ $count })
hall-join = Седнете на маса
hall-join-link = Линк за покана
hall-join-go = Към масата
hall-join-hint = Линкът е у всеки, който седи на масата: намира се в менюто ѝ.
hall-join-bad = Това не е линк към маса.
hall-close-table = Затворете масата
hall-state-open = { $free ->
    [0] може да започне
    [one] { $free } свободно място
   *[other] { $free } свободни места
}
hall-state-my-turn = Ваш ред е
hall-state-others = другите мислят
hall-state-playing = играе се
hall-state-over = изиграна
hall-state-won = победихте
hall-state-closed = затворена

## The hall in the browser: a new table

hall-new-table = Нова маса
hall-game = Игра
hall-your-name = Вашето име
hall-names = Астрид, Бьорн, Дагни, Ейрик, Фрея, Гунар, Хилда, Ивар, Кари, Лейф, Нял, Рагна, Сигрид, Свен, Тюра, Улф, Илва
hall-bynames = Железен Хълбок, Сив Плащ, Дъбово Сърце, Снежна Стъпка, Меден Шлем, от Севера, от Езерото, от Фиорда, Остър Език
hall-seats = Играчи
hall-my-seats = Места пред този екран
hall-my-seats-text = Ако са няколко, играете на едно устройство един след друг, а завеса скрива ръката на всеки от останалите.
hall-options = Разширения и варианти
hall-bot-level = Ботовете играят
hall-alone = Сам срещу самата игра.
hall-starting = Започваме…
hall-start = Старт
hall-open-go = Отворете масата
hall-access = Кой може да дойде
hall-access-invite = С покана
    .text = Масата намират само хората, които имат линка.
hall-access-public = За всички
    .text = Масата се вижда на началната страница и всеки може да седне.
hall-pace = Темпо
hall-pace-live = На живо
    .text = Всички играят едновременно, в една вечер.
hall-pace-turns = Ход по ход
    .text = Всеки отговаря, когато намери време; играта трае дни.
hall-clock = Часовник
hall-clock-text = Всяко решение има свое време; каквото е над него, се взема от запаса. Когато свърши и той, вместо вас играе бот, докато не се върнете на мястото си.
hall-clock-none = Без часовник
hall-clock-brisk = Бързо: 30 секунди за решение, 5 минути в запас
hall-clock-easy = Спокойно: 1 минута за решение, 15 минути в запас
hall-clock-long = Обмислено: 3 минути за решение, 30 минути в запас
hall-clock-half_day = 12 часа за решение, 1 ден в запас
hall-clock-day = 1 ден за решение, 3 дни в запас
hall-clock-week = 1 седмица за решение
hall-clock-own = Време по ваш избор
hall-clock-step-seconds = Секунди за решение
hall-clock-reserve-seconds = Секунди в запас
hall-clock-step-hours = Часове за решение
hall-clock-reserve-hours = Часове в запас
hall-clock-told = { $step } за решение, { $reserve } в запас
hall-time-days = { $days } д { $hours } ч
hall-watch = Зрители
hall-watch-off = Няма
    .text = Масата виждат само хората, които седят на нея.
hall-watch-public = Позволени
    .text = Другите виждат това, което е открито за всички на масата.
hall-watch-delayed = Със закъснение
    .text = Другите също могат да гледат, но пет минути по-късно.
hall-away-level = Бот вместо отсъстващ играч
hall-away-level-text = Поема играта, когато нечие време изтече или някой си тръгне.
hall-table-language = Език на масата
hall-table-language-text = На него бихте искали да си говорите. Самата игра всеки чете на своя език.

## The hall in the browser: waiting for the start

hall-waiting-free = { $free ->
    [one] Има още { $free } свободно място.
   *[other] Има още { $free } свободни места.
}
hall-waiting-full = Всички са тук.
hall-waiting-host = Домакинът започва играта.
hall-at-the-table = На масата
hall-free-seat = свободно
hall-bot = Бот
hall-bot-named = Бот ({ $level })
hall-you = вие
hall-host = домакин
hall-here = на линия
hall-not-here = не е на линия
hall-sit = Седнете тук
hall-stand-up = Станете
hall-add-bot = Добавете бот
hall-remove-bot = Махнете бота
hall-fill-bots = Попълнете с ботове
hall-invite = Поканете приятели
hall-invite-text = Всеки, който отвори този линк, може да седне на масата.
hall-invite-link = Линк за покана
hall-table-set = Как се играе
hall-table-closed = Тази маса беше затворена още преди началото на играта.

## The hall in the browser: playing

hall-tab-board = Поле
hall-tab-options = Избор
hall-tab-log = Дневник
hall-tab-chat = Чат
hall-log-and-chat = Дневник и чат
hall-connecting = свързване…
hall-reconnecting = ново свързване…
hall-thinking = мисли
hall-seat-away = отсъства, играе бот
hall-sent = Изпратено: { $label }
hall-given = Избрахте: { $label }
hall-given-change = Още можете да размислите. Чакаме: { $names }
hall-waiting-for = Чакаме: { $names }
hall-waiting-chance = Съдбата решава…
hall-watch-behind = Гледате с пет минути закъснение. За вас играта още не е започнала.
hall-being-told = Момент: показваме какво се случи.
hall-no-options = Сега от вас не се иска нищо.
hall-chosen = избрано
hall-show-all-options = Всички възможности
hall-skip = Пропускане
hall-undo = Върнете хода
hall-hint = Подсказка
hall-hint-thinking = Мисли…
hall-hinted = Ботът би направил: { $label }
hall-hints = Подсказки
    .text = Който е на ход, може да попита бота какво би направил той, знаейки само каквото се вижда от това място.
hall-undo-ask = Молба за връщане
hall-undo-asked = { $name } иска да върне последния ход. Съгласни ли сте?
hall-undo-pending = Има молба за връщане на ход. Още не са отговорили: { $names }
hall-undo-yes = Приемам
hall-undo-no = Отказвам
hall-kept-by-bot = { $name }: вместо вас играе бот.
hall-take-back = Обратно на мястото
hall-why-not = Защо не може?
hall-why-not-unknown = Сега не е възможно, макар че никое отделно правило не го забранява.
hall-rules = Правила
hall-rules-search = Търсене в правилата
hall-rules-found = { $count ->
    [one] { $count } правило
   *[other] { $count } правила
}
hall-ruling = Разяснение
hall-rule-of = Правило { $rule }
hall-show-on-board = Покажете на полето
hall-curtain = Дайте устройството: { $name }
hall-curtain-text = Останалите, моля, не гледайте.
hall-curtain-me = Аз съм { $name }
hall-chat-empty = Още никой не е казал нищо.
hall-chat-say = Напишете нещо
hall-chat-send = Изпращане
hall-mute = Скрийте съобщенията: { $name }
hall-muted = { $name }: съобщенията са скрити.
hall-unmute = Покажете пак
hall-notify = Известие, когато съм на ред
hall-notify-on = Ако дойде вашият ред, а страницата е скрита, ще получите известие.
hall-notify-blocked = Браузърът ви не позволява известия от тази страница.
hall-leave = Напуснете масата
hall-leave-sure = Тръгвате си насред играта? Вместо вас ще продължи бот. Можете да се върнете и пак да заемете мястото си.
hall-leave-yes = Тръгвам
hall-leave-no = Оставам

## The hall in the browser: after the end

hall-winner = победител
hall-rematch = Още една игра
hall-rematch-join = Към следващата игра
hall-replay = Повторение
hall-download = Изтеглете дневника
hall-show-board = Вижте полето
hall-show-result = Вижте резултата
hall-replay-step = Тази стъпка
hall-replay-at = { $step } от { $steps }
hall-replay-start = Играта е подготвена.
hall-replay-answer = { $name }: { $option }
hall-replay-back = Стъпка назад
hall-replay-forward = Стъпка напред
hall-replay-play = Пускане
hall-replay-pause = Пауза
hall-replay-eyes = През чии очи
hall-replay-all-seeing = Вижда се всичко
hall-replay-link = Линк към тази стъпка
hall-review = Разбор
hall-review-making = Играта се преглежда
hall-review-making-text = Всеки избор се обмисля още веднъж. Прави се веднъж за всички и трае около минута; дотогава може да затворите страницата.
hall-review-waiting = Първо се преглеждат други игри
hall-review-counted = Всеки шанс е преброен във въображаеми игри (общо { $worlds }): те тръгват от онова, което самото място е могло да знае тогава, и се доиграват от ботове. Разлики, които не се отличават от случайност, не са показани.
hall-review-seen = Всеки шанс е оценка на невронната мрежа: въображаеми игри тръгват от онова, което самото място е могло да знае тогава, ботове ги играят малко нататък и мрежата гледа какво е станало. Разлики, които не се отличават от случайност, не са показани.
hall-review-chart = Шанс за победа
hall-review-percent = { $chance } %
hall-review-marks = ▲ са най-големите обрати, в цвета на онзи, чийто шанс се е променил най-много.
hall-review-at = Стъпка { $step }: { $chances }
hall-review-chance-of = { $name } { $chance } %
hall-review-step = стъпка { $step }
hall-review-swings = Най-големи обрати
hall-review-swings-none = Нищо не е променило шансовете осезаемо.
hall-review-by-chance = Случаят решава
hall-review-by-chance-after = Случаят решава след отговора „{ $answer }“
hall-review-together = Едновременни отговори
hall-review-at-end = Накрая всичко скрито излиза наяве
hall-review-from-to = { $name }: { $before } % → { $after } %
hall-review-better = По-добри възможности
hall-review-better-none = Никой отговор не е бил явно по-лош от друг.
hall-review-taken = { $name }: { $option } ({ $chance } %)
hall-review-instead = По-добре: { $option } ({ $chance } %)
hall-review-given-up = пропуснати { $points }
hall-review-luck = Късмет
hall-review-luck-text = Лентите са стотни от шанса за победа. Падналото и изтегленото се сравнява с всичко, което е можело да се падне при същите хвърляния и жребии. Онова, което излиза наяве едва накрая, също се брои за късмет.
hall-review-way = { $first } % → { $last } %
hall-review-own = Собствен избор
hall-review-others = Избор на другите
hall-review-rolled = { $got }, очаквани { $expected } (опити: { $times })
hall-review-luckier = повече късмет, отколкото в { $part } от 100 случая
hall-fork = Продължете оттук
hall-fork-text = Нова маса започва от тази позиция. Другите места заемат ботове, а случаят решава наново.
hall-fork-seat = Играете за
hall-fork-go = Старт
hall-verify-text = В дневника е числото на случая, от което зависят всички размесвания и жребии, както и приносът на всеки играч. Командата „{ "meadhall verify" } ФАЙЛ“ повтаря всеки жребий и казва дали всичко съвпада.

## The hall in the browser: you

hall-me-name = Вашето име
hall-me-guest = Вие сте гост. Помни ви само този браузър.
hall-me-account = Имате акаунт и можете да влезете отвсякъде.
hall-me-bot = Вие сте бот.
hall-me-nobody-text = Не ви трябва акаунт. За да седнете на маса, стига едно име.
hall-display = Изглед
hall-theme = Цветове
hall-theme-auto = Като устройството
hall-theme-light = Светли
hall-theme-dark = Тъмни
hall-contrast = Контраст
hall-contrast-auto = Като устройството
hall-contrast-more = Висок
hall-speed = Анимация
hall-speed-off = Изключена
hall-speed-fast = Бърза
hall-speed-normal = Обичайна
hall-speed-slow = Бавна
hall-speed-reduced = Устройството ви иска по-малко движение, затова няма анимация.
hall-account-new = Нов акаунт
hall-account-new-text = Пази масите ви и ви позволява да влизате от други устройства.
hall-account-name = Име
hall-account-make = Създайте акаунт
hall-account-made = Акаунтът е създаден.
hall-password = Парола
hall-password-text = Поне 8 знака.
hall-password-change = Смяна на паролата
hall-password-old = Стара парола
hall-password-new = Нова парола
hall-password-others = На всичките ви други устройства ще трябва да влезете отново.
hall-password-changed = Паролата е сменена.
hall-log-in = Вход
hall-log-in-text = Вече имате акаунт? Масите, на които сте седнали като гост, остават на госта.
hall-logged-in = Добре дошли отново, { $name }.
hall-log-out = Изход
hall-mutes = Скрити събеседници
hall-mutes-text = { $count ->
    [one] Скрили сте съобщенията на { $count } човек.
   *[other] Скрили сте съобщенията на { $count } души.
}
hall-unmute-all = Покажете пак всички
hall-leave-hall = Напускане на залата
hall-delete = Изтрийте всичко за мен
hall-delete-sure = Името ви и всичко, което сте писали, ще бъде изтрито, а местата ви ще заемат ботове. Това не може да се отмени.
hall-delete-yes = Изтриване
hall-delete-no = Отказ
hall-webhook = Известия на друг адрес
hall-webhook-text = Когато дойде вашият ред, а ви няма на масата, залата изпраща съобщение на този адрес.
hall-webhook-address = Адрес
hall-webhook-kind = Формат
hall-bots = Акаунти на ботове
hall-bots-text = Със свой токен на маса може да седне и програма.
hall-bot-name = Име на бота
hall-bot-make = Създайте бот
hall-bot-drop = Изтрийте { $name }
hall-bot-token = Токенът на { $name }. Копирайте го сега: няма да се покаже повече.
hall-bot-token-label = Токен

## The hall in the browser: about

hall-about-what = Какво е това
hall-about-what-text = Зала за настолни игри: правила, ботове, сървър и страници в едно, направени, за да се четат, пускат и променят.
hall-about-ours = Кода, текстовете и игралните полета направихме сами; нищо не е преписано от кутия с игра.
hall-about-games = Игрите принадлежат на своите автори и издатели. Ако някоя ви хареса, купете я.
hall-about-fair = Честен жребий
hall-about-fair-text = Преди началото на играта залата дава обещание: показва отпечатък от числото, което определя случая. Всеки, който сяда на масата, добавя нещо от себе си. След края числото се разкрива и всеки може да повтори всички жребии.
hall-about-credits = С благодарност
hall-about-icons = Пиктограми:
hall-about-icons-changed = Цветовете и размерите са наши.
hall-about-fonts = Шрифтове:
hall-about-software = Направено с помощта на

## Bot levels

level-random = наслуки
    .text = Знаят правилата и нищо повече. Добри са за първо запознанство.
level-novice = новак
    .text = Мислят малко и често се колебаят. Подходящи, за да научите играта.
level-warrior = воин
    .text = Мислят няколко хода напред, но понякога рискуват.
level-jarl = ярл
    .text = Виждат още по-далеч и рядко пропускат нещо.
level-champion = шампион
    .text = Най-силните: до секунда за отговор и опит от хиляди игри.

## The arena

arena-title = { $game }: места { $seats }, игри { $played } от { $planned }
arena-games = игри
arena-wins = победи
arena-fair = поравно
arena-ahead = напред
arena-rating = рейтинг
arena-thought = мс
arena-slowest = най-дълго

## Why something was refused

refused-unknown = Не се получи.
refused-unreachable = Залата е недостъпна. Проверете връзката си.
refused-broken = Нещо в залата се счупи. Грешката е записана.
refused-bad-request = Залата не разбра това.
refused-bad-option = Така играта не може да започне.
refused-bad-name = Това име не става.
refused-bad-credentials = Грешно име или парола.
refused-bad-webhook = Този адрес не става.
refused-name-taken = Името вече е заето.
refused-account-already = Вече имате акаунт.
refused-account-needed = За това е нужен акаунт.
refused-not-signed-in = Залата още не ви познава.
refused-not-allowed = Тук това не ви е позволено.
refused-no-watching = Играта на тази маса виждат само онези, които седят на нея.
refused-not-found = Тук няма такова нещо.
refused-not-yourself = Не можете да скриете своите съобщения.
refused-wrong-origin = Тази страница не е от тази зала.
refused-too-large = Твърде много наведнъж.
refused-too-often = Твърде много опити. Почакайте малко.
refused-too-many-bots = Вече имате толкова ботове, колкото може.
refused-too-many-mutes = Вече сте скрили толкова хора, колкото може.
refused-database-away = Паметта на залата не отговаря. Опитайте малко по-късно.
refused-host-only = Това може само домакинът.
refused-no-such-table = Няма такава маса или тя е затворена за вас. Може би линкът за покана е непълен.
refused-no-such-game = Тук няма такава игра.
refused-no-such-language = Тук не се говори този език.
refused-no-such-level = Няма такъв бот.
refused-no-such-seat = Няма такова място.
refused-no-such-step = В тази игра няма такава стъпка.
refused-seat-taken = Това място е заето.
refused-seats-free = Още има свободни места.
refused-not-open = Играта е започнала или масата е затворена.
refused-not-over = Играта още не е свършила.
refused-not-playing = Играта още не е започнала.
refused-game-over = Играта свърши.
refused-stale = Късно е: играта вече продължи.
refused-not-asked = Сега въпросът не е към вас.
refused-not-an-option = Сега няма такава възможност.
refused-not-your-seat = Това не е вашето място.
refused-undo-nothing = Няма какво да се върне.
refused-undo-chance = Късно е за връщане: оттогава е решавал случаят.
refused-undo-seat = Късно е за връщане: оттогава някой вече е отговорил.
refused-undo-learnt = Късно е за връщане: оттогава някой е научил нещо.
refused-undo-asked = Вече има такава молба.
refused-no-hints = На тази маса няма подсказки.
refused-no-review = Тази игра не може да бъде разгледана.
refused-chat-often = Не толкова бързо: изчакайте, преди да пишете пак.
refused-chat-empty = Съобщението е празно.
refused-chat-seats = Само седящите на масата могат да говорят.

## meadhall stats

stats-title = { $game }: игри { $games }, ботове { $bot }, семе { $seed }
stats-table = Места { $seats }, опции { $options }
stats-all-won = Победи { $won } (95 %: { $range })
stats-turns-mean = Ходове { $mean } (95 %: { $range }, разсейване { $spread })
stats-scores-mean = Точки на място { $mean } (95 %: { $range }, разсейване { $spread })
stats-seat = място
stats-games = игри
stats-won = победи
stats-range = 95 %
stats-mean = средно
stats-table-name = маса
stats-turns = ходове
stats-scores = точки
stats-offered = налични
stats-used = използвани
stats-had = имали
stats-users = играчи
