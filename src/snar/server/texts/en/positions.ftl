# Positions for the rules (src/snar/lessons/positions): what the reader should try. One sentence for each position.

why-no-such-position = There is no such position here. Choose one in the rules.

position-rise-a-closed-world = Iridion belongs to somebody already. Enter its gate the second time and see whether the hall gives you a quest.
position-rise-a-counter-less = The quest Wells has its last counter. Step onto the well 33.
position-rise-a-creature-on-the-ring = Go to the next ring field and end your movement. An event waits there.
position-rise-a-healing-well = You have one life left. Step onto the well 63 and drink from it.
position-rise-an-item-is-kept = Step onto the mystery place and watch what the Time Gate does.
position-rise-annexing = The quest is fulfilled. Enter the hall by the gate and the world is yours. See what that does to the Shadow.
position-rise-awakening = The Shadow has two lives left. Walk up along the path and attack.
position-rise-away-in-time = You stand on the Volcano. End casting, roll, and walk off to field 43 before it erupts.
position-rise-by-the-dice = Cast the Fencing Hall. The dice say where it lands; which way it is turned is up to you.
position-rise-either-way-round = Leave the hall for the fifth ring field and go on to the fourth, against the clock.
position-rise-experience-for-power = You have two fulfilled quests. Hand them in for a token of power.
position-rise-fame = The hard quest is fulfilled. Enter the hall by the gate and choose your reward, Mage for instance.
position-rise-half-of-it-back = The firebird cost 10 light. Take it back from the board into your hand and see how much light returns.
position-rise-hard-or-easy = Enter the hall by the gate and ask for a hard quest.
position-rise-help-may-be-declined = Step onto the portal on field 46 and decline its help. How many tokens has the card now?
position-rise-into-the-hall = The ring is behind you. Enter the gate the second time.
position-rise-keep-it-for-later = Go to the next ring field, end your movement, and keep the event that comes for later.
position-rise-laying-a-card = Cast the Rainbow Bridge: put its picture on the well 33 and give the card a quarter turn.
position-rise-leaving-a-world = One step to the gate, but leave the world for field 32 and come back over 36 to the gate. Does it let you into the hall?
position-rise-lightning = The Shadow is far away. Try to cast Lightning on it.
position-rise-magic-by-the-well = The lightning needs a six and a five will fall. Step onto the well 33 first and cast from there.
position-rise-natural-eight = The Shadow has power eleven, you have four. Step onto field 46 and attack all the same.
position-rise-no-fight-no-less-experience = Go to the next ring field and end your movement. A stray dog will come.
position-rise-no-second-quest = Your quest from Filnerin is not fulfilled yet. Enter its hall and see whether you get another one.
position-rise-nothing-in-a-world = The Volcano lies partly on a world. Go to the next ring field, which it covers, and count your lives.
position-rise-once-a-round = Step onto the bridge at field 46, accept its help and go on to field 47. Does the bridge help you twice?
position-rise-one-attack-a-round = Attack the Shadow on field 46, leave for field 45 and come straight back. May you attack again?
position-rise-quests-of-two-worlds = You already carry a quest from Iridion. Enter the hall of Filnerin.
position-rise-the-last-action = The portal has one token left. Step onto field 46, accept its help and be carried to the hall of Akademus.
position-rise-the-pendulum = The Devil stands on field 45. Step onto the mystery place and watch what the Time Gate does to him.
position-rise-the-roll = End casting. A five will fall, and your movement is added.
position-rise-too-dear = A step on the barrier costs 6 MP and you have 10. Step onto field 46 and try to go on.
position-rise-two-worlds-win = You have one world, the second is within reach. Enter the hall of Akademus by its gate.
position-rise-what-a-step-costs = You have 4 MP. Go into the void to field 37 and from there to the path on the right. How many are left?
