# The Book of Secrets: Ahead of the Water

scene-pred-vodou =
    A village green in March, past midnight. The carts left in the evening, loaded with beds and holy pictures; only the brooms are left on the doorsteps, because a broom is bad luck in a new house.

    Beyond the bridge something lies across the whole width of the valley. It could be mist. Then a star is reflected in it, steps aside and goes out. The water comes quietly over the cobbles, like a guest afraid of waking the children.

    And across the green runs a boy. In his father’s coat, one shoe undone. He is shouting a name, though not a person’s. ‘Brok! Brok!’

    He is not running away. He is following something only he can hear.
    .title = Before the Water
scene-tabule =
    On the blackboard it says in a fine hand: No school tomorrow. And below, in a finer one: No school here ever again, thank you, children.

    There are names carved in the desks. You find T. V. and next to it B., although dogs did not go to school. On the platform is a chalk outline: someone was drawn round at the board, standing, arms held away from the body, the way a child stands who does not know the answer and is trying at least not to fall over.

    You fit into it up to the shoulders. The rest of you sticks out and is cold.
    .title = No School Tomorrow
scene-vyhen =
    The smith has left his fire burning. Nobody put it out, for the reason that nobody stops the clock in a house to which someone may yet return for his glasses.

    You pull the bellows. The coal lights up and for a moment it is summer in the smithy. Horseshoes hang on the wall, each with a label: Líza, Fuksa, Bělka. The horses have gone. The last label has the name Brok on it, and under it hangs a very small forged ring, for a tag.

    Outside the water comes up against the doorstep and hisses, though the fire is at the other end of the room.
    .title = The Fire Is Left Burning
scene-stodola =
    In the barn there is hay that no one will fetch now, and in the hay a hollow for two children and one dog. Someone used to come here to read. On a beam, between two nails, is a photograph.

    A girl in a uniform that everyone is still laughing at has a boy by the shoulders. The boy has a dog. The dog has a hat in its teeth, presumably the photographer’s. Behind them water comes down over a weir, the small, household water it was in those days.

    On the back: Lída’s first night shift. She promised to wake me by telephone, although we haven’t got one.
    .title = Lída’s First Night Shift
scene-mlynar =
    You hammer on the mill door and nothing stirs. The windows are dark, but there are boots on the step. Large ones, toes outward, as a man leaves them who wants to walk out in the morning without having to think.

    The miller is deaf, you remember, although you cannot possibly remember that. A whole life beside the wheel. Somebody would have to go in and take him by the shoulder, and that takes a moment you have not got. The wheel is turning faster than before. It is grinding nothing, and grinding it fine.
    .title = The Miller’s Boots
    .choice-vzbudit = Break the window and wake him
    .choice-nechat-spat = Run on before it is too late
scene-mlynar-vstal =
    You lay your palm on his shoulder. He opens his eyes and looks not at you but at the wheel, through the wall. ‘Running empty,’ he says, in a voice he cannot hear. ‘So it has come.’

    He puts on his boots. Unhurriedly, one lace at a time.

    Then he takes four nails down from the wall, long ones, forged, and presses them into your hand. ‘For whatever you want to stay up.’

    He walks off uphill across the field, with the window frame you broke carried on his back. Behind him the mill goes on grinding, on nothing.
    .title = The Miller Gets Up
scene-prvni-slovo =
    You call to him and he looks back, but does not slow down. ‘I can’t stop!’ he shouts. ‘When I stop I can’t hear him!’

    Close to, he is smaller than his running was. The sleeves of his father’s coat are rolled up and full of wind. On a string round his neck hangs a key, the kind given to children who let themselves in.

    ‘Who sent you?’ he asks over his shoulder. He has time for an answer only as far as the next corner.
    .title = A First Word
    .choice-plechovka = Show him the cocoa box
    .choice-otevrena = Own up that the box has been opened
    .choice-od-hraze = ‘The dam rang. They close tonight.’
    .choice-jmenem = Tell him your name, as they wrote it down at the dam
    .choice-bez-dechu = Have no breath for an answer
scene-toniku-plechovka =
    He stops. For the first time. He looks at the box, then at the lace, then at his shoe, and something slowly adds up in his face.

    ‘Did she open it?’ he asks.

    You show him the knots. A bow on a bow on a bow. Nobody has touched them.

    ‘Then it’s from her,’ says the boy and breathes out. He does not take the box. He only runs a finger along the scratched letters, the way you try a door to see that it is locked, and sets off again, but now at a pace you can keep up with.
    .title = She Didn’t Open It
scene-toniku-otevrena =
    ‘Did she open it?’ he asks, the moment he sees the lace.

    ‘Not her,’ you say. ‘Me.’

    He stops, though he did not mean to. He counts on his fingers what was in it: whistle, marble, tooth. At the fourth finger he is stuck. ‘And a key to nothing,’ you say.

    ‘It isn’t to nothing,’ says the boy. ‘The door’s just not there yet.’ He runs on, but half turned round, so as to keep an eye on you.
    .title = Opened
scene-druhe-slovo =
    You catch up with him at a fence. He is holding on to it with both hands and listening. In the dark behind the gardens a chain is clanking.

    ‘They said they let all the dogs off,’ says Toník, not to you. ‘But Uncle always tied him up at night. Always. Because he used to come to school after me.’

    Meanwhile the water has got as far as the fountain. The fountain runs into the water, the water into the fountain, and there is no telling which is pouring for which.

    ‘Aren’t you scared?’ asks the boy.
    .title = A Second Word
    .choice-strach = Admit that you are
    .choice-cesta = Show him a way out
scene-dalsi-slovo =
    You catch up with him again. He talks as he runs, in pieces, between one paving stone and the next.

    §co

    At the corner he puts on speed. The stones behind him are wet before the water gets to them.
    .title = Another Word
    .passage-zvednout = ‘Lída says you have to pick up on the first ring. So the other person hasn’t time to get a fright.’
    .passage-doma = ‘Have you got a telephone at home?’ he asks, and does not wait. ‘We’re getting one. In the new place.’
    .passage-podle-kroku = ‘I know you by your step now,’ he says without looking round.
    .choice-vedle = Run beside him, though the water can hear two of you
    .choice-nadbehnout = Cut across the yards to head him off
scene-za-rukav =
    You catch him by the sleeve. The arm inside it ends before the cloth does, and all you are holding is the empty part. The boy stops short, turns round and bites you. Not hard. The way a dog bites that was once bitten.

    ‘Don’t touch me,’ he says. ‘It’s my dad’s coat.’

    But he is standing still. He sizes you up the way he would a stick, whether it will be any use. Drops fall from his elbow on to the cobbles, which are no longer dry.

    ‘All right, come on,’ he says in the end. ‘But don’t hold me.’
    .title = By the Sleeve
scene-tonik-stoji =
    Toník stops in the middle of the road, and all at once it shows how tired he is. Nine is not old enough to be running all night every night.

    ‘I know how it ends,’ he says. ‘I’m not stupid. I always get to the mill and the chain won’t undo. I just don’t know why nobody ever rang me.’

    §serik

    Up on the hill the chapel shows white. Its bell has a rope that reaches to the ground. From the other side, from the mill, a dog is barking, hoarsely and at regular intervals, like an engaged tone.
    .title = Toník Stands Still
    .passage-mela-jama = ‘There’s fresh earth under the lilac,’ he adds. ‘It’s a box short. I wasn’t looking for it. I just know how much there was.’
    .passage-nekopali = ‘And nobody dug under the lilac,’ he adds. ‘I’d have heard.’
    .choice-pro-psa = Go with him to fetch Brok
    .choice-pistalka = Give him the box; there is a whistle in it
    .choice-pistalka-z-kapsy = Take out the whistle that was in the box
    .choice-naruc = Pick him up and make for the chapel
scene-pistalka =
    §odkud

    You blow. There is no sound at all. Down by the mill a chain clinks twice, and then no more.
    .title = The Whistle
    .passage-uzly = He undoes the box himself. A bow, a bow, a bow; each of them takes both hands and the tip of his tongue. He wipes the whistle on the coat and gives it to you. Then he shuts the lid, ties it up again and hands you the box back. ‘I’ve no breath,’ he says.
    .passage-kapsa = You take the whistle from your pocket. The boy knows where it comes from and says nothing about it. He only turns it in your fingers, right end round.
scene-pro-psa =
    ‘Really?’ he says, and is off at once, before anybody can think better of it. The path to the mill is narrow, and the water peers into it from both sides.

    Brok is standing on his kennel, on the last dry spot, barking. When he sees the boy he stops, and begins to shake all over, from the nose back.

    ‘He doesn’t listen to me when he’s frightened,’ says Toník. ‘It has to be someone who isn’t. Or someone who can act it.’

    He looks at you and waits.
    .title = For the Dog
scene-naruc =
    He weighs little. You expect him to fight, but he only leans his forehead against your collar, as if that had always been his height.

    ‘He’s barking,’ he says after a while.

    ‘I can hear him,’ you say.

    You walk uphill. With every step the barking is fainter and the boy heavier. He presses a collar into your palm, unbuckled and cold: he has had it in his pocket all along, because he once took it off Brok to see what it was like to wear one.

    After that he asks nothing more. He looks down over your shoulder and counts. You do not know what.
    .title = Carried
scene-brok-prisel =
    The dog comes. He is dragging a length of chain, and the clip at the end of it is open. With a thumb. That was how Uncle did it every morning.

    Toník squats down to him in the water. He does not hug him. He takes him by both ears, puts his forehead to the dog’s and explains something at length. The dog listens as people listen in church.

    ‘Right,’ says the boy, getting up. ‘Now we can go.’ He hands you the collar. ‘He won’t need it. He knows the way.’

    He goes up the hill ahead of you and does not look back once.
    .title = Brok Comes
scene-zvon =
    The rope is slippery and cold. At first the bell says nothing, then it says its name, again and again, across the whole valley. Down in the empty houses lights come on, window after window.

    The water stands level with the doorstep and comes no further. The chapel is on a hill. It was always on a hill. You only had to get there.

    ‘Will you see her?’ asks Toník. ‘Lída? Tell her I wasn’t scared. Promise?’

    He is shaking with cold, and he lies very well.
    .title = The Bell
    .choice-slibit = Promise him
    .choice-neslibit = Promise nothing that is not true
scene-slib =
    ‘I promise,’ you say, and the boy nods as if signing for a parcel.

    ‘And that it wasn’t because of the telephone,’ he adds. ‘If she asks. I’d have gone anyway. Even if it had rung. Tell her that as well.’

    The bell is dying away. In its last note you hear something that was not in it before: a short click.

    At the end of a very long line somebody has lifted the receiver and not spoken.
    .title = A Promise
scene-bez-slibu =
    ‘You were scared,’ you say. ‘I saw you running.’

    For a while the boy looks offended. Then his chin begins to tremble, and at last he is only as old as he is. He cries thoroughly, with his fists in his eyes. When he has finished he wipes his nose on a sleeve that is not his.

    ‘Then don’t tell her anything,’ he says. ‘Or tell her this.’ And he presses a marble into your palm, and the marble glows.
    .title = No Promise
scene-rano-druhe =
    Day breaks, but only inside the chapel. Outside the window is a lake, smooth and quite new, and above it wires run from one shore to the other. Swallows are sitting on them, in March, and every other one has a bit of straw in its beak from somebody’s roof.

    Toník is not here. On the bench he has left a wet patch and one undone shoe. Next to it someone has put a cap, turned upside down, and in the cap are a few coins of the kind that were used for telephones.
    .title = The Lake
scene-voda-dosla =
    The water reaches the green and stops.

    Then it climbs one step.

    Then another.

    You can still see him, at the mill, on the kennel. He is not alone there. He is waving to you, though not for help; the way people wave from a train to someone who has come to the station in time, only to the wrong platform.

    You wake on a milestone beside the road to the dam, with your shoes wet. Somewhere over the hill it is beginning to strike midnight, and in the valley, quite distinctly, the first of the carts sets off.
    .title = The Water Arrives
scene-rozehrana-partie =
    On the teacher’s desk stands a chessboard. White is to move and is a knight short; a bit of chalk lies on its square, so that everyone knows whose place it is. You change them over. The chalk has been chewed at one end.

    From the desk at the back, where nobody is sitting, comes: ‘Check.’ And after a while, more quietly: ‘I’m only trying it out.’
    .title = An Unfinished Game
