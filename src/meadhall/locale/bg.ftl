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
