"""Runs the stack of procedures: step after step until somebody must choose, and on from the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .choice import Choice, Option, Plain
from .flow import Ask, AskAll, AskAny, Call, Jump, Proc, Return

if TYPE_CHECKING:
    from .state import State

DONE = Return()  # of a procedure whose steps are all done


def push(g: State, proc: Proc, into: str = "") -> None:
    proc.at, proc.into, proc.writer = 0, into, g.token
    g.stack.append(proc)


def owned(g: State, place: int) -> Proc:
    """A procedure on the stack, to write: copied first if a clone still shares it."""
    proc = g.stack[place]
    if proc.writer is not g.token:
        proc = g.stack[place] = proc.twin(g.token)
    return proc


def owned_top(g: State) -> Proc:
    """The running procedure, to write."""
    return owned(g, -1)


def advance(g: State) -> None:
    """Run steps until somebody must choose or the game is over."""
    stack = g.stack
    while stack:
        proc = stack[-1]
        if proc.writer is not g.token:
            proc = stack[-1] = proc.twin(g.token)
        steps, at = proc.RUN, proc.at
        last = len(steps)
        while True:
            step = steps[at](proc, g) if at < last else DONE
            if g.over or g.unwind:
                break
            if step is None:
                at = proc.at = at + 1
                continue
            if type(step) is Jump:
                at = proc.at = proc.INDEX[step.step]
            elif type(step) is Call:
                proc.at = at + 1
                push(g, step.proc, step.into)
                break
            elif type(step) is Return:
                finish(g, proc, step.value)
                break
            elif asks(g, proc, step):
                return
            else:
                at = proc.at
        if g.over:
            stack.clear()
        elif g.unwind:
            unwind(g)
    g.pending = g.standing = ()


def unwind(g: State) -> None:
    """Something ended early: all above the named procedure is dropped, and that one goes on with its next step."""
    name, g.unwind = g.unwind, ""
    if name == g.stack[-1].NAME:
        owned_top(g).at += 1
    while name != g.stack[-1].NAME:
        g.stack.pop()


def finish(g: State, proc: Proc, value: Plain) -> None:
    g.stack.pop()
    if proc.into:
        setattr(owned_top(g), proc.into, value)


def asks(g: State, proc: Proc, ask: Ask | AskAny | AskAll) -> bool:
    """Put the question to the seats. False when a lone public option answered itself."""
    if type(ask) is Ask:
        g.standing = ()
        options = tuple(ask.options)
        choice = Choice(ask.seat, options, ask.topic, ask.about)
        if len(options) == 1 and ask.public:
            setattr(proc, ask.into, options[0].value)
            proc.at += 1
            g.obvious.append((choice, g.barrier))
            return False
        g.pending = (choice,)
        g.asking, g.into = "one", ask.into
        return True
    choices, joint = ask.choices, isinstance(ask, AskAll)
    waiting = sorted(choices)
    g.standing = ask.standing if isinstance(ask, AskAny) else ()
    if joint:
        answered = dict(getattr(proc, ask.into))
        waiting = [seat for seat in waiting if seat not in answered]
    if not waiting:
        proc.at += 1
        return False
    g.pending = tuple([Choice(seat, tuple(choices[seat]), ask.topic) for seat in waiting])
    g.asking, g.into = "all" if joint else "any", ask.into
    return True


def question(g: State) -> Ask | AskAny | AskAll:
    """The pending question again, from the asking step itself."""
    proc = g.stack[-1]
    step = proc.RUN[proc.at](proc, g)
    assert isinstance(step, (Ask, AskAny, AskAll)), f"{type(proc).__name__}.{proc.STEPS[proc.at]} no longer asks"
    return step


def restore(g: State) -> None:
    """After a load: work the pending choice out anew."""
    if g.stack and not asks(g, owned_top(g), question(g)):
        advance(g)  # only an imagined game gets here, where a lone option was wrongly called public


def receive(g: State, choice: Choice, option: Option) -> None:
    """A checked answer goes into the asking procedure."""
    proc = g.stack[-1]
    if proc.writer is not g.token:
        proc = g.stack[-1] = proc.twin(g.token)
    if g.asking == "one":
        setattr(proc, g.into, option.value)
    elif g.asking == "any":
        setattr(proc, g.into, (choice.seat, option.value))
    else:
        answers = (*getattr(proc, g.into), (choice.seat, option.value))
        setattr(proc, g.into, tuple(sorted(answers)))
        if len(g.pending) > 1:
            g.pending = tuple(other for other in g.pending if other.seat != choice.seat)
            return
        if len(answers) > 1:
            g.barrier = True  # what follows tells how the others decided
    proc.at += 1
    advance(g)
