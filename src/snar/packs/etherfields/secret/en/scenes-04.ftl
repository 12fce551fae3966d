# The Book of Secrets: The Drowned Village

scene-pod-hladinou =
    Iron rungs lead down from the dam, and you climb down them into the lake. Under the surface you can breathe. It only has to be done more slowly, and without making any promises meanwhile.

    At the bottom stands the whole of Zátočí. Roofs, fences, a road sign. You have a drum of wire on your back, and in your hand a note left by the man who strung the first line here:

    Three poles. From the fountain to where they talked the most. From there to where she went without a coat. Then home.

    Mind, the green turns in the current; go by people, not by the compass.
    .title = Under the Surface
scene-sloup-prvni =
    The pole by the fountain still has its white porcelain caps. You hang the wire and lean against the wood; from inside comes the sound of somebody’s good morning, hurrying past years ago.

    From here there are three ways to go. West, where the mill wheel is turning slowly in the dusk. South to the weir, along a path trodden by ducks. Or east, where the inn stands, and where behind the windows the shape of a conversation is still sitting, without the people.

    The drum shifts on your back, but leaves the decision to you.
    .title = The First Pole
    .choice-vychod = Lead the wire east, to the inn
    .choice-zapad = Lead the wire west, to the mill wheel
    .choice-jih = Lead the wire south, to the weir
scene-naves-se-otaci =
    No sooner is the wire past the fountain than the green begins to move. All of it, cobbles, lime tree, bench; it turns in the current by a quarter, the way a table is turned so that a guest may reach the bread. Where there was a wall there is a way through. Where there was a way to the mill there is a wall. Nothing falls over; only on the bench a newspaper turns a page and has a different headline.

    From then on you can feel the current. It offers an arm, and whoever takes it walks further than their legs would go.
    .title = The Green Turns
scene-mlynske-kolo =
    The wire will not reach the mill, or else the mill has stepped back. The wheel turns and grinds what the current brings it: needles, threads, small silences. The flour rises, and up on the surface it will be a froth that day trippers steer clear of.

    There was no talking here. The miller was deaf, and after some years so was his wife, to keep him company.

    On the door hangs a slate with the accounts in chalk. The last item reads: 1 sack of silence, collected. Beside it something is glowing, and can be had.
    .title = The Mill Wheel
scene-u-jezu =
    The path to the weir is an anglers’ path, and anglers keep quiet. You can tell as soon as you lay the wire over the first stake: it slides off and lies down on the bottom.

    Underwater a weir has nothing to do. The water stands as high above it as below, and yet at the lip something is constantly spilling over, out of habit.

    In the shadow of the spillway is a hole the size of a cellar door.

    It has whiskers.
    .title = At the Weir
scene-sumec-vyplul =
    He comes out without a sound, and there is so much of him that for a moment you can see nothing else. A catfish. His back is grown over with lichen off gravestones, and in the corner of his mouth hangs an old spinner, like a cigar. He means no ill, but nobody has stood in his way in this street for sixty years, and here you are with a drum of wire. He considers you deliberately, first with one eye, then turns right round, which takes a while, and considers you with the other.

    His turning makes an eddy, and the eddies are heard on the green.
    .title = The Catfish
    .choice-obojek = Jingle the collar at him
    .choice-ustoupit = Get out of his street
scene-sloup-druhy =
    The pole by the inn is carved all over with years and hearts. On a saucer in the window lies a lump of sugar that has not dissolved in all this time, since no one stirred it.

    The wire is taut and faintly humming. Three ways: up to the belfry, which is not standing in its own place. To the school yard, from which comes the sound of break. Or through the little gate into the garden, where even underwater there is a smell of lilac.

    You remember the note. To where she went without a coat.
    .title = The Second Pole
    .choice-do-zahrady = Lead the wire through the gate into the garden
    .choice-za-psem = Follow the dog that is suddenly there
    .choice-ke-zvonici = Lead the wire to the belfry
    .choice-dvur = Lead the wire to the school yard
scene-cesta-zahradou =
    The gate creaks underwater too. Without a coat nobody goes far, and only at night: from the kitchen door to the lilac, under whose branch there was room for one person and one long thought.

    The wire straightens in your hands. The last pole stands by the wall of the house, in a dusk so thick that it could be sliced and handed round. Above the flower bed a paper lantern hangs on a string, unlit, with an empty place in the middle. Somebody was getting a party ready here once, and then let it all be.
    .title = Through the Garden
scene-za-psem =
    First you hear claws on the cobbles. Then a dog runs out of the street, wet even underwater, walks round the pole, lifts a leg against it and looks to see whether you are coming.

    Brok knows the way. This is how he followed the boy to school and the girl to the lilac; there she used to tell him things she never said to anyone over the telephone, not even the one from the city. The dog listened, and never repeated a word of it.

    At the garden gate he sits down and yawns. His breath goes up in bubbles, and all at once you feel light.
    .title = After the Dog
scene-pod-zvonici =
    The belfry has moved a little way from where it was built and is pretending it was always there. On the steps stands a bell-ringer in his ordinary clothes. He is ringing noon.

    ‘Whose?’ you ask.

    ‘Whoever comes,’ he says and pulls. The stroke goes on rippling through the water until it has knocked out of your head whatever was lying on top. ‘It is not that I don’t care,’ he adds. ‘But I can’t make it stop. Since that night nobody has told me I may.’

    From here the wire leads nowhere. It only trembles at the end.
    .title = Whose Noon
scene-provaz =
    You take hold of the rope, your hands next to his. For a while you ring together. Then he lets go, one finger after another, surprised, like a man who finds that the suitcase has been standing on the ground all along.

    ‘I did ring that night,’ he says. ‘They thought I was trying the rope for Sunday. Nobody gets up for a bell when they know that April is a long way off.’

    He sits down on a step, and small fish settle round his head.

    The rope is left to you. It is long, and it pulls.
    .title = The Rope
    .choice-zvonit = Ring it out to the end for him
    .choice-uvazat = Tie up the rope and lay a hand on the wall
scene-prestavka =
    It is break in the school yard. You cannot see the children, only what is left of their running: puffs of silt, eddies, the bounce of a ball that is not there. The hopscotch on the ground has one square too many, and in the last one is written home.

    Nobody here wants the wire. It catches in a skipping rope, once, twice, and out of the silt that has risen two figures remain standing, the height of children of eight or nine. They have no faces. They have time.

    The pump in the corner is going up and down all by itself.
    .title = Break
scene-hrob =
    They took away all the graves but one. That one was nobody’s to move, as nobody lies in it: only a stone, a name and two dates with nine years between them. Antonín Vránek.

    Below, where it usually says Rest in Peace, it says Don’t Hang Up.

    The candle burns with its flame downwards. On the stone lies a small wreath of shining beads, threaded on telephone wire; they sway in the water.

    The lettering is growing over. A few years more, and nobody will be able to read what it asks.
    .title = A Stone without a Grave
    .choice-ocistit = Clean the letters with your sleeve
    .choice-vzit-vencek = Take the wreath
scene-sloup-treti =
    The third pole is really only a hook in the wall of the house. You hang the wire and it tightens, from the dam all the way here, across the whole of Zátočí, and sounds, so low that you feel it in your teeth.

    It remains to get it inside. The window is shut, and behind it stands the dark, which is not empty; it is listening. On the sill inside lie a pad and a sharpened pencil. You know this room. It has folded itself up around you once before.

    By the wall the silt is rising, and looks over your shoulder.
    .title = The Third Pole
    .choice-rozbit = Break the pane with your elbow
    .choice-zaklepat = Knock and wait
    .choice-kabat = Call the one who is standing behind you
scene-kabat-drzi-svetlo =
    You do not even turn round. You know it is standing there because it is no longer cold. The wet coat, with every button done up, and here at last no wetter than anything else.

    It stretches out a sleeve. Where the palm would be it is holding a light, small and round, like the eye of a lantern that goes looking for children. With the other sleeve it takes hold of the sash and raises it with care, as they do in a house where it is known to creak.

    Then it steps back. It sits down on a chair that was not in the garden, and waits for news.
    .title = The Coat Holds the Light
scene-okno =
    The window gives. A small cloud of dust floats past you, dry, and makes for the surface. For sixty-seven years nobody here has wiped anything, or got it wet.

    You pull the wire through and climb in after it. The hallway, the rack with five hooks. The kitchen. The loaf cut from both ends. The telephone corner is in its place, and for the first time since you have known it the telephone is silent.

    Beside it is a small switchboard such as was never in the house.

    One plug. Three jacks.
    .title = The Window
scene-spojeni =
    The wire is laid, the plug is in your hand, and three small lamps are blinking above the jacks. You do not need to read the labels.

    The first is the dam. The man there has been ringing for sixty-seven years, and is waiting only for someone to put him through.

    §hraz

    The second is trunk, private: two voices, laughter, lamps. They have just begun, and know of nobody else in the world. The third is a line that does not exist, since they had no telephone. Under it is scratched with a nail: TONÍK.

    Only one can be connected. Ten past three. Somebody is standing on the stairs, on a step with a carpet, so that nothing creaks.
    .title = The Connection
    .passage-slecno = ‘Miss,’ it is saying, ‘are you holding the line?’
    .passage-dech = There is no more to be heard on it than a breath. You know whose.
    .passage-jmeno = It is saying your name, with the stress on the right syllable.
    .choice-hraz = Connect the dam to all eleven houses
    .choice-minuty = Let them finish talking
    .choice-bratr = Connect Toník to Lída
scene-konec-hraz =
    You push in the plug, and eleven bells begin to ring at once. The rectory, the mill, the smithy. Under the lake the windows light up.

    ‘Get up,’ says a tired man’s voice, ‘it is coming tonight, take the children.’ And the children go, in coats over nightshirts, and one of them has a dog on a lead.

    On the trunk line there is silence in the middle of a sentence. ‘Hello?’ says a girl. ‘Are you there?’ She will not hear about the lamps now. She goes to the window to see what the noise is, and scolds her brother for being barefoot.

    The water comes to an empty place.
    .title = Eleven Bells
scene-konec-minuty =
    You take your hand from the board. You connect nothing. You sit down on the stool padded with a jumper and listen, not to the words, only to the way they take turns: he, she, he, she. The dam taps at the relay. You can hear it. You hear it the whole time, and that is all you can do for it: be the one who knows, and does not pretend otherwise. At ten to four the girl laughs for the last time. ‘I must go,’ she says. ‘Somebody is ringing.’ And she sounds happy, altogether, up to the brim.
    .title = Forty Minutes
scene-konec-bratr =
    A plug goes stiffly into a jack that does not exist. Then it clicks.

    ‘Lída?’ says the boy. ‘You promised to wake me.’

    Nothing for a long while. Then a breath, an old one, past eighty, that has been getting ready for this at every telephone. ‘Toník,’ she says. ‘It was engaged. That was me.’

    §vzkaz

    §cesta

    §pes

    You close the door of the telephone corner behind you. This is not for any third party.
    .title = The Line That Is Not There
    .passage-vyrizeno = ‘I know,’ says the boy. ‘Did they tell you?’ ‘That you weren’t scared. And that you’d have gone anyway.’ ‘The second part’s true.’
    .passage-nevyrizeno = ‘I know. I’d have gone anyway.’ You hear him change the receiver from hand to hand. ‘And I wasn’t scared,’ he says quickly. Nobody asked.
    .passage-kulicka-dosla = ‘I know. Have you got the marble?’ ‘It’s in my hand.’ ‘Then you know everything,’ says the boy. ‘I was scared. But I’d have gone anyway.’
    .passage-kulicka-nedosla = ‘I know,’ says the boy. ‘I was scared, Lída. I sent you a marble.’ ‘Nothing came.’ ‘Never mind. I’d have gone anyway.’
    .passage-v-naruci = ‘Somebody carried me up the hill,’ he says. ‘I couldn’t any more. Don’t tell them at school.’
    .passage-po-svych = ‘And I got up the hill by myself,’ he says. ‘On my own feet. I’ve still got one shoe.’
    .passage-pes-zdravi = ‘Brok says hello. Do you want to talk to him? He can’t talk, but he listens.’
    .passage-pes-nesteka = ‘Brok’s stopped barking,’ he says. ‘I keep listening and there’s nothing. D’you think he got loose?’ ‘He got loose,’ says the old lady. At once.
    .passage-pes-se-hleda = ‘And Brok?’ she asks. ‘I’m still looking. But I can hear him better now.’
scene-pokoj-devet =
    A bedside lamp with a scarf over it. Room number nine, the clock on the wall, and on the clock ten to four. The old lady is asleep, but differently: her hands are open, palms upward.

    §spi

    You cannot tell whether you are awake. Outside the window is a lake, and above it a wire, and on the wire something sits and sets its feathers straight.

    §diar

    The telephone on the bedside table rings. You pick it up at the first ring, out of a habit you have not got. ‘Metropolis here,’ says a young lady you do not know. ‘Please do not hang up. I have a call for you.’

    And she says your name.
    .title = Room Number Nine
    .passage-po-zvonech = In her sleep she recites eleven houses. After the eleventh she adds one more line that was not on the list: the nursery, upstairs.
    .passage-po-minutach = There are two pink spots on her cheeks, and her left ear is red. People are only on the telephone that long in winter, and only once.
    .passage-po-bratrovi = Her lips are moving. She is talking to someone a good deal lower than the bed; each time it is his turn she bends her head over the edge.
    .passage-stranka-zustala = Her diary lies on the bedside table, open at March. The page is written on, and nobody has crossed it out.
    .passage-stranka-chybi = Her diary lies on the bedside table, open at March. One page is missing. The paper next to it remembers where the pen went, but not what it wrote.
    .passage-stranka-dvakrat = Her diary lies on the bedside table, open at March. Below her handwriting, yours goes on. The sevens have the same hook.
scene-hladina-se-zavrela =
    First you run out of wire, then of breath. From somewhere above comes a pressure. They are closing. You rise. Below you Zátočí makes its roofs smaller, and then folds them. The last thing you see is a window, in it a small light, and behind the light someone who was just about to answer.

    The surface closes. You are on the dam, in the grass, and the drum beside you is full again and quite dry. Somebody has tied a note to it: Tomorrow it will go better. Go by people.
    .title = The Surface Closes
scene-hreben-pod-zrcadlem =
    On the little shelf under the mirror lies a bone comb with a gap in it. You set your tooth into the gap and it holds. It had only stepped out to see who was ringing.

    In the mirror, which is full of water, a girl of nineteen makes her parting on the left, then on the right. In the end she leaves it on the left and puts out the light.
    .title = The Comb under the Mirror
