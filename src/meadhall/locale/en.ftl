### Words of the terminal. Nothing here knows a game.

## Commands, as they may be typed besides the English ones

ui-command-help = help
ui-command-table = table
ui-command-log = log
ui-command-undo = undo
ui-command-save = save
ui-command-quit = quit

## The table

ui-seat = Seat { $seat }
ui-since = Since you last looked
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-times = { $line } ×{ $times }
ui-earlier = { $lines ->
    [one] One earlier line is in the log.
   *[other] { $lines } earlier lines are in the log.
}
ui-prompt = Number, ? or help:

## Help

ui-help = Help
ui-help-number = A number answers the question. An option's id typed in full does too.
ui-help-why = ? tells the rule behind the question, ? 3 the rule behind option 3.
ui-help-table = table shows the whole table again.
ui-help-log = log shows everything that has happened.
ui-help-undo = undo takes your last answer back, if nobody has learnt anything since.
ui-help-save = save FILE saves the game; play with --load FILE goes on with it.
ui-help-quit = quit leaves the game and offers to save it.

## Answers to commands

ui-rule = Rule { $rule }: { $text }
ui-about = { $name }: { $text }
ui-id = Its id: { $id }
ui-range = { $most ->
    [one] There is only option 1.
   *[other] Choose a number from 1 to { $most }.
}
ui-unknown = “{ $typed }” is no number, option or command. Type help for what you can do.
ui-refused = That is not an option now.
ui-undone = Your last answer is taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-chance = Too late to undo: chance has answered since.
ui-undo-seat = Too late to undo: { $clan } has answered since.
ui-undo-learnt = Too late to undo: somebody has learnt something since.
ui-saved = Saved: { $file }
ui-save-name = Which file? For example: save evening.game
ui-save-failed = Could not save to { $file }: { $reason }
ui-save-foreign = { $file } exists and is not a saved game; it stays as it is.

## Coming and going

ui-interpreted = The engine runs without its compiled core: fine for playing, slow for simulating.
ui-welcome = { $name }: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Type help at any time.
ui-you = You play: { $seats }. The others play at random.
ui-you-all = You play every seat.
ui-pass-keyboard = Pass the keyboard to: { $clan }. Press Enter when the others look away.
ui-leaving = Save before you go? File name, or Enter to leave without saving:
ui-bye = Farewell.

## The end

ui-over = The game is over
ui-score = { $clan }: { $score }
ui-score-winner = { $clan }: { $score }, winner
ui-lost = The game has won: everybody has lost.
ui-winners = { $count ->
    [one] Winner: { $winners }
   *[other] Shared victory: { $winners }
}
ui-seed = Seed: { $seed }

## Lists and replays

ui-game = { $key }: { $name }, seats { $least } to { $most }
ui-options = Options: { $options }
ui-replay = { $name }, answers: { $answers }
ui-unfinished = The game is not over yet.

## Mistakes

ui-error = meadhall: { $reason }
ui-bad-game = there is no game “{ $game }”; there is { $games }
ui-no-game = name a game: { $games }
ui-bad-seats = { $game } is for { $least } to { $most } seats, not { $seats }
ui-bad-you = seats to play are counted from 1 to { $most }, as in --you 1,3; not “{ $you }”
ui-bad-option = { $game } has no option “{ $option }”; there is { $options }
ui-bad-seed = a seed is a whole number from 0, below 2 to the 62nd
ui-bad-setup = that game cannot be set up: { $reason }
ui-bad-file = { $file }: { $reason }
ui-load-alone = --load brings its own { $given }; leave that out
ui-load-other = { $file } is a game of { $game }
