# The Book of Secrets: slumbers

scene-prizrak-dosel =
    The wraith opens what it has in place of a mouth, and this time does not wait for you to finish the sentence. It says it by itself. It is a short one, and concerns a light in a corridor which somebody ought to have switched off and did not, and nothing came of it, nothing whatever, only he never again stopped thinking of it.

    You listen as far as the full stop. After it there is silence, of the kind you can fall asleep in.

    The outline that has followed you for so many nights hesitates once more in the doorway.

    Then it reaches for the switch.
    .title = To the Full Stop
scene-u-sousedky =
    She asks you up. Her flat is the one below over again, only everything in it stands a little higher, on bricks, so that more can be heard through the floor, that is the ceiling, that is down where you live.

    ‘I know you don’t owe me a cup,’ she says, pouring out two. ‘But a person needs something to ring with.’

    You sit until the tea is cold and then as long again. As you leave she turns off the radio, which was only playing so that somebody would come and complain.
    .title = At the Neighbour’s
scene-hlidac-jde-domu =
    You call the name, and the yard dog stops in the middle of a leap. He lands clumsily, like a dog who has not jumped for joy in a long time.

    He sniffs at the collar. For a good while. He finds the boy on it, hay, the smithy, water. Then he lies down and puts his head on your shoe, right on the instep, as heavily as only dogs can, and tired people.

    The yard around you disperses: the fence first, then the kennel. The chain is left lying by itself and leads nowhere.
    .title = The Yard Dog Goes Home
scene-hovory-doruceny =
    The third call drops into its place, and the others join it by themselves, the way people join a queue when they think they know what it is for.

    All at once everything that was never finished here is running over your head. Could you get some. I have long been meaning to. It’s nothing, I only. Whoever is not afraid of what belongs to others can read in it. Or you can just stand there and wait until it has flown past.
    .title = Delivered
    .choice-precist = Listen to what there was no time to say
    .choice-neposlouchat = Cover your ears and wait until it has flown past
scene-tramvaj =
    It comes without a number and without a driver, and opens just the door in front of which you are standing. Inside the passengers are asleep, each with a forehead against a different pane, and all of them misting up the same small circle.

    On the seat by the door lies a timetable. The stops in it have no names, only reasons:

    Gas left on.

    Birthday, the day after.

    To look round once more.

    The tram rings its bell, once, and leaves the door open.
    .title = The Unnumbered Tram
    .choice-nastoupit = Get on and take the timetable
    .choice-spat-dal = Lean your forehead on the glass and sleep
    .choice-stopnout = Pull the emergency brake
scene-dodavka =
    Two removal men are carrying boxes out of a house, and each is labelled in your handwriting. Kitchen. Books. What was left unsaid in the second form. They treat them decently, only they talk about football all the while.

    ‘Are you from here?’ asks the older one, rubbing his back. ‘We’re to take this lot to an address where there isn’t a house yet. We do that all the time. But we could use another pair of hands.’

    On the kerb stands a box with nothing written on it. Something inside is ticking, calmly, as if at home.
    .title = The Removal Van
    .choice-pomoct = Lend a hand
    .choice-nechat-si-krabici = Carry off the box with nothing on it
    .choice-cist-napisy = Go along the boxes and read what is written on them
    .choice-jen-se-divat = Just watch them drive away
scene-kostka-na-lavicce =
    On the bench lies a die whose six has five pips and a dimple. Yours goes into it.

    A tram passes the stop without stopping. By its last window sits an old lady. She holds her cards so that anyone might see them, and meanwhile looks the other way.
    .title = A Die on the Bench
scene-stin-nad-polem =
    The sunflowers turn to follow you, all but one, which goes on looking at the bare earth in front of it. You put the shadow down there. For a while it settles, like someone taking off their shoes in a house where they have no business to be.

    Then it takes wing. Nothing is flying overhead, and yet for a moment your face is cool.
    .title = A Shadow over the Field
scene-kolecko-navic =
    There is a gap in the gearing, and the machine has been stepping over it all this time, so lightly that nobody noticed. The wheel sits in it at the first try. Nothing goes any faster. It only stops stumbling.

    A box comes along on the belt. On its lid, in your handwriting: Three hours extra, no charge.
    .title = One Wheel Over
