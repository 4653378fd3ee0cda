### Слова термінала. Тут нічого не відомо про жодну гру.

## Команди: їх можна набирати й так, крім англійських

ui-command-help = довідка
ui-command-table = стіл
ui-command-log = журнал
ui-command-undo = скасувати
ui-command-save = зберегти
ui-command-quit = вийти

## Стіл

ui-seat = Місце { $seat }
ui-since = Від вашого минулого ходу
ui-log = Журнал
ui-log-empty = Поки що нічого не сталося.
ui-times = { $line } ×{ $times }
ui-earlier = { $lines ->
    [one] Ще { $lines } рядок раніше — у журналі.
    [few] Ще { $lines } рядки раніше — у журналі.
   *[many] Ще { $lines } рядків раніше — у журналі.
}
ui-prompt = Номер, ? або help:

## Довідка

ui-help = Довідка
ui-help-number = Номер — відповідь на запитання. Можна набрати й повний код варіанта.
ui-help-why = ? покаже правило запитання, ? 3 — правило варіанта 3.
ui-help-table = table (стіл): показати весь стіл ще раз.
ui-help-log = log (журнал): усе, що сталося.
ui-help-undo = undo (скасувати): взяти назад останню відповідь, якщо відтоді ніхто нічого не дізнався.
ui-help-save = save ФАЙЛ (зберегти): зберегти гру; продовжити її — play з --load ФАЙЛ.
ui-help-quit = quit (вийти): вийти, перед цим можна зберегти гру.

## Відповіді на команди

ui-rule = Правило { $rule }: { $text }
ui-about = { $name }: { $text }
ui-id = Код варіанта: { $id }
ui-range = { $most ->
    [1] Є лише варіант 1.
   *[other] Виберіть номер від 1 до { $most }.
}
ui-unknown = «{ $typed }» — не номер, не варіант і не команда. Наберіть help, щоб дізнатися, що можна.
ui-refused = Зараз такого варіанта немає.
ui-undone = Останню відповідь узято назад.
ui-undo-nothing = Скасовувати нічого.
ui-undo-chance = Скасовувати пізно: відтоді вирішив випадок.
ui-undo-seat = Скасовувати пізно: відтоді є нова відповідь — { $clan }.
ui-undo-learnt = Скасовувати пізно: відтоді хтось дізнався щось нове.
ui-saved = Збережено: { $file }
ui-save-name = У який файл? Наприклад: save vechir.game
ui-save-failed = Не вдалося зберегти у { $file }: { $reason }
ui-save-foreign = { $file } уже є, і це не збережена гра; файл не змінено.

## Вхід і вихід

ui-interpreted = Рушій працює без скомпільованого ядра: грати можна, моделювати — повільно.
ui-welcome = { $name }: { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}. Будь-коли наберіть help.
ui-you = Ви граєте за: { $seats }. Решта ходить навмання.
ui-you-all = Ви граєте за всіх.
ui-pass-keyboard = Передайте клавіатуру: { $clan }. Натисніть Enter, коли інші відвернуться.
ui-leaving = Зберегти перед виходом? Ім’я файлу або Enter, щоб вийти без збереження:
ui-bye = До зустрічі.

## Кінець

ui-over = Гру закінчено
ui-score = { $clan }: { $score }
ui-score-winner = { $clan }: { $score }, перемога
ui-lost = Перемогла гра: програли всі.
ui-winners = { $count ->
    [one] Переможець: { $winners }
   *[other] Спільна перемога: { $winners }
}
ui-seed = Зерно випадку: { $seed }

## Списки й повтори

ui-game = { $key }: { $name }, місць від { $least } до { $most }
ui-options = Доповнення та варіанти: { $options }
ui-replay = { $name }, відповідей: { $answers }
ui-unfinished = Гру ще не закінчено.

## Помилки

ui-error = meadhall: { $reason }
ui-bad-game = немає гри «{ $game }»; є { $games }
ui-no-game = назвіть гру: { $games }
ui-bad-seats = { $game }: місць може бути від { $least } до { $most }, а не { $seats }
ui-bad-you = місця рахують від 1 до { $most }, наприклад --you 1,3; «{ $you }» не годиться
ui-bad-option = { $game }: немає варіанта «{ $option }»; є { $options }
ui-bad-seed = зерно випадку — ціле число від 0, менше за два в 62-му степені
ui-bad-setup = таку гру не почати: { $reason }
ui-bad-file = { $file }: { $reason }
ui-load-alone = --load уже задає { $given }; приберіть це
ui-load-other = { $file } — збережена гра { $game }

## Сповіщення

hook-your-turn = { $game }: ваш хід. { $url }

## Перевірка закінченої гри

verify-game = { $name }, місць: { $seats }, відповідей: { $answers }
verify-commitment = Обіцяно до першого жеребу: { $commitment }
verify-copied = Відповідей узято з іншої гри, тут їх не перевірено: { $answers }
verify-draws = Жеребів отримано заново із зерна та чисел гравців: { $draws }
verify-holds = Кожен жереб — той, до якого веде зерно.
verify-failed = { $file }: ця гра не підтверджується. { $reason }
verify-unreadable = { $file } не читається як закінчена гра: { $reason }
verify-bad = { $reason }
verify-bad-answer = Відповідь { $answer } хибна: { $reason }
verify-bad-commitment = Зерно у файлі не те, яке було обіцяно.
verify-bad-chance = Випадок відповідав збоку, а не із зерна.
verify-bad-game = Такої гри тут немає.
verify-bad-version = Гра йшла за іншою версією правил.
verify-bad-data = Гра йшла з іншими даними про компоненти, ніж тут.
verify-bad-copied = Узятих з іншої гри відповідей названо більше, ніж їх усього.
verify-bad-end = Відповідей бракує: гру не закінчено.

## The hall in the browser: doors and frames

hall-title = Медова зала
hall-title-table = { $game } · Медова зала
hall-title-turn = ● Ваш хід: { $game }
hall-welcome = Ласкаво просимо до зали
hall-welcome-text = Настільні ігри в браузері — з ботами чи з друзями. Нічого не треба встановлювати, акаунт не потрібен.
hall-menu = Меню
hall-about = Про проєкт
hall-api = Програмістам
hall-language = Мова
hall-me = Ваш профіль
hall-me-nobody = Гість
hall-close = Закрити
hall-save = Зберегти
hall-saved = Збережено.
hall-copy = Копіювати
hall-copied = Скопійовано
hall-loading = Розкладаємо гру…
hall-away = Зала недоступна
hall-away-text = Сервер не відповідає. Можливо, він перезапускається або у вас зник зв’язок.
hall-try-again = Повторити
hall-lost = Тут нічого немає
hall-lost-text = За цією адресою немає сторінки.
hall-to-front = На головну
hall-come-in = Заходьте
hall-come-in-text = Так вас називатимуть за столом. Ім’я можна змінити будь-коли.
hall-enter = Зайти

## The hall in the browser: front page

hall-games = Ігри
hall-play-now = Зіграти з ботами
hall-open-table = Відкрити стіл для друзів
hall-seats-range = Гравців: { $least }–{ $most }
hall-my-tables = Мої столи
hall-open-tables = Столи з вільними місцями
hall-open-none = Зараз відкритих столів немає. Відкрийте свій!
hall-watch-tables = Столи для глядачів
hall-show-all = Показати всі ({ $count })
hall-join = Сісти за стіл
hall-join-link = Посилання-запрошення
hall-join-go = До столу
hall-join-hint = Посилання має кожен, хто сидить за столом: воно в меню столу.
hall-join-bad = Це не посилання на стіл.
hall-close-table = Закрити стіл
hall-state-open = { $free ->
    [0] можна починати
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
}
hall-state-my-turn = Ваш хід
hall-state-others = думають інші
hall-state-playing = триває гра
hall-state-over = зіграно
hall-state-won = ви перемогли
hall-state-closed = закрито

## The hall in the browser: a new table

hall-new-table = Новий стіл
hall-game = Гра
hall-your-name = Ваше ім’я
hall-names = Астрід, Бйорн, Даґні, Ейрік, Фрейя, Ґуннар, Гільда, Івар, Карі, Лейф, Ньял, Раґна, Сіґрід, Свен, Тюра, Ульф, Ільва
hall-bynames = Залізний Бік, Сірий Плащ, Дубове Серце, Снігова Стопа, Мідний Шолом, з Півночі, з Озера, із Фіорду, Гострий Язик
hall-seats = Гравці
hall-my-seats = Місця за цим екраном
hall-my-seats-text = Якщо місць кілька, ви граєте по черзі на одному пристрої, а завіса ховає руку кожного від решти.
hall-options = Доповнення та варіанти
hall-bot-level = Боти грають
hall-alone = Наодинці проти самої гри.
hall-starting = Починаємо…
hall-start = Почати
hall-open-go = Відкрити стіл
hall-access = Хто може прийти
hall-access-invite = За запрошенням
    .text = Стіл знайдуть лише ті, хто має посилання.
hall-access-public = Для всіх
    .text = Стіл видно на головній сторінці, і сісти за нього може будь-хто.
hall-pace = Темп
hall-pace-live = Наживо
    .text = Усі грають одночасно, за один вечір.
hall-pace-turns = Хід за ходом
    .text = Кожен відповідає, коли знайде час; гра триває кілька днів.
hall-clock = Годинник
hall-clock-text = На кожне рішення є свій час; усе, що понад нього, береться із запасу. Коли скінчиться й запас, за вас гратиме бот, доки ви не повернетеся на місце.
hall-clock-none = Без годинника
hall-clock-brisk = Жваво: 30 секунд на рішення, 5 хвилин у запасі
hall-clock-easy = Спокійно: 1 хвилина на рішення, 15 хвилин у запасі
hall-clock-long = Вдумливо: 3 хвилини на рішення, 30 хвилин у запасі
hall-clock-half_day = 12 годин на рішення, 1 день у запасі
hall-clock-day = 1 день на рішення, 3 дні в запасі
hall-clock-week = 1 тиждень на рішення
hall-clock-own = Задати свій час
hall-clock-step-seconds = Секунд на рішення
hall-clock-reserve-seconds = Секунд у запасі
hall-clock-step-hours = Годин на рішення
hall-clock-reserve-hours = Годин у запасі
hall-clock-told = { $step } на рішення, { $reserve } у запасі
hall-time-days = { $days } д { $hours } год
hall-watch = Глядачі
hall-watch-off = Немає
    .text = Стіл бачать лише ті, хто за ним сидить.
hall-watch-public = Дозволено
    .text = Інші бачать те саме, що відкрито всім за столом.
hall-watch-delayed = Із затримкою
    .text = Інші теж можуть дивитися, але на п’ять хвилин пізніше.
hall-away-level = Бот замість відсутнього гравця
hall-away-level-text = Він підхоплює гру, якщо в когось вийшов час або хтось пішов.
hall-table-language = Мова столу
hall-table-language-text = Нею вам хотілося б спілкуватися. Саму гру кожен читає своєю мовою.

## The hall in the browser: waiting for the start

hall-waiting-free = { $free ->
    [one] Ще є { $free } вільне місце.
    [few] Ще є { $free } вільні місця.
   *[many] Ще є { $free } вільних місць.
}
hall-waiting-full = Усі в зборі.
hall-waiting-host = Гру починає господар столу.
hall-at-the-table = За столом
hall-free-seat = вільно
hall-bot = Бот
hall-bot-named = Бот ({ $level })
hall-you = ви
hall-host = господар
hall-here = на зв’язку
hall-not-here = не на зв’язку
hall-sit = Сісти сюди
hall-stand-up = Встати
hall-add-bot = Додати бота
hall-remove-bot = Прибрати бота
hall-fill-bots = Заповнити ботами
hall-invite = Запросити друзів
hall-invite-text = Сісти за стіл може кожен, хто відкриє це посилання.
hall-invite-link = Посилання-запрошення
hall-table-set = Як граємо
hall-table-closed = Цей стіл закрили ще до початку гри.

## The hall in the browser: playing

hall-tab-board = Поле
hall-tab-options = Варіанти
hall-tab-log = Журнал
hall-tab-chat = Чат
hall-log-and-chat = Журнал і чат
hall-connecting = підключення…
hall-reconnecting = перепідключення…
hall-thinking = думає
hall-seat-away = немає на місці, грає бот
hall-sent = Надіслано: { $label }
hall-given = Ви вибрали: { $label }
hall-given-change = Ще можна передумати. Чекаємо: { $names }
hall-waiting-for = Чекаємо: { $names }
hall-waiting-chance = Вирішує доля…
hall-watch-behind = Ви дивитеся із запізненням на п’ять хвилин. Для вас гра ще не почалася.
hall-being-told = Хвилинку: показуємо, що сталося.
hall-no-options = Зараз від вас нічого не потрібно.
hall-chosen = вибрано
hall-show-all-options = Показати всі варіанти
hall-skip = Пропустити
hall-undo = Скасувати хід
hall-hint = Підказка
hall-hint-thinking = Думає…
hall-hinted = Бот зробив би так: { $label }
hall-hints = Підказки
    .text = Той, чий хід, може запитати в бота, як учинив би він, знаючи лише те, що видно з цього місця.
hall-undo-ask = Попросити скасувати
hall-undo-asked = { $name } просить скасувати останній хід. Ви згодні?
hall-undo-pending = Є прохання скасувати хід. Ще не відповіли: { $names }
hall-undo-yes = Дозволити
hall-undo-no = Відмовити
hall-kept-by-bot = { $name }: за вас грає бот.
hall-take-back = Повернутися на місце
hall-why-not = Чому не можна?
hall-why-not-unknown = Зараз це неможливо, хоча жодне окреме правило цього не забороняє.
hall-rules = Правила
hall-rules-search = Пошук у правилах
hall-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
hall-ruling = Роз’яснення
hall-rule-of = Правило { $rule }
hall-show-on-board = Показати на полі
hall-curtain = Передайте пристрій: { $name }
hall-curtain-text = Решту просимо відвернутися.
hall-curtain-me = Я — { $name }
hall-chat-empty = Поки що ніхто нічого не сказав.
hall-chat-say = Напишіть щось
hall-chat-send = Надіслати
hall-mute = Сховати повідомлення: { $name }
hall-muted = { $name }: повідомлення сховано.
hall-unmute = Показати знову
hall-notify = Сповіщати, коли мій хід
hall-notify-on = Якщо настане ваш хід, а сторінку сховано, ви отримаєте сповіщення.
hall-notify-blocked = Ваш браузер не дозволяє сповіщень із цієї сторінки.
hall-leave = Покинути стіл
hall-leave-sure = Піти посеред гри? За вас продовжить бот. Ви зможете повернутися і знову зайняти своє місце.
hall-leave-yes = Піти
hall-leave-no = Лишитися

## The hall in the browser: after the end

hall-winner = переможець
hall-rematch = Зіграти ще
hall-rematch-join = До наступної гри
hall-replay = Повтор
hall-download = Завантажити журнал
hall-show-board = Подивитися на поле
hall-show-result = Показати підсумки
hall-replay-step = Цей крок
hall-replay-at = { $step } із { $steps }
hall-replay-start = Гру підготовлено.
hall-replay-answer = { $name }: { $option }
hall-replay-back = Крок назад
hall-replay-forward = Крок уперед
hall-replay-play = Дивитися
hall-replay-pause = Пауза
hall-replay-eyes = Чиїми очима
hall-replay-all-seeing = Видно все
hall-replay-link = Посилання на цей крок
hall-review = Розбір
hall-review-making = Партію переглядають
hall-review-making-text = Кожен вибір обмірковується ще раз. Це роблять один раз для всіх, і триває воно близько хвилини; сторінку поки що можна закрити.
hall-review-waiting = Спершу переглядають інші партії
hall-review-counted = Кожен шанс пораховано за уявними партіями (їх { $worlds }): вони починаються з того, що саме місце могло тоді знати, а дограють їх боти. Різницю, яку не відрізнити від випадковості, не показано.
hall-review-seen = Кожен шанс — це оцінка нейромережі: уявні партії починаються з того, що саме місце могло тоді знати, боти трохи грають їх далі, і мережа дивиться, що вийшло. Різницю, яку не відрізнити від випадковості, не показано.
hall-review-chart = Шанс на перемогу
hall-review-percent = { $chance } %
hall-review-marks = ▲ — головні переломи, кольором того, чий шанс змінився найбільше.
hall-review-at = Крок { $step }: { $chances }
hall-review-chance-of = { $name } { $chance } %
hall-review-step = крок { $step }
hall-review-swings = Головні переломи
hall-review-swings-none = Ніщо не змінило шансів помітно.
hall-review-by-chance = Вирішує випадок
hall-review-by-chance-after = Вирішує випадок після відповіді «{ $answer }»
hall-review-together = Одночасні відповіді
hall-review-at-end = Наприкінці відкривається все приховане
hall-review-from-to = { $name }: { $before } % → { $after } %
hall-review-better = Кращі варіанти
hall-review-better-none = Жодна відповідь не була явно гіршою за іншу.
hall-review-taken = { $name }: { $option } ({ $chance } %)
hall-review-instead = Краще: { $option } ({ $chance } %)
hall-review-given-up = втрачено { $points }
hall-review-luck = Удача
hall-review-luck-text = Смужки — це соті частки шансу на перемогу. Те, що випало чи витягнуто, порівнюється з усім, що могло випасти за тих самих кидків і жеребів. Те, що відкрилося лише наприкінці, теж вважається удачею.
hall-review-way = { $first } % → { $last } %
hall-review-own = Власний вибір
hall-review-others = Вибір інших
hall-review-rolled = { $got }, очікувалося { $expected } (спроб: { $times })
hall-review-luckier = удачніше, ніж у { $part } випадках зі 100
hall-fork = Продовжити звідси
hall-fork-text = Новий стіл почнеться з цієї позиції. Решту місць займуть боти, і випадок вирішуватиме заново.
hall-fork-seat = Грати за
hall-fork-go = Почати
hall-verify-text = У журналі є зерно, від якого залежать усі перемішування й жереби, та частка кожного гравця в них. Команда «{ "meadhall verify" } ФАЙЛ» проводить кожен жереб заново й каже, чи все сходиться.

## The hall in the browser: you

hall-me-name = Ваше ім’я
hall-me-guest = Ви гість. Вас пам’ятає лише цей браузер.
hall-me-account = Ви маєте акаунт: увійти можна звідки завгодно.
hall-me-bot = Ви бот.
hall-me-nobody-text = Акаунт не потрібен. Щоб сісти за стіл, досить імені.
hall-display = Вигляд
hall-theme = Кольори
hall-theme-auto = Як на пристрої
hall-theme-light = Світлі
hall-theme-dark = Темні
hall-contrast = Контраст
hall-contrast-auto = Як на пристрої
hall-contrast-more = Високий
hall-speed = Анімація
hall-speed-off = Вимкнена
hall-speed-fast = Швидка
hall-speed-normal = Звичайна
hall-speed-slow = Повільна
hall-speed-reduced = Ваш пристрій просить менше руху, тому анімації немає.
hall-account-new = Створити акаунт
hall-account-new-text = Збереже ваші столи й дасть змогу входити з інших пристроїв.
hall-account-name = Ім’я
hall-account-make = Створити акаунт
hall-account-made = Акаунт створено.
hall-password = Пароль
hall-password-text = Щонайменше 8 символів.
hall-password-change = Змінити пароль
hall-password-old = Старий пароль
hall-password-new = Новий пароль
hall-password-others = На всіх інших ваших пристроях доведеться ввійти знову.
hall-password-changed = Пароль змінено.
hall-log-in = Увійти
hall-log-in-text = Уже маєте акаунт? Столи, за які ви сіли гостем, лишаться за гостем.
hall-logged-in = З поверненням, { $name }.
hall-log-out = Вийти
hall-mutes = Сховані співрозмовники
hall-mutes-text = { $count ->
    [one] Ви сховали повідомлення { $count } людини.
    [few] Ви сховали повідомлення { $count } людей.
   *[many] Ви сховали повідомлення { $count } людей.
}
hall-unmute-all = Знову показувати всіх
hall-leave-hall = Піти із зали
hall-delete = Видалити все про мене
hall-delete-sure = Ваше ім’я й усе, що ви писали, буде видалено, а ваші місця займуть боти. Скасувати це не можна.
hall-delete-yes = Видалити
hall-delete-no = Залишити
hall-webhook = Сповіщати на іншу адресу
hall-webhook-text = Коли настане ваш хід, а вас немає за столом, зала надішле повідомлення на цю адресу.
hall-webhook-address = Адреса
hall-webhook-kind = Формат
hall-bots = Акаунти ботів
hall-bots-text = Із власним токеном за стіл може сісти й програма.
hall-bot-name = Ім’я бота
hall-bot-make = Створити бота
hall-bot-drop = Видалити бота { $name }
hall-bot-token = Токен бота { $name }. Скопіюйте його зараз: більше він не з’явиться.
hall-bot-token-label = Токен

## The hall in the browser: about

hall-about-what = Що це таке
hall-about-what-text = Зала настільних ігор: правила, боти, сервер і сторінки — одне ціле, яке можна читати, запускати й змінювати.
hall-about-ours = Код, тексти й ігрові поля ми зробили самі; з коробок з іграми нічого не скопійовано.
hall-about-games = Ігри належать своїм авторам і видавцям. Сподобалася гра — купіть її.
hall-about-fair = Чесний жереб
hall-about-fair-text = До початку гри зала дає обіцянку: показує відбиток зерна, з якого виросте випадок. Кожен, хто сідає за стіл, додає свою частку. Після гри зерно відкривають, і будь-хто може провести кожен жереб заново.
hall-about-credits = З подякою
hall-about-icons = Піктограми:
hall-about-icons-changed = Кольори й розміри — наші.
hall-about-fonts = Шрифти:
hall-about-software = Зроблено за допомогою

## Bot levels

level-random = навмання
    .text = Знають правила, та й годі. Для першого знайомства — саме те.
level-novice = новачок
    .text = Думають мало й часто передумують. Добрі, щоб освоїти гру.
level-warrior = воїн
    .text = Думають на кілька ходів уперед, але часом ризикують.
level-jarl = ярл
    .text = Бачать іще далі й рідко щось проґавлять.
level-champion = чемпіон
    .text = Найсильніші: до секунди на кожну відповідь і досвід тисяч партій.

## The arena

arena-title = { $game }: місць { $seats }, партій { $played } з { $planned }
arena-games = партій
arena-wins = перемоги
arena-fair = порівну
arena-ahead = попереду
arena-rating = рейтинг
arena-thought = мс
arena-slowest = найдовше

## Why something was refused

refused-unknown = Не вийшло.
refused-unreachable = Зала недоступна. Перевірте зв’язок.
refused-broken = У залі щось зламалося. Помилку записано.
refused-bad-request = Зала цього не зрозуміла.
refused-bad-option = Так гру не почати.
refused-bad-name = Таке ім’я не годиться.
refused-bad-credentials = Неправильне ім’я або пароль.
refused-bad-webhook = Така адреса не годиться.
refused-name-taken = Це ім’я вже зайняте.
refused-account-already = Ви вже маєте акаунт.
refused-account-needed = Для цього потрібен акаунт.
refused-not-signed-in = Зала вас ще не знає.
refused-not-allowed = Тут вам це не дозволено.
refused-no-watching = Гру за цим столом бачать лише ті, хто за ним сидить.
refused-not-found = Такого тут немає.
refused-not-yourself = Свої повідомлення сховати не можна.
refused-wrong-origin = Ця сторінка не з цієї зали.
refused-too-large = Забагато за один раз.
refused-too-often = Забагато спроб. Зачекайте трохи.
refused-too-many-bots = Ви вже маєте стільки ботів, скільки можна.
refused-too-many-mutes = Ви вже сховали стільки людей, скільки можна.
refused-database-away = Пам’ять зали не відповідає. Спробуйте трохи згодом.
refused-host-only = Це може лише господар столу.
refused-no-such-table = Такого столу немає, або він закритий для вас. Можливо, посилання-запрошення неповне.
refused-no-such-game = Такої гри тут немає.
refused-no-such-language = Цією мовою тут не говорять.
refused-no-such-level = Такого бота немає.
refused-no-such-seat = Такого місця немає.
refused-no-such-step = У цій грі немає такого кроку.
refused-seat-taken = Це місце зайняте.
refused-seats-free = Ще є вільні місця.
refused-not-open = Гра вже почалася, або стіл закрито.
refused-not-over = Гру ще не закінчено.
refused-not-playing = Гра ще не почалася.
refused-game-over = Гру закінчено.
refused-stale = Пізно: гра вже пішла далі.
refused-not-asked = Зараз запитують не вас.
refused-not-an-option = Зараз такого варіанта немає.
refused-not-your-seat = Це не ваше місце.
refused-undo-nothing = Скасовувати нічого.
refused-undo-chance = Скасовувати пізно: відтоді вирішив випадок.
refused-undo-seat = Скасовувати пізно: відтоді хтось уже відповів.
refused-undo-learnt = Скасовувати пізно: відтоді хтось дізнався щось нове.
refused-undo-asked = Про це вже попросили.
refused-no-hints = За цим столом підказок немає.
refused-no-review = Розібрати цю партію не вдалося.
refused-chat-often = Не так швидко: зачекайте, перш ніж писати далі.
refused-chat-empty = Повідомлення порожнє.
refused-chat-seats = Говорити можуть лише ті, хто сидить за столом.

## meadhall stats

stats-title = { $game }: партій { $games }, боти { $bot }, зерно { $seed }
stats-table = Місць { $seats }, опції { $options }
stats-all-won = Перемоги { $won } (95 %: { $range })
stats-turns-mean = Ходів { $mean } (95 %: { $range }, розкид { $spread })
stats-scores-mean = Рахунок місця { $mean } (95 %: { $range }, розкид { $spread })
stats-seat = місце
stats-games = партій
stats-won = перемоги
stats-range = 95 %
stats-mean = середнє
stats-table-name = стіл
stats-turns = ходів
stats-scores = рахунок
stats-offered = можна було
stats-used = узято
stats-had = мали
stats-users = гравців
