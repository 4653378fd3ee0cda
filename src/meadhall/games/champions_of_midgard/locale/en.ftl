### Champions of Midgard: English words. Names follow the data file; every sentence is our own.

## Title and variants

game = Champions of Midgard
game-about = Guard a harbour town for eight rounds: place workers for dice, food and ships, then lead your warriors against the troll, the draugr and the beasts of far shores. Every fight is rolled, and the chief with the most glory becomes jarl.
expansion-hall_of_records = Hall of Records
    .text = Defeated enemies lie face up for everybody to see.
expansion-mistrustful_villagers = Mistrustful Villagers
    .text = Everybody starts with 1 blame.

## Leaders

leader-asmundr = Asmundr the Pious
    .text = Each favour spent on a reroll, in a hunt too, scores 2 glory at once.
leader-dagrun = Dagrun the Destined
    .text = At the sage's house she draws one destiny more and keeps one of them.
leader-gylfir = Gylfir the Seaworthy
    .text = Pays no coin at the merchant ship.
leader-svanhildr = Svanhildr the Swordmaiden
    .text = Every sword die that shows an attack deals 1 more, in a hunt too.
leader-ullr = Ullr the Berserker
    .text = Gains 1 glory in every fight round in which a die ends on a double.

## Words

word-glory = Glory
word-round = Round
word-first_player = First player
word-warriors = Warriors
word-workers = Workers
word-runes = Runes
word-destinies = Destinies
word-supply = Supply
word-odds = Odds
weapon-sword = sword
weapon-spear = spear
weapon-axe = axe
face-blank = blank
face-hit = attack
face-double = double attack
face-shield = shield
good-food = food
good-wood = wood
good-coin = coins
good-favor = favour
good-blame = blame
trade-military = military
trade-economic = economic
place-troll = troll
place-draugr_1 = left draugr
place-draugr_2 = right draugr
place-shore_1 = first shore
place-shore_2 = second shore
place-shore_3 = third shore
place-shore_4 = fourth shore
place-hunt = hunt

## Locations

location-swordsmith = Swordsmith
    .text = Take all swords lying here.
location-hafter = Hafter
    .text = Take all spears lying here.
location-blacksmith = Blacksmith
    .text = Take all axes lying here.
location-smokehouse = Smokehouse
    .text = Take all food lying here.
location-merchant_ship = Merchant Ship
    .text = Pay 1 coin and take the goods of the ship in port.
location-jarls_longhouse = Jarl's Longhouse
    .text = 1 sword and the first-player marker; your own marker passes to the left.
location-sages_house = Sage's House
    .text = Look at a journey that lies face down, then draw a destiny.
location-runesmith = Runesmith
    .text = Pay 1 wood for an open rune or the top of the deck.
location-stave_church = Stave Church
    .text = 1, 3, 6 or 10 coins for 1 to 4 favour.
location-market = Market
    .text = Swap food, wood and coins one for one.
location-shipwright = Shipwright
    .text = Pay for a private longship and take it; one per player.
location-worker_huts = Worker Huts
    .text = Pay for your extra worker; he may be placed at once.
location-hunting_grounds = Hunting Grounds
    .text = Warriors who stay at home hunt for food.
location-troll_space = Fight the Troll
    .text = You may send warriors against the troll this round.
location-draugr_space_1 = Fight the left Draugr
    .text = You may send warriors against this draugr this round.
location-draugr_space_2 = Fight the right Draugr
    .text = You may send warriors against this draugr this round.
location-small_public_longship = Small Public Longship
    .text = Sails to a free shore; holds 5 warriors and food.
location-large_public_longship = Large Public Longship
    .text = For 1 coin sails to a free shore; holds 10 warriors and food.
location-snekkar = Snekkar
    .text = Your own longship for the rest of the game.
location-skeid_1 = First Skeid
    .text = Your own longship for the rest of the game.
location-skeid_2 = Second Skeid
    .text = Your own longship for the rest of the game.
location-drekkar = Drekkar
    .text = Your own longship for the rest of the game.
location-aumingi = Aumingi
    .text = 1 food for 1 favour, up to 3 times.
location-skald = Skald
    .text = 2 glory.
location-generous_merchant = Generous Merchant
    .text = 1 food and 1 wood.
location-wealthy_stranger = Wealthy Stranger
    .text = 2 coins.
location-folk_warriors = Folk Warriors
    .text = 1 food for 2 swords.
location-raiders = Raiders
    .text = 1 wood for 2 spears.
location-jomsvikings = Jomsvikings
    .text = 2 coins for 1 sword and 1 axe.
location-varyags = Varyags
    .text = 1 coin for 1 sword and 1 spear.
merchant-ship = merchant ship

## Runes

rune-gifts = Gifts
    .text = Take 4 of wood, food and coins in any mix.
rune-glory = Glory
    .text = After a kill: half its glory again, rounded down.
rune-healing = Healing
    .text = You lose nobody in this fight round.
rune-journey = Journey
    .text = Discard the journey just revealed; the next one counts instead.
rune-knowledge = Knowledge
    .text = Look at all journeys that lie face down on the board.
rune-potential = Potential
    .text = After a roll: reroll any dice that show blank.
rune-reaction = Reaction
    .text = After a roll: shields count as attacks too.
rune-success = Success
    .text = Reveal one of your destinies and score it now; it scores again at the end.
rune-true_vision = True Vision
    .text = At the sage's house: draw 2 more destinies, keep 1.
rune-wealth = Wealth
    .text = Double your coins, gaining at most 5.

## Destinies

destiny-crusher_of_ice = Crusher of Ice
    .text = Most blue enemies defeated.
destiny-earth_smasher = Earth Smasher
    .text = Most yellow enemies defeated.
destiny-master_of_flames = Master of Flames
    .text = Most red enemies defeated.
destiny-craftsman = Craftsman
    .text = Most wood.
destiny-leader_of_armies = Leader of Armies
    .text = Most warriors.
destiny-odins_favored = Odin's Favored
    .text = Most favour.
destiny-prepared = Prepared
    .text = Most food.
destiny-prosperous = Prosperous
    .text = Most coins.
destiny-runemaster = Runemaster
    .text = Most runes.
destiny-monster_hunter = Monster Hunter
    .text = Most monsters defeated.
destiny-slayer_of_the_undead = Slayer of the Undead
    .text = Most draugr defeated.
destiny-troll_slayer = Troll Slayer
    .text = Most trolls defeated.

## Journeys

journey-all_quiet = All Quiet
    .text = Nothing happens.
journey-kraken = Kraken
    .text = Fight it for 3 glory; survivors sail on.
journey-lost = Lost
    .text = Lose 2 of your food and warriors aboard.
journey-no_wind = No Wind
    .text = Lose 1 food.
journey-storm = Storm
    .text = Lose 1 food or 1 warrior.
journey-whirlpool = Whirlpool
    .text = Lose 1 warrior.

## Enemies

enemy-troll = troll
enemy-draugr_red = red draugr
enemy-draugr_yellow = yellow draugr
enemy-draugr_blue = blue draugr
enemy-fenris_cub_red = red Fenris cub
enemy-fenris_cub_yellow = yellow Fenris cub
enemy-fenris_cub_blue = blue Fenris cub
enemy-dark_elf_red = red dark elf
enemy-dark_elf_yellow = yellow dark elf
enemy-dark_elf_blue = blue dark elf
enemy-nokk_red = red nokk
enemy-nokk_yellow = yellow nokk
enemy-nokk_blue = blue nokk
enemy-frost_giant_red = red frost giant
enemy-frost_giant_yellow = yellow frost giant
enemy-frost_giant_blue = blue frost giant
enemy-fire_giant_red = red fire giant
enemy-fire_giant_yellow = yellow fire giant
enemy-fire_giant_blue = blue fire giant
enemy-lindworm_red = red lindworm
enemy-lindworm_yellow = yellow lindworm
enemy-lindworm_blue = blue lindworm

## Phases, reasons, parts of the scoring

phase-setup = Set-up
phase-round_setup = Start of the round
phase-placing = Placing workers
phase-assigning = Assigning warriors
phase-resolving = Hunts and fights
phase-clean_up = End of the round
phase-over = The end
because-start = start
because-price = price
because-location = location
because-swap = swap
because-begging = asking for help
because-reward = reward
because-leader = leader
because-rune = rune
because-troll = troll
because-fight = fight
because-journey = journey
because-hunger = hunger
because-weapon = useless weapon
because-hunt = hunt
because-reroll = reroll
part-destinies = destinies
part-sets = sets of colours
part-runes = runes
part-private_longships = private longship
part-favor = favour
part-coins = coins
part-blame = blame

## Questions

ask-stall = Chance draws a stall ({ $trade }).
ask-first_player = Chance decides who goes first.
ask-leader = Which leader are you?
ask-destiny = { $clan }: chance draws a destiny.
ask-reveal_troll = Chance reveals a troll.
ask-reveal_draugr = Chance reveals a draugr ({ $place }).
ask-journey = Chance draws a journey ({ $shore }).
ask-reveal_rune = Chance reveals a rune.
ask-reveal_monster = Chance reveals a monster ({ $shore }).
ask-reveal_merchant = Chance reveals a merchant ship.
ask-place = Your turn. Where does a worker go?
ask-shore = { $ship }: which shore does it sail to?
ask-build = Which longship do you build?
ask-rune = Which rune do you take?
ask-rune_top = { $clan }: chance draws the top rune.
ask-buy_favor = How much favour do you buy?
ask-again = { $location }: once more?
ask-trade = What do you swap?
ask-peek = Which journey do you look at?
ask-vision = Do you use { rune-true_vision } here?
ask-keep_destiny = Which destiny do you keep?
ask-surplus = Too many warriors: who goes? Left to send away: { $left }
ask-assign = Whom do you send where?
ask-rune_window = Do you use a rune now?
ask-gifts = { rune-gifts }: what do you take? Left: { $left }
ask-success = { rune-success }: which destiny do you reveal?
ask-die = Chance rolls a die: { $weapon }.
ask-rolled = Does the roll stand ({ $place })?
ask-pick_dice = Which dice do you roll again ({ $place })?
ask-casualties = Who falls ({ $place })? Left to lose: { $left }
ask-killed = The enemy is dead ({ $place }). Do you use a rune?
ask-give_blame = The troll is dead. Who gets a blame?
ask-sail_on = The journey is { $journey } ({ $shore }). Do you use a rune?
ask-toll = What do you lose ({ $shore })? Left to lose: { $left }
ask-starve = Who starves ({ $shore })? Left to lose: { $left }

## Options

label-price = { $label } (coins: { $price })
option-pass = No
option-pass-assign = That is all
option-pass-trade = That is all
option-pass-again = No, that is all
option-pass-sail_on = No, sail on
option-leader = { $leader }
option-place = { $location }
option-beg = Ask for help: 1 food, 1 blame
option-use = Rune: { $rune }
option-sail_to = Sail to: { $shore }
option-build = Build: { $ship }
option-take_rune = Take: { $rune }
option-take_top = The top of the deck
option-buy = Favour: { $favor }
option-again = Yes, once more
option-trade = { $give } → { $take }
option-peek = Look at: { $shore }
option-keep = Keep: { $destiny }
option-return = Send away: { $weapon }
option-send = { $place } ← { $weapon }
option-load = { $place } ← { good-food }
option-gain = { $good }
option-fulfil = Reveal: { $destiny }
option-stand = Let it stand
option-reroll = Spend 1 favour to reroll
option-pick = Take up: { $weapon }, { $face }
option-roll = Roll them
option-lose = Lose: { $weapon }
option-lose_food = Lose: { good-food }
option-give_blame = { $clan }
option-stall = Stall: { $location }
option-first_player = First player: { $clan }
option-destiny = { $destiny }
option-enemy = { $enemy }
option-journey = { $journey }
option-rune = { $rune }
option-merchant = { $merchant }
option-face = { $face }

## Events

event-stall = Stall: { $location }.
event-first_player = First player: { $clan }.
event-leader = Seat { $seat } leads as { $clan }.
event-drew_destiny = { $clan } draws a destiny.
event-drew_destiny-known = { $clan } draws the destiny { $destiny }.
event-kept_destiny = { $clan } keeps a destiny; under the deck go: { $under }.
event-kept_destiny-known = { $clan } keeps { $destiny }; under the deck go: { $under }.
event-round = Round { $round } begins.
event-phase = Phase: { $phase }.
event-troll = Revealed: { $enemy }.
event-draugr = Revealed: { $enemy } ({ $place }).
event-monster = Revealed: { $enemy } ({ $shore }).
event-journey_laid = A journey is laid face down ({ $shore }).
event-journey_laid-known = The journey { $journey } is laid face down ({ $shore }).
event-rune_up = At the runesmith: { $rune }.
event-merchant = A { $merchant } comes into port.
event-stock = { $location }: +{ $goods }.
event-placed = { $clan }: worker to { $location }.
event-begged = { $clan } asks the town for help.
event-warriors = { $clan }: +{ $count } { $weapon }.
event-sent_away = { $clan } has no room for: { $weapon }.
event-gained = { $clan }: +{ $count } { $good } ({ $because }).
event-spent = { $clan }: −{ $count } { $good } ({ $because }).
event-glory = { $clan }: +{ $gained } glory ({ $because }).
event-marker = { $clan } has the first-player marker.
event-sails = { $clan }: { $ship } is bound for the { $shore }.
event-built = { $clan } builds: { $ship }.
event-rune = { $clan } takes the rune { $rune }.
event-worker = { $clan } now has workers: { $workers }.
event-peeked = { $clan } looks at the journey of the { $shore }.
event-peeked-known = { $clan } looks at the { $shore }: { $journey }.
event-rune_used = { $clan } uses the rune { $rune }.
event-fulfilled = { $clan } scores { $destiny }: { $glory }.
event-sent = { $clan } sends: { $weapon } → { $place }.
event-loaded = { $clan } loads food → { $place }.
event-ready = { $clan } has sent everybody out.
event-hunt = { $clan } goes hunting with { $warriors }.
event-hunted = { $clan } brings home food: { $food }.
event-fight = { $clan }, warriors: { $warriors }, against { $enemy }.
event-kraken_fight = { $clan }, warriors: { $warriors }, against a kraken ({ $place }).
event-die = { $clan } rolls { $weapon }: { $face }.
event-reroll = { $clan } spends favour to reroll.
event-struck = { $shields ->
    [0] { $clan } deals { $damage } at the { $place }.
   *[other] { $clan } deals { $damage } at the { $place }; shields: { $shields }.
}
event-fell = { $clan } loses: { $weapon }, { $place } ({ $because }).
event-killed = { $clan } kills: { $enemy } ({ $place }).
event-kraken_killed = { $clan } kills the kraken.
event-beaten = { $clan } is beaten at the { $place }.
event-blamed = { $clan } lays blame on { $other }.
event-voyage = { $clan } sails to the { $shore }; warriors: { $warriors }, food: { $food }.
event-journey = { $clan }, { $shore }: { $journey }.
event-food_gone = { $clan }, { $place }: food −{ $count } ({ $because }).
event-reshuffled = The discarded journeys are shuffled into a new deck.
event-troll_lives = The troll lives: everybody is blamed.
event-bounty = Coins on the monster: { $coins } ({ $shore }).
event-round_over = Round { $round } is over.
event-destiny_shown = { $clan } shows the destiny { $destiny }.
event-scored = { $forfeited ->
    [0] { $gained ->
        [0] { $clan } scores nothing for { $part }.
       *[other] { $clan }: +{ $gained } glory for { $part }.
    }
   *[other] { $clan }: −{ $forfeited } glory for { $part }.
}

## The table: its layout

odds = Kill { $kill } %, expected losses { $losses }
odds-option = { $option }: { $odds }
luck-hits = Hits rolled
luck-shields = Shields rolled
table-title = { game }, round { $round } of { $rounds }: { $phase }
table-first = First player: { $clan }
table-chiefs = Chiefs
table-you = { $clan } (you)
table-store = Store: { $store }
table-warriors = Warriors at home: { $warriors }
table-workers = workers to place: { $left } of { $all }
table-used = used
table-destiny-count = destinies: { $count }
table-slain = Defeated: { $enemies }
table-score = Final scoring: { $parts }
table-none = none
table-town = The town
table-stock = here: { $stock }
table-taken = taken by { $clan }
table-goods = goods: { $goods }
table-offer = for sale: { $ships }
table-hut = price: { $coins }
table-hunters = hunters: { $clans }
table-enemies = Enemies
table-enemy = attack { $attack }, defence { $defence }, glory { $glory }
table-resists = resists: { $weapons }
table-dead = defeated
table-sent = { $clan }: { $sent }
table-bounty = coins on it: { $coins }
table-journey = journey: { $journey }
table-journey-known = journey, as you know: { $journey }
table-journey-down = journey face down
table-food = a food feeds { $fed }
table-room = { $ship }, room left { $room }
table-roll = The roll
table-dice = { $weapon }: { $faces }
table-hand = taken up: { $dice }
table-total = attacks { $attacks }, shields { $shields }
table-foe = enemy: attack { $attack }, defence { $defence }, damage so far { $damage }
table-destinies = Your destinies
table-drawn = Destinies to choose from
table-card = { $card }. { $text }
table-bonus = { $text } (alone { $alone }, tied { $tied } glory)

## Rulings

ruling-rune_any_time = Gifts, Knowledge, Success and Wealth may be used whenever their owner is asked while placing, assigning, after a roll, a kill or a revealed journey; besides, every owner is asked before the fights, if he has none, and at the end of each round. Nobody interrupts another's question.
ruling-rune_in_vain = A rune that would change nothing cannot be used.
ruling-trophies_memory = Defeated enemies are not shown, but fights are open to all: what can be remembered is no secret to a program.
ruling-surplus_choice = With more than eight warriors the owner picks who goes back, old or new; dice may be taken with a full longhouse.
ruling-short_supply = Dice beyond the supply are not gained; a location that gives only dice the supply lacks cannot be taken.
ruling-market_once = A good got in the market is not swapped on in the same visit; at least one swap is made.
ruling-destiny_under = Destinies put under the deck lie there shuffled and are drawn only when all others are gone.
ruling-vision_before_draw = At the sage's house the journey is seen first, then True Vision is offered, then destinies are drawn.
ruling-sage_without_deck = With an empty destiny deck the sage still shows a journey.
ruling-marker_at_once = A marker that moves while workers are placed counts for assigning in the same round; turns of placing simply go on clockwise.
ruling-reaction_round = Reaction holds until the fight round or hunt ends, for dice rerolled after it too.
ruling-healing_first = Healing is used before the first warrior of the round is taken away.
ruling-kraken_empty = A ship without warriors meets no kraken.
ruling-journey_known = Who has peeked at a journey knows it until it is revealed, round after round.
ruling-forced_choice = Where only one choice is possible it is made without asking.
ruling-last_clean_up = The last round is cleared away like any other before the final scoring.

## Rules

rule-CM-101 = 2 to 4 players; 8 rounds; most glory wins.
rule-CM-102 = Five leaders, each with its own ability and a longhouse for 8 warriors.
rule-CM-103 = 34 warrior dice: 12 swords (white), 12 spears (red), 10 axes (black). They are limited by the supply.
rule-CM-104 = A player never holds more than 8 warriors; a surplus goes back to the supply at once.
rule-CM-105 = Food, wood, coins, favour and blame are unlimited.
rule-CM-106 = Enemies: 16 trolls (no colour), 21 draugr, 36 monsters (coloured); 18 journeys; 10 runes; 12 destinies; 8 merchant ships; 4 private longships; 8 market stalls (4 military, 4 economic).
rule-CM-201 = Stalls: 2 players 1 military + 1 economic; 3: 1 + 2; 4: 2 + 2; random, face up.
rule-CM-202 = Private longships marked 3+ leave with two players, 4+ with fewer than four.
rule-CM-203 = Leaders are chosen from the first player's right, counter-clockwise.
rule-CM-204 = Each starts with 1 food, 1 wood, 1 coin, 1 favour, 1 sword, and 3 workers (4 with two players); 1 more worker of each colour waits at the workers' huts.
rule-CM-205 = Each draws 1 destiny at random; destinies are secret until the end.
rule-CM-206 = Decks are shuffled; glory starts at 0.
rule-CM-301 = Reveal 1 troll and 2 draugr.
rule-CM-302 = Fill every empty journey space with a face-down journey and every empty monster space with a face-up monster; the rightmost spaces serve only with four players.
rule-CM-303 = Fill every empty rune space face up at the runesmith.
rule-CM-304 = A new merchant ship covers the old one.
rule-CM-305 = Add 1 sword, 1 spear, 1 axe to their three locations and 1 food to the smokehouse; what was not taken piles up. A die is added only while the supply has one.
rule-CM-401 = From the first player clockwise, one worker at a time, until none are left; a player without workers is skipped.
rule-CM-402 = A location holds one worker a round unless it says otherwise; the hunting grounds hold any number, one worker per player.
rule-CM-403 = Brown and blue locations act at once; red ones give a fight later; public longships do both.
rule-CM-411 = Swordsmith, craftsman (spears), forge (axes): take all swords, spears or axes lying there.
rule-CM-412 = Smokehouse: take all food lying there.
rule-CM-413 = Jarl's longhouse: take 1 sword and the first-player marker; if it is already yours, pass it to your left. Nothing else moves the marker.
rule-CM-414 = Sage's house: look at 1 face-down journey on the board, then draw 1 destiny.
rule-CM-415 = Small public longship: sail to a free far-shore port of your choice; holds 5 units of warriors and food together.
rule-CM-416 = Large public longship: pay 1 coin, likewise; holds 10.
rule-CM-417 = Shipwright: pay the price of a private longship on offer and take it; at most one per player; it is yours for the rest of the game. A worker may be placed on one's own longship from the same round on and uses it as a public one, with its own capacity.
rule-CM-418 = Market: swap food, wood and coins 1:1, any number of times.
rule-CM-419 = Merchant ship: pay 1 coin and take the goods shown.
rule-CM-420 = Runesmith: pay 1 wood and take a face-up rune or the top of the deck; it lies face up before you.
rule-CM-421 = Stave church: pay 1, 3, 6, 10 coins for 1, 2, 3, 4 favour; at most 4 a visit.
rule-CM-422 = Workers' huts: pay for your extra worker, usable at once and from then on; the first buyer pays 5, then 4, 3, 2; once per player.
rule-CM-423 = Troll and draugr spaces: a fight this round.
rule-CM-424 = Hunting grounds: a hunt this round.
rule-CM-425 = Ask for help: instead of a location a worker may be laid on your own board: 1 food and 1 blame. It is always possible.
rule-CM-426 = A location whose cost can't be paid, or that would do nothing, can't be taken.
rule-CM-427 = Excess dice from a location go to the supply, not back to it. A ship picks its free shore when its worker is placed; one ship per shore; a player may man several ships.
rule-CM-431 = Stalls: Blessed man: 1 food for 1 favour, up to 3 times. Skald: 2 glory. Generous trader: 1 food + 1 wood. Rich stranger: 2 coins.
rule-CM-432 = Stalls: Militia: 1 food for 2 swords. Raiders: 1 wood for 2 spears. Jomsvikings: 2 coins for 1 sword + 1 axe. Varangians: 1 coin for 1 sword + 1 spear.
rule-CM-501 = Everyone with a worker on a fight assigns warriors at once and openly; any player may ask for strict order instead: from the first player clockwise. The engine uses strict order.
rule-CM-502 = Sending no warrior to a fight or a ship is allowed.
rule-CM-503 = A weapon a troll or draugr resists can't be sent against it.
rule-CM-504 = Any weapon may sail; on arrival the warriors whose weapon the monster resists die before the first roll.
rule-CM-505 = A longship's load of warriors and food never exceeds its capacity; food loaded leaves your store.
rule-CM-506 = Warriors not assigned go hunting if you have a worker there.
rule-CM-601 = Order: hunts; the troll; left draugr, right draugr; far shores from left to right.
rule-CM-602 = Hunt: roll all hunting dice; food = attack rolled, at most 6; favour may reroll.
rule-CM-603 = Killing the troll: discard 1 of your blame if you have any and give 1 blame to another player of your choice.
rule-CM-604 = Far shore: reveal the journey and apply it; then feed; then resisted weapons die; then fight. The journey is revealed and used up even by an empty ship.
rule-CM-605 = Losses from a journey come only from that ship.
rule-CM-606 = Food on the ship: the two near shores need 1 for every 2 warriors (round up), the two far ones 1 each; the owner picks who starves; food left over is lost.
rule-CM-607 = Journeys: calm: nothing. Kraken: fight it; 3 glory; survivors sail on. Losses: 2 items of your choice of food and warriors. Becalmed: 1 food. Storm: 1 food or 1 warrior. Whirlpool: 1 warrior. Too little aboard: lose what there is. A kraken card is not kept as a trophy.
rule-CM-608 = A revealed journey is discarded at the round's end; an unrevealed one stays.
rule-CM-611 = Roll all your warriors there; then, as often as you like, spend 1 favour to reroll any of them.
rule-CM-612 = Damage = attack symbols; it stays on the enemy from round to round of the same fight.
rule-CM-613 = Lose as many warriors as the enemy's attack, less 1 for each shield rolled; you choose which.
rule-CM-614 = Both strike at once: a dying enemy still hurts you.
rule-CM-615 = Damage at or over its defence kills it, even if the last warrior falls in the same round: take the card face down with its reward; survivors return home.
rule-CM-616 = Not dead and warriors left: another round. No warriors left: nothing won, its damage is wiped.
rule-CM-617 = Rewards: trolls glory + wood; draugr glory + coins; monsters glory + favour, and the coins piled on the card.
rule-CM-618 = There is no retreat.
rule-CM-619 = Defeated enemies are kept secret until the end (number, kind, colour), unless the Hall of Records variant is on.
rule-CM-701 = Workers come home; public longships return; private longships stay with their owners.
rule-CM-702 = Troll alive: discard it, every player takes 1 blame.
rule-CM-703 = Living draugr are discarded; revealed journeys are discarded.
rule-CM-704 = Each living monster gets 1 coin; coins pile up.
rule-CM-705 = After round 8 the final scoring follows.
rule-CM-801 = Asmundr: each favour he spends on a reroll (hunting too) scores 2 glory at once; unspent favour scores as usual.
rule-CM-802 = Dagrun: at the sage's house draws one extra destiny, keeps one, the rest go under the deck; with the True Vision rune four are drawn and one kept.
rule-CM-803 = Gylfir: the merchant ship costs him nothing.
rule-CM-804 = Svanhildr: every sword die that shows an attack deals 1 more (1 becomes 2, 2 becomes 3); the same in a hunt, within the limit of 6 food.
rule-CM-805 = Ullr: in any fight round in which at least one die shows 2 attacks he gains 1 glory at once, whatever the outcome; judged on the final faces; kraken fights count.
rule-CM-901 = Gifts: 4 resources in any mix of wood, food, coins.
rule-CM-902 = Glory: after a kill, half its glory again, rounded down.
rule-CM-903 = Healing: ignore all your losses in one fight round.
rule-CM-904 = Journey: discard the revealed journey and apply the next one from the deck instead.
rule-CM-905 = Knowledge: look at all face-down journeys on the board.
rule-CM-906 = Potential: after a roll, reroll any dice that show blank.
rule-CM-907 = Reaction: after a roll, shields count as shields and as attacks (Svanhildr's swords: 2); never a double for Ullr.
rule-CM-908 = Success: reveal one of your destinies and score it now; it scores again at the end.
rule-CM-909 = True Vision: at the sage's house draw 2 more destinies, keep 1, the rest go under the deck.
rule-CM-910 = Wealth: double your coins, gaining at most 5.
rule-CM-911 = A used rune stays before its owner and scores like an unused one.
rule-CM-1001 = Destiny: alone in first on its condition: the larger bonus; tied: the smaller; at least 1 of the thing is required; only your own destinies score.
rule-CM-1002 = 5 glory for each set of enemies with one of every colour; trolls have none.
rule-CM-1003 = Runes and private longships: the glory printed.
rule-CM-1004 = Unused favour: 2 glory each. Coins: 1 glory for every 3.
rule-CM-1005 = Blame: 1, 2, 3, 4, 5, 6 or more tokens: -1, -3, -6, -10, -15, -21.
rule-CM-1006 = Tie: most enemies defeated, trolls included; then shared.
rule-CM-1101 = Hall of Records: defeated enemies lie face up.
rule-CM-1102 = Wary townsfolk: each starts with 1 blame.
rule-CM-1201 = Food hunted this round comes too late for this round's ships: loading is done before.
rule-CM-1202 = An empty warrior supply adds nothing at the start of the round.
rule-CM-1203 = The journey deck, when empty, is the shuffled discards; an empty rune or destiny deck gives nothing.
rule-CM-1204 = Destiny items are counted before favour and coins become glory; colour destinies count draugr and monsters together. A final score may be negative.
rule-CM-1205 = Success scores a destiny by the standing of that moment, hidden trophies included.

## The scene in the browser

scene-map = The harbour town
scene-shores = Far shores
scene-wilds = The wilds
scene-harbour = The harbour
scene-phases = Phases of the round
scene-supply = In the supply: { $sword } swords, { $spear } spears, { $axe } axes
scene-deck-troll = Trolls left in the deck: { $n }
scene-deck-draugr = Draugr left in the deck: { $n }
scene-deck-monster = Monsters left in the deck: { $n }
scene-deck-destiny = Destinies left in the deck: { $n }
scene-deck-rune = Runes left in the deck: { $n }
scene-price = price: { $goods }
scene-reward = reward: { $goods }
scene-holds = holds { $hold } warriors and food
scene-worth = worth { $glory } glory at the end
scene-owner = built by { $clan }
scene-troll = If it lives, everybody is blamed; its killer sheds one blame and lays one on another.
scene-seen-by = looked at by: { $clans }
scene-left = left at home: { $left }
scene-away = away: { $away }
scene-blame = Blame: { $blame }, −{ $glory } glory at the end
scene-odds-all = with all your warriors who may go:
scene-odds-best = with the best dice taken up
scene-turn = to act
scene-open-sheet = Whole board of { $clan }
scene-pile-troll = Trolls defeated: { $n }
scene-pile-red = Red enemies (flame): { $n }
scene-pile-yellow = Yellow enemies (mountain): { $n }
scene-pile-blue = Blue enemies (snowflake): { $n }
scene-sets = full sets: { $sets }
scene-trophies-hidden = defeated enemies lie face down
scene-leader-taken = { $leader }: taken by seat { $seat }
scene-hunted = Food: { $food } of at most { $most }
scene-falling = would fall: { $n }
scene-pick-fallen = Press the dice of those who fall. Left to lose: { $left }
scene-pick-dice = Press the dice you take up again, then roll.
scene-in-hand = Taken up
scene-fold = Look at the harbour
scene-unfold = Back to the table
scene-scoring = Final scoring
scene-glory-played = Glory won in play
scene-total = Glory
scene-count-all = Count it all
scene-count-again = Count again
scene-victory = { $many ->
    [one] { $clans } is the champion of Midgard
   *[other] { $clans } share the victory
}

## What many games are counted by

count-leader = leader
count-part = glory for
count-destiny = destiny
count-rune = rune
count-location = place
