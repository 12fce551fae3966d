"""Pages of the Book of Secrets hold what was true when they were read."""

from collections import Counter

import pytest

from snar.packs.ether.loader import load_ether
from snar.packs.ether.stories import passages_of, scene_of
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts
from snar.texts.ether.pages import MARK, page_text
from snar.texts.languages import complete

PACK = load_ether()
FOLDER = BUILT_IN / "etherfields"


@pytest.mark.parametrize("lang", complete())
def test_passages_stand_in_their_places_and_marks_are_never_shown(lang):
    texts = Texts([FOLDER, FOLDER / "secret"], lang)
    for scene in PACK.scenes.values():
        every = "+".join((scene.id, *(passage.id for passage in scene.passages)))
        bare, full = page_text(scene, scene.id, texts), page_text(scene, every, texts)
        assert MARK not in bare + full and "\n\n\n" not in full
        for passage in scene.passages:
            text = texts.part(f"scene-{scene.id}", f"passage-{passage.id}")
            assert text in full and text not in bare


def test_a_page_is_its_scene_and_its_passages():
    assert (scene_of("vzkaz"), passages_of("vzkaz")) == ("vzkaz", ())
    assert (scene_of("vzkaz+kulicka"), passages_of("vzkaz+kulicka")) == ("vzkaz", ("kulicka",))


@pytest.mark.parametrize("lang", complete())
def test_the_last_page_differs_with_every_ending(lang):
    texts, scene = Texts([FOLDER, FOLDER / "secret"], lang), PACK.scenes["pokoj-devet"]
    endings = [passage.id for passage in scene.passages if passage.at == "spi"]
    assert len({page_text(scene, f"pokoj-devet+{id}", texts) for id in endings}) == 3


def test_a_page_compares_at_most_once_and_most_pages_not_at_all():
    """Things before likenesses (docs/ether-story.md)."""
    texts = Texts([FOLDER, FOLDER / "secret"], "cs")
    likened = [texts.say(f"scene-{id}").split().count("jako") for id in PACK.scenes]
    assert max(likened) == 1 and sum(likened) < len(likened) / 3


def paragraphs(lang: str) -> dict[str, int]:
    texts = Texts([FOLDER, FOLDER / "secret"], lang)
    return {id: len(page_text(scene, id, texts).split("\n\n")) for id, scene in PACK.scenes.items()}


@pytest.mark.parametrize("lang", complete())
def test_at_most_half_of_the_pages_share_one_number_of_paragraphs(lang):
    """No form is the rule (docs/ether-story.md); what stands on a page under conditions is not counted."""
    (number, pages), *_ = Counter(paragraphs(lang).values()).most_common()
    assert pages <= len(PACK.scenes) / 2, f"{pages} of {len(PACK.scenes)} pages have {number} paragraphs"


def test_a_page_is_parted_alike_in_every_language():
    first, *others = (paragraphs(lang) for lang in complete())
    assert all(one == first for one in others)
