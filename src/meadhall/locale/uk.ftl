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
