"""Etherfields speaks with the words of its Czech rulebook: one game term, one word, in everything but the story."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from snar.packs.folders import BUILT_IN
from snar.texts.languages import HERE
from snar.texts.samples import PAGE, within

PACK = BUILT_IN / "etherfields"
SERVER = HERE.parent / "server" / "texts" / "cs"

# What the rulebook does not say -> what it says.
BANNED = {
    r"\bomr[aá]č": "omámená",
    r"\bvypět": "úsilí",
    r"\bodkazov": "referenční žeton",
    r"\btržišt": "nabídka",
    r"\bzaho[dzď]|\bzaha[zď]": "odhodit",
    r"\bhrozb|\bhrozeb": "ohrožení",
    r"\btm(a|ou|ě|y|u)\b": "temnota",
    r"\bschod(?!išt)": "schodiště",
    r"\bvyl[oá]ž|\bvykl[áa]d": "umístit",
    r"\bsmůl": "neštěstí",
    r"\blůž": "místo pro zářivý drahokam",
    r"\bbrán(a|y|ě|u|o|ou|ám|ami|ách)\b|\bbran(a|ou|ám|ami|ách)?\b": "snový portál",
    r"\bprůvodc": "společník",
    r"\bodsu[nň]": "vytlačit",
    r"\bpas(ov|uj)": "vzdát se kola",
    r"\bnahl[éí]([dž])": "letmo si prohlédnout",
    r"\blimit\w* ruky": "maximální počet karet v ruce",
    r"\bpřekryv(?!n)": "překryvná karta",
    r"\b(balíč\w+|krajin\w+|destič\w+|map\w+) dřímot\b": "balíček, krajina, destička, mapa dřímoty",
    r"\bpeče[tť]": "zapečetit, zapečetěná karta",
    r"\bodevzd": "odhodit",
    r"\bvyřa\w+ (je )?ze hry": "odstranit ze hry",
    r"\bhr\w+ pro jednoho": "sólová hra",
    r"\búčin": "efekt",
    r"\b(dobr|zl)(é|á|ého|ém|ým) období": "příjemné, nepříjemné období",
    r"\b(vez|ber|bra|vz[aí])\w* (si )?([\d·]+ )?tís": "utržit tíseň",
    r"\bnákupní\w* míst|\bmíst\w+ (osudu|dřímoty|procitnutí|s klíčem)|\bvyhodnocení míst|\bmísto od míst": "lokace",
    r"\bbděl\w+ režim": "režim bdělého snu",
    r"\bprvní\w* hráč": "začínající hráč",
}
ONLY = {r"drahokam": r"zářiv"}  # a text with the first word says the second too: "zářivý drahokam", then "drahokam"


class Spoken(Visitor):
    """The text of one pattern, every branch of it after the other, "·" where something is put in."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.text += "·"
        self.generic_visit(node)
        self.text += "\n" if isinstance(node.expression, ast.SelectExpression) else ""

    def visit_Variant(self, node: ast.Variant) -> None:
        self.text += "\n"
        self.generic_visit(node)


def spoken(pattern: ast.Pattern) -> str:
    one = Spoken()
    one.visit(pattern)
    return one.text


@cache
def texts() -> dict[str, str]:
    return dict(sentences())


def sentences() -> Iterator[tuple[str, str]]:
    """Every text of rules and of the table: templates, help, the page, the server; of the story only aims of dreams."""
    files = [*within(HERE, "cs"), *sorted(SERVER.glob("*.ftl")), *within(PAGE, "cs"), *within(PACK, "cs")]
    for path in (*files, *within(PACK / "secret", "cs")):
        for entry in parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                said = {
                    entry.id.name: entry.value,
                    **{f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes},
                }
                yield from (
                    (f"{path.name}: {id}", spoken(text))
                    for id, text in said.items()
                    if text and of_rules(path.name, id)
                )


def of_rules(file: str, id: str) -> bool:
    if file in ("ui.ftl", "verbs.ftl", "public.ftl", "lesson.ftl"):
        return False  # of Říše Snů
    if file.startswith("ether") or file in ("help.ftl", "server.ftl"):
        return True
    return id.endswith((".about", ".goal"))


@pytest.mark.parametrize("banned", BANNED)
def test_no_text_of_etherfields_uses_a_word_that_the_rulebook_does_not(banned: str) -> None:
    found = {id: text for id, text in texts().items() if re.search(banned, text, re.IGNORECASE | re.MULTILINE)}
    assert not found, f"the rulebook says: {BANNED[banned]}"


@pytest.mark.parametrize("word", ONLY)
def test_a_term_of_two_words_is_said_whole_before_it_is_shortened(word: str) -> None:
    short = {id: text for id, text in texts().items() if word in text.lower() and ONLY[word] not in text.lower()}
    assert not short


def test_all_kinds_of_texts_are_read() -> None:
    read = {id.split(":")[0] for id in texts()}
    assert read >= {"ether.ftl", "ether-ui.ftl", "ether-cli.ftl", "help.ftl", "server.ftl", "dreams.ftl"}
    assert any(id.startswith("ether.ftl: eth-") for id in texts()), "of the page"


@pytest.mark.parametrize(
    "said",
    ["omrač ji", "vypětí: 2 hodiny", "na tržišti", "zahoď 1 kartu", "zahozená", "žeton hrozby", "ve tmě", "na schodech",
     "vylož ji", "vyložená karta", "karty smůly", "lůžka drahokamů", "u brány", "kam se odsunou", "vezmi si 1 tíseň",
     "nákupní místo", "limit ruky +1", "vsadit o pečetě", "balíček dřímot", "odkazový žeton", "zlé období",
     "chodíte místo od místa"],
)  # fmt: skip
def test_old_terms_would_be_noticed(said: str) -> None:
    assert any(re.search(banned, said, re.IGNORECASE) for banned in BANNED)


@pytest.mark.parametrize(
    "said",
    ["zapečeť 1 kartu", "brání tomu proměna", "na schodišti", "ve snovém světě to nejde", "balíček dřímoty", "místo ní",
     "z odhazovací hromádky", "překryvná karta"],
)  # fmt: skip
def test_words_of_the_rulebook_pass(said: str) -> None:
    assert not any(re.search(banned, said, re.IGNORECASE) for banned in BANNED)


CLUMSY = {
    "cs": r"bot \(|který si pamatuje\.|obírá svou|zůstane zapsané|Samozřejmé|Napiš pole|něco stojí a nejde",
    "en": r"bot \(|\bon turn\b|the turn of|\bBP\b|has a price and|without saying|Type the field|that remembers\.",
}


@pytest.mark.parametrize("lang", CLUMSY)
def test_sentences_that_were_mended_do_not_come_back(lang: str) -> None:
    files = [*within(HERE, lang), *within(HERE.parent / "server" / "texts", lang), *within(PAGE, lang)]
    for path in [*files, *within(BUILT_IN / "rise-snu", lang), *within(PACK, lang)]:
        for line in path.read_text("utf-8").splitlines():
            assert line.startswith("#") or not re.search(CLUMSY[lang], line), (path.name, line)


# Lines of the story that a reader stumbled over, or that break the tone (docs/ether-story.md).
WEAK = {
    "cs": r"Přidat ruku k dílu|delší, než je paže|bez jednoho zubu\. Zasadíš ho|který jí nikdo nepůjčil"
    r"|ze všeho nejhorší|dýchá uhlí",
    "en": r"Blow up the forge|running by something|small durations|third form|\bThe rakes|\bcrypt|longer than the arm"
    r"|one tooth gone\. You set it|worst of all|coal is still breathing|\bone goes\b",
}


def weak(lang: str, line: str) -> bool:
    return bool(re.search(WEAK[lang], line, re.IGNORECASE))


@pytest.mark.parametrize("lang", WEAK)
def test_weak_lines_of_the_story_do_not_come_back(lang: str) -> None:
    files = [*within(PACK, lang), *within(PACK / "secret", lang)]
    assert len(files) > 2
    for path in files:
        for line in path.read_text("utf-8").splitlines():
            assert line.startswith("#") or not weak(lang, line), (path.name, line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("cs", ".choice-pomoct = Přidat ruku k dílu"),
        ("cs", "Chytíš ho za rukáv a rukáv ti zůstane v ruce delší, než je paže v něm."),
        ("cs", "leží kostěný hřeben bez jednoho zubu. Zasadíš ho na místo a drží"),
        ("cs", "Přišla si pro hrnek, který jí nikdo nepůjčil."),
        ("cs", "s naprostou důvěrou, což je ze všeho nejhorší."),
        ("cs", "Ve výhni ještě dýchá uhlí."),
        ("en", ".act-vyhen = Blow up the forge"),
        ("en", "He is running by something only he can hear."),
        ("en", "nothing but small durations, nothing but ‘connected’."),
        ("en", "about as big as children in the third form."),
        ("en", "The rakes lie teeth up, the way a child puts them down."),
        ("en", "He lives in the crypt under the church and goes to mass."),
        ("en", "the sleeve in your hand is longer than the arm inside it."),
        ("en", "lies a bone comb with one tooth gone. You set it back in its place"),
        ("en", "with complete confidence, which is the worst of all."),
        ("en", "The coal is still breathing in the forge."),
        ("en", "The operator says one goes in by wire."),
    ],
)
def test_an_old_line_would_be_noticed(lang: str, line: str) -> None:
    assert weak(lang, line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("cs", "Přiložit ruku k dílu"),
        ("cs", "Přišla si pro hrnek, který si od ní nikdo nepůjčil."),
        ("cs", "Hrábě leží zuby vzhůru, jak je odložilo dítě."),
        ("en", "What was left unsaid in the second form."),
        ("en", "The rake lies teeth up, where a child has dropped it."),
        ("en", "He is following something only he can hear."),
    ],
)
def test_a_mended_line_passes(lang: str, line: str) -> None:
    assert not weak(lang, line)
