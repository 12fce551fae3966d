"""Pages of the Book of Secrets: the text of a scene with the passages that it held when it was read."""

from snar.packs.ether.stories import Scene, passages_of
from snar.texts.bundle import Texts

MARK = "§"


def page_text(scene: Scene, page: str, texts: Texts) -> str:
    """Paragraphs are parted by empty lines; `§name` alone in one is where passages of that place stand."""
    key, held = f"scene-{scene.id}", passages_of(page)
    found: list[str] = []
    for paragraph in texts.say(key).split("\n\n"):
        if paragraph.startswith(MARK):
            here = [one.id for one in scene.passages if MARK + one.at == paragraph and one.id in held]
            found += [texts.part(key, f"passage-{id}") for id in here]
        else:
            found.append(paragraph)
    return "\n\n".join(found)
