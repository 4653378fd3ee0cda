### Blood Rage: English words. Names follow the data file; every sentence is our own.

## Title

game = Blood Rage
game-about = Lead a Viking clan through three ages before the world burns: draft cards, raid provinces, seal a secret card for every battle. Glory alone decides, and falling with honour earns it too.

## Clans

clan-wolf = Wolf
clan-raven = Raven
clan-serpent = Serpent
clan-bear = Bear
clan-ram = Ram

## Stats and words

stat-rage = Rage
stat-axes = Axes
stat-horns = Horns
word-rage = Rage
word-glory = Glory
word-hand = Hand
word-reserve = Reserve
word-valhalla = Valhalla
word-age = Age
word-deck = Deck
word-discard = Discard pile
word-quests = Quests
word-strength = Strength
word-village = Village
word-fjord = Fjord
word-province = Province
word-region = Region
word-ragnarok = Ragnarök
word-doom = Doom
word-first_player = First player
word-pillaged = Pillaged
word-destroyed = Destroyed
word-upgrades = Upgrades

## Figures

figure-leader = Leader
figure-warrior = Warrior
figure-ship = Ship
figure-monster = Monster
figure-mystic = Mystic

## Board

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim
province-yggdrasil = Yggdrasil
province-myrkulor = Myrkulor
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
fjord-fjord_ne = north-east fjord
fjord-fjord_se = south-east fjord
fjord-fjord_sw = south-west fjord
fjord-fjord_nw = north-west fjord

## Phases and actions

phase-gods_gifts = Gods' Gifts
phase-action = Action
phase-discard = Discard
phase-quest = Quest
phase-ragnarok = Ragnarök
phase-release_valhalla = Release Valhalla
action-invade = Invade
action-march = March
action-upgrade = Upgrade
action-quest = Quest
action-pillage = Pillage
action-pass = Pass

## Slots and card types

slot-leader = Leader
slot-warrior = Warriors
slot-ship = Ship
slot-monster = Monster
slot-clan = Clan
type-battle = Battle
type-quest = Quest
type-upgrade = Upgrade

## Pillage tokens

token-pillage_rage = +1 Rage
token-pillage_axes = +1 Axes
token-pillage_horns = +1 Horns
token-pillage_glory = 5 Glory
token-pillage_yggdrasil = +1 to all stats

## Cards

card-troll = Troll
    .text = Invading a province, it wipes out every enemy warrior standing there.
card-dwarf_chieftain = Dwarf Chieftain
    .text = You pay no rage to lay this card, and none to invade with the figure, now or later.
card-sea_serpent = Sea Serpent
    .text = A monster and a ship at once: it invades fjords only and never moves, and your ship upgrade pays you when it is destroyed.
card-lord_of_hammers = Lord of Hammers
    .text = Once you have successfully pillaged the province your leader is in, he may step into an adjacent province; he needs a free village unless it is Yggdrasil.
card-brothers_in_arms = Brothers in Arms
    .text = Every two of your warriors in one province are worth 3 strength together; an odd one is worth 1. Each still invades for 1 rage.
card-lokis_dragons = Loki's Dragons
    .text = Whenever a ship of yours is destroyed, by whatever cause, you gain 4 glory.
card-lokis_domain = Loki's Domain
    .text = Release Valhalla phase: 1 glory for each of your figures coming back from Valhalla. Adds up with similar cards.
card-friggas_charm = Frigga's Charm
    .text = You pay 1 rage less for every upgrade card you lay, down to 0.
card-thors_glory = Thor's Glory
    .text = If at least 2 enemy figures are destroyed in a battle you take part in, you gain 2 glory, once per battle, win or lose.
card-friggas_succor = Frigga's Succor
    .text = Whenever a figure of yours invades a province, you may have one more warrior from your reserve invade it too, for free.
card-tyrs_domain = Tyr's Domain
    .text = A quest card you reveal in a battle may count as a +3 battle card without text.
card-lokis_blessing = Loki's Blessing
    .text = After a battle you lost, you may have one warrior from your reserve invade its province for free.
card-quest_alfheim = Alfheim!
    .text = Condition: you alone have the most strength in at least one province of Alfheim, supporting fjord included. Reward: its glory and +1 to a stat of your choice.
card-quest_jotunheim = Jotunheim!
    .text = Condition: you alone have the most strength in at least one province of Jotunheim, supporting fjord included. Reward: its glory and +1 to a stat of your choice.
card-quest_manheim = Manheim!
    .text = Condition: you alone have the most strength in at least one province of Manheim, supporting fjord included. Reward: its glory and +1 to a stat of your choice.
card-quest_yggdrasil = Yggdrasil!
    .text = Condition: you alone have the most strength in Yggdrasil. Reward: its glory and +1 to a stat of your choice.
card-quest_glorious_death = Glorious Death!
    .text = Condition: at least 4 of your figures are in Valhalla in the Quest phase, before Ragnarök strikes. Reward: its glory and +1 to a stat of your choice.
card-tyrs_bash = Tyr's Bash
    .text = No text: it only adds its strength bonus.
card-tyrs_smash = Tyr's Smash
    .text = No text: it only adds its strength bonus.
card-tyrs_crush = Tyr's Crush
    .text = No text: it only adds its strength bonus.
card-tyrs_smite = Tyr's Smite
    .text = No text: it only adds its strength bonus.
card-odins_smite = Odin's Smite
    .text = Before strengths are compared, each opponent in this battle loses one warrior there.
card-heimdalls_sight = Heimdall's Sight
    .text = Its bonus equals the highest bonus on a card of your opponents in this battle, or 0 if they show none.
card-friggas_grace = Frigga's Grace
    .text = If this battle makes your pillage succeed, one more stat rises by 1: not the one on the token, or any you like if the token gives glory or all three stats.
card-lokis_trickery = Loki's Trickery
    .text = If you lose, you take 1 rage from the winner.
card-thors_hammer = Thor's Hammer
    .text = A win earns you 3 extra glory.
card-valkyrie = Valkyrie
    .text = For each enemy figure destroyed in a battle she takes part in, you gain 2 glory.
card-dark_elf = Dark Elf
    .text = May also invade Yggdrasil. Its strength is 1, but 3 while it is in Yggdrasil.
card-fire_giant = Fire Giant
    .text = Invading a province, it wipes out every enemy figure there except monsters, ships in the supporting fjord included.
card-lord_of_axes = Lord of Axes
    .text = Once you have successfully pillaged the province your leader is in, one stat of your choice rises by 1.
card-experts_in_arms = Experts in Arms
    .text = Each of your warriors has strength 2 and invades for 2 rage.
card-fire_dragons = Fire Dragons
    .text = Whenever a ship of yours is destroyed, by whatever cause, you gain 8 glory.
card-odins_inspiration = Odin's Inspiration
    .text = You gain twice the glory for your figures destroyed by Ragnarök.
card-tyrs_challenge = Tyr's Challenge
    .text = New action: for 2 rage, pillage a province that has already been pillaged this age.
card-friggas_protection = Frigga's Protection
    .text = Whenever figures of yours would be destroyed, you may pay 1 rage for each one you want to keep in place.
card-lokis_eminence = Loki's Eminence
    .text = Release Valhalla phase: 2 glory for each of your figures coming back from Valhalla. Adds up with similar cards.
card-tyrs_prowess = Tyr's Prowess
    .text = After winning a battle, you may take cards you played in it back to hand instead of discarding them, for 1 rage each.
card-thors_domain = Thor's Domain
    .text = After you invade a province, you may pay 2 rage to pillage it at once, in the same turn.
card-tyrs_rage = Tyr's Rage
    .text = No text: it only adds its strength bonus.
card-heimdalls_eye = Heimdall's Eye
    .text = Play it in the usual way, or add it from hand once the cards are revealed and no winner is settled yet.
card-heimdalls_watch = Heimdall's Watch
    .text = All revealed cards are discarded, you gain glory equal to the sum of their bonuses, and everyone in the battle plays a new card.
card-odins_tide = Odin's Tide
    .text = Before strengths are compared, everyone in the battle, you too, keeps one figure of their choice and destroys the rest of their own.
card-lokis_backstab = Loki's Backstab
    .text = If you lose, you take 2 glory from the winner.
card-thors_oath = Thor's Oath
    .text = A win raises one stat of your choice by 1.
card-frost_giant = Frost Giant
    .text = When you successfully pillage the province it is in, you get the pillage reward twice.
card-soldier_of_hel = Soldier of Hel
    .text = You pay no rage to lay this card, and none to invade with the figure, now or later.
card-volur_witch = Volur Witch
    .text = When she would be destroyed in an outer province, you may move her to Yggdrasil instead; she is then not destroyed. In Yggdrasil nothing saves her.
card-lord_of_spears = Lord of Spears
    .text = Once you have successfully pillaged the province your leader is in, all three of your stats rise by 1.
card-masters_in_arms = Masters in Arms
    .text = Your warriors have strength 2, and every two in one province are worth 6 together; an odd one is worth 2. Each invades for 2 rage.
card-eternal_dragons = Eternal Dragons
    .text = Whenever a ship of yours is destroyed, by whatever cause, you gain 12 glory.
card-friggas_domain = Frigga's Domain
    .text = You may invade with a figure of yours from Valhalla instead of the reserve, for 1 rage in all.
card-odins_throne = Odin's Throne
    .text = Every quest you fulfil gives twice its glory; the stat still rises by 1 only.
card-thors_conquest = Thor's Conquest
    .text = At the end of the game you gain 3 glory for each of your figures on the board.
card-friggas_sacrifice = Frigga's Sacrifice
    .text = New action, 0 rage: destroy 2 of your own figures on the board, and one stat of your choice rises by 1.
card-tyrs_wrath = Tyr's Wrath
    .text = A quest card you reveal in a battle may count as a +5 battle card without text.
card-lokis_wrath = Loki's Wrath
    .text = Release Valhalla phase: 3 glory for each of your figures coming back from Valhalla. Adds up with similar cards.
card-heimdalls_gaze = Heimdall's Gaze
    .text = Play it in the usual way, or add it from hand once the cards are revealed and no winner is settled yet.
card-thors_primacy = Thor's Primacy
    .text = The texts of all cards your opponents reveal are cancelled before they work; their strength bonuses stay.
card-thors_ascension = Thor's Ascension
    .text = A win earns you 3 rage and 3 glory.
card-odins_judgement = Odin's Judgement
    .text = Win or lose, you gain 2 glory for each figure destroyed in this battle, your own included.
card-lokis_poison = Loki's Poison
    .text = If you lose, the cards the winner played in this battle come to your hand instead of being discarded.
card-quest_widespread = Widespread!
    .text = Condition: you alone have the most strength in at least 2 different provinces. Reward: its glory and +1 to a stat of your choice.
card-tyrs_judgement = Tyr's Judgement
    .text = No text: it only adds its strength bonus.
card-mountain_giant = Mountain Giant
    .text = Counts as a leader: it invades for free and your leader upgrade works for it too.
card-fenrir = Fenrir
    .text = Ragnarök destroys the province Fenrir is in and spares the doomed one, unless Fenrir is in Yggdrasil.
card-wolfman = Wolfman
    .text = In a battle it takes part in, only monsters add their strength; other figures add nothing.
card-mystic_troll = Mystic Troll
    .text = Your figures invade the province it is in for free.
card-friggas_chosen = Frigga's Chosen
    .text = If your mystics would be destroyed, they may fall back to an adjacent province and survive.
card-odins_chosen = Odin's Chosen
    .text = Your mystics may invade a village held by an enemy warrior or mystic; that figure is destroyed.
card-thors_chosen = Thor's Chosen
    .text = When you win a battle, you gain 3 glory for each of your mystics that took part.

## Gods

god-odin = Odin
    .text = A successful pillage in his province gives its reward twice.
god-thor = Thor
    .text = Whoever wins a battle in his province gains 2 glory for each enemy figure destroyed.
god-tyr = Tyr
    .text = In battles in his province figures have strength 0; only cards count.
god-heimdall = Heimdall
    .text = In battles in his province cards are played face up, one player after another, the pillager last.
god-frigga = Frigga
    .text = No figure is destroyed during a battle in her province.
god-loki = Loki
    .text = After a battle in his province the losers gain their battle glory, and the winner gains none.

## Rules: board and pieces

rule-BR-101 = The board has nine provinces: Yggdrasil in the centre and eight outer ones, which form the regions of Manheim, Alfheim and Jotunheim.
rule-BR-102 = Two provinces are adjacent when they share a border. Yggdrasil is adjacent to all eight outer provinces.
rule-BR-103 = An outer province has 3 to 5 villages with room for one figure each, so it can never hold more figures than villages.
rule-BR-104 = Yggdrasil has no villages, and any number of figures may be there.
rule-BR-105 = Each of the four fjords lies between two outer provinces and supports both. Anything that affects a province also affects the fjord supporting it.
rule-BR-106 = A fjord has room for any number of ships.
rule-BR-107 = Wolf, Raven, Serpent and Bear each have 8 warriors of strength 1, one leader of strength 3 and one ship of strength 2. The nine monsters belong to nobody until a card brings them in.
rule-BR-108 = Your Rage stat is the rage you get at the start of each age, Axes are the glory a won battle pays you, and Horns are how many figures you may have on the board.
rule-BR-109 = The Rage stat and the rage you spend are two things: raising the stat gives you no rage this age, and gaining or stealing rage never changes the stat.
rule-BR-110 = Raising a stat by 1 moves its marker one step along its track. It never goes past the last step.
rule-BR-111 = Your leader invades for free; your ship invades only fjords and never moves. They keep these abilities when upgraded.
rule-BR-112 = A destroyed figure goes to Valhalla, and Valhalla is not part of the board.
rule-BR-113 = The 102 cards form one deck of 34 for each age: red battle cards, green quests and black upgrades (warrior, leader, ship, monster or clan).

## Rules: set-up

rule-BR-201 = Two to four players each pick a different clan. At the start all clans are alike.
rule-BR-202 = You start with all your figures in reserve, 0 glory, 6 rage and the stats Rage 6, Axes 3, Horns 4.
rule-BR-203 = Yggdrasil has its own pillage token. The other eight are shuffled and laid one on each outer province, reward side up.
rule-BR-204 = The 8 Ragnarök tokens are shuffled and one is laid face up on each age. The doom token marks the province that burns in the first age.
rule-BR-205 = Of the five Ragnarök tokens left, some drawn at random destroy their provinces before play: 1 with four players, 2 with three, 3 with two. The rest return to the box.
rule-BR-206 = A destroyed province takes no more figures, ever.
rule-BR-207 = With three players all 4+ cards are removed, with two players all 3+ and 4+ cards. That leaves 34 cards a deck for four players, 26 for three, 20 for two.
rule-BR-208 = Every deck is shuffled and a first player is named. At the end of each age the first-player marker passes to the left.

## Rules: the age

rule-BR-301 = The game has three ages of six phases each: Gods' Gifts, Action, Discard, Quest, Ragnarök, Release Valhalla. Each phase is finished before the next one starts.
rule-BR-302 = The game is over after the Release Valhalla phase of the third age.
rule-BR-311 = If you kept a card from the previous age, it is set aside before the draft and joins your new hand afterwards.
rule-BR-312 = Everyone is dealt 8 cards from this age's deck. What is left of that deck is out of the game.
rule-BR-313 = All players secretly pick one card at the same time and pass the others to the left, until each has kept 6. The last 2 are discarded without being shown.
rule-BR-314 = With two players you keep 2 cards at a time and pass the rest across, three times in all. The last 2 cards are discarded.
rule-BR-315 = First-game option: in the first age there is no draft, and you simply play with the 8 cards you are dealt.
rule-BR-316 = After the draft you hold 6 cards, or 7 if you kept one from before. Cards in hand are secret, but everyone may know how many you have.
rule-BR-321 = At the start of the Action phase your rage is set to the value of your Rage stat.
rule-BR-322 = The first player begins and turns go clockwise. On your turn you take exactly one action.
rule-BR-323 = You pay for an action before carrying it out. If you can't pay in full, you can't take it.
rule-BR-324 = With 0 rage you take no actions, not even free ones. You may still react: join a battle and play cards in it.
rule-BR-325 = If you are at 0 rage and gain some later, you may act again on your turns.
rule-BR-326 = If you pass, you lose all the rage you have left and take no more actions this age.
rule-BR-327 = The Action phase ends at once when everybody is at 0 rage, or when every province still standing has been pillaged, even if rage is left over.
rule-BR-328 = You may take the same action as often as you like during the phase, one each turn.

## Rules: Invade

rule-BR-331 = To invade, choose a figure in your reserve, pay rage equal to its strength and put it in a free village of any outer province that is not destroyed.
rule-BR-332 = A ship invades a fjord instead of a province. Yggdrasil can't be invaded unless a card says so.
rule-BR-333 = Your leader invades for 0 rage.
rule-BR-334 = When you have as many figures on the board as Horns, you can't invade. Ships and monsters count; figures in Valhalla don't.
rule-BR-335 = Invading with an upgraded figure costs its upgraded strength.

## Rules: March

rule-BR-341 = Pay 1 rage and move one or more of your figures from one province to free villages of one other province. The two need not be adjacent.
rule-BR-342 = A march has one origin and one destination. Fjords can be neither, and ships never move.
rule-BR-343 = You may march out of Yggdrasil or into it, and any number of figures fits there.

## Rules: Upgrade

rule-BR-351 = Your clan sheet has eight upgrade slots: one each for warriors, leader and ship, two for monsters and three for the clan.
rule-BR-352 = Pay rage equal to the card's strength and lay it in a slot of its kind; if several fit, you choose. A card already in that slot is discarded.
rule-BR-353 = An upgrade works from the moment you lay it and for good. Several similar ones each work on their own, and their effects add up.
rule-BR-354 = When you lay a warrior, leader or ship upgrade, you may at once invade with one such figure from your reserve, without paying.
rule-BR-355 = When you lay a monster card, take its figure into your reserve; you may invade with it at once, without paying. From then on it is your figure in every respect.
rule-BR-356 = You have at most 2 monsters. If you replace a monster's card, its figure goes back to the box from wherever it is.
rule-BR-357 = The Horns limit also applies when you invade for free.

## Rules: Quest

rule-BR-361 = Lay a quest card face down on your clan sheet for 0 rage. You may lay any number, even two alike, which both count, and you may look at yours at any time.

## Rules: Pillage

rule-BR-371 = You may pillage a province that is neither destroyed nor already pillaged this age, if you have a figure in it or in a fjord supporting it. It costs 0 rage.
rule-BR-372 = Call to battle: starting at the pillager's left and going clockwise, the pillager included, each player may move one figure from an adjacent province to a free village there. It costs nothing and works even at 0 rage; ships can't do it.
rule-BR-373 = The call goes round until no village is free or everyone has passed in a row. If you pass, you may still join later in the same call.
rule-BR-374 = Yggdrasil never fills up, so a call to battle there ends only when everyone has passed in a row.
rule-BR-375 = If no rival figure is in the province or in a fjord supporting it, there is no battle: the pillage succeeds, but nobody gains battle glory.
rule-BR-376 = If there is a rival figure, every figure in the province and in its supporting fjords takes part in the battle.
rule-BR-377 = Everyone in the battle with cards in hand must secretly choose one; with an empty hand you play none. All cards are revealed together.
rule-BR-378 = A battle card adds its bonus and its text takes effect. An upgrade or quest card played in a battle does nothing.
rule-BR-379 = Your strength in a battle is that of your figures plus your card's bonus. If an effect destroys all your figures before strengths are compared, you are still in the battle and may win with your card alone.
rule-BR-380 = Battle cards with a white circle may also be played after the reveal and before a winner is settled. The pillager may play first, then the others clockwise, round after round until all pass in turn.
rule-BR-381 = The highest total wins the battle. If the highest total is tied, everyone in the battle loses.
rule-BR-382 = The winner discards the cards they played; the losers take theirs back to hand.
rule-BR-383 = All figures the losers had in the battle go to Valhalla, those in supporting fjords too.
rule-BR-384 = If the pillager won, they take the token's reward and turn it over until the age ends. If not, nobody takes it, and the province may be pillaged again.
rule-BR-385 = The winner of a battle gains glory equal to their Axes, pillager or not. A step on Axes just won by this pillage already counts.
rule-BR-386 = A pillage token gives +1 Rage stat, +1 Axes, +1 Horns or 5 glory; the one in Yggdrasil gives +1 to all three stats.

## Rules: Discard, Quest, Ragnarök, Release Valhalla

rule-BR-391 = In the Discard phase you keep at most one card in hand and discard the others. In the third age you discard them all.
rule-BR-392 = All laid quests are revealed. A fulfilled one gives its glory and +1 to a stat you choose, an unfulfilled one costs you nothing, and all of them are discarded.
rule-BR-393 = To have the most strength in a province, your figures there and in supporting fjords must be stronger than those of each other clan; a tie is not enough. One province of the region will do.
rule-BR-394 = Ragnarök destroys this age's province for good. Every figure in it and in its supporting fjords goes to Valhalla and earns its clan 2 glory in the first age, 3 in the second, 4 in the third.
rule-BR-395 = Then the doom token moves to the province that burns in the next age.
rule-BR-396 = In the Release Valhalla phase all figures in Valhalla go back to their owners' reserves. Figures on the board stay where they are.
rule-BR-397 = At the end of the age every pillage token is turned reward side up in its place; tokens never change provinces. The first-player marker passes to the left.

## Rules: end of the game

rule-BR-401 = At the end each of your stats on its 4th or 5th step gives 10 glory, and each on its last step gives 20.
rule-BR-402 = The most glory wins. If players are still tied, they share the victory.

## Rules: worked examples

rule-BR-501 = Example: Wolf pillages Andlang with only a ship in its fjord. Raven joins from Gimle, then Wolf and Raven each join from Yggdrasil and the villages are full; Serpent in Horgr is not adjacent. With a +4 card Wolf wins 7 to 2: Raven's two warriors go to Valhalla and its upgrade card returns to hand, while Wolf's Axes rise from 3 to 4, bring 4 glory, and its card is discarded.
rule-BR-502 = Example: of three figures in Gimle only two can march to Elvagar, which is not adjacent but has 2 free villages, while any number may go from Angerboda to Yggdrasil. One march never has two origins or two destinations, and ships never march.
rule-BR-503 = Example: for “Manheim!” Serpent's warrior (1) and ship (2) only tie with Red's 3 in Elvagar. But the ship also supports Angerboda, where Blue has 1, so the quest is fulfilled: 5 glory and, by choice, +1 Horns.
rule-BR-504 = Example: Gimle burns in the second age. Two red and two blue figures there and in the fjord earn each of the two players 6 glory, and the doom token moves on to Andlang.
rule-BR-505 = Example: Rage on a +10 step and Axes on the last step give 30 glory together at the end of the game.
rule-BR-506 = Example: Serpent has both “Loki's Domain” and “Loki's Eminence”, so each of its figures coming back from Valhalla brings 1 + 2 = 3 glory.
rule-BR-507 = Example: once your warriors have strength 2, invading with one costs 2 rage.

## Rulings

ruling-zero_rage = At 0 rage you take no actions, free ones included. You still react: answer a call to battle, play battle cards and use effects that save figures.
ruling-rage_regained = If you ran down to 0 rage and gain some later, you act again from your next turn.
ruling-pass_final = If you passed, you are out of actions for the age, even if you gain rage afterwards.
ruling-action_phase_end = After each action is fully resolved we check for the end of the phase: everyone at 0 rage, or every province still standing pillaged, Yggdrasil too.
ruling-rage_cap = The rage track ends at 12; rage gained beyond that is lost.
ruling-stat_cap = A stat on its sixth step can't rise; a further step is lost.
ruling-glory_floor = Your glory never falls below 0; a thief takes no more than you have.
ruling-horns_limit = Horns count your figures in provinces and fjords, not those in reserve or Valhalla. Every way of invading keeps to the limit, free ones too.
ruling-invade_yggdrasil = Only the Dark Elf may invade Yggdrasil. “Frigga's Succor” and “Loki's Blessing” never put a warrior there.
ruling-dark_elf_cost = The Dark Elf invades for 1 rage everywhere, even into Yggdrasil, because what you pay is its strength in the reserve.
ruling-fjord_scope = A ship in a fjord counts for both provinces the fjord supports: in battles, quests, effects and Ragnarök.
ruling-fjord_half_destroyed = When Ragnarök destroys a province, all ships in its fjord are destroyed too. The fjord then stays open and supports only its other province; once both are destroyed, it is closed.
ruling-yggdrasil_never_destroyed = Yggdrasil can't be destroyed: Ragnarök tokens exist only for the eight outer provinces.
ruling-text_order = Card texts take effect in this order: “Thor's Primacy”, then “Heimdall's Watch”, then all others. Within each group the pillager comes first, then the others clockwise.
ruling-double_primacy = If several players reveal “Thor's Primacy”, the first in order (pillager, then clockwise) cancels the text of the others as well.
ruling-double_watch = If several players reveal “Heimdall's Watch”, the first in order discards all revealed cards, the other Watch among them, and only the first one pays glory.
ruling-watch_sum = “Heimdall's Watch” adds up the printed bonuses of all revealed battle cards, a quest its owner counts as +3 or +5, and “Heimdall's Sight” at its current value.
ruling-watch_replay = After “Heimdall's Watch” everyone in the battle who still has cards must play one. A player with none fights on with figures alone.
ruling-sight_value = “Heimdall's Sight” always equals the best single enemy card, Heimdall cards added later included. Other Sights count as 0, and a Sight cancelled by “Thor's Primacy” is worth 0.
ruling-primacy_scope = “Thor's Primacy” cancels the texts of cards revealed together with it, not clan-sheet upgrades and not Heimdall cards added later. Printed bonuses always stay.
ruling-smite_scope = “Odin's Smite” destroys one warrior of each opponent in the battle; an opponent with no warrior there loses nothing.
ruling-tide_scope = With “Odin's Tide” everyone in the battle, its owner too, keeps exactly one figure. Ships in the fjord are figures in the battle as well.
ruling-no_figures_left = If all your figures are destroyed before strengths are compared, you stay in the battle with your card's bonus and can still win, and pillage.
ruling-must_play = If you are in a battle and hold cards, you must play one. An upgrade or quest card adds nothing and does nothing, yet a winner discards it like any other played card.
ruling-tie = On a tie for the highest total everyone loses: no battle glory, no pillage. Texts that take something from the winner do nothing, but “Loki's Blessing” works.
ruling-trickery_before_prowess = “Loki's Trickery” takes its rage before the winner can pay for “Tyr's Prowess”.
ruling-poison_beats_prowess = “Loki's Poison” takes the winner's cards first; “Tyr's Prowess” only saves cards from an ordinary discard.
ruling-poison_multiple = If several losers have played “Loki's Poison”, the first of them in order (pillager, then clockwise) takes all the winner's cards.
ruling-oath_before_glory = “Thor's Oath” and “Thor's Ascension” come before battle glory and before “Tyr's Prowess”, so raised Axes or gained rage already count.
ruling-grace_other_stat = “Frigga's Grace” must raise a stat other than the one on the token. If the token gives 5 glory or all three stats, choose any.
ruling-success_without_battle = A pillage without a battle is still a success for leader upgrades and the Frost Giant. There is no battle glory, and battle-card texts don't apply.
ruling-must_still_stand = For a leader upgrade or the Frost Giant to work, that figure must be in the pillaged province when the reward is taken.
ruling-axes_same_battle = If the token raises your Axes, the new value already pays for the battle you have just won.
ruling-volur_battle = If you lose a battle in an outer province, your Volur Witch may retreat to Yggdrasil. If the battle is in Yggdrasil, she is destroyed.
ruling-volur_other = The Volur Witch may escape any other destruction in an outer province too, such as “Odin's Tide” or Ragnarök, but then brings no Ragnarök glory. She can't escape if you choose her for “Frigga's Sacrifice”.
ruling-protection_scope = “Frigga's Protection” works against any destruction in the Action phase except “Frigga's Sacrifice”, but not against Ragnarök. It is not an action, you may spend your last rage on it, and a saved figure does not count as destroyed.
ruling-invade_triggers = The Troll and the Fire Giant destroy figures only when they invade, from reserve or (with “Frigga's Domain”) from Valhalla, never on a march or a call to battle. They need a free village of their own first.
ruling-fire_giant_fjord = The Fire Giant also destroys enemy ships in the supporting fjord. A Sea Serpent is a monster and survives.
ruling-sea_serpent = The Sea Serpent keeps strength 3 whatever your ship upgrade, and the upgrade pays when it is destroyed. The free invasion after laying a ship upgrade may be made with it if it is in reserve.
ruling-monster_replaced = When a monster's card is replaced, its figure goes back to the box at once from wherever it is. It does not count as destroyed.
ruling-stacking = Similar upgrades in different slots all work: “Loki's Domain” and “Loki's Eminence” together pay 3 glory a figure.
ruling-tyr_domain_and_wrath = With both “Tyr's Domain” and “Tyr's Wrath”, a quest in battle counts as +3 or +5 as you choose, never as +8.
ruling-destruction_count = The Valkyrie, “Thor's Glory” and “Odin's Judgement” count all figures destroyed from the reveal to the end of the battle, even if you lost. The Valkyrie pays even when she is destroyed herself.
ruling-succor_once = The extra warrior of “Frigga's Succor” does not bring another one, and none follows a ship or a Sea Serpent into a fjord.
ruling-thors_domain = You may use “Thor's Domain” after any invasion of a province, free ones included and after “Frigga's Succor”, if you have 2 rage left. It does not follow an invasion of a fjord.
ruling-blessing = “Loki's Blessing” comes after the losers' figures are gone, and the warrior needs a free village and room under your Horns.
ruling-friggas_domain = “Frigga's Domain” costs 1 rage in all whatever the figure's strength, and is otherwise a normal invasion. Loki's upgrades don't pay for it: this is not a release from Valhalla.
ruling-sacrifice = For “Frigga's Sacrifice” you need at least 1 rage but spend none. The two figures may be of any kind, in provinces or fjords, and must really be destroyed.
ruling-challenge = “Tyr's Challenge” is a full pillage with call to battle and reward; the token stays on its pillaged side. Once the phase has ended, it is too late.
ruling-quest_majority = You need strictly more strength than every other clan, supporting fjords included; a tie fails. With no rival there, any strength above 0 is enough.
ruling-quest_once_each = Each fulfilled quest gives its glory and one stat step, and two alike both pay. Unfulfilled ones cost nothing, and all are discarded.
ruling-quest_kept_card = A quest kept from an earlier age still gives the glory printed on it.
ruling-throne_inspiration = “Odin's Throne” doubles only quest glory; “Odin's Inspiration” doubles only Ragnarök glory.
ruling-conquest_timing = “Thor's Conquest” is counted at the very end, after Ragnarök and Release Valhalla of the third age. Figures in fjords count as well.
ruling-asterisk = An asterisk beside a strength means the card's text sets a special strength or rage price.
ruling-mountain_giant_leader = The Mountain Giant invades for free and stands in for your leader in every leader upgrade. If both are in the pillaged province, an upgrade still pays once; Lord of Hammers then moves one of the two.
ruling-fenrir_redirect = While Fenrir is in an outer province, Ragnarök destroys that province and spares the doomed one. Off the board or in Yggdrasil he changes nothing. A doomed province that burnt earlier is not destroyed again.
ruling-wolfman_scope = The Wolfman works if it stands in the province when strengths are compared, for and against every clan. Card bonuses count as usual.
ruling-mystic_card_replaced = A mystic stays with its clan when the card that brought it is replaced; only the text is lost. A third mystic card adds its text but no figure.
ruling-mystic_retreat = Frigga's Chosen works against any destruction except Frigga's Sacrifice. The mystic goes to a free village of a bordering province or to Yggdrasil, and does not count as destroyed.
ruling-drive_out_saved = The enemy figure your mystic drives out may be saved as usual. If no village becomes free, the mystic stays in reserve.
ruling-gods_redrawn = Two of the six gods are drawn each age, and their provinces from the Ragnarök tokens in the box. A god moves once the whole pillage is over, where the pillager wants.
ruling-god_tyr_wolfman = Where Tyr stands no figure counts, not even monsters in a Wolfman's battle.

## Expansions and options

expansion-fifth_player = Fifth Player
    .text = Adds the Ram clan for a fifth player and eight 5+ cards to each age; with five players no province starts destroyed.
expansion-kickstarter = Extra Monsters
    .text = Adds the Mountain Giant, Fenrir, the Wolfman and the Mystic Troll with their cards; with five players also a second card for three of the base monsters.
expansion-mystics = Mystics of Midgard
    .text = Adds two mystics of strength 2 to each clan, which invade for free; each mystic card takes a clan slot, puts one mystic in your reserve and gives its text to all your mystics.
expansion-gods = Gods of Asgard
    .text = Two gods stand in provinces and change the rules there; after each attempt to pillage a god's province the pillager moves that god on.
option-first_game = First Game
    .text = No draft in the first age: everyone plays with the 8 cards they are dealt.

## The table: slots, places, phases, causes

slot-monster_1 = Monster, slot 1
slot-monster_2 = Monster, slot 2
slot-clan_1 = Clan, slot 1
slot-clan_2 = Clan, slot 2
slot-clan_3 = Clan, slot 3
phase-setup = Set-up
phase-over = The end
place-box = Box
because-battle = battle
because-card = battle card
because-upgrade = upgrade
because-reward = pillage reward
because-quest = quest
because-ragnarok = Ragnarök
because-valhalla = back from Valhalla
because-stats = stats at the end
because-theft = theft
because-price = price
because-start = start of the age
because-god = a god's will
because-sacrifice = sacrifice
because-invasion = invasion

## The table: its layout

table-title = { game }, age { $age } of { $ages }: { $phase }
table-doom = Ragnarök burns: { $doom }
table-doom-age = { $province } (age { $age })
table-doom-now = { $province } (this age)
table-first = First player: { $clan }
table-clans = Clans
table-you = { $clan } (you)
table-passed = passed
table-stats = Stats: { $stats }
table-stat = { $stat } { $value }
table-stat-bonus = { $stat } { $value } (+{ $glory } glory at the end)
table-on_board = on the board { $figures }
table-known = Seen in hand: { $cards }
table-provinces = Provinces
table-villages = villages free: { $free } of { $all }
table-room = any number of figures
table-god = { $god } is here
table-support = support from the fjord
table-strength = strength { $strength }
table-fjords = Fjords
table-closed = closed
table-nobody = nobody
table-battle = Battle: { $province }
table-raider = Pillager: { $clan }
table-fighter = { $clan }: { $parts }
table-card-down = no card shown yet
table-silenced = its text is cancelled
table-treated = counts as +{ $worth }
table-total = total { $total }
table-winner = Winner: { $clan }
table-hand = Your hand
table-pack = Cards to choose from
table-own-quests = Your quests, face down
table-card = { $card } ({ $facts }). { $text }
table-bonus = +{ $strength }
table-bonus-varies = strength varies
table-cost = { $rage } rage
table-quest-glory = { $glory } glory

## Questions

ask-first_player = Chance decides who goes first.
ask-clan = Which clan do you lead?
ask-pillage_token = { $province }: chance draws a pillage token.
ask-ragnarok_token = { $age ->
    [0] Chance draws a province that is destroyed before play.
   *[other] Chance draws the province that burns in age { $age }.
}
ask-deal = { $clan }: chance deals a card.
ask-draft = Which card do you keep? You have kept { $kept } this age.
ask-action = Your turn. What do you do?
ask-march_to = March from { $from }: where to?
ask-march_figure = { $from } → { $to }: who marches?
ask-slot = { $card }: into which slot?
ask-free_invade = { $card }: invade at once, for free?
ask-join = Call to battle, { $province }: do you bring a figure?
ask-battle_card = Battle, { $province }: which card do you play?
ask-late_card = Battle, { $province }: do you add a card?
ask-treat_quest = { $card }: does this quest count as a battle card?
ask-stat = Which stat goes up by 1?
ask-spare = { $province }: which one figure do you keep? Your others there are destroyed.
ask-rescue = { $province } ({ $because }): do you save a figure?
ask-take_back = You won the battle: do you take a played card back?
ask-follow = { $province }: does one more warrior invade for free?
ask-pillage_now = { $province }: do you pay to pillage at once?
ask-return_warrior = { $province }: you lost; does a warrior invade for free?
ask-move_leader = { $from }: does your leader step into an adjacent province?
ask-offer = { $left ->
    [one] Which figure do you sacrifice? One more to go.
   *[other] Which figure do you sacrifice? { $left } to go.
}
ask-keep = Which card do you keep for the next age?
ask-god = Chance draws a god.
ask-god_province = { $god }: chance draws a province.
ask-move_god = { $god } leaves { $from }: where to?

## Options

label-price = { $label } ({ $price } rage)
option-pass = No
option-pass-action = Pass: lose all your rage and act no more this age
option-pass-free_invade = Do not invade
option-pass-join = Bring nobody
option-pass-late_card = Add nothing
option-pass-treat_quest = No, it counts for nothing
option-pass-rescue = Save nobody
option-pass-take_back = Take nothing back
option-pass-follow = No, nobody else
option-pass-pillage_now = No, not now
option-pass-return_warrior = No, send nobody
option-pass-move_leader = No, stay here
option-clan = { $clan }
option-draft = Keep: { $card }
option-invade = Invade: { $figure } → { $to }
option-march = March from: { $from }
option-march_to = March to: { $to }
option-move = March: { $figure }
option-halt = That is all
option-upgrade = Upgrade: { $card }
option-slot = { $slot }
option-quest = Quest: { $card }
option-pillage = Pillage: { $province }
option-pillage_again = Pillage again: { $province }
option-raise_dead = Invade from Valhalla: { $figure } → { $to }
option-sacrifice = Sacrifice your own figures for a stat
option-offer = Sacrifice: { $figure }, { $from }
option-join = Bring: { $figure }, { $from }
option-play = Play: { $card }
option-add = Add: { $card }
option-treat = Yes, as +{ $worth }
option-raise = { $stat } +1
option-spare = Keep: { $figure }
option-save = Pay to save: { $figure }
option-retreat = Fall back: { $figure } → { $to }
option-take_back = Take back: { $card }
option-follow = Yes, one more warrior
option-pillage_now = Yes, pillage at once
option-return_warrior = Yes, send a warrior
option-move_leader = Move: { $figure } → { $to }
option-keep = Keep: { $card }
option-keep_none = Keep nothing
option-move_god = Move to: { $to }
option-drive_out = Mystic invades: { $from }, drives out { $clan }: { $figure }
option-first_player = First player: { $clan }
option-pillage_token = Token: { $token }
option-ragnarok_token = Burns: { $province }
option-deal = Dealt: { $card }
option-god = { $god }
option-god_province = { $province }

## Events

event-first_player = First player: { $clan }.
event-clan = Seat { $seat } leads the clan { $clan }.
event-pillage_token = { $province }: the token is { $token }.
event-doom = Age { $age }: { $province } is doomed.
event-destroyed_early = { $province } is destroyed before play.
event-age = Age { $age } begins.
event-phase = Phase: { $phase }.
event-dealt = { $clan } is dealt a card.
event-dealt-known = { $clan } is dealt { $card }.
event-picked = { $clan } keeps a card.
event-picked-known = { $clan } keeps { $card }.
event-passed_packs = The cards are passed on.
event-left_over = { $cards ->
    [one] { $clan } discards the last card of the draft.
   *[other] { $clan } discards the last { $cards } cards of the draft.
}
event-rage_set = { $clan } starts with { $rage } rage.
event-pass = { $rage ->
    [0] { $clan } passes.
   *[other] { $clan } passes and loses { $rage } rage.
}
event-invade = { $clan } invades: { $figure }, { $from } → { $to }.
event-march = { $clan } marches: { $from } → { $to }.
event-move = { $clan } moves: { $figure }, { $from } → { $to }.
event-upgrade = { $clan } upgrades: { $card }.
event-replaced = { $clan } discards { $card } ({ $slot }).
event-quest_laid = { $clan } lays a quest face down.
event-quest_laid-known = { $clan } lays the quest { $card } face down.
event-pillage = { $clan } pillages { $province }.
event-join = { $clan } joins in: { $figure }, { $from } → { $to }.
event-holds_back = { $clan } brings nobody to { $province }.
event-unopposed = { $clan } pillages { $province } unopposed.
event-battle = Battle in { $province }; { $clan } pillages.
event-reveal = { $clan } plays { $card }.
event-silenced = { $clan }: the text of the card is cancelled.
event-watch = { $clan }: { card-heimdalls_watch } discards the cards for { $glory } glory; new ones are played.
event-treated = { $clan }: { $card } counts as +{ $worth }.
event-added = { $clan } adds { $card }.
event-strength = { $clan }: figures { $figures }, cards +{ $cards }.
event-won = { $clan } wins the battle in { $province }.
event-tie = { $province }: a tie, everyone loses.
event-card_back = { $clan } takes { $card } back to hand.
event-card_spent = { $clan } discards { $card }.
event-card_stolen = { $clan } takes { $card } from { $victim }.
event-fell = { $clan } loses { $figure }, { $from } ({ $because }).
event-saved = { $clan } saves { $figure }, { $province }.
event-retreated = { $clan } falls back: { $figure }, { $from } → { $to }.
event-reward = { $clan } takes the reward: { $token }.
event-glory = { $lost ->
    [0] { $clan }: +{ $gained } glory ({ $because }).
   *[other] { $clan }: −{ $lost } glory ({ $because }).
}
event-rage = { $lost ->
    [0] { $clan }: +{ $gained } rage ({ $because }).
   *[other] { $clan }: −{ $lost } rage ({ $because }).
}
event-stat = { $clan }: { $stat } now { $value } ({ $because }).
event-kept = { $clan } keeps a card for the next age.
event-kept-known = { $clan } keeps { $card } for the next age.
event-threw_away = { $cards ->
    [0] { $clan } discards nothing.
    [one] { $clan } discards { $cards } card.
   *[other] { $clan } discards { $cards } cards.
}
event-quest_shown = { $clan } reveals the quest { $card }.
event-quest_met = { $clan } fulfils { $card }: { $glory } glory.
event-quest_failed = { $clan } fails { $card }.
event-ragnarok = Ragnarök: { $province } is destroyed.
event-released = { $figures ->
    [one] { $clan }: { $figures } figure comes back from Valhalla.
   *[other] { $clan }: { $figures } figures come back from Valhalla.
}
event-scored = { $clan }: { $glory } glory for the stat { $stat }.
event-god = { $god } comes to { $province }.
event-god_moved = { $god } moves to { $province }.
event-monster_left = { $clan }: { $figure } goes back to the box.
event-mystic = { $clan } gains a mystic in reserve.

## The scene: what the picture of the table says

scene-map = Map of the nine provinces
scene-phases = Phases of the age
scene-reward = reward: { $token }
scene-doomed-now = burns in Ragnarök this age
scene-doomed-later = burns in age { $age }
scene-look = Look closely at { $card }
scene-open-sheet = Whole sheet of the clan { $clan }
scene-on-board = On the board: { $figures } of at most { $horns }
scene-slot-free = { $slot }: free
scene-stat-rage = Rage at the start of each age.
scene-stat-axes = Glory for a battle won.
scene-stat-horns = Most figures on the board.
scene-turn = to act
scene-show-map = Look at the map
scene-show-pack = Back to the cards
scene-clan-taken = { $clan }: taken by seat { $seat }
scene-step-call = Call to battle
scene-step-cards = Cards
scene-step-outcome = Outcome
scene-raider = pillages
scene-won = wins
scene-choosing = is choosing …
scene-card-laid = card laid
scene-fold-battle = Show or hide the battle
scene-victory = { $many ->
    [one] Victory: { $clans }
   *[other] A shared victory: { $clans }
}
scene-lost = defeated
scene-tied = A tie: everyone loses
scene-strength-parts = figures { $figures } + cards { $cards }
scene-closer = Look closer at the map
scene-farther = See more of the map
scene-legend = What the signs mean
scene-close = Close
scene-legend-board = On the map
scene-legend-sheet = On a clan's sheet
scene-legend-cards = Cards
scene-clans = Clans
scene-sealed = Cards { $clan } has not shown
scene-pack = Cards to choose from
scene-age-doom = Age { $age }: { $province } burns
scene-help-glory = Whoever has the most after the third age wins.
scene-help-rage = Pays for invading, marching and upgrading. A clan without rage can do nothing more this age.
scene-help-figures = Figures on the board, ships and monsters included. The stat Horns says how many there may be.
scene-help-hand = Cards in hand. Others see only how many.
scene-help-quests = Quests laid face down. They are judged before Ragnarök: one that is met pays glory and raises a stat.
scene-help-slots = Upgrades lie here. Each works from the moment it is laid until the end of the game.
scene-help-reserve = Figures that can still invade.
scene-help-valhalla = Destroyed figures feast here and return to the reserve at the end of the age.
scene-help-first_player = This clan acts first in this age.
scene-help-doom = Ragnarök burns this province at the end of the age. Every figure that perishes there brings its clan { $glory } glory.
scene-help-token = Whoever pillages the province takes this reward, once in an age.
scene-help-pillaged = This province has been pillaged; its reward comes back in the next age.
scene-help-destroyed = This province is gone for good: nobody can go there any more.
scene-help-village = Each village has room for one figure.
scene-help-strength = How strong a clan is in a province, its ship in the neighbouring fjord included.
scene-help-fjord = A ship in a fjord adds its strength to both provinces beside it and shares their fate.
scene-help-support = A ship here supports { $sides }.
scene-help-type-battle = Played in secret in a battle: its number is added to the strength of the figures.
scene-help-type-quest = Laid face down for free, it pays its glory if it is met at the end of the age.
scene-help-type-upgrade = Costs as much rage as it says on the right and makes figures or the whole clan better for good.
scene-help-players = From how many players on a card is in the deck.
scene-help-ladder = The frame of the map counts glory, a hundred to a round.
scene-tally = Where the glory came from
scene-total = In all
scene-course = How it went
scene-course-label = Glory of every clan over the three ages

## What many games are counted by

count-clan = clan
count-stat = stat
count-card = card
