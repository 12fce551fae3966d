# The Book of Secrets: The Exchange

scene-u-vratnice =
    The building stands in a city the old lady never came to, and is exactly as large as it must seem to someone who has only heard of it down a wire. Behind the glass of the lodge sits a man putting a plaster on his finger.

    ‘A visitor,’ he observes. ‘The Superintendent is through the hall. When she stops listening you will be shown out. Nothing personal, they show me out too.’ He pushes a book across to you. The column for Reason has a single line, and the line is short.

    Behind him, very far off, a hundred women’s voices are saying the same word and no two of them at once.

    ‘Yes, please? Yes, please? Yes, please?’
    .title = At the Lodge
    .choice-pravdu = Write: March, that night
    .choice-porucha = Write: A fault on the line
    .choice-volali-nam = Write nothing, and wait for the porter to ask
scene-kartoteka =
    Zátočí has a single drawer with eleven cards in it. The rectory, the mill, the school, the smithy, the Weir Inn.

    For each line there is a box that says Woken at, and on all eleven it is empty. Not scratched out, not pasted over. Nobody ever filled it in.

    At the bottom lies a list folded in four, with a warning stamp. Someone prepared it beforehand: names, order, half a minute to a call. Five and a half minutes’ work in all.

    Added in pencil below: line to the dam, class 1, takes precedence over everything.

    And in the corner the stamp of a warning received, the only one anybody filled in: 3.10.
    .title = Eleven Lines
scene-valecky =
    Calls are hung up here to dry like washing, and then wound on to wax. Every cylinder has a label. Crossed line. Wrong number. She cried. Said nothing.

    You put on one without a label. Three minutes of hiss. Then a young man’s voice says something about the lamps on the embankment, how they are lit one at a time, and a girl laughs. She laughs so that you cannot make out a word and yet understand everything. Behind their voices, faintly, the whole time, a relay is tapping. Somebody is trying to get through on the same line.
    .title = What Hangs Drying
scene-skrinka =
    Locker number seven is locked from inside, so you knock. A moment’s silence, then a click.

    There is nobody in it. A girl’s jacket hangs there, a small one, with a pass in the breast pocket: L. Vránková, auxiliary. In the other pocket are two cinema tickets for Saturday, not used. On the floor, a headset of the kind the operators wore, its earpiece wound with wool to take off the chill.

    Stuck to the inside of the door is a postcard of the city. The embankment, the lamps. On the back: Do come. It isn’t far.
    .title = Locker Number Seven
    .choice-vzit-sluchatka = Take the headset
    .choice-povesit-sako = Carry the jacket to the Superintendent and hang it on her chair
scene-holubi =
    The balcony doors fly open and the pigeons come in. They do not fly: they walk in, over the parquet, one behind the other, with tubes on their legs and the expression of the post. They spread out through the hall and begin to collect. Slips from the desks, threads from the chair backs, and from your hand whatever you were just about to say. They put it all away in the tubes, and carry the tubes out to the railing, where they hand them over to the wind.

    ‘Leave them be,’ says someone at the desk. ‘They have been in the service longer than I have.’
    .title = Official Post
scene-posluchac =
    There is someone in the call store. It sits in a corner among the reels with its face turned towards you, and there is nothing on that face at all but attention.

    It does not speak. It leans forward. The more it leans, the less you would have to say if you were asked who you were; words leave your tongue on tiptoe and go and sit beside it.

    A hundred operators knew it. They called it the Third Party. It was on every line, well-mannered, never cleared its throat, and whoever had once heard it being silent never again said anything quite their own into a telephone.
    .title = The Third Party
scene-posluchac-mluvi =
    You tell it something you have not told anyone. Something small. That once you heard it ringing and did not go. Everyone has a ring like that.

    The listener sits up. It is the first time anybody has given it anything, instead of merely passing by. It searches its pockets for something to give back and finds only what it has collected: other people’s unfinished sentences, crumpled, by the handful.

    ‘Take them back,’ it says, in a voice like a window opened for the first time in winter. ‘Or be quiet with me. I can do both.’
    .title = Something Small
    .choice-pockat = Take the sentences back
    .choice-zavesit = Be quiet with it for a while
scene-otazka-cas =
    The Superintendent turns over a three-minute glass, the sort by which calls are charged. ‘You are asking about a night,’ she says. ‘There are a great many nights. What time was it?’

    She knows the answer. She hopes you have got it wrong.

    The sand runs. You notice that it is not running down but a little to one side, towards the window, where the lamps are being lit.
    .title = What Time Was It
    .choice-tri-deset = Show her the stamp on the list: ten past three
    .choice-z-hodin = Say that every clock in that house had stopped at ten past three
    .choice-ptat-se = Ask what time it was where she was
scene-otazka-jmeno =
    ‘All sorts come here,’ says the Superintendent, arranging pencils by length. ‘From the ministry. From the papers. Once she came herself, old, with a stick, and did not know me. They all want to know who was on duty that night.’

    She puts down the pencil. ‘Do not ask me that. Tell me instead the name it is really about.’

    Behind you the hall goes quiet. A hundred women’s hands are holding a hundred plugs just above the jacks.
    .title = The Name It Is About
    .choice-tonik = Say: Toník
    .choice-vlastni = Say your own name
    .choice-zadne = Say none
scene-seznam-na-pultu =
    The Superintendent lines the list up with the edge of the desk and reads it with a finger. Rectory, mill, school. At each name the finger stops for half a minute, and it leaves none of them out.

    By the time she gets to the end, five and a half minutes have passed. Nobody in the hall has said a word.

    ‘I could have done it,’ she says.
    .title = Five and a Half Minutes
scene-fotografie-na-pultu =
    You hand her the photograph face down. She reads the back first, and only then turns it over.

    ‘The uniform was too big for me,’ she says. Her finger goes over the boy, the dog, the hat. ‘We had to pay for that hat. The photographer wanted us to laugh, and then he was cross because we were laughing.’

    She tucks it into the panel, between two free jacks.

    ‘I promised to wake him by telephone. We had no telephone.’
    .title = Who Is Holding Whom
scene-valecek-hraje =
    The embankment, the lamps, the laughter. For the first minute the Superintendent inspects her nails.

    For the second she looks out of the window.

    In the third the girl on the cylinder draws breath to answer, and the Superintendent says it with her, half a second ahead.

    Behind the voices a relay is knocking. You point to it. Not at the voices, at the knocking.

    ‘That was always there,’ she says. ‘I just talk loudly.’
    .title = The Cylinder Plays
scene-vzkaz =
    You say that you have a message. The Superintendent dips her pen and writes the date and the hour, and does not yet look at the column marked From.

    §co

    The pen stops. A drop falls beside the line, and she does not blot it.

    ‘That is not for me,’ she says. ‘I am only on duty.’ And then, so quietly that even her own uniform will not hear: ‘How did he say it? Exactly.’

    You say it again. She writes nothing down. She folds the empty sheet in four and puts it up her sleeve.
    .title = A Message
    .passage-nebal-se = ‘From Toník,’ you say. ‘That he wasn’t scared. And that it wasn’t because of the telephone. He’d have gone anyway.’
    .passage-kulicka = ‘From Toník,’ you say, and put a marble on the desk. It rolls to her hand by itself, on the level. ‘I’m to tell you nothing. Or this.’
scene-vyvedeni =
    The Superintendent closes her folder. She is not angry; it is only that you are no longer there for her. Her glance goes through you and stops at the clock. Two operators take you by the arms, gently. They have had practice. ‘She hasn’t the time,’ whispers one of them. ‘She has only forty minutes. Always the same ones.’ The other straightens your collar on the way.

    You are back at the lodge. The porter looks up from his plaster. ‘You see,’ he says. ‘Try again. She won’t remember it and you will. That is the one advantage you have.’
    .title = Shown to the Door
    .choice-omluvit-se = Send an apology by the operators
    .choice-vratit-se-hned = Go back before the door has closed
scene-prednostka-vstava =
    The Superintendent stands up. Only now do you see that the trousers of her uniform lie in folds on her shoes, and that the sleeves are taken up with safety pins. She is nineteen. The rank has grown on her by itself, as a cap of snow grows on a post.

    ‘I will let you into the office,’ she says. ‘The book is in there. I am not able to. But first I want to know why you have been so kind.’ Or so unkind, her eyes add, I do not mind which, if only somebody would say it.

    She waits. A hundred plugs are waiting with her.
    .title = The Superintendent Stands
    .choice-pravda = Tell her you know who was talking that night
    .choice-kouzlo = Say nothing and hand her a handkerchief
    .choice-natlak = Hold out your hand for the keys
scene-rekneme-to =
    ‘The dam rang,’ you say. ‘It was engaged. It was you, and you were nineteen, and you were laughing.’

    You expect tears. Instead the Superintendent sits down on the floor, in a heap of her own sleeves, and lets out a long breath.

    ‘For sixty-seven years,’ she says, ‘I have wanted somebody to say that out loud. And not to raise their voice.’

    She points to the office. The key is in the door. It always was.
    .title = Out Loud
scene-uprimne-mlceni =
    You hand her a handkerchief, clean and folded. She looks for the columns on it. Then she blows her nose in it, thoroughly, as children are taught to at home.

    ‘You know,’ she says. ‘And you are not going to say.’

    You do not say. The hall begins to sound, all the calls at once, and under cover of the noise she opens the office door for you, the way people let in a pedlar who has nothing to sell.

    ‘You are the first who was polite right to the end,’ she says. ‘I don’t know whether that is nice of you.’
    .title = Polite to the End
scene-svazek-klicu =
    You hold out your hand. The Superintendent moves back, only half a step, and in that half-step is the whole of her service: give way, confirm, connect. She unclips the bunch of keys and lays it on the desk and not in your palm.

    ‘So this is how it ends every time,’ she says. ‘Somebody comes in the end who has a right to.’

    The keys are cold, and there is one too many, for nothing in this building. As you walk to the office the operators draw in their feet. Behind your back one of them quietly hangs up.
    .title = The Bunch of Keys
scene-kniha =
    The ledger of calls is heavy and smells of soap. March. You leaf through the nights, nothing but short calls, nothing but ‘connected’. And then a page with a single line on it for a whole hour.

    3.10–3.50, trunk, private. Charge: none. Signed for the shift: L. V.

    The writing is straight and calm; only the seven in the date has a little hook, as when a person smiles while writing.

    Below, in the empty space, in another hand, old and shaky, it says so many times over that the paper has worn through: dam, dam, dam.
    .title = The Ledger of Calls
    .choice-nechat = Leave the page as it is
    .choice-vytrhnout = Tear it out
    .choice-opsat = Copy it word for word
scene-list-zustal =
    You close the book. The page stays where it is, among the other nights, neither thicker nor thinner. One night of many in which somebody was happy at an unsuitable time.

    The Superintendent is standing in the doorway, and her uniform is a size smaller than before. ‘You left it in,’ she says. ‘Good. I couldn’t have done it either. Either thing, I mean.’

    In the hall someone plugs in a cord and says into the silence, in quite a different tone: ‘Go ahead, please.’
    .title = The Page Stays
scene-list-vytrzen =
    The paper comes away easily; it was torn already. You are not the first to try, only the first to go through with it. The leaf curls in your hand, and where there were words it shines. The Superintendent puts a hand to her temple. ‘What were we talking about?’ she asks politely. She is smiling. In the smile there is a pale rectangle, like the one a picture leaves on a wall.

    In the hall a hundred operators connect a hundred calls. On one of them, for forty minutes, nobody laughs.
    .title = The Torn Page
scene-list-opsan =
    You copy. Every letter costs more than you expect, and your hand begins to slope, with her hook on the seven. When you have written ‘private’ somebody behind you is talking into your hair about lamps. The Superintendent reads over your shoulder. ‘So now it isn’t only me,’ she says. She does not count how many of you there are. ‘That will do. That much can be carried.’ She dries the sheet with blotting paper and gives it to you with both hands, the way a child is handed over a fence.
    .title = The Copied Page
scene-rano-treti =
    Outside, day is breaking over the city she never came to. The lamps on the embankment go out one by one, in the order he once described to her on the telephone.

    The operators are coming out of the building after their shift. They have cardigans round their shoulders, they stretch their fingers, and none of them is talking, because they have finished.

    Last comes a girl in a jacket that fits her at last. She stops on the steps and waits for a while.

    She crosses the road alone. But first she looks both ways, and it seems that she likes them both.
    .title = After the Shift
scene-zaviraci-hodina =
    The clock above the hall shows ten to four, and all the little lamps on the panels go out at once. The forty minutes are over. The Superintendent snaps her folder shut, hangs her headset on its hook and becomes a piece of furniture.

    The porter sees you out with a torch. ‘The same time tomorrow,’ he says. ‘It is always the same time here, that is the convenience of it.’

    On the pavement you can hear for a while how in the empty building a single relay goes on tapping. It taps in threes, and waits between them. Somebody is trying to get through on a line that is engaged.
    .title = Closing Time
scene-kabat-na-operadle =
    Over the back of the chair hangs a porter’s coat with a button gone at the collar. The scrap that clings to yours by its thread is of the same cloth, only less faded. Sewing it on does not take long. The needle is stuck under the lapel, ready threaded.

    In the pocket is a folded sheet of paper: floors, room numbers, and beside each a weight, to the nearest pound. Beside number nine it only says: next to nothing.
    .title = The Coat on the Chair
