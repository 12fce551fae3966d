# Slumbers

prizrak = Wraith
    .article = the
    .flavour = It is waiting for you to finish a sentence someone else began.
    .act-dorict-vetu = Finish the sentence
    .act-zahnat = Drive it off
    .act-vyslechnout = Hear it out
inventura = Stocktaking
    .article = { "" }
    .flavour = The things you have only started, please. Do they count or not?
nenaucena-zkouska = Unrevised Exam
    .article = the
    .flavour = In a subject someone else attended, wearing your jumper.
delta = Delta Phase
    .article = the
    .flavour = So deep that the dream itself sits down and takes its shoes off.
nepreruseny-sen = Unbroken Dream
    .article = the
    .flavour = Nothing happens. It is only that nobody wakes.
