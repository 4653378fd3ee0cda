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
