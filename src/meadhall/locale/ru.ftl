### Слова терминала. Здесь ничего не известно ни об одной игре.

## Команды: их можно набирать и так, кроме английских

ui-command-help = помощь
ui-command-table = стол
ui-command-log = журнал
ui-command-undo = отмена
ui-command-save = сохранить
ui-command-quit = выход

## Стол

ui-seat = Место { $seat }
ui-since = С вашего прошлого хода
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-times = { $line } ×{ $times }
ui-earlier = { $lines ->
    [one] Ещё { $lines } строка раньше — в журнале.
    [few] Ещё { $lines } строки раньше — в журнале.
   *[many] Ещё { $lines } строк раньше — в журнале.
}
ui-prompt = Номер, ? или help:

## Помощь

ui-help = Помощь
ui-help-number = Номер — ответ на вопрос. Можно набрать и полный код варианта.
ui-help-why = ? покажет правило вопроса, ? 3 — правило варианта 3.
ui-help-table = table (стол): показать весь стол ещё раз.
ui-help-log = log (журнал): всё, что произошло.
ui-help-undo = undo (отмена): взять назад последний ответ, если с тех пор никто ничего не узнал.
ui-help-save = save ФАЙЛ (сохранить): сохранить игру; продолжить её — play с --load ФАЙЛ.
ui-help-quit = quit (выход): выйти, перед этим можно сохранить игру.

## Ответы на команды

ui-rule = Правило { $rule }: { $text }
ui-about = { $name }: { $text }
ui-id = Код варианта: { $id }
ui-range = { $most ->
    [1] Есть только вариант 1.
   *[other] Выберите номер от 1 до { $most }.
}
ui-unknown = «{ $typed }» — не номер, не вариант и не команда. Наберите help, чтобы узнать, что можно.
ui-refused = Сейчас такого варианта нет.
ui-undone = Последний ответ взят назад.
ui-undo-nothing = Отменять нечего.
ui-undo-chance = Отменять поздно: с тех пор решил случай.
ui-undo-seat = Отменять поздно: с тех пор есть новый ответ — { $clan }.
ui-undo-learnt = Отменять поздно: с тех пор кто-то узнал что-то новое.
ui-saved = Сохранено: { $file }
ui-save-name = В какой файл? Например: save vecher.game
ui-save-failed = Не удалось сохранить в { $file }: { $reason }
ui-save-foreign = { $file } уже есть, и это не сохранённая игра; файл не тронут.

## Вход и выход

ui-interpreted = Движок работает без скомпилированного ядра: играть можно, моделировать — медленно.
ui-welcome = { $name }: { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}. В любой момент наберите help.
ui-you = Вы играете за: { $seats }. Остальные ходят наугад.
ui-you-all = Вы играете за всех.
ui-pass-keyboard = Передайте клавиатуру: { $clan }. Нажмите Enter, когда остальные отвернутся.
ui-leaving = Сохранить перед выходом? Имя файла или Enter, чтобы выйти без сохранения:
ui-bye = До встречи.

## Конец

ui-over = Игра окончена
ui-score = { $clan }: { $score }
ui-score-winner = { $clan }: { $score }, победа
ui-lost = Победила игра: проиграли все.
ui-winners = { $count ->
    [one] Победитель: { $winners }
   *[other] Общая победа: { $winners }
}
ui-seed = Зерно случая: { $seed }

## Списки и повторы

ui-game = { $key }: { $name }, мест от { $least } до { $most }
ui-options = Дополнения и варианты: { $options }
ui-replay = { $name }, ответов: { $answers }
ui-unfinished = Игра ещё не окончена.

## Ошибки

ui-error = meadhall: { $reason }
ui-bad-game = нет игры «{ $game }»; есть { $games }
ui-no-game = назовите игру: { $games }
ui-bad-seats = { $game }: мест может быть от { $least } до { $most }, а не { $seats }
ui-bad-you = места считаются от 1 до { $most }, например --you 1,3; «{ $you }» не подходит
ui-bad-option = { $game }: нет варианта «{ $option }»; есть { $options }
ui-bad-seed = зерно случая — целое число от 0, меньше двух в 62-й степени
ui-bad-setup = такую игру не начать: { $reason }
ui-bad-file = { $file }: { $reason }
ui-load-alone = --load уже задаёт { $given }; уберите это
ui-load-other = { $file } — сохранённая игра { $game }

## Оповещения

hook-your-turn = { $game }: ваш ход. { $url }

## Проверка законченной игры

verify-game = { $name }, мест: { $seats }, ответов: { $answers }
verify-commitment = Обещано до первого жребия: { $commitment }
verify-copied = Ответов взято из другой игры, здесь они не проверяются: { $answers }
verify-draws = Жребиев получено заново из зерна и чисел игроков: { $draws }
verify-holds = Каждый жребий — тот, к которому ведёт зерно.
verify-failed = { $file }: эта игра не подтверждается. { $reason }
verify-unreadable = { $file } не читается как законченная игра: { $reason }
verify-bad = { $reason }
verify-bad-answer = Ответ { $answer } неверен: { $reason }
verify-bad-commitment = Зерно в файле не то, которое было обещано.
verify-bad-chance = Случай отвечал со стороны, а не из зерна.
verify-bad-game = Такой игры здесь нет.
verify-bad-version = Игра шла по другой версии правил.
verify-bad-data = Игра шла с другими данными о компонентах, чем здесь.
verify-bad-copied = Взятых из другой игры ответов названо больше, чем их всего.
verify-bad-end = Ответов не хватает: игра не закончена.

## The hall in the browser: doors and frames

hall-title = Медовый зал
hall-title-table = { $game } · Медовый зал
hall-title-turn = ● Ваш ход: { $game }
hall-welcome = Добро пожаловать в зал
hall-welcome-text = Настольные игры в браузере — с ботами или с друзьями. Ничего не надо устанавливать, аккаунт не нужен.
hall-menu = Меню
hall-about = О проекте
hall-api = Программистам
hall-language = Язык
hall-me = Ваш профиль
hall-me-nobody = Гость
hall-close = Закрыть
hall-save = Сохранить
hall-saved = Сохранено.
hall-copy = Копировать
hall-copied = Скопировано
hall-loading = Раскладываем игру…
hall-away = Зал недоступен
hall-away-text = Сервер не отвечает. Возможно, он перезапускается или у вас пропала связь.
hall-try-again = Повторить
hall-lost = Здесь ничего нет
hall-lost-text = По этому адресу нет страницы.
hall-to-front = На главную
hall-come-in = Заходите
hall-come-in-text = Так вас будут называть за столом. Имя можно сменить в любой момент.
hall-enter = Зайти

## The hall in the browser: front page

hall-games = Игры
hall-play-now = Сыграть с ботами
hall-open-table = Открыть стол для друзей
hall-seats-range = Игроков: { $least }–{ $most }
hall-my-tables = Мои столы
hall-open-tables = Столы со свободными местами
hall-open-none = Сейчас открытых столов нет. Откройте свой!
hall-watch-tables = Столы для зрителей
hall-show-all = Показать все ({ $count })
hall-join = Сесть за стол
hall-join-link = Ссылка-приглашение
hall-join-go = К столу
hall-join-hint = Ссылка есть у каждого, кто сидит за столом: она в меню стола.
hall-join-bad = Это не ссылка на стол.
hall-close-table = Закрыть стол
hall-state-open = { $free ->
    [0] можно начинать
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
hall-state-my-turn = Ваш ход
hall-state-others = думают другие
hall-state-playing = идёт игра
hall-state-over = сыграно
hall-state-won = вы победили
hall-state-closed = закрыт

## The hall in the browser: a new table

hall-new-table = Новый стол
hall-game = Игра
hall-your-name = Ваше имя
hall-names = Астрид, Бьёрн, Дагни, Эйрик, Фрейя, Гуннар, Хильда, Ивар, Кари, Лейф, Ньял, Рагна, Сигрид, Свен, Тюра, Ульф, Ильва
hall-bynames = Железный Бок, Серый Плащ, Дубовое Сердце, Снежная Стопа, Медный Шлем, с Севера, с Озера, из Фьорда, Острый Язык
hall-seats = Игроки
hall-my-seats = Места за этим экраном
hall-my-seats-text = Если мест несколько, вы играете по очереди на одном устройстве, а занавес скрывает руку каждого от остальных.
hall-options = Дополнения и варианты
hall-bot-level = Боты играют
hall-alone = В одиночку против самой игры.
hall-starting = Начинаем…
hall-start = Начать
hall-open-go = Открыть стол
hall-access = Кто может прийти
hall-access-invite = По приглашению
    .text = Стол найдут только те, у кого есть ссылка.
hall-access-public = Для всех
    .text = Стол виден на главной странице, и сесть за него может любой.
hall-pace = Темп
hall-pace-live = В реальном времени
    .text = Все играют одновременно, за один вечер.
hall-pace-turns = Ход за ходом
    .text = Каждый отвечает, когда найдёт время; игра длится несколько дней.
hall-clock = Часы
hall-clock-text = На каждое решение есть своё время; всё, что сверх него, берётся из запаса. Когда кончится и запас, за вас будет играть бот, пока вы не вернётесь на место.
hall-clock-none = Без часов
hall-clock-brisk = Бодро: 30 секунд на решение, 5 минут в запасе
hall-clock-easy = Спокойно: 1 минута на решение, 15 минут в запасе
hall-clock-long = Вдумчиво: 3 минуты на решение, 30 минут в запасе
hall-clock-half_day = 12 часов на решение, 1 день в запасе
hall-clock-day = 1 день на решение, 3 дня в запасе
hall-clock-week = 1 неделя на решение
hall-clock-own = Задать своё время
hall-clock-step-seconds = Секунд на решение
hall-clock-reserve-seconds = Секунд в запасе
hall-clock-step-hours = Часов на решение
hall-clock-reserve-hours = Часов в запасе
hall-clock-told = { $step } на решение, { $reserve } в запасе
hall-time-days = { $days } д { $hours } ч
hall-watch = Зрители
hall-watch-off = Нет
    .text = Стол видят только те, кто за ним сидит.
hall-watch-public = Разрешены
    .text = Другие видят то же, что открыто всем за столом.
hall-watch-delayed = С задержкой
    .text = Другие тоже могут смотреть, но на пять минут позже.
hall-away-level = Бот вместо отсутствующего игрока
hall-away-level-text = Он подхватывает игру, если у кого-то вышло время или кто-то ушёл.
hall-table-language = Язык стола
hall-table-language-text = На нём вам хотелось бы общаться. Саму игру каждый читает на своём языке.

## The hall in the browser: waiting for the start

hall-waiting-free = { $free ->
    [one] Свободно ещё { $free } место.
    [few] Свободно ещё { $free } места.
   *[many] Свободно ещё { $free } мест.
}
hall-waiting-full = Все в сборе.
hall-waiting-host = Игру начинает хозяин стола.
hall-at-the-table = За столом
hall-free-seat = свободно
hall-bot = Бот
hall-bot-named = Бот ({ $level })
hall-you = вы
hall-host = хозяин
hall-here = на связи
hall-not-here = не на связи
hall-sit = Сесть сюда
hall-stand-up = Встать
hall-add-bot = Добавить бота
hall-remove-bot = Убрать бота
hall-fill-bots = Заполнить ботами
hall-invite = Позвать друзей
hall-invite-text = Сесть за стол может каждый, кто откроет эту ссылку.
hall-invite-link = Ссылка-приглашение
hall-table-set = Как играем
hall-table-closed = Этот стол закрыли ещё до начала игры.

## The hall in the browser: playing

hall-tab-board = Поле
hall-tab-options = Варианты
hall-tab-log = Журнал
hall-tab-chat = Чат
hall-log-and-chat = Журнал и чат
hall-connecting = подключение…
hall-reconnecting = переподключение…
hall-thinking = думает
hall-seat-away = нет на месте, играет бот
hall-sent = Отправлено: { $label }
hall-given = Вы выбрали: { $label }
hall-given-change = Ещё можно передумать. Ждём: { $names }
hall-waiting-for = Ждём: { $names }
hall-waiting-chance = Решает судьба…
hall-watch-behind = Вы смотрите с опозданием на пять минут. Для вас игра ещё не началась.
hall-being-told = Минутку: показываем, что произошло.
hall-no-options = Сейчас от вас ничего не требуется.
hall-chosen = выбрано
hall-show-all-options = Показать все варианты
hall-skip = Пропустить
hall-undo = Отменить ход
hall-hint = Подсказка
hall-hint-thinking = Думает…
hall-hinted = Бот поступил бы так: { $label }
hall-hints = Подсказки
    .text = Тот, чей ход, может спросить у бота, как поступил бы он, зная лишь то, что видно с этого места.
hall-undo-ask = Попросить отмену
hall-undo-asked = { $name } просит отменить последний ход. Вы согласны?
hall-undo-pending = Есть просьба отменить ход. Ещё не ответили: { $names }
hall-undo-yes = Разрешить
hall-undo-no = Отказать
hall-kept-by-bot = { $name }: за вас играет бот.
hall-take-back = Вернуться на место
hall-why-not = Почему нельзя?
hall-why-not-unknown = Сейчас это невозможно, хотя ни одно отдельное правило этого не запрещает.
hall-rules = Правила
hall-rules-search = Поиск по правилам
hall-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
hall-ruling = Разъяснение
hall-rule-of = Правило { $rule }
hall-show-on-board = Показать на поле
hall-curtain = Передайте устройство: { $name }
hall-curtain-text = Остальных просим отвернуться.
hall-curtain-me = Я — { $name }
hall-chat-empty = Пока никто ничего не сказал.
hall-chat-say = Напишите что-нибудь
hall-chat-send = Отправить
hall-mute = Скрыть сообщения: { $name }
hall-muted = { $name }: сообщения скрыты.
hall-unmute = Показать снова
hall-notify = Сообщать, когда мой ход
hall-notify-on = Если придёт ваш ход, а страница скрыта, вы получите уведомление.
hall-notify-blocked = Ваш браузер не разрешает уведомления с этой страницы.
hall-leave = Покинуть стол
hall-leave-sure = Уйти посреди игры? За вас продолжит бот. Вы сможете вернуться и снова занять своё место.
hall-leave-yes = Уйти
hall-leave-no = Остаться

## The hall in the browser: after the end

hall-winner = победитель
hall-rematch = Сыграть ещё
hall-rematch-join = В следующую игру
hall-replay = Повтор
hall-download = Скачать журнал
hall-show-board = Посмотреть на поле
hall-show-result = Показать итоги
hall-replay-step = Этот шаг
hall-replay-at = { $step } из { $steps }
hall-replay-start = Игра подготовлена.
hall-replay-answer = { $name }: { $option }
hall-replay-back = Шаг назад
hall-replay-forward = Шаг вперёд
hall-replay-play = Смотреть
hall-replay-pause = Пауза
hall-replay-eyes = Чьими глазами
hall-replay-all-seeing = Видно всё
hall-replay-link = Ссылка на этот шаг
hall-review = Разбор
hall-review-making = Партия просматривается
hall-review-making-text = Каждый выбор обдумывается ещё раз. Это делается один раз для всех и длится около минуты; страницу можно пока закрыть.
hall-review-waiting = Сначала просматриваются другие партии
hall-review-counted = Каждый шанс посчитан по воображаемым партиям (их { $worlds }): они начаты с того, что само место могло тогда знать, и доиграны ботами. Разница, которую не отличить от случайности, не показана.
hall-review-seen = Каждый шанс — это оценка нейросети: воображаемые партии начаты с того, что само место могло тогда знать, боты немного играют их дальше, и сеть смотрит, что вышло. Разница, которую не отличить от случайности, не показана.
hall-review-chart = Шанс на победу
hall-review-percent = { $chance } %
hall-review-marks = ▲ — главные переломы, цветом того, чей шанс изменился сильнее всего.
hall-review-at = Шаг { $step }: { $chances }
hall-review-chance-of = { $name } { $chance } %
hall-review-step = шаг { $step }
hall-review-swings = Главные переломы
hall-review-swings-none = Ничто не изменило шансы заметно.
hall-review-by-chance = Решает случай
hall-review-by-chance-after = Решает случай после ответа «{ $answer }»
hall-review-together = Одновременные ответы
hall-review-at-end = В конце открывается всё скрытое
hall-review-from-to = { $name }: { $before } % → { $after } %
hall-review-better = Лучшие варианты
hall-review-better-none = Ни один ответ не был явно хуже другого.
hall-review-taken = { $name }: { $option } ({ $chance } %)
hall-review-instead = Лучше: { $option } ({ $chance } %)
hall-review-given-up = упущено { $points }
hall-review-luck = Удача
hall-review-luck-text = Полоски — это сотые доли шанса на победу. Выпавшее и вытянутое сравнивается со всем, что могло выпасть при тех же бросках и жребиях. То, что открылось лишь в конце, тоже считается удачей.
hall-review-way = { $first } % → { $last } %
hall-review-own = Свой выбор
hall-review-others = Выбор других
hall-review-rolled = { $got }, ожидалось { $expected } (попыток: { $times })
hall-review-luckier = удачнее, чем в { $part } случаях из 100
hall-fork = Продолжить отсюда
hall-fork-text = Новый стол начнётся с этой позиции. Остальные места займут боты, и случай будет решать заново.
hall-fork-seat = Играть за
hall-fork-go = Начать
hall-verify-text = В журнале есть зерно, от которого зависят все перемешивания и жребии, и доля каждого игрока в них. Команда «{ "meadhall verify" } ФАЙЛ» проводит каждый жребий заново и говорит, всё ли сходится.

## The hall in the browser: you

hall-me-name = Ваше имя
hall-me-guest = Вы гость. Вас помнит только этот браузер.
hall-me-account = У вас есть аккаунт: войти можно откуда угодно.
hall-me-bot = Вы бот.
hall-me-nobody-text = Аккаунт не нужен. Чтобы сесть за стол, хватит имени.
hall-display = Вид
hall-theme = Цвета
hall-theme-auto = Как на устройстве
hall-theme-light = Светлые
hall-theme-dark = Тёмные
hall-contrast = Контраст
hall-contrast-auto = Как на устройстве
hall-contrast-more = Высокий
hall-speed = Анимация
hall-speed-off = Выключена
hall-speed-fast = Быстрая
hall-speed-normal = Обычная
hall-speed-slow = Медленная
hall-speed-reduced = Ваше устройство просит меньше движения, поэтому анимации нет.
hall-account-new = Создать аккаунт
hall-account-new-text = Сохранит ваши столы и позволит входить с других устройств.
hall-account-name = Имя
hall-account-make = Создать аккаунт
hall-account-made = Аккаунт создан.
hall-password = Пароль
hall-password-text = Не меньше 8 символов.
hall-password-change = Сменить пароль
hall-password-old = Старый пароль
hall-password-new = Новый пароль
hall-password-others = На всех других ваших устройствах придётся войти заново.
hall-password-changed = Пароль изменён.
hall-log-in = Войти
hall-log-in-text = Уже есть аккаунт? Столы, за которые вы сели гостем, останутся за гостем.
hall-logged-in = С возвращением, { $name }.
hall-log-out = Выйти
hall-mutes = Скрытые собеседники
hall-mutes-text = { $count ->
    [one] Вы скрыли сообщения { $count } человека.
    [few] Вы скрыли сообщения { $count } человек.
   *[many] Вы скрыли сообщения { $count } человек.
}
hall-unmute-all = Снова показывать всех
hall-leave-hall = Уйти из зала
hall-delete = Удалить всё обо мне
hall-delete-sure = Ваше имя и всё, что вы писали, будет удалено, а ваши места займут боты. Отменить это нельзя.
hall-delete-yes = Удалить
hall-delete-no = Оставить
hall-webhook = Сообщать на другой адрес
hall-webhook-text = Когда придёт ваш ход, а вас нет за столом, зал отправит сообщение на этот адрес.
hall-webhook-address = Адрес
hall-webhook-kind = Формат
hall-bots = Аккаунты ботов
hall-bots-text = С собственным токеном за стол может сесть и программа.
hall-bot-name = Имя бота
hall-bot-make = Создать бота
hall-bot-drop = Удалить бота { $name }
hall-bot-token = Токен бота { $name }. Скопируйте его сейчас: больше он не появится.
hall-bot-token-label = Токен

## The hall in the browser: about

hall-about-what = Что это такое
hall-about-what-text = Зал настольных игр: правила, боты, сервер и страницы — одно целое, которое можно читать, запускать и менять.
hall-about-ours = Код, тексты и игровые поля мы сделали сами; из коробок с играми ничего не скопировано.
hall-about-games = Игры принадлежат своим авторам и издателям. Понравилась игра — купите её.
hall-about-fair = Честный жребий
hall-about-fair-text = До начала игры зал даёт обещание: показывает отпечаток зерна, из которого вырастет случай. Каждый, кто садится за стол, добавляет свою долю. После игры зерно открывают, и кто угодно может провести каждый жребий заново.
hall-about-credits = С благодарностью
hall-about-icons = Пиктограммы:
hall-about-icons-changed = Цвета и размеры — наши.
hall-about-fonts = Шрифты:
hall-about-software = Сделано с помощью

## Bot levels

level-random = наугад
    .text = Знают правила, и только. Для первого знакомства — в самый раз.
level-novice = новичок
    .text = Думают мало и часто передумывают. Хороши, чтобы освоить игру.
level-warrior = воин
    .text = Думают на несколько ходов вперёд, но порой рискуют.
level-jarl = ярл
    .text = Видят ещё дальше и редко что-то упускают.
level-champion = чемпион
    .text = Сильнейшие: до секунды на каждый ответ и опыт тысяч партий.

## The arena

arena-title = { $game }: мест { $seats }, партий { $played } из { $planned }
arena-games = партий
arena-wins = победы
arena-fair = поровну
arena-ahead = впереди
arena-rating = рейтинг
arena-thought = мс
arena-slowest = дольше всего

## Why something was refused

refused-unknown = Не получилось.
refused-unreachable = Зал недоступен. Проверьте связь.
refused-broken = В зале что-то сломалось. Ошибка записана.
refused-bad-request = Зал этого не понял.
refused-bad-option = Так игру не начать.
refused-bad-name = Такое имя не подойдёт.
refused-bad-credentials = Неверное имя или пароль.
refused-bad-webhook = Такой адрес не подойдёт.
refused-name-taken = Это имя уже занято.
refused-account-already = У вас уже есть аккаунт.
refused-account-needed = Для этого нужен аккаунт.
refused-not-signed-in = Зал вас ещё не знает.
refused-not-allowed = Здесь вам это не разрешено.
refused-no-watching = Игру за этим столом видят только те, кто за ним сидит.
refused-not-found = Такого здесь нет.
refused-not-yourself = Свои сообщения скрыть нельзя.
refused-wrong-origin = Эта страница не из этого зала.
refused-too-large = Слишком много за один раз.
refused-too-often = Слишком много попыток. Подождите немного.
refused-too-many-bots = У вас уже столько ботов, сколько можно.
refused-too-many-mutes = Вы уже скрыли столько людей, сколько можно.
refused-database-away = Память зала не отвечает. Попробуйте чуть позже.
refused-host-only = Это может только хозяин стола.
refused-no-such-table = Такого стола нет, или он закрыт для вас. Возможно, ссылка-приглашение неполная.
refused-no-such-game = Такой игры здесь нет.
refused-no-such-language = На этом языке здесь не говорят.
refused-no-such-level = Такого бота нет.
refused-no-such-seat = Такого места нет.
refused-no-such-step = В этой игре нет такого шага.
refused-seat-taken = Это место занято.
refused-seats-free = Ещё есть свободные места.
refused-not-open = Игра уже началась, или стол закрыт.
refused-not-over = Игра ещё не окончена.
refused-not-playing = Игра ещё не началась.
refused-game-over = Игра окончена.
refused-stale = Поздно: игра уже ушла вперёд.
refused-not-asked = Сейчас спрашивают не вас.
refused-not-an-option = Сейчас такого варианта нет.
refused-not-your-seat = Это не ваше место.
refused-undo-nothing = Отменять нечего.
refused-undo-chance = Отменять поздно: с тех пор решил случай.
refused-undo-seat = Отменять поздно: с тех пор кто-то уже ответил.
refused-undo-learnt = Отменять поздно: с тех пор кто-то узнал что-то новое.
refused-undo-asked = Об этом уже попросили.
refused-no-hints = За этим столом нет подсказок.
refused-no-review = Разобрать эту партию не удалось.
refused-chat-often = Не так быстро: подождите, прежде чем писать дальше.
refused-chat-empty = Сообщение пустое.
refused-chat-seats = Говорить могут только те, кто сидит за столом.

## meadhall stats

stats-title = { $game }: партий { $games }, боты { $bot }, зерно { $seed }
stats-table = Мест { $seats }, опции { $options }
stats-all-won = Победы { $won } (95 %: { $range })
stats-turns-mean = Ходов { $mean } (95 %: { $range }, разброс { $spread })
stats-scores-mean = Счёт места { $mean } (95 %: { $range }, разброс { $spread })
stats-seat = место
stats-games = партий
stats-won = победы
stats-range = 95 %
stats-mean = среднее
stats-table-name = стол
stats-turns = ходов
stats-scores = счёт
stats-offered = можно было
stats-used = взято
stats-had = имели
stats-users = игроков
