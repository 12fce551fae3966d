# The Book of Secrets: The House That Rings

scene-zvoneni =
    You are standing in a stranger’s hallway in your own coat. Somewhere in the house a telephone is ringing. It has time. Whoever it is for must have a long way to walk to it.

    You remember room number nine, a bedside lamp with a scarf over it, and an old lady whose fingers moved in her sleep as if she were plugging something in. You remember that your only task was to stay awake. The clock on the wall said ten past three.

    On the left there is a switch. On the right, a door that has stuck. The front door behind you has no handle, and for some reason you find that considerate.

    The telephone goes on ringing.
    .title = Ringing
    .hint = Map actions are taken on their own field and paid with intent: discard cards from your hand in the colour the price asks for. Movement costs cunning, one for each field.
scene-svetlo =
    The switch clicks, and a light comes on one room further along. All at once there is a kitchen on the left.

    On the table lies a loaf cut from both ends, so that no one need quarrel over the crust. The water in the kettle is still warm. There are four chairs, and one of them stands on two telephone directories, for somebody who cannot yet reach the table. Under the cupboard a low door leads to the larder. The tap drips in a rhythm that the telephone keeps beating by half a second.
    .title = A Light in the Next Room
    .hint = Not every price is paid in cards. The tap costs distress: at the eighth the whole dream is lost, so take no more than you can carry.
scene-dvere-do-pokoje =
    The door gives once you stop leaning on it. A sitting room. Armchairs under white sheets, a clock stopped at ten past three, and along the far wall a sideboard so large that it must have been put up before the house was.

    The ringing is clearer in here, and it comes from behind the sideboard.

    On the parquet in front of it are four worn arcs. Somebody has moved it once already, and then put it back, carefully, just where it had been, the way you tuck in a child.
    .title = The Room under Sheets
    .hint = The sideboard is a progressive action: its price is multiplied by the number of sleepers, but you may put it together in parts and over as many turns as you like.
scene-zavarenina =
    The label says, in small handwriting: Apricots. And below that: for L., when she is back from the night shift.

    The lid comes off almost by itself. Under the dome of syrup lie the halves of apricots, and among them something that does not belong in a preserve, and glows.

    Whoever hid it there was counting on people coming for apricots only in a good mood.
    .title = Apricots for L.
    .choice-ochutnat = Fish out the thing that glows
    .choice-vratit = Close the jar and leave it for L.
scene-na-verande =
    The window does not look on to the street. It looks on to a veranda, and beyond the veranda is a garden that cannot be there, since that is where next door should be.

    There is a dent in the seat of the wicker chair. When you look at it, it deepens very slightly, as if someone had shifted over to make room for you.

    On the sill a pair of glasses lies folded on a newspaper. The headline says: In April the valley will be. The rest is folded under.

    The date at the top is in March.
    .title = The Veranda
    .choice-prihlizet = Look out for a while with whoever is sitting there
    .choice-zaklepat = Tap on the glass and go on
scene-kredenc =
    The sideboard sets off unwillingly but without a noise. The glasses inside do not so much as chink; they are holding on to each other. Behind it there is a staircase, hollowed in the middle, with carpet nailed only to the steps that used to creak.

    The ringing now comes from above and below at once, with a small delay between the two.

    One drawer has slid open on the way. In it lies a slip of paper written in pencil, face down.
    .title = Behind the Sideboard
    .choice-nahoru = Follow the ringing up
    .choice-dolu = Follow the ringing down
    .choice-zasuvka = Read the slip of paper first
scene-nahore =
    There is one door upstairs and it is low. A nursery. Two beds, two identical covers, and on the wall a height chart with strokes and dates.

    The strokes marked L. climb all the way to the door frame. Those marked T. end at nine, and above the last there is a dot: whoever was measuring was called away.

    A piece of chalk lies on the floor beside half a door, drawn. The ringing comes from under it, from inside the wall, at the height of your knees.

    The lamp by the bed has no bulb, only an empty socket, cut to six sides.
    .title = The Height Chart
    .hint = The socket takes a gem. Put one in, and what the place does works for as long as it lies there; later you may take it back.
scene-dole =
    The fourteenth step down is longer than the foot expects. A cellar. Water to the ankles, so cold that for a moment you forget what you came for. Labels soaked off their bottles float on the surface and keep together like ducks. Behind a wall of planks, nailed up crookedly, a telephone is ringing so close that the boards tremble each time.

    The nails were driven from the inside. Someone went in there to look after the ringing, and was then not sure of wanting to be disturbed.
    .title = Water to the Ankles
scene-navsteva =
    Somebody rings at the front door. On the ordinary bell, once, like a guest who wrote to say he was coming, and the letter never arrived.

    Water is running in under the door. Slowly, in one thin thread, and it goes round the doormat.

    When you look through the peephole there is a coat. A heavy one, a man’s, soaked to the collar, with every button done up. Above the collar there is nothing. Patiently the coat shifts from foot to foot and wipes the soles it has not got.
    .title = A Visit
    .hint = An entity is in play. In the dream phase it moves and acts as the turn card says; close to it you can deal with it, or show it out.
    .choice-otevrit = Open before it has to ring again
    .choice-neotvirat = Pretend that nobody is in
scene-zidle =
    You push a chair towards it. For a moment the coat does not know what to do with its sleeves, then it sits, the way people do who have been standing in a queue all day. It wants no more than this, and there is nothing in the house that is harder to come by. Water drips from it on to the parquet and the parquet drinks.

    A bit of string sticks out of the left pocket, and something hard. The pocket is stretched to the shape of a child’s fist: whoever wore this coat last, the sleeves must have reached the ground.
    .title = The Chair
    .choice-uvarit-caj = Make tea for two
    .choice-prohledat-kapsy = Look in its pockets
    .choice-nechat-sedet = Let it sit
scene-vyprovozeni =
    You take it by the shoulders and walk it to the door. It does not resist. It is heavier than water can be, and on the way it looks back twice, if a collar can look back.

    On the threshold it straightens its cuffs as though there were wrists in them, and goes. It goes down a path that is not in front of the house. You hear its footsteps turn to splashing, and the splashing to nothing.

    On the tiles its shoes have left one pair of wet prints. They are small.

    The right one is of a bare foot.
    .title = Shown Out
scene-pod-serikem =
    The soil under the lilac is loose. Somebody has dug it over every year and never planted anything. The spade strikes tin.

    A cocoa box tied up with a shoelace. Scratched on the lid with a nail: DO NOT OPEN, TONÍK.

    And below, in another, older hand: I won’t. L.

    In the house the telephone stops for a moment. Then it goes on, a little more quietly.
    .title = Under the Lilac
    .choice-vykopat = Take the box with you
    .choice-zahrabat = Bury it as it was
scene-plechova-krabicka =
    It is lighter than it looked. Inside something rolls once across the bottom and is quiet again. The lace is knotted the way a person knots who has just been taught: a bow, a bow on top of the bow, and one more to be on the safe side. It is missing from a shoe. Somewhere there is a boy running about with one shoe undone. You fill in the hole. The lilac lets go of two leaves, which fall for longer than they should and do not land anywhere.
    .title = The Cocoa Box
scene-krida =
    The second half of the door you draw yourself. The chalk crumbles, the handle comes out crooked, and you leave out the threshold, since thresholds are what people trip over. Then you try what is only ever tried in childhood and in dreams: you take hold of the handle. The wall opens as lightly as paper. Behind it is a narrow passage, in the passage a small table, on the table a telephone, and above it a board full of pinned notes, all of them blank.

    Your lopsided outline stays on the wall. It looks as if it had always been missing there.
    .title = Chalk
scene-prkna =
    The nails come out one after another, and each gives a note as it goes. With two more of them it would be a song.

    Behind the planks there is a recess with a telephone in it. Someone has padded the stool with an old jumper. On the wall are pencil strokes in fives, hundreds of fives, and beside each one a small letter: r, r, r. Rang. Rang. Rang.

    The last five has only four strokes. Beneath it lies the pencil, sharpened and ready.
    .title = Strokes
scene-sluchatko =
    The receiver is warm. The ringing stops, and the house, which had got used to it, settles a little.

    There is a rushing in the earpiece. A great water is going past behind very thick glass. Then someone catches his breath. A man’s voice, official and tired, begins to introduce itself and breaks off. It is waiting for you to speak first. That is how it is done.

    On the pad beside the telephone is printed: Caller. For. Message.
    .title = The Receiver
    .choice-kdo-vola = Ask: Who is calling?
    .choice-mlcet = Say nothing and listen
    .choice-rict-jmeno = Say your own name
scene-kdo-vola =
    ‘This is the dam,’ says the voice. ‘At last. I have been ringing for forty minutes, miss, you are always engaged.’

    You do not correct him.

    ‘Write this down. We close today. Not in April. Tonight. Wake the houses. Do you understand? All eleven lines.’

    You want to ask which houses. At the other end there is a thud, and then the voice again, further from the mouthpiece: ‘Hold the line. Please. Hold the line.’

    You write it down. The pencil leaves nothing on the paper.
    .title = This Is the Dam
scene-ticho-na-lince =
    You say nothing. The voice at the other end waits a while and is then relieved, because silence is easier to talk to than an office.

    ‘You know who I am,’ it says. ‘I ring every night. Nobody answers and I do see why. I only wanted somebody to know that I rang. That I rang in time. That it was engaged.’

    After that it only breathes. You find that you are breathing with it. For a moment the water behind the glass is ordinary rain.
    .title = Silence on the Line
scene-tvoje-jmeno =
    You say your name. There is silence in the receiver, and then the voice repeats it, slowly, with the stress on a different syllable.

    ‘You are not the one I am ringing,’ it says. ‘But I will put you down. At least somebody answered.’ You hear a nib scratching. ‘You have that to your credit with us, in case you ever need the dam, sir. Or madam. There is no telling over the telephone.’

    Then it says your name once more, and this time gets it right.
    .title = Your Name
scene-rano-prvni =
    The line goes quiet. No one has hung up; there is simply nothing on it any more. You put the receiver down and the house begins to fold: room into room, stairs into sideboard, light into switch. The hallway folds last, and you are standing outside, on the edge of a town that you do not know and that knows you. The windows are lit, one in each house.

    Behind your back, in the folded house, something chinks briefly. It could be a teaspoon.
    .title = The Line Goes Quiet
scene-umlklo =
    The telephone rings for the last time and stops half-way through. You wait for the other half.

    It does not come.

    The house stands around you like someone who was about to speak and then heard footsteps. The rooms close, one after another, without a bang. You find yourself on the pavement at the edge of a strange town. One window is lit in each house.

    From this side the door behind you has a handle. And when you put your ear to it you can hear, a very long way off, the first ring of a new set.
    .title = It Stopped
