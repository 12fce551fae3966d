"""The rule register against code and tests.

python -m tests.register --check    after a full run: every id has a passed test, and so has all that the committed file
                                    claims; tests it does not know yet are told, they are no fault
python -m tests.register --update   take over the last full run, and rewrite docs/rules/links.md
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs" / "rules"
COMMITTED = DOCS / "coverage.json"
MEASURED = ROOT / ".cache" / "rule-coverage.json"  # written by a full test run (tests/conftest.py)
OPEN = DOCS / "open.txt"  # rules of a game that is still being written; it can only get shorter
IDS = r"((?:RS|EF)-[A-Z]{3}-\d+|(?:RR|EE)-[A-G]\d+[a-z]?)"
RULE = re.compile(rf"\b{IDS}\b")
ENTRY = re.compile(rf"- {IDS} (.*)")
REGISTERS = ("rise-snu.md", "rulings-rise.md", "etherfields.md", "rulings-ether.md")


def register() -> dict[str, str]:
    """Every rule and ruling with its text, in their order."""
    found = {}
    for name in REGISTERS:
        for line in (DOCS / name).read_text(encoding="utf-8").splitlines():
            match = ENTRY.match(line)
            if match:
                found[match[1]] = match[2]
    return found


def code_lines() -> dict[str, list[str]]:
    """Where the code names a rule: file and line."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "snar").rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for rule in RULE.findall(line):
                place = f"{path.relative_to(ROOT)}#L{number}"
                if place not in found.setdefault(rule, []):
                    found[rule].append(place)
    return found


def awaited() -> set[str]:
    return set(OPEN.read_text(encoding="utf-8").split()) if OPEN.exists() else set()


def problems() -> list[str]:
    if not MEASURED.exists():
        return ["no full test run yet: python3 run.py test"]
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))
    missing = {rule for rule in register() if rule not in measured}
    found = [f"{rule}: no passed test carries it" for rule in register() if rule in missing - awaited()]
    found += [f"{rule}: done, take it out of docs/rules/open.txt" for rule in sorted(awaited() - missing)]
    found += [f"{rule}: carried by a test, but not in the register" for rule in measured if rule not in register()]
    found += [
        f"{rule}: docs/rules/coverage.json names {test}, which did not pass: python -m tests.register --update"
        for rule, tests in committed().items()
        for test in sorted({*tests} - {*measured.get(rule, ())})
    ]
    return found


def committed() -> dict[str, list[str]]:
    """What docs/rules/coverage.json claims: by rule the tests that passed."""
    claimed: dict[str, list[str]] = json.loads(COMMITTED.read_text(encoding="utf-8"))
    return claimed


def unknown() -> int:
    """How many passed tests the committed file does not name yet."""
    measured = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else {}
    return sum(len({*tests} - {*committed().get(rule, ())}) for rule, tests in measured.items())


def update() -> None:
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))
    if OPEN.exists():
        still = [rule for rule in register() if rule in awaited() and rule not in measured]
        OPEN.write_text("".join(f"{rule}\n" for rule in still), encoding="utf-8")
    COMMITTED.write_text(MEASURED.read_text(encoding="utf-8"), encoding="utf-8")
    code = code_lines()
    lines = ["# Rules, their code and their tests", "", "Written by `python -m tests.register --update`.", ""]
    lines += ["| rule | code | tests |", "|---|---|---|"]
    for rule in register():
        places = ", ".join(f"[{Path(p.split('#')[0]).name}](../../{p})" for p in code.get(rule, [])[:4])
        named = [test.split("::") for test in measured.get(rule, [])[:4]]
        tests = ", ".join(f"[{test[-1]}](../../{test[0]})" for test in named)
        lines.append(f"| {rule} | {places or 'content pack'} | {tests} |")
    (DOCS / "links.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    if "--update" in sys.argv:
        update()
    found = problems()
    for problem in found:
        print(problem)
    if unknown():
        print(f"coverage.json does not name {unknown()} tests of rules yet: python -m tests.register --update")
    total = len(register())
    missing = sum("no passed test" in problem for problem in found) + len(awaited())
    print(f"{total - missing} of {total} rules covered")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
