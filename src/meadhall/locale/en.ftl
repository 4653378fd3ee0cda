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

## Webhooks

hook-your-turn = { $game }: it is your turn. { $url }

## Checking a finished game

verify-game = { $name }, seats: { $seats }, answers: { $answers }
verify-commitment = Promised before the first draw: { $commitment }
verify-copied = Answers taken over from another game and not checked here: { $answers }
verify-draws = Draws made again from seed and nonces: { $draws }
verify-holds = Every draw is the one the seed leads to.
verify-failed = { $file }: this game does not hold. { $reason }
verify-unreadable = { $file } cannot be read as a finished game: { $reason }
verify-bad = { $reason }
verify-bad-answer = Answer { $answer } is wrong: { $reason }
verify-bad-commitment = The seed in the file is not the one that was promised.
verify-bad-chance = Its chance was answered from outside, not drawn from a seed.
verify-bad-game = There is no such game here.
verify-bad-version = It was played by another version of the rules.
verify-bad-data = It was played with other component data than there is here.
verify-bad-copied = More answers are said to be taken over than there are.
verify-bad-end = Answers are missing: the game is not over.

## The hall in the browser: doors and frames

hall-title = Meadhall
hall-title-table = { $game } · Meadhall
hall-title-turn = ● Your turn: { $game }
hall-welcome = Welcome to the hall
hall-welcome-text = Board games in your browser, against bots or with friends. Nothing to install, no account needed.
hall-menu = Menu
hall-about = About
hall-api = For programmers
hall-language = Language
hall-me = You
hall-me-nobody = Guest
hall-close = Close
hall-save = Save
hall-saved = Saved.
hall-copy = Copy
hall-copied = Copied
hall-loading = The table is being set…
hall-away = The hall cannot be reached
hall-away-text = The server does not answer. Perhaps it is being restarted; perhaps your connection is down.
hall-try-again = Try again
hall-lost = Nothing here
hall-lost-text = There is no page at this address.
hall-to-front = To the front page
hall-come-in = Come in
hall-come-in-text = This is what the others at the table will call you. You can change it at any time.
hall-enter = Enter

## The hall in the browser: front page

hall-games = Games
hall-play-now = Play now against bots
hall-open-table = Open a table for friends
hall-seats-range = { $least } to { $most } players
hall-my-tables = My tables
hall-open-tables = Tables with a free seat
hall-open-none = No open table at the moment. Open one yourself!
hall-watch-tables = Tables to watch
hall-show-all = Show all { $count }
hall-join = Join a table
hall-join-link = Invite link
hall-join-go = Join
hall-join-hint = Somebody at the table has the link: it is in the table's menu.
hall-join-bad = That is no link to a table.
hall-close-table = Close this table
hall-state-open = { $free ->
    [0] ready to start
    [one] { $free } free seat
   *[other] { $free } free seats
}
hall-state-my-turn = Your turn
hall-state-others = others are thinking
hall-state-playing = being played
hall-state-over = over
hall-state-won = you won
hall-state-closed = closed

## The hall in the browser: a new table

hall-new-table = A new table
hall-game = Game
hall-your-name = Your name
hall-names = Astrid, Bjorn, Dagny, Eirik, Freya, Gunnar, Hilda, Ivar, Kari, Leif, Njal, Ragna, Sigrid, Sven, Thyra, Ulf, Ylva
hall-bynames = the Bold, the Wise, Ironside, Greycloak, Far-Traveller, Longbeard, Oakheart, Snowfoot, Silvertongue
hall-seats = Players
hall-my-seats = Seats at this screen
hall-my-seats-text = More than one is a hot seat: you share this device, and a curtain hides each hand from the others.
hall-options = Expansions and options
hall-bot-level = Bots play
hall-alone = Alone against the game itself.
hall-starting = Dealing…
hall-start = Start
hall-open-go = Open the table
hall-access = Who may come
hall-access-invite = By invite link
    .text = Only those who have the link find the table.
hall-access-public = Public
    .text = Everybody sees it on the front page and may sit down.
hall-pace = Pace
hall-pace-live = Live
    .text = Everybody plays at the same time, in one evening.
hall-pace-turns = Turn by turn
    .text = Everybody answers when they find the time, over days.
hall-clock = Clock
hall-clock-text = Each decision has its own time; what goes beyond is taken from a reserve. When both are used up, a bot plays on until you take the seat back.
hall-clock-none = No clock
hall-clock-brisk = Brisk: 30 seconds a decision, 5 minutes in reserve
hall-clock-easy = Easy: 1 minute a decision, 15 minutes in reserve
hall-clock-long = Thoughtful: 3 minutes a decision, 30 minutes in reserve
hall-clock-half_day = 12 hours a decision, 1 day in reserve
hall-clock-day = 1 day a decision, 3 days in reserve
hall-clock-week = 1 week a decision
hall-clock-own = Your own clock
hall-clock-step-seconds = Seconds a decision
hall-clock-reserve-seconds = Seconds in reserve
hall-clock-step-hours = Hours a decision
hall-clock-reserve-hours = Hours in reserve
hall-clock-told = { $step } a decision, { $reserve } in reserve
hall-time-days = { $days } d { $hours } h
hall-watch = Spectators
hall-watch-off = None
    .text = Only those who sit at the table see it.
hall-watch-public = Allowed
    .text = Others may watch what everybody at the table can see.
hall-watch-delayed = Delayed
    .text = Others may watch too, five minutes behind.
hall-away-level = Bot for a seat whose player is away
hall-away-level-text = It plays on when somebody's clock has run out or somebody leaves.
hall-table-language = Language of the table
hall-table-language-text = What you would like to chat in. Everybody reads the game in their own language.

## The hall in the browser: waiting for the start

hall-waiting-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
hall-waiting-full = Everybody is here.
hall-waiting-host = The host starts the game.
hall-at-the-table = At the table
hall-free-seat = free
hall-bot = Bot
hall-bot-named = Bot ({ $level })
hall-you = you
hall-host = host
hall-here = here
hall-not-here = not connected
hall-sit = Sit here
hall-stand-up = Stand up
hall-add-bot = Add a bot
hall-remove-bot = Remove the bot
hall-fill-bots = Fill with bots
hall-invite = Invite friends
hall-invite-text = Whoever opens this link can sit down at the table.
hall-invite-link = Invite link
hall-table-set = How it is played
hall-table-closed = This table was closed before the game began.

## The hall in the browser: playing

hall-tab-board = Board
hall-tab-options = Options
hall-tab-log = Log
hall-tab-chat = Chat
hall-log-and-chat = Log and chat
hall-connecting = connecting…
hall-reconnecting = reconnecting…
hall-thinking = is thinking
hall-seat-away = away, a bot plays
hall-sent = Sent: { $label }
hall-given = You chose: { $label }
hall-given-change = You may still change it. Waiting for: { $names }
hall-waiting-for = Waiting for: { $names }
hall-waiting-chance = Fate decides…
hall-watch-behind = You watch five minutes behind. For you the game has not begun yet.
hall-being-told = One moment: this is being told.
hall-no-options = Nothing is asked of you now.
hall-chosen = chosen
hall-show-all-options = Show all options
hall-skip = Skip
hall-undo = Take back
hall-hint = Hint
hall-hint-thinking = Thinking…
hall-hinted = A bot would: { $label }
hall-hints = Hints
    .text = Whoever is asked may ask a bot what it would do, from what their seat can see.
hall-undo-ask = Ask to take back
hall-undo-asked = { $name } would like to take the last answer back. Do you agree?
hall-undo-pending = Taking back has been asked for. Still to answer: { $names }
hall-undo-yes = Agree
hall-undo-no = Refuse
hall-kept-by-bot = { $name }: a bot plays for you.
hall-take-back = Take the seat back
hall-why-not = Why not?
hall-why-not-unknown = It is not possible now; no single rule forbids it.
hall-rules = Rules
hall-rules-search = Search the rules
hall-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
hall-ruling = Ruling
hall-rule-of = Rule { $rule }
hall-show-on-board = Show on the board
hall-curtain = Pass the device to: { $name }
hall-curtain-text = The others look away, please.
hall-curtain-me = I am { $name }
hall-chat-empty = Nobody has said anything yet.
hall-chat-say = Say something
hall-chat-send = Send
hall-mute = Mute { $name }
hall-muted = { $name } is muted.
hall-unmute = Hear again
hall-notify = Notify me when it is my turn
hall-notify-on = You are notified when it is your turn and this page is hidden.
hall-notify-blocked = Your browser does not allow notifications from this page.
hall-leave = Leave the table
hall-leave-sure = Leave in the middle of the game? A bot will play on for you. You can come back and take the seat again.
hall-leave-yes = Leave
hall-leave-no = Stay

## The hall in the browser: after the end

hall-winner = winner
hall-rematch = Play again
hall-rematch-join = Join the next game
hall-replay = Replay
hall-download = Download the log
hall-show-board = Look at the board
hall-show-result = Show the result
hall-replay-step = This step
hall-replay-at = { $step } of { $steps }
hall-replay-start = The game is set up.
hall-replay-answer = { $name }: { $option }
hall-replay-back = One step back
hall-replay-forward = One step forward
hall-replay-play = Play
hall-replay-pause = Pause
hall-replay-eyes = Seen by
hall-replay-all-seeing = All-seeing
hall-replay-link = Link to this step
hall-review = Review
hall-review-making = Looking through the game
hall-review-making-text = Every choice is thought over once more. It is done once for everybody and takes a minute or so; you may leave the page meanwhile.
hall-review-waiting = Other games are being looked through first
hall-review-counted = Each chance is counted in { $worlds } games, imagined from what the seat itself could know at that moment and played on by bots. Differences too small to be told from accident are left out.
hall-review-seen = Each chance is what the game's net makes of games imagined from what the seat itself could know at that moment, after bots have played them on for a while. Differences too small to be told from accident are left out.
hall-review-chart = Chance to win
hall-review-percent = { $chance } %
hall-review-marks = ▲ marks the largest swings, in the colour of whoever they moved most.
hall-review-at = Step { $step }: { $chances }
hall-review-chance-of = { $name } { $chance } %
hall-review-step = step { $step }
hall-review-swings = Largest swings
hall-review-swings-none = Nothing moved the chances much.
hall-review-by-chance = Chance falls
hall-review-by-chance-after = Chance falls after “{ $answer }”
hall-review-together = Answers given together
hall-review-at-end = At the end everything is shown
hall-review-from-to = { $name }: { $before } % → { $after } %
hall-review-better = Better options
hall-review-better-none = No answer was clearly worse than another.
hall-review-taken = { $name }: { $option } ({ $chance } %)
hall-review-instead = Better: { $option } ({ $chance } %)
hall-review-given-up = gave up { $points }
hall-review-luck = Luck
hall-review-luck-text = Bars count points of a hundred in the chance to win. What was rolled or drawn is compared with every way the same draws could have fallen. What comes to light only at the end counts as luck.
hall-review-way = { $first } % → { $last } %
hall-review-own = Own choices
hall-review-others = Choices of others
hall-review-rolled = { $got }, expected { $expected } (tries: { $times })
hall-review-luckier = luckier than { $part } of 100
hall-fork = Play on from here
hall-fork-text = A new table begins with this position. Bots take the other seats, and chance falls anew.
hall-fork-seat = Play as
hall-fork-go = Begin
hall-verify-text = The log holds the seed behind every shuffle and draw, and everybody's share in it. “meadhall verify FILE” makes each draw again and says whether all of them hold.

## The hall in the browser: you

hall-me-name = Your name
hall-me-guest = You are a guest. This browser remembers you; no other one does.
hall-me-account = You have an account and can log in anywhere.
hall-me-bot = You are a bot.
hall-me-nobody-text = You need no account. A name is enough to sit down.
hall-display = Display
hall-theme = Colours
hall-theme-auto = As the device
hall-theme-light = Light
hall-theme-dark = Dark
hall-contrast = Contrast
hall-contrast-auto = As the device
hall-contrast-more = High
hall-speed = Animation
hall-speed-off = Off
hall-speed-fast = Fast
hall-speed-normal = Normal
hall-speed-slow = Slow
hall-speed-reduced = Your device asks for less motion, so nothing is animated.
hall-account-new = Make an account
hall-account-new-text = Keeps your tables and lets you log in elsewhere.
hall-account-name = Name
hall-account-make = Make the account
hall-account-made = Your account is made.
hall-password = Password
hall-password-text = At least 8 characters.
hall-password-change = Change the password
hall-password-old = Old password
hall-password-new = New password
hall-password-others = All your other devices are logged out.
hall-password-changed = The password is changed.
hall-log-in = Log in
hall-log-in-text = You have an account already? The tables you have as a guest stay with the guest.
hall-logged-in = Welcome back, { $name }.
hall-log-out = Log out
hall-mutes = Muted people
hall-mutes-text = { $count ->
    [one] You have muted one person.
   *[other] You have muted { $count } people.
}
hall-unmute-all = Hear everybody again
hall-leave-hall = Leaving
hall-delete = Delete everything about me
hall-delete-sure = Your name and what you said are removed, and bots take your seats. This cannot be undone.
hall-delete-yes = Delete
hall-delete-no = Keep
hall-webhook = Tell me elsewhere
hall-webhook-text = When it is your turn and you are not at the table, the hall sends a message to this address.
hall-webhook-address = Address
hall-webhook-kind = Kind
hall-bots = Bot accounts
hall-bots-text = A program can sit at tables with a token of its own.
hall-bot-name = Name of the bot
hall-bot-make = Make a bot
hall-bot-drop = Delete { $name }
hall-bot-token = The token of { $name }. Copy it now: it is never shown again.
hall-bot-token-label = Token

## The hall in the browser: about

hall-about-what = What this is
hall-about-what-text = A hall for board games: rules, bots, server and pages in one, made to be read, run and changed.
hall-about-ours = Code, words and boards are our own; nothing is copied from a box.
hall-about-games = The games belong to their authors and publishers. If you like one here, buy it.
hall-about-fair = Fair chance
hall-about-fair-text = Before a game begins the hall shows a promise: a fingerprint of the seed of its chance. Everybody who sits down adds a share of their own. After the end the seed is told, and anybody can make every draw again.
hall-about-credits = With thanks
hall-about-icons = Pictograms:
hall-about-icons-changed = Coloured and scaled by us.
hall-about-fonts = Typefaces:
hall-about-software = Made with

## Bot levels

level-random = at random
    .text = They know the rules and nothing else. Good for a first look.
level-novice = novice
    .text = They think a little and change their minds a lot. Good for learning a game.
level-warrior = warrior
    .text = They think ahead, and now and then take a chance.
level-jarl = jarl
    .text = They think further ahead and rarely let anything slip.
level-champion = champion
    .text = The best there is: up to a second for each answer, and what they learnt from thousands of games.

## The arena

arena-title = { $game }: seats { $seats }, games { $played } of { $planned }
arena-games = games
arena-wins = wins
arena-fair = fair
arena-ahead = ahead
arena-rating = rating
arena-thought = ms
arena-slowest = slowest

## Why something was refused

refused-unknown = That did not work.
refused-unreachable = The hall cannot be reached. Check your connection.
refused-broken = Something broke in the hall. It has been written down.
refused-bad-request = The hall did not understand that.
refused-bad-option = The game cannot be set up that way.
refused-bad-name = This name cannot be used.
refused-bad-credentials = Name or password is wrong.
refused-bad-webhook = This address cannot be used.
refused-name-taken = Somebody has this name already.
refused-account-already = You have an account already.
refused-account-needed = That needs an account.
refused-not-signed-in = The hall does not know you yet.
refused-not-allowed = You may not do that here.
refused-no-watching = Only those who sit at this table see its game.
refused-not-found = There is no such thing.
refused-not-yourself = You cannot mute yourself.
refused-wrong-origin = This page is not from this hall.
refused-too-large = That is too much at once.
refused-too-often = Too many tries. Wait a little.
refused-too-many-bots = You have as many bots as you may have.
refused-too-many-mutes = You have muted as many people as you may.
refused-database-away = The hall's memory does not answer. Try again soon.
refused-host-only = Only the host can do that.
refused-no-such-table = There is no such table, or it is not open to you. An invite link may have a part missing.
refused-no-such-game = There is no such game here.
refused-no-such-language = That language is not spoken here.
refused-no-such-level = There is no such bot.
refused-no-such-seat = There is no such seat.
refused-no-such-step = There is no such step in this game.
refused-seat-taken = That seat is taken.
refused-seats-free = There are still free seats.
refused-not-open = The game has begun, or the table is closed.
refused-not-over = The game is not over yet.
refused-not-playing = The game has not begun.
refused-game-over = The game is over.
refused-stale = Too late: the table has moved on.
refused-not-asked = You are not asked now.
refused-not-an-option = That is not an option now.
refused-not-your-seat = That is not your seat.
refused-undo-nothing = There is nothing to take back.
refused-undo-chance = Too late to take back: chance has answered since.
refused-undo-seat = Too late to take back: somebody has answered since.
refused-undo-learnt = Too late to take back: somebody has learnt something since.
refused-undo-asked = Somebody has asked for that already.
refused-no-hints = There are no hints at this table.
refused-no-review = This game cannot be reviewed.
refused-chat-often = Not so fast: wait before you say more.
refused-chat-empty = There was nothing to say.
refused-chat-seats = Only those who sit at the table can speak.

## meadhall stats

stats-title = { $game }: { $games } games, bots { $bot }, seed { $seed }
stats-table = Seats { $seats }, options { $options }
stats-all-won = Won { $won } (95 %: { $range })
stats-turns-mean = Turns { $mean } (95 %: { $range }, spread { $spread })
stats-scores-mean = Score of a seat { $mean } (95 %: { $range }, spread { $spread })
stats-seat = seat
stats-games = games
stats-won = won
stats-range = 95 %
stats-mean = mean
stats-table-name = table
stats-turns = turns
stats-scores = score
stats-offered = to be had
stats-used = used
stats-had = had it
stats-users = users
