### Říše Snů: rule help. One message for every rule and every ruling.

## RS-COM

chapter-RS-COM = Components
    .lead = What lies on the table: one die, ten characters, six decks of cards and a handful of tokens.

help-RS-COM-1 = The game has one die, and it has eight sides. Whenever you roll, you roll that die.
    .title = Eight-sided die
help-RS-COM-2 = The heroes are the Barbarian, the Traveller, the Druid, the Knight and the Dream Dragon; the demons are the Devil, the Imp, the Hydra, the Shadow and the Titan. Each has its power, movement, lives and at least one special ability that suits its description in the rulebook.
    .title = Ten characters
help-RS-COM-3 = There are six decks: dreams, horrors, events, easy quests, hard quests and special abilities. Two identical spell cards go with them, each listing all ten spells.
    .title = Decks and spell cards
help-RS-COM-4 = Used, handed-in and lost cards go to the discards of their deck. Only events and quests come back, when their deck runs out, and dreams and horrors under the optional rule Dream worlds.
    .title = Used cards
help-RS-COM-5 = Light is counted in tokens worth 5 points each.
    .title = Light tokens
help-RS-COM-6 = ‘Once a round’ means once between the starts of two consecutive turns of the side or player the character belongs to.
    .title = Once a round
help-RS-COM-7 = The Traveller has more movement, and the Hydra more power, than any other character. The Dream Dragon has the highest power among heroes. The Barbarian and the Titan have less movement than the average of their side.
    .title = Fastest and mightiest

## RS-BRD

chapter-RS-BRD = Board
    .lead = The board is the landscape of a dream. Paths lead through the void to three worlds, and a mystery place waits in the middle.

help-RS-BRD-1 = The board is a square grid: void, path, wells, one mystery place of several fields and three worlds (Iridion, Filnerin, Akademus). You cannot move diagonally.
    .title = Fields of the board
help-RS-BRD-2 = Every void field has a two-digit number of its own from 11 to 88, made of the digits 1–8, so two rolls can name it. Wells are numbered void fields too. Path, worlds and mystery place have no numbers.
    .title = Field numbers
help-RS-BRD-3 = A world is three fields by three: the hall in the middle and eight ring fields around it. One ring field is the gate. The ring is walked clockwise.
    .title = Shape of a world
help-RS-BRD-4 = Some path fields lie on the edge of the board. Characters start on them in the Trial of Strength.
    .title = Paths on the edge
help-RS-BRD-5 = The board has fields 15 and 45. In the base scenario the Knight starts on the first and the Shadow on the second.
    .title = Fields 15 and 45

## RS-CHR

chapter-RS-CHR = Character values
    .lead = Three numbers describe a character: power for duels, movement for the road, and lives. And something that only it can do.

help-RS-CHR-1 = Power counts in duels and grows with every power token. It never drops below the value printed on the character card.
    .title = Power of a character
help-RS-CHR-2 = Add your movement to every movement roll. The total is your movement points (MP) for this turn.
    .title = Movement of a character
help-RS-CHR-3 = A character starts with the lives printed on its card and can never have more. Only the optional rule Reward for annexing raises that limit.
    .title = Lives of a character
help-RS-CHR-4 = You may use a special ability several times a round unless it says otherwise. Announce it before the roll or step it changes.
    .title = Special abilities

## RS-DRM

chapter-RS-DRM = Dreams and horrors
    .lead = Dreams help heroes, horrors help demons. They are laid on the board, cover four fields and work on whoever steps there.

help-RS-DRM-1 = A dream or horror card shows its cost in light, its placement (P exact, % random), the MP to enter each of its fields and its duration: permanent, or 1, 2 or 3 actions.
    .title = What a card shows
help-RS-DRM-2 = Casting costs the light shown on the card unless the scenario says otherwise. If you have too little, you cannot cast it.
    .title = Cost of casting
help-RS-DRM-3 = A card covers a square of two fields by two, wholly on the board. It must not overlap another laid card, not even partly.
    .title = Room for a card
help-RS-DRM-4 = A card may cover fields of a world or of the mystery place, but does nothing there. It works on void, path and wells.
    .title = Where a card works
help-RS-DRM-5 = With exact placement the caster picks the fields, but the picture must lie on a numbered or path field. Laid cards are face up.
    .title = Exact placement
help-RS-DRM-6 = Two rolls name the numbered field where the card’s picture goes; the caster picks the rotation. If another card already lies there or no rotation fits, roll again.
    .title = Random placement
help-RS-DRM-7 = A temporary card holds one token per action. Each time its effect works on a character, by choice or by force, one token goes; paying MP alone does not count. A card with no tokens is discarded.
    .title = Temporary cards
help-RS-DRM-8 = A permanent card does not wear out: it goes on working, however often it is visited.
    .title = Permanent cards
help-RS-DRM-9 = Entering each covered field of void, path or well costs the card’s MP: two fields of a 6 MP card cost 12. You pay whether or not you use the effect.
    .title = Cost of covered fields
help-RS-DRM-10 = A card works on the same character at most once a round.
    .title = Effect once a round
help-RS-DRM-11 = A harmful effect cannot be declined on entering. An effect that cannot harm the character may be declined, and the card then loses no action token.
    .title = Declining an effect
help-RS-DRM-12 = A character that starts its movement on a card may first use its effect for 0 MP, or leave the card and avoid it. If it stays, it faces all the effects again.
    .title = Starting on a card
help-RS-DRM-13 = Dreams usually side with heroes: they help them or harm demons. Horrors do the reverse. Each effect says whom it concerns.
    .title = Whom the cards serve

## RS-EVT

chapter-RS-EVT = Events
    .lead = Whoever ends on the ring of a world meets something: a creature, an item, or just an odd moment.

help-RS-EVT-1 = If you end your movement on the ring of a world, even on the way out, you draw the top event; the only other source is a roll of 1–3 at the Time Gate. On the ring this holds only if the character entered a field this turn, and a move made by an event starts no further event.
    .title = When an event comes
help-RS-EVT-2 = You fight a creature in a duel. If you win, keep the card for its experience; if you lose or draw, discard it and gain none.
    .title = Meeting a creature
help-RS-EVT-3 = If no fight takes place, for example because the creature attacks only some characters, you gain its experience all the same.
    .title = Creature without a fight
help-RS-EVT-4 = A one-shot effect is resolved at once; you may keep it for later only if the card says so. You have a choice only where the card says you may.
    .title = One-shot effects
help-RS-EVT-5 = If an effect moves a character without naming the exact field, its player picks the field. It must not be a hall.
    .title = Move without a target
help-RS-EVT-6 = You keep items, as many as you like. Permanent ones stay; a single-use item is discarded after use. Use them at any time, but declare them for a duel before the roll.
    .title = Items and their use
help-RS-EVT-7 = As soon as the last event is drawn, the discarded events are shuffled into a new deck.
    .title = New event deck

## RS-EXP

chapter-RS-EXP = Experience
    .lead = Defeated creatures and fulfilled quests are experience. Trade it for power, or keep it for harder times.

help-RS-EXP-1 = You may keep cards worth experience (creatures and fulfilled quests) or hand them in: every full 10 buys one power token. Whole cards are handed in and the remainder is lost; 7 and 5 buy one token and 2 are lost.
    .title = Trading experience for power
help-RS-EXP-2 = A fulfilled easy quest is worth 5 experience, a hard one 10.
    .title = Experience for quests

## RS-QST

chapter-RS-QST = Quests and annexing worlds
    .lead = In the hall of a world you are given a quest. Fulfil it, come back, and the world is yours. That is what the game is about.

help-RS-QST-1 = A character that enters a hall is given the quest or quests the scenario sets, always from the top of the deck.
    .title = Being given a quest
help-RS-QST-2 = A character gets no new quest in the same world until it has fulfilled every quest it already has from there.
    .title = Next quest from a world
help-RS-QST-3 = A character may have quests from several worlds under way at once.
    .title = Quests from several worlds
help-RS-QST-4 = A quest carries its world’s colour and counters for what remains to be done. Each matching deed lets you remove one. With none left the quest is fulfilled and worth its experience.
    .title = Fulfilling a quest
help-RS-QST-5 = An easy quest worth 5 experience: visit five different laid cards. If fewer are on the board, all of them will do.
    .title = Dream Globes
help-RS-QST-6 = When a character has fulfilled what a world asked and enters its hall again, it annexes the world: the world’s token goes and the character’s power rises by 1 at once. Others’ unfulfilled quests from there are discarded. Their fulfilled ones become mere experience and never annex the world, even once it reopens.
    .title = Annexing a world
help-RS-QST-7 = A world without its token gives no quests and nobody can annex it, not even whoever annexed it, until it reopens. Its ring and hall may still be entered.
    .title = World already annexed

## RS-MOV

chapter-RS-MOV = Movement
    .lead = A roll and your movement make the points for the whole turn. Every field costs something, and what is not spent is lost.

help-RS-MOV-1 = Roll the die and add your movement: that is your MP. You need not spend them, but what is left is lost.
    .title = Movement roll
help-RS-MOV-2 = Entering a path costs 1 MP; void, a well, a world field or the mystery place 2 MP; a hall 0 MP. A laid card costs its own MP.
    .title = Entry costs
help-RS-MOV-3 = You cannot enter a field you have too few MP for.
    .title = Too few movement points
help-RS-MOV-4 = Entering any field of the mystery place ends your movement, and remaining MP are lost. Then you must roll for the Time Gate.
    .title = Entering the mystery place
help-RS-MOV-5 = The ring of a world is entered only by its gate, for 2 MP. From there you walk clockwise, 2 MP a field.
    .title = Entering and walking the ring
help-RS-MOV-6 = When you have walked the whole ring and step on the gate a second time, you go straight on into the hall for 0 MP. There movement ends and remaining MP are lost.
    .title = Entering the hall
help-RS-MOV-7 = You may leave a world anywhere. From the hall step to any ring field for 2 MP; from the ring step to an adjacent field outside at that field’s cost.
    .title = Leaving a world
help-RS-MOV-8 = If you leave before reaching the hall, your next visit starts at the gate again, with the whole ring to walk.
    .title = Leaving early
help-RS-MOV-9 = You may mix your movement with anything else this phase allows: a duel, a spell, items and abilities.
    .title = Acting during movement
help-RS-MOV-10 = After visiting the hall a character may walk the ring either way, at 2 MP a field. It never counts as a circuit.
    .title = The ring after the hall

## RS-TIM

chapter-RS-TIM = Time Gate
    .lead = On the mystery place movement ends, and the die decides what time will do to you.

help-RS-TIM-1 = A roll picks one of the effects of the Time Gate; 1–3 brings an event. The others are our own and can turn a win into a loss and back again.
    .title = Time Gate roll
help-RS-TIM-2 = Each number from 4 to 8 has one effect in the table. None takes away fame or an annexed world.
    .title = Rolls 4 to 8

## RS-DUL

chapter-RS-DUL = Duels
    .lead = Both roll and add their power. The higher sum wins; only an eight does not ask about power.

help-RS-DUL-1 = When you come to an enemy’s field by a step of your own, you may attack one enemy there. Both roll the die and add power. The higher total wins; equal totals are a draw.
    .title = Attack and duel
help-RS-DUL-2 = A character may attack once a round and may go on moving after the duel.
    .title = One attack a round
help-RS-DUL-3 = Whoever loses a duel against another character loses 2 lives.
    .title = Losing to a character
help-RS-DUL-4 = A creature rolls the die and adds its power. Losing to it costs 1 life, a draw nothing; either way the card is discarded.
    .title = Duel with a creature
help-RS-DUL-5 = An eight on the die wins the duel, whatever the opponent’s power. If both roll one, it is a draw.
    .title = Rule of eight

## RS-AWK

chapter-RS-AWK = Awakening
    .lead = Who runs out of lives does not die. It wakes by the nearest well, only a little poorer.

help-RS-AWK-1 = A character with 0 lives awakens on the nearest well. It hands in one power token or, if it has none, loses all its experience. Its lives are full again; remaining MP are lost.
    .title = Losing the last life

## RS-SPL

chapter-RS-SPL = Spells
    .lead = One spell a round, at any distance. The stronger the spell, the higher the roll it needs.

help-RS-SPL-1 = Each character may try to cast one spell a round, at any moment of its movement. It works if the roll is at least the spell’s number.
    .title = Trying a spell
help-RS-SPL-2 = Add 1 to a spell roll for the ability Mage and 1 when you stand on a well.
    .title = Help with spells
help-RS-SPL-3 = Spells reach anywhere. Those in bold work only on yourself and until the end of the turn, the others only on opponents. A spell is never an attack.
    .title = Range and targets
help-RS-SPL-4 = On yourself: Motion 1 (+1 MP), Pathway 4 (void costs 1 MP this turn; only the cost changes), Giant’s Strength 5 (+1 power this turn), Speed 7 (extra MP equal to a roll, without your movement), Teleport 8 (to any void field). On an opponent: Slowness 2 (1 MP less in its next movement), Fling 3 (from void, up to 2 fields, only to another void field), Lightning 6 (loses 1 life), Paralysis 9 (skips its next turn), Hypnosis 10 (you play its next turn).
    .title = The ten spells

## RS-STR

chapter-RS-STR = Clash of the Realms
    .lead = Dreams against Darkness: two players, and light to cast with. Who annexes two worlds first has won.

help-RS-STR-1 = Two players, Dreams against Darkness. The side that annexes two worlds wins.
    .title = Dreams against Darkness
help-RS-STR-2 = Genie of the Lamp and Witch of the Woods are removed. The Knight starts on field 15, the Shadow on field 45, and each side holds five cards. Easy quests and events are shuffled, and each world gets one crystal token (yellow, red, green).
    .title = Setting up the Clash of the Realms
help-RS-STR-3 = In each round Dreams play first, then Darkness. A turn is casting, then movement; they cannot be swapped.
    .title = Round and turn
help-RS-STR-4 = You gain 5 light at the start of each of your casting phases. Whenever your hand falls below five cards, it is refilled from the deck while any remain.
    .title = Light and refilling
help-RS-STR-5 = In the casting phase you may do any of these, as often as you like: cast a card; recall your own permanent card to hand and regain half its light; cancel your own temporary card for nothing back; cancel an opponent’s laid card for its cost plus 10 light.
    .title = Casting phase
help-RS-STR-6 = In a hall you are always given a single quest, an easy one.
    .title = Quest in the hall
help-RS-STR-7 = Variant: any hero may start on field 15 and any demon on field 45.
    .title = Variant: other characters
help-RS-STR-8 = Variant: each side has a main character and a helper; the helper’s player holds the cards, which are cast before either moves. The helper starts on a well, moves before or after the main character (one movement ends before the other begins), may enter halls, fights, attacks and uses cards. It is never given quests, and only main characters annex worlds; otherwise it follows all the rules for characters.
    .title = Variant: four players
help-RS-STR-9 = Variant: halls give hard quests instead of easy ones.
    .title = Variant: hard quests
help-RS-STR-10 = Variant: a hall gives one easy and one hard quest, and you must fulfil both to annex the world.
    .title = Variant: long game
help-RS-STR-11 = Variant: in a four-player game helpers may cast spells.
    .title = Variant: spellcasting helpers
help-RS-STR-12 = The basic Clash of the Realms uses no special ability cards and no spells. You may agree on either: the options Spells and Special abilities. When four play with spells, only helpers cast them.
    .title = Abilities and spells by agreement

## RS-ZKS

chapter-RS-ZKS = Trial of Strength
    .lead = Everyone for themselves, three to five players, and the prize is fame.

help-RS-ZKS-1 = Three to five players, each for themselves, play to an agreed fame, usually 3–7. A game of two is possible for bots and testing.
    .title = Each for themselves
help-RS-ZKS-2 = Pick a hero or a demon. There are at most three heroes and three demons, and no character appears twice.
    .title = Picking a character
help-RS-ZKS-3 = Draw two special abilities, keep one and return the other to the deck.
    .title = First special ability
help-RS-ZKS-4 = From the shuffled decks heroes take three dreams each and demons three horrors each, in seat order. The rest leave the game.
    .title = Cards to start with
help-RS-ZKS-5 = Each character starts on any path field on the edge of the board. The slowest is placed first; with equal movement, the one with more power.
    .title = Placing the characters
help-RS-ZKS-6 = Everyone rolls and the highest starts. The player on the right follows each time, and the order stays fixed.
    .title = Who starts
help-RS-ZKS-7 = A turn begins with casting: at most one card, free, or instead one of your own permanent cards back to hand. Then comes movement, during which you may cast spells.
    .title = Course of a turn
help-RS-ZKS-8 = A card you cast is never replaced by another.
    .title = No drawing of cards
help-RS-ZKS-9 = In a hall the choice is yours: an easy quest or a hard one.
    .title = Choosing a quest
help-RS-ZKS-10 = A world annexed with an easy quest gives 1 fame. With a hard one it gives 2 and a special ability of your choice from the deck. Fame is never lost.
    .title = Fame for a world
help-RS-ZKS-11 = When all worlds are annexed and nobody has won yet, they reopen. Nobody loses fame or abilities.
    .title = Reopening the worlds
help-RS-ZKS-12 = The game ends the moment a player reaches the agreed fame.
    .title = End of the Trial of Strength
help-RS-ZKS-13 = There is no light in the Trial of Strength, so nothing is refunded, and cards are not cancelled here.
    .title = No light or cancelling

## RS-OPT

chapter-RS-OPT = Optional rules of the Trial of Strength
    .lead = Small things to agree on: each by itself, or all of them.

help-RS-OPT-1 = Annexing a world gives no power here. With a hard quest you gain for good +1 movement for Iridion, +1 life for Filnerin and +1 to spell rolls for Akademus. With an easy quest any world gives one power token.
    .title = Reward for annexing
help-RS-OPT-2 = Who comes to a well, or is carried to it, may heal 1 life, once a round, up to its maximum.
    .title = Healing wells
help-RS-OPT-3 = A hall gives one hard and one easy quest; both must be fulfilled to annex the world.
    .title = Distrustful worlds
help-RS-OPT-4 = When the worlds reopen, everyone discards their hand and new decks are made from all cards not laid. Each player gets three new cards; laid cards stay on the board.
    .title = Dream worlds
help-RS-OPT-5 = Instead of choosing one of two abilities you get two random ones and keep both. Equal ones are redrawn.
    .title = Mighty characters

## RS-EXT

chapter-RS-EXT = Further scenarios
    .lead = Other ways to play: for beginners, against time, in pairs, on several boards.

help-RS-EXT-1 = Two players, and one annexed world wins. Dreams hold two Rainbow Bridge cards, Darkness two Barrier cards. The easy quests are only Knowledge, Elements, Wells, Hunter and Ambush.
    .title = Rules for beginners
help-RS-EXT-2 = A Trial of Strength in which a world can be annexed any number of times: returning with the fulfilled quest gives 1 or 2 fame and at once the next quest. Others’ quests stay. You have only one quest per world at a time.
    .title = Race against Time
help-RS-EXT-3 = A Trial of Strength in teams of two whose fame is added up. Playing to 4–8 is recommended.
    .title = Brotherhood
help-RS-EXT-4 = Several boards lie side by side in any rotation. The Clash of the Realms is played to four worlds (3 : 3 is a draw), and a side has two characters, each with quests of its own. In the Trial of Strength the worlds reopen once all six are annexed; events and quests come from one set.
    .title = Several boards

## RS-DRF

chapter-RS-DRF = Draft edition
    .lead = An older form of the Trial of Strength. Here are the differences, for those who want to see how the game came about.

help-RS-DRF-1 = The ring is walked along the arrow on the gate, right to left, that is, counter-clockwise.
    .title = Draft: ring direction
help-RS-DRF-2 = Every event card, items included, has experience on its back, visible on the deck. You keep used one-shot effects for it.
    .title = Draft: experience on events
help-RS-DRF-3 = Fling may move its target up to 2 fields anywhere.
    .title = Draft: Fling anywhere
help-RS-DRF-4 = Effects of laid cards work on void and wells, not on paths. Their MP count on paths as well.
    .title = Draft: cards on paths
help-RS-DRF-5 = You cannot have more lives than printed on the character card unless a card says otherwise.
    .title = Draft: maximum lives
help-RS-DRF-6 = There is no limit of three heroes and three demons here.
    .title = Draft: any mix
help-RS-DRF-7 = The permanent card taken back need not be your own. It returns to its owner’s hand.
    .title = Draft: recalling others’ cards
help-RS-DRF-8 = The draft edition exists only for the Trial of Strength and without the optional rules.
    .title = Where the draft applies

## RR-A

chapter-RR-A = Rulings: laid cards
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-RR-A1a = The card’s picture goes on the chosen or rolled field. The card can be turned four ways.
    .title = Field of the picture
help-RR-A1b = With exact placement the card’s picture must lie on a numbered or path field.
    .title = Picture in exact placement
help-RR-A2 = Before anything is paid or rolled, the card is checked for a legal place; a random one needs a numbered field for its picture with a legal rotation. If there is none, you cannot cast it: it stays in your hand and your cast is not used up.
    .title = Card without a place
help-RR-A3 = A card may be cast onto a field where a character stands. Nothing happens at once; the character simply stands on the card.
    .title = Card under a character
help-RR-A4 = ‘Once a round’ is counted for each laid card and each character separately. It resets at the start of that character’s turn.
    .title = Rounds and laid cards
help-RR-A5 = If you start on a card and step to another of its fields, or end your movement without leaving it, you stay on it. At that moment harm works and you may use help.
    .title = Staying on a card
help-RR-A6 = An effect that might do any harm is mandatory. A purely helpful one is optional and spends an action only if you use it.
    .title = Mandatory and optional effects
help-RR-A7a = Only your own steps and your own Teleport trigger cards and count as visits; with Teleport you pay no MP. With Healing wells, who is carried to a well may heal as well.
    .title = What is a visit
help-RR-A7b = If any effect puts you into a hall, you have entered it in full: a quest or annexing, and the end of movement.
    .title = Put into a hall
help-RR-A8 = A covered path costs the card’s MP. A covered well still adds 1 to spells.
    .title = Covered paths and wells
help-RR-A9a = You start with 0 light. The half you get back is rounded down to a multiple of 5.
    .title = Light at the start
help-RR-A9b = The hand is refilled to five cards at once. Recalling a card may take it above five.
    .title = Cards in hand
help-RR-A9c = The dream and horror decks are never reshuffled from their discards. New ones are made only under the optional rule Dream worlds.
    .title = Dream decks run out
help-RR-A10 = Cancelling an opponent’s card costs its printed light plus 10, whatever its duration.
    .title = Cost of cancelling
help-RR-A11 = Every dream and every horror costs at least 5 light.
    .title = Lowest card cost
help-RR-A12 = Entering a field of any card never costs more than 8 MP.
    .title = Highest entry cost

## RR-B

chapter-RR-B = Rulings: worlds and events
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-RR-B1a = A full circuit costs 18 MP: 2 for the gate and 16 for eight steps, over as many turns as you like. The second gate entry leads straight into the hall, so no event comes there.
    .title = Cost of a circuit
help-RR-B1b = If you end your turn on the gate at the first entry, you do draw an event.
    .title = Event on the gate
help-RR-B2a = From the hall you may go to any of the eight ring fields for 2 MP, corners too. From there you go out straight, not diagonally.
    .title = Out of the hall
help-RR-B2b = Ring steps after the hall never count as a circuit.
    .title = Steps after the hall
help-RR-B2c = Any displacement off the ring undoes all you have walked of it.
    .title = Displaced off the ring
help-RR-B3a = A character draws an event only if it entered a field this turn. A move made by an event starts no further event.
    .title = Events only after moving
help-RR-B3b = If an event moves you without naming the field, you choose it. It must never be a hall.
    .title = Never into a hall
help-RR-B4 = The mystery place works on each entry, also from one of its fields to another. Standing still does nothing.
    .title = Every entry counts
help-RR-B5 = When a quest deck runs out, its used cards are shuffled back into it.
    .title = New quest deck
help-RR-B6 = A life bonus (Filnerin) raises both maximum and current lives. Otherwise the printed lives are the cap.
    .title = Extra lives
help-RR-B7a = On arriving at a field, the order is: laid card, visit deeds, hall (annexing or quest), optional duel (also in a hall or on the mystery place) and last the Time Gate or event.
    .title = Order on arrival
help-RR-B7b = If a character awakens, the rest of this order is skipped.
    .title = Awakening stops the order
help-RR-B8 = Displacement along the ring undoes all you have walked of it. Landing on the gate counts as a first entry.
    .title = Displaced along the ring
help-RR-B9a = If the event deck and its discards are both empty, nothing is drawn.
    .title = When events run out
help-RR-B9b = If the events being reshuffled contain no creature, the creature cards held by characters are shuffled in with them. The characters keep that experience as a note.
    .title = Creatures return

## RR-C

chapter-RR-C = Rulings: duels, awakening, experience
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-RR-C1a = You attack only when you come to a field with an enemy by a step of your own in this movement. Leaving and coming back will do; starting your movement there, Teleport and being carried will not. The target is one enemy; the field may be any, a hall too.
    .title = Where you may attack
help-RR-C1b = In teams you attack enemies only, in the Trial of Strength anyone.
    .title = Whom you may attack
help-RR-C2 = Items and abilities for a duel are declared before the roll. A natural eight is one on the unmodified die.
    .title = Declared before the roll
help-RR-C3 = The nearest well is the one with the fewest steps, none of them diagonal, whatever the fields cost. The character’s player breaks ties.
    .title = Nearest well
help-RR-C4a = Awakening without power tokens costs you only the value of your experience. Fulfilled quests stay fulfilled, and you keep your items and running quests.
    .title = What awakening leaves
help-RR-C4b = Handing in a fulfilled quest’s experience does not undo its fulfilment.
    .title = Fulfilled quest handed in
help-RR-C5a = You trade experience for power in your own turn and outside a duel, in the casting phase too. Items may be used in the casting phase as well.
    .title = When to trade experience
help-RR-C5b = ‘Lasting +1 power’ is a power token and can be lost.
    .title = Lasting power
help-RR-C6 = Any number of characters may share a field, and you may pass them freely.
    .title = Sharing a field
help-RR-C7 = An ability or a permanent item works once for each roll, step or event it changes. Without such a trigger it works once a round.
    .title = How often it works
help-RR-C8a = Awakening triggers no card, duel, healing or visit. From its next movement on, the card a character has awoken on is like any card on which movement begins: leave it, or it works on you.
    .title = Peace after awakening
help-RR-C8b = Distance to a well is plain distance on the grid. If you stand on a well, that one is nearest.
    .title = Distance to a well
help-RR-C9a = If you awaken in your own turn, movement ends.
    .title = Awakening in your turn
help-RR-C9b = At 0 lives awakening comes before any item.
    .title = Awakening before items

## RR-D

chapter-RR-D = Rulings: quests and fame
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-RR-D1 = A visit is entering a field where the card works, and ‘different’ means different laid cards. Only deeds after the quest was given count. Fallback conditions are checked again whenever the board changes.
    .title = Visits and different cards
help-RR-D2 = When someone else annexes the world, unfulfilled quests from there are discarded and fulfilled ones stay as experience only.
    .title = After another annexes
help-RR-D3a = The visit that annexes a world gives no new quest. The exception is Race against Time.
    .title = Annexing gives no quest
help-RR-D3b = With Distrustful worlds annexing gives 2 fame and a special ability.
    .title = Fame with Distrustful worlds
help-RR-D3c = Whoever reaches the target wins at once.
    .title = Instant win
help-RR-D4a = If no card is laid, Dream Globes is fulfilled at the end of its holder’s next turn, if there is still none then.
    .title = Dream Globes without cards
help-RR-D4b = A card cast again is still the same card.
    .title = Card cast again
help-RR-D5 = Every quest is tested for whether it can still be fulfilled. If not, the next visit to its hall swaps it for another of its kind.
    .title = Impossible quest
help-RR-D6 = If you stand in a hall when a quest is fulfilled or worlds reopen, nothing happens. You must enter the hall anew.
    .title = Standing in a hall
help-RR-D7a = When Reward for annexing and Distrustful worlds are played together, both quests count as hard.
    .title = Reward for annexing with Distrustful worlds
help-RR-D7b = Repeated world bonuses add up.
    .title = Repeated world bonuses

## RR-E

chapter-RR-E = Rulings: spells, set-up, teams
    .lead = Where the rules are silent or contradict themselves, this is how we decided.

help-RR-E1a = Declare the spell and its target before the roll. You may also cast before the movement roll, but not after movement has ended.
    .title = When to cast spells
help-RR-E1b = Opponents are everyone else in the Trial of Strength and the other side in teams. You are never your own opponent.
    .title = Who is an opponent
help-RR-E2a = A spell of 9 needs +1 to the roll, one of 10 needs +2. Mage, a well and Akademus provide it.
    .title = Spells 9 and 10
help-RR-E2b = Fling moves its target up to 2 steps, never diagonally. It starts and ends on void or a well.
    .title = Limits of Fling
help-RR-E2c = Slowness stacks, but nobody goes below 0 MP.
    .title = Stacking Slowness
help-RR-E2d = The spell Pathway does not concern fields under a card.
    .title = Pathway and cards
help-RR-E3a = Paralysis takes the whole turn in the Trial of Strength, but only that character’s movement in teams.
    .title = Reach of Paralysis
help-RR-E3b = Hypnosis gives full control of the character, but you may not trade its experience.
    .title = Limits of Hypnosis
help-RR-E4a = With equal movement and power, or equal starting rolls, roll again.
    .title = Ties at the start
help-RR-E4b = A helper chooses any well, and a side shares one pool of light. What a helper does never serves the main character’s quest.
    .title = Helper and side
help-RR-E5 = You may use items in others’ turns as well.
    .title = Items in others’ turns
help-RR-E6 = Movement skipped because of Paralysis is not staying on a card.
    .title = Skipped movement on cards
help-RR-E7 = Each ability card exists at least twice, but nobody may hold two the same. If the deck has nothing suitable, you gain none.
    .title = Equal abilities
help-RR-E8a = A hypnotised character cannot cast Hypnosis.
    .title = Hypnosis under Hypnosis
help-RR-E8b = Two Paralyses or two Hypnoses do not stack.
    .title = Repeated Paralysis or Hypnosis
help-RR-E8c = Paralysis goes first; Hypnosis waits for the next turn that is actually played.
    .title = Paralysis before Hypnosis
help-RR-A13 = A shield takes no action token off the card and stops only that one working of it.
    .title = Shields and tokens
help-RR-B10 = When an event moves you, the new field draws no event and serves no quest until your next own step.
    .title = Moved by an event
help-RR-B11 = Being carried to a field is not arriving there: it opens no duel.
    .title = Carried is not arriving
help-RR-B12 = Whoever is carried to the ring of a world by a laid card, an item or an ability in the own movement and ends it there meets an event, even without a step. An event brings no further event.
    .title = Carried to a ring
help-RR-C10 = Single-use items have no limit per roll. Each is used up by its one use.
    .title = Single-use items
help-RR-C11 = You lose exactly the named amount: noted experience first, then cards. What a card is worth beyond it is noted.
    .title = Losing experience
help-RR-C12 = An ability whose card does not say “once a round” may be used several times a round. Each use is announced beforehand and paid for on its own.
    .title = Abilities without a limit
help-RR-C13 = A tamed animal brings you its experience and stays with you. As long as you hold its card, it may help you in one duel a round: announce it before the roll and add half of its power, rounded up. When you trade its card for power or lose it, the animal leaves.
    .title = Tamed animals
help-RR-D8a = For quests a well counts as a void field.
    .title = A well is void
help-RR-D8b = One entry is one passing, however many enemies stand there. Where they must differ, one you have not met yet is counted.
    .title = One entry, one passing
help-RR-D8c = An impossible quest stays with you when there is no other of its kind.
    .title = A quest without another
help-RR-D9a = Where a quest says “first … then …”, a deed counts only once everything before it is done.
    .title = A quest in order
help-RR-D9b = Time runs from the first counter removed. The turn in which that happened is the first; skipped turns do not count. When the turns are over, all counters return to the quest.
    .title = A quest against the clock
help-RR-E9 = Fling may leave its target where it stands: up to two fields is also none.
    .title = Fling on the spot
help-RR-E10 = A side casts together: what it casts counts for the quests of each of its characters.
    .title = A side casts as one
