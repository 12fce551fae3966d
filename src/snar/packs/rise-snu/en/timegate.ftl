# The Time Gate

timegate-4 = Yesterday
    .flavour = Morning has come back, and you with it. Nothing hurts, and nothing has begun.
timegate-5 = The Missing Hour
    .flavour = The clock struck three and straight after that five. The fourth hour you will spend here.
timegate-6 = The Pendulum
    .flavour = It swung across the whole void. Whoever stood in its way wakes beside water.
timegate-7 = Tomorrow
    .flavour = You meet yourself coming back. Your boots are worn through and you are smiling.
timegate-8 = Now
    .flavour = For a moment all the halls are behind the same door.
