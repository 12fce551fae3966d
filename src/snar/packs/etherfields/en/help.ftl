### Etherfields: rule help. One message for every rule and every ruling.

## EF-COM

chapter-EF-COM = Components
    .lead = The sleepers, their cards, and everything else that a dream holds.
    .see = Look at the cards
    .at = /cards?game=ether

help-EF-COM-1 = One to four sleepers play: the Gambler trusts the die, the Specialist progress cards, the Bruiser strength and the Unbound exceptions. Each has 22 starting influence cards with an action of their own on the back.
    .title = Sleepers
help-EF-COM-2 = Besides the sleepers’ cards there are 81 market cards, 5 starting items, 12 turn cards, 10 fate cards, 6 weaknesses, 14 masks, and wisdom, season and note cards. Secret cards and tiles bear a code, scenes a number.
    .title = Cards and tiles
help-EF-COM-3 = Tokens are limited: among others 16 ether, 16 distress, 6 gems, 4 keys, 20 threats, 12 mutations, 8 environments and 4 intent tokens of each colour. You roll a luck die and a movement die for entities.
    .title = Tokens and dice

## EF-LIM

chapter-EF-LIM = Limited supplies
    .lead = There are only as many tokens as lie on the table. Sometimes that matters more than it seems.

help-EF-LIM-1 = What the supply does not hold is neither gained nor placed. The one exception is distress: if somebody must take it and none is left, everyone loses.
    .title = Empty supply
help-EF-LIM-2 = What you find in a dream you find once in a campaign, however many sleepers play.
    .title = Finds come once
help-EF-LIM-3 = A token removed from the game never comes back.
    .title = Removed tokens
help-EF-LIM-4 = At most 4 animal and 4 human figures of entities stand on the map at a time.
    .title = Four figures of a kind

## EF-REF

chapter-EF-REF = References
    .lead = Small things without a name that will be of use one day.

help-EF-REF-1 = Reference tokens wait until a card explains them. From then on you may lay them on places of the map where something is missing. The token that belongs there leaves the game and the place gives what it holds; any other you take back. A personal token is laid by its own sleeper only.
    .title = Reference tokens

## EF-SEC

chapter-EF-SEC = Secrets and precedence
    .lead = What may be revealed, who decides, and whose word goes first.

help-EF-SEC-1 = You reveal a secret by its full code, or by its letter within the current dream. You see the front of a secret card only when a rule tells you to reveal, peek at or take it.
    .title = Revealing secrets
help-EF-SEC-2 = What a card, tile or scene says overrides the general rule.
    .title = The card prevails
help-EF-SEC-3 = Where there are several ways, you decide together. An option whose demands you cannot meet cannot be chosen; what everyone must do, everyone must be able to do.
    .title = Deciding together
help-EF-SEC-4 = The player symbol stands for the number of sleepers. A slash means ‘or’.
    .title = Symbols
help-EF-SEC-5 = No deck is shuffled unless a rule says so.
    .title = Shuffling on order only

## EF-SET

chapter-EF-SET = Set-up
    .lead = How the night begins: how many hours you have, and where you wake into the dream.

help-EF-SET-1 = The hours you start with depend on the number of sleepers: one 5, two 4, three 3, four 2 and five 1.
    .title = Hours at the start
help-EF-SET-2 = The first game begins with the first dream, which costs no keys. Every later one begins with Awakening from the shuffling of the markets on: two slumber entry tiles, and sleepers on any entry field.
    .title = How a game begins
help-EF-SET-3 = Set-up shuffles turn cards, fate, weaknesses, slumber map tiles, and the slumbers on top of the Delta Phase. The season stays; notes and items go to storage.
    .title = Setting the table

## EF-GAT

chapter-EF-GAT = Gate tiles
    .lead = A gate is the door to a dream. It says what entering costs, what will happen and what the goal is.

help-EF-GAT-1 = A gate tile names its district, price in keys, set-up, number of turn cards and opening scene. On its back are special rules, the goal and what follows the last turn.
    .title = What a gate tile says
help-EF-GAT-2 = To enter a dream, clear the slumber landscape, pay the keys, do the set-up, prepare the turn deck, read the opening scene, flip the gate tile and go in. Only the top turn card is visible.
    .title = Entering a dream
help-EF-GAT-3 = If you die in a dream you keep its gate tile and may try again. If turns run out, the scene on the gate tile decides.
    .title = Death, or no turns left

## EF-MAP

chapter-EF-MAP = Dreamscape
    .lead = The dreamscape is made of tiles. Actions, traps, stairs and darkness wait on its fields, with walls between them.

help-EF-MAP-1 = A map tile has four fields and, by its code, a place on the board; it may lie shifted across two places. An overlay replaces part of the map as soon as it is revealed, keeps everything that stood there and leaves only when told.
    .title = Tiles and overlays
help-EF-MAP-2 = A sleeper enters on any field with the entry symbol.
    .title = Entry fields
help-EF-MAP-3 = A wall stops movement and range. One that does not close the whole edge of a field does not count; a thin gap between walls of adjoining tiles opens nothing.
    .title = Walls
help-EF-MAP-4 = Inaccessible fields cannot be entered, and range is measured round them.
    .title = Inaccessible fields
help-EF-MAP-5 = A map action is taken on its own field, an attack or contact within range. A one-time action is covered by an obstacle token once used.
    .title = Map actions
help-EF-MAP-6 = Put a gem into a gem slot and its action is on, at no further cost. Whoever stands there may take the gem back and switch it off.
    .title = Gem slots
help-EF-MAP-7 = A trap is sprung by a sleeper who moves through it or ends on it. Relocation springs it only at its end. Entities spring no traps.
    .title = Traps
help-EF-MAP-8 = A floating rule concerns the whole dreamscape, and its actions ignore range. Without an action it is resolved as soon as it is revealed.
    .title = Floating rules
help-EF-MAP-9 = A sleeper who starts the sleepers phase on a draw symbol draws more in the draw step. The hand limit is unchanged.
    .title = Draw symbol
help-EF-MAP-10 = Light, darkness, swamp and water concern one, two or four fields, by where the symbol lies. They do nothing by themselves. Where there is light, darkness does not count.
    .title = Environments
help-EF-MAP-11 = Stairs and special symbols do nothing until some rule speaks of them.
    .title = Stairs and special fields
help-EF-MAP-12 = A field holds four figures at most. A sleeper may pass through a full field but not stop there. An entity entering it pushes all sleepers to one neighbouring field of your choice; a lone sleeper stays, and the entity stops nearby.
    .title = A full field
help-EF-MAP-13 = A large entity fills its field and cannot be pushed. On entering, it pushes every figure to neighbouring fields of your choice and stops.
    .title = Large entities
help-EF-MAP-14 = No entity may appear on or relocate to a walled-off field with four sleepers on it.
    .title = Four behind walls
help-EF-MAP-15 = You choose among spawn fields and spread several entities as evenly as you can. If one of the fields bears the suit of the current turn card, the first entity goes there; otherwise it is an ordinary spawn field.
    .title = Spawning

## EF-TRN

chapter-EF-TRN = The turn
    .lead = A turn has two halves: first you draw and act, then the dream does.

help-EF-TRN-1 = A turn is a sleepers phase (drawing, then actions) and a dream phase, in which the steps of the turn card are resolved and the card is discarded.
    .title = Two phases
help-EF-TRN-2 = Draw 4 cards, up to 6 in hand. Before that you may discard as many as you like. Drawing cannot be refused, and the limit cannot be passed.
    .title = Draw step
help-EF-TRN-3 = If you must draw from an empty deck, shuffle your discards, then take 1 distress or seal 3 cards, and draw the rest. A reshuffle that drawing did not force costs nothing and takes in the rest of the deck.
    .title = Empty deck
help-EF-TRN-4 = In the action step you all act at once and in any order until everyone is done.
    .title = Action step
help-EF-TRN-5 = There are no actions in the dream phase, except quick ones and what a card allows.
    .title = Dream phase
help-EF-TRN-6 = ‘Until the end of this turn’ lasts until the turn card is discarded. When no turn card is left, whatever is laid down for that moment happens.
    .title = End of the turn
help-EF-TRN-7 = If all effects of the current turn card are resolved in the sleepers phase, the card is not discarded for it.
    .title = An extra resolution
help-EF-TRN-8 = Instructions for the end of the turn follow the last step.
    .title = End-of-turn instructions

## EF-SEA

chapter-EF-SEA = Sealing
    .lead = Sealed cards are out of play until something unseals them. A deck that grows thin is dangerous.

help-EF-SEA-1 = To seal is to put the top cards of your deck face up on the sealed pile. Weaknesses are skipped and put back on top afterwards. From an empty deck nothing is sealed and nothing shuffled.
    .title = Sealing
help-EF-SEA-2 = To unseal is to move the top cards of the sealed pile to the discards.
    .title = Unsealing

## EF-DTH

chapter-EF-DTH = Death
    .lead = The eighth distress of one sleeper ends the dream for all.

help-EF-DTH-1 = Everyone loses when a sleeper takes an eighth distress, when distress is due and no token is left, or when someone has fewer than 6 cards in deck, hand and discards together. Progress and sealed cards do not count.
    .title = When sleepers lose
help-EF-DTH-2 = Losing resolves the wisdom card Death. In a dream its landscape and cards go back, except what you gained, and the gate tile stays with you. Death does not change the season.
    .title = What Death does

## EF-ACT

chapter-EF-ACT = Actions and prices
    .lead = Every action has a price. It is paid with cards from the hand: insight, cunning or anger.

help-EF-ACT-1 = Actions are on the basic card, on influence cards and placed progress cards, on your mask, on shared items, on the map, the gate tile and entity tiles.
    .title = Where actions come from
help-EF-ACT-2 = Intent is paid by discarding cards from hand or active items. A card pays in one colour, any excess is lost, and a card that pays does not do its action.
    .title = Paying intent
help-EF-ACT-3 = A price may also be nothing, or distress, ether, gems, keys or cards.
    .title = Other prices
help-EF-ACT-4 = A progressive action costs its base price once per sleeper, and you may pay whole base prices over several turns. Intent tokens mark what is paid; a two-coloured price is paid in one colour. When it is done, the tokens return.
    .title = Progressive actions
help-EF-ACT-5 = A price ‘times the number of sleepers’ is one price, paid at once.
    .title = Price times sleepers
help-EF-ACT-6 = Attacks and contacts have range 1 unless something says otherwise. You may pay several times at once and choose a target for each.
    .title = Attack and contact
help-EF-ACT-7 = Range is measured when an action begins and is a maximum; range 0 is the same field. ‘Any range’ still needs a way there, ‘any field’ does not.
    .title = Range
help-EF-ACT-8 = Once a turn, after paying at least 1 intent, you may roll the luck die to make up the price. Numbers add 1 to 3 of that colour, a blank nothing. On a cross the action fails, the cards are lost, and you lose 1 ether, take 1 distress or seal 3 cards. It also fails if the price is still unmet.
    .title = Boosting intent

## EF-BAS

chapter-EF-BAS = Basic actions
    .lead = What every sleeper can do: walk, make an effort, peek and gather gems.

help-EF-BAS-1 = Move: pay cunning and move that many fields, never diagonally.
    .title = Move
help-EF-BAS-2 = Effort: once a turn spend some of the shared hours and move as many fields.
    .title = Effort
help-EF-BAS-3 = Peek: discard 1 card to see one secret card or tile of the dream whose back is marked as influence, item, weakness, fate or slumber.
    .title = Peek
help-EF-BAS-4 = For 3 influence cards from hand you gain a gem. A gem lets any die of anyone be rolled again, the movement die too.
    .title = Gems and rerolls
help-EF-BAS-5 = For a key or an ether you remove one mutation of an entity within range 1.
    .title = Removing a mutation
help-EF-BAS-6 = Hours buy time as well: as many turns as hours.
    .title = Turns for hours

## EF-RLL

chapter-EF-RLL = Rolls
    .lead = A roll stands until somebody pays for another.

help-EF-RLL-1 = You may roll again as often as you can pay for it. The last result counts.
    .title = Rolling again
help-EF-RLL-2 = A result that is not listed does nothing.
    .title = Unlisted results

## EF-REL

chapter-EF-REL = Relocation
    .lead = To be elsewhere without walking there.

help-EF-REL-1 = Relocation ignores range, walls and obstacles.
    .title = Relocation

## EF-INF

chapter-EF-INF = Influence cards
    .lead = Influence cards are your thoughts. Each is either paid or played, never both.

help-EF-INF-1 = An influence card serves as intent or does its action. A quick card may be played at any time, in the middle of another action, in others’ turns and in the dream phase, if it is paid for.
    .title = Using influence cards
help-EF-INF-2 = The action on the back of a starting card can be used while that card is on top of your deck.
    .title = Back actions
help-EF-INF-3 = Gained cards go face up on the discards.
    .title = Where gained cards go
help-EF-INF-4 = The effects of a card happen together unless it gives an order or a moment.
    .title = Effects together

## EF-PRG

chapter-EF-PRG = Progress cards
    .lead = A progress card placed before you goes on working. There are four places.

help-EF-PRG-1 = A progress card in hand gives intent, or is placed for its price. You may have 4 placed; at the limit, discard one first. A placed card gives no intent and is not discarded at will; turned face down it neither works nor counts towards colours, but keeps its place. Copies add up only if the card says so.
    .title = Progress cards

## EF-MKT

chapter-EF-MKT = Market
    .lead = New thoughts are bought with ether.

help-EF-MKT-1 = When buying, you see 3 cards of the market, buy any of them for ether and put the rest at the bottom. Another sleeper’s starting card brings its back action along.
    .title = Buying influence

## EF-DCK

chapter-EF-DCK = Deck building
    .lead = What a deck may be made of when you build it between dreams.

help-EF-DCK-1 = When you edit your deck it takes 20 to 40 influence cards, or all of them if you own fewer. All weaknesses are added and do not count. Cards left out wait for the next edit; in play the limits do not bind.
    .title = Editing the deck

## EF-ITM

chapter-EF-ITM = Items
    .lead = Items are shared, and at most three are active at once.

help-EF-ITM-1 = You share at most 3 active items, later perhaps 4. An item is used, or discarded to storage as intent. Its effect discards it only if it says so; some go to the item market.
    .title = Shared items
help-EF-ITM-2 = To refresh an item is to take a random one from storage into a free place. If none is free, discard one or put the new one back.
    .title = Refreshing an item
help-EF-ITM-3 = Starting items you did not find in the first dream go to the item market.
    .title = Items not found

## EF-ENT

chapter-EF-ENT = Entities
    .lead = You are not alone in a dream. Entities move and act by the steps of the turn card.

help-EF-ENT-1 = Steps run from top to bottom as printed on the turn card. Effects are on entity tiles, the gate tile and revealed cards; what is missing is skipped, and simultaneous effects come in the order you like.
    .title = Steps of the turn card
help-EF-ENT-2 = The movement die says one field, the movement value, or the value and another roll. Each entity rolls by itself, or one roll serves all if you wish. Entities with rules of their own need no die.
    .title = Movement die
help-EF-ENT-3 = An entity goes towards the nearest sleeper, you break ties, and it stops on that field. Sharing a field with a sleeper, or without a way, it does not move. It never uses map actions.
    .title = Where entities go
help-EF-ENT-4 = A sleeper in range of several figures of one entity is affected once, unless the effect grows with their number.
    .title = Several figures in range
help-EF-ENT-5 = An entity tile has its set-up, attacks and contacts, effects and movement value.
    .title = Entity tiles
help-EF-ENT-6 = The Wardrobe, Ghost, Penguin, Cardboard Knight, Ether Wolf, Riddler and Flying Cat are companions. They are neither entities nor sleepers but take up room on a field. Nothing affects them unless their card says so.
    .title = Companions

## EF-TCD

chapter-EF-TCD = Turn cards
    .lead = The turn card says what the dream will do in its phase, step by step.

help-EF-TCD-1 = A blocked step is skipped this turn. An added turn is the bottom card of the turn discards, put under the turn deck.
    .title = Blocking a step, adding a turn
help-EF-TCD-2 = Suits of turn cards mean nothing by themselves.
    .title = Suits
help-EF-TCD-3 = Loot is taken from the current turn card, or the one discarded last. Some offers a choice: one thing for the group, or a smaller one for each.
    .title = Loot

## EF-MUT

chapter-EF-MUT = Mutations
    .lead = Mutations make entities worse. They can be removed when you are near.

help-EF-MUT-1 = A mutation is drawn at random onto an entity tile and goes back to the supply when removed. It adds 1 distress, 2 sealed cards, 2 movement or 1 range, or puts masks, progress cards, rerolls or gem rerolls out of work.
    .title = What mutations do
help-EF-MUT-2 = A mutation works at once; if it makes a limit smaller, you must meet it at once.
    .title = At once

## EF-STA

chapter-EF-STA = States
    .lead = Stunned, immobilised, surprised, poisoned: a state lasts a while, and only for whoever has it.

help-EF-STA-1 = A stunned figure has range 1 at most, an immobilised one neither moves nor relocates; both last to the end of the turn, for a sleeper to the end of the sleepers phase. Distress from a surprised entity is ignored this turn. A poisoned entity takes no mutations until the dream or slumber ends. No token, no state.
    .title = Stunned, immobilised, surprised, poisoned

## EF-MSK

chapter-EF-MSK = Masks
    .lead = The face you put on in a dream lends you one ability.

help-EF-MSK-1 = Everyone wears one mask, and it works in any phase; what is once a turn returns in the next draw step. To refresh a mask is to change it for another you own, or to put a discarded one back on. A new mask may be put on at once in place of the old.
    .title = Masks

## EF-WIS

chapter-EF-WIS = Wisdom
    .lead = What you learn holds for good.

help-EF-WIS-1 = Wisdom cards are always in force for all, however many there are.
    .title = Wisdom cards

## EF-NOT

chapter-EF-NOT = Notes
    .lead = Scraps, each to be used once.

help-EF-NOT-1 = Notes lie in storage, and anyone may use each of them once.
    .title = Notes

## EF-WEK

chapter-EF-WEK = Weaknesses
    .lead = Weaknesses get among your cards and speak up when you draw them.

help-EF-WEK-1 = A weakness you gain goes on your discards. As soon as you draw it, it is resolved; some stay among your progress cards, outside their limit. Most can be paid off for 1 ether and go under the weakness deck.
    .title = Weaknesses

## EF-DWM

chapter-EF-DWM = Dreamworld
    .lead = Between dreams you walk the dreamworld together, from place to place.

help-EF-DWM-1 = The group travels the dreamworld along arrows for free; for a shortcut each sleeper seals 1 card. Places have effects, and no turns are counted here.
    .title = Ways of the dreamworld
help-EF-DWM-2 = Nothing is drawn in the dreamworld. You may use what speaks of dreamworld movement or places, what has an effect here and now, or what serves a fate card. ‘Once a turn’ is once between two slumbers or dreams.
    .title = Cards in the dreamworld
help-EF-DWM-3 = Relocating the group must end in another place than it began.
    .title = The group must move

## EF-SLB

chapter-EF-SLB = Slumbers
    .lead = A slumber is a short uneasy dream on the way. Sometimes it is best to run from it.

help-EF-SLB-1 = In a place of slumber take the top tile of the slumber deck. The slumber landscape stays between slumbers, and sleepers stand where they stood; new tiles come by fate. A tile without an entity is simply carried out.
    .title = Slumber
help-EF-SLB-2 = A slumber has a number of turns. If it offers escape, you may accept at the start of a turn what would follow the last one, and even before it begins if that does not depend on its set-up. A slumber can be redeemed only if its tile offers it and the story allows.
    .title = Turns, escape, redemption
help-EF-SLB-3 = When a slumber ends, its tile goes under the slumber deck and its tokens go back. Map, quirks and sleepers stay, and you return to the dreamworld.
    .title = End of a slumber
help-EF-SLB-4 = New slumbers go to the bottom. The first deck holds the Wraith, two slumbers that depend on progress cards, and the Delta Phase.
    .title = Slumber deck

## EF-DLT

chapter-EF-DLT = Delta Phase
    .lead = A moment of deep sleep: everyone picks one rest.

help-EF-DLT-1 = Each sleeper may choose exactly one: drop all distress, unseal all cards, turn progress cards face up again, shuffle the deck, or refresh the mask. Hours are set by the number of sleepers, the slumbers are shuffled on top of this tile, and the landscape stays.
    .title = Delta Phase

## EF-FAT

chapter-EF-FAT = Fate
    .lead = Fate adds new corners and quirks to the landscape.

help-EF-FAT-1 = In a place of fate draw and resolve a fate card. It may add a slumber map tile and then lie on a free slot as a quirk; otherwise it goes under its deck.
    .title = Fate and quirks

## EF-SHP

chapter-EF-SHP = Shopping
    .lead = Where one can go shopping in the dreamworld.

help-EF-SHP-1 = In a shopping place each sleeper either looks at 3 influence cards and buys any of them, or buys 1 item for 2 ether, or does neither and gains 1 gem. The shopping card then goes away until you finish a dream.
    .title = Shopping place

## EF-SSN

chapter-EF-SSN = Seasons
    .lead = Victories bring a better season, defeats a worse one.

help-EF-SSN-1 = A dream won brings a better season, a dream failed a worse one. Death changes none. Season cards hint at what is coming.
    .title = Seasons

## EF-AWK

chapter-EF-AWK = Awakening
    .lead = To awaken is to shake everything off and begin again by the house.

help-EF-AWK-1 = You may awaken after any place. Everyone drops all distress and unseals all cards; you lose keys, gems and placed progress cards. You may change sleepers, you edit decks, choose masks, and the group begins at the place of awakening.
    .title = Awakening

## EF-END

chapter-EF-END = After a dream or slumber
    .lead = What stays when a dream is over.

help-EF-END-1 = After a dream or slumber, hands, placed progress, gems and sealed cards stay as they are unless something says otherwise. Decks are not shuffled.
    .title = What stays
help-EF-END-2 = After a dream and at Awakening the slumber map goes back to the two entry tiles; the other unlocked ones are shuffled.
    .title = Slumber map put back

## EF-SAV

chapter-EF-SAV = Saving
    .lead = How to leave the table and lose nothing.

help-EF-SAV-1 = You save in the dreamworld once a place is resolved. You may buy once more; whoever has ether left gives it all up and begins the next game with 1 ether. Then Awakening begins. Saving within a dream counts as death.
    .title = Classic save

## EF-ADD

chapter-EF-ADD = Coming and going
    .lead = Sleepers may come and go between games.
    .see = Choose who will dream
    .at = /new?game=ether

help-EF-ADD-1 = Between games sleepers may join or leave.
    .title = Joining and leaving

## EF-VAR

chapter-EF-VAR = Variants
    .lead = Other ways to dream: poker, the thorn knight, a dream alone.

help-EF-VAR-1 = Structured turns: you act in order, in each round at most one dream action (map, gate or entity) and any number of others. Whoever passes may act again in a later round. The first player settles ties, and each turn it is the next one to the left.
    .title = Structured turns
help-EF-VAR-2 = Once a dream you may make a bet: choose one of five effects, turn up 3 luck cards and, unless you give up, 3 misfortune cards. Luck must be strictly higher, or the opposite happens.
    .title = Poker cards
help-EF-VAR-3 = You have the wisdom card Thorn Knight from the start. In thorns, prices in anger are lower, but more cards are sealed.
    .title = Thorn Knight
help-EF-VAR-4 = A lost dream may be tried again without gathering its keys once more.
    .title = Refreshing Nap
help-EF-VAR-5 = The MZ system keeps everything exactly as it lies. The thorns of the Thorn Knight come off just before saving.
    .title = MZ save
help-EF-VAR-6 = At the start of a slumber, once you see its tile, you may swap it for the mode’s own tile. That tile and its tokens leave when you enter a dream and come back afterwards.
    .title = Unbroken dream mode
help-EF-VAR-7 = Lucid decks are unlocked in the campaign: four lucid sleepers with 20 cards each.
    .title = Lucid mode
help-EF-VAR-8 = Playing alone, you may remove a card that does not suit one sleeper and draw another.
    .title = Playing alone
help-EF-VAR-9 = First-memory cards come true once and leave the game.
    .title = First memories

## EE-A

chapter-EE-A = Rulings: contradictions
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-A1a = In the Delta Phase each sleeper chooses one thing only, and hours are 5, 4, 3, 2 or 1 by the number of sleepers.
    .title = Delta: one choice
help-EE-A1b = A boosted move is one field longer at most.
    .title = Boosted move
help-EE-A1c = In poker the rows of gems and distress hold as in the table: all gems, 2 distress less or 1 more.
    .title = Poker table
help-EE-A1d = In a shopping place each sleeper shops separately.
    .title = Everyone shops
help-EE-A1e = Only the top card of the turn deck is visible. An open deck is optional.
    .title = Turn deck

## EE-B

chapter-EE-B = Rulings: payment
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-B1a = A price that is not progressive is paid by one sleeper and at once.
    .title = One pays
help-EE-B1b = A price ‘times the number of sleepers’ may be shared by all who could take the action.
    .title = Joint payment
help-EE-B1c = Each sleeper may boost once a turn, on any action and on card actions, but not when placing progress.
    .title = When to boost
help-EE-B1d = A failed boost of a progressive action loses that payment only.
    .title = A failed part
help-EE-B1e = Boosted intent counts towards multiples of attacks and contacts.
    .title = Boost and multiples
help-EE-B1f = An attack or contact that may be made only once (a turn, a map, a dream or ever) is not multiplied by paying more: it happens once, however much you pay.
    .title = Once is once
help-EE-B2a = You may choose a penalty only if you can bear all of it: to seal you need enough cards in your deck that are not weaknesses. A forced seal takes what there is. The answers of a story stay open with an empty deck as well: what cannot be sealed is not.
    .title = Choosing a penalty
help-EE-B2b = Intent from a quick card serves only the action of whoever played it.
    .title = No lending of intent
help-EE-B2c = There are 4 intent tokens of each colour. When they run out, you may take one from another action, which loses that payment.
    .title = Intent tokens
help-EE-B3 = Every roll may be followed by a reroll, in any phase. The result holds when all decline.
    .title = Time for a reroll
help-EE-B4 = Boosted move: a cross means no movement, a blank the paid distance, a number one field more.
    .title = Results of a boosted move
help-EE-B5a = No action, back action, active gem slot or reroll may be repeated for nothing without end; the pack check refuses it.
    .title = Nothing is free for ever
help-EE-B5b = A gem may be taken back also in the turn in which it was placed; what can be done once a turn is not renewed by that.
    .title = A gem comes back at once

## EE-C

chapter-EE-C = Rulings: deck and death
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-C1a = First shuffle, then bear the penalty, then draw. With deck and discards both empty there is no penalty and nothing to draw.
    .title = Order at an empty deck
help-EE-C1b = As many cards are sealed as there are. What was sealed last is unsealed first.
    .title = How many can be sealed
help-EE-C2a = Whether everyone has 6 cards is checked after every effect. Weaknesses count.
    .title = The six-card check
help-EE-C2b = Weaknesses pay for nothing.
    .title = Weaknesses do not pay
help-EE-C2c = When a limit shrinks, discard what is too much at once; you choose.
    .title = Shrinking limits
help-EE-C2d = Death outside a dream is resolved as in a dream.
    .title = Death outside a dream
help-EE-C3a = Death ends the dream or slumber without loot, and a full Awakening follows.
    .title = After death
help-EE-C3b = During set-up, Awakening and saving the six cards are not checked.
    .title = When cards are not counted
help-EE-C4 = A drawn weakness counts as one card drawn and is not replaced. Weaknesses skipped by sealing return in their old order.
    .title = Weaknesses in the deck

## EE-D

chapter-EE-D = Rulings: time
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-D1a = Effort is once a turn for each sleeper, but hours are shared. Turns are bought in the sleepers phase while there are discarded turn cards.
    .title = Hours and turns
help-EE-D1b = Awakening does not change the hours.
    .title = Hours after Awakening
help-EE-D1c = You decide about escape before the draw step.
    .title = When to escape
help-EE-D1d = Loot after the last turn is that of the card discarded last.
    .title = Loot after the last turn
help-EE-D2a = Paying comes before doing: whoever dies of a payment loses, even if the action would win.
    .title = A lethal payment
help-EE-D2b = What ends, ends at once, and the remaining steps are dropped.
    .title = The end cancels the rest
help-EE-D3a = Each slumber or dream shuffles all 12 turn cards.
    .title = A new turn deck
help-EE-D3b = The turn deck is made before figures are placed, so the suit is known.
    .title = The suit is known
help-EE-D3c = A blocked step is skipped in extra resolutions too.
    .title = Blocked steps
help-EE-D4 = A state that a sleeper receives in the dream phase lasts through the next sleepers phase.
    .title = A state overnight
help-EE-D5 = “Done” can be taken back until everybody is done; then your phase ends. Until then you may still take quick actions.
    .title = Done can be taken back

## EE-E

chapter-EE-E = Rulings: entities
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-E1a = Nearest is whoever the shortest way leads to; it is worked out at each roll, and you break ties.
    .title = Who is nearest
help-EE-E1b = On its target’s field an entity stops, and a second roll does nothing.
    .title = At the target
help-EE-E1c = Each entity rolls by itself.
    .title = One roll per entity
help-EE-E2a = Mutations lie on the tile and concern all its figures; numbers add up, bans concern everyone.
    .title = Mutations on the tile
help-EE-E2b = When progress does not work, its colours do not count either.
    .title = Progress out of work
help-EE-E2c = A step printed twice is resolved twice; each time an entity affects a sleeper once.
    .title = A double step
help-EE-E2d = A state concerns its own figure only, but poison lies on the tile and stops all new mutations.
    .title = State and poison
help-EE-E3 = A large entity does not enter a field from which it can push no one anywhere.
    .title = A large entity at the door
help-EE-E4a = An entity stops before a full field without sleepers; if it should appear there, it appears on the nearest free field.
    .title = A full field without sleepers
help-EE-E4b = Pushes need a neighbouring field that can be reached and has room. Without one the entity stops.
    .title = Where to push
help-EE-E4c = Companions can be pushed too.
    .title = Pushed companions
help-EE-E4d = Being pushed springs no trap.
    .title = Pushes and traps
help-EE-E4e = An immobilised figure neither moves by itself nor is relocated, but it can be pushed.
    .title = Pushing the immobilised
help-EE-E5a = A large entity stops only if it pushed something.
    .title = When a large entity stops
help-EE-E5b = Effects of a large entity need range 1 or more.
    .title = Range of a large entity
help-EE-E6a = Stunning caps range after all bonuses.
    .title = Stunned despite bonuses
help-EE-E6b = Range counts steps, never diagonals.
    .title = Range in steps

## EE-F

chapter-EE-F = Rulings: map
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-F1a = Figures never block range.
    .title = Figures and range
help-EE-F1b = A trap works once for each entry.
    .title = A trap once an entry
help-EE-F1c = A quirk’s action is only for whoever stands on it.
    .title = Standing on a quirk
help-EE-F1d = Slumber tiles are drawn so that everything can be reached from the entry tiles.
    .title = A connected landscape
help-EE-F1e = Between slumbers sleepers stay on their fields; a dream places them anew.
    .title = Where sleepers stand
help-EE-F2 = Without an obstacle token a one-time action is spent all the same.
    .title = No obstacle token

## EE-G

chapter-EE-G = Rulings: dreamworld and campaign
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-EE-G1a = Keys belong to the group, ether and gems to sleepers. The supply holds 4 keys, 16 ether and 6 gems.
    .title = What belongs to whom
help-EE-G1b = At a gate you lack the keys for, you gain a key and meet a slumber.
    .title = A gate without keys
help-EE-G1c = A place with several icons resolves them from left to right.
    .title = Several icons
help-EE-G1d = A shortcut is free for a sleeper whose deck is empty.
    .title = Shortcut with an empty deck
help-EE-G2a = An item that makes room for another goes to storage.
    .title = Replaced items
help-EE-G2b = At the market sleepers buy one after another, each from cards of their own.
    .title = One after another
help-EE-G2c = A back action works only on top of the deck, for bought cards too.
    .title = Back of a bought card
help-EE-G2d = A peek lasts five seconds; the accessibility settings can remove the limit.
    .title = How long a peek lasts
help-EE-G3a = A save keeps the exact state. The classic save is optional, and within a dream it counts as death.
    .title = Exact save
help-EE-G3b = Solo play is one sleeper and 5 hours. Two-handed play is two sleepers of one player.
    .title = One player
help-EE-G3c = In poker a tie loses; the deck has 54 cards, and it is played once a dream.
    .title = Ties in poker
help-EE-G3d = In structured turns the phase ends when all pass in a row.
    .title = Everyone passes
help-EE-G4 = Every free round of the dreamworld, and every way from Awakening to a reward, passes a slumber or a gate.
    .title = No reward for nothing
help-EE-G5a = A gate never costs more than 4 keys.
    .title = Four keys at most
help-EE-G5b = Redemption leaves at least three slumbers in the deck.
    .title = Three slumbers remain
help-EE-G5c = With an empty fate deck or tile stack, or no shopping card, nothing happens.
    .title = Nothing to take
help-EE-G6 = Markets are shuffled at set-up and Awakening only.
    .title = Shuffling markets
help-EE-G7 = Active items go to storage before Awakening draws three at random.
    .title = Items at Awakening
help-EE-G8 = A game is a campaign from its beginning or from a classic save. Only then, and in the Delta Phase, are hours set.
    .title = What one game is
help-EE-G9 = The Refreshing Nap is a single card and lies on a single gate: that of the dream you lost last, until you win it.
    .title = Where the nap lies
help-EE-G10 = What fate or loot offers to the whole group is voted on by all. Whoever plays a card decides about it, and everyone about their own reward.
    .title = What is voted on
help-EE-G11 = Once the last dream has been won, lucid sleepers find the gates of all the dreams you won open again. Their journey begins by Awakening with decks of 20 cards, and ends when the last dream is won once more.
    .title = Dreaming again, lucidly
help-EE-G12 = The place where a personal token belongs is closed while its sleeper is not dreaming with you. When that one is, the others may try their own tokens there, but in vain.
    .title = Places of personal tokens
help-EE-G13 = Starting items that you did not find go to the item market when you win the first dream. As long as it is merely lost, you can still find them in it.
    .title = Items left behind
