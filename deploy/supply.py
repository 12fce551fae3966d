"""What Snář is made of, from the locks and from what is installed: an SBOM and the licences that the page shows.

    .venv/bin/python deploy/supply.py            # writes docs/sbom.cdx.json and web/public/licences.txt
    .venv/bin/python deploy/supply.py --check    # says what is out of date

The SBOM is CycloneDX 1.5: what a server needs (`requirements.lock`), and every package of the client; those that only
build the page are `excluded`. Both files hang on the locks alone: the same locks give the same bytes.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SBOM, LICENCES = ROOT / "docs" / "sbom.cdx.json", ROOT / "web" / "public" / "licences.txt"
NODE = ROOT / "web" / "node_modules"
PAGE = (  # packages of which something is in the built page, though some of them are called dev dependencies
    "@fluent/bundle", "@noble/hashes", "@fontsource-variable/fraunces", "@fontsource-variable/source-sans-3",
    "clsx", "esm-env", "svelte",
)  # fmt: skip
PINNED = re.compile(r"^([\w.-]+)==([^ \\;]+)", re.MULTILINE)
HASHES = re.compile(r"--hash=sha256:(\w+)")
TEXTS = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|OFL)", re.IGNORECASE)
HEAD = """\
Snář: licences of what it is made of / licence toho, z čeho je

Snář itself is under the MIT licence; names of the games belong to their owners (NOTICE.md of the sources).
Snář sám je pod licencí MIT; názvy her patří jejich majitelům (NOTICE.md ve zdrojových textech).
Written by deploy/supply.py from the locked versions.
"""


class Part(NamedTuple):
    kind: str  # pypi or npm
    name: str
    version: str
    licence: str
    hashes: tuple[tuple[str, str], ...]
    shipped: bool
    texts: tuple[str, ...]  # of its licence


def python_parts() -> list[Part]:
    """What a server needs, by the lock; `build` packages are not part of it."""
    text = (ROOT / "requirements.lock").read_text("utf-8")
    found, starts = [], [*PINNED.finditer(text)]
    for one, after in zip(starts, [*starts[1:], None], strict=True):
        body = text[one.start() : after.start() if after else len(text)]
        hashes = tuple(("SHA-256", value) for value in HASHES.findall(body))
        licence, texts = python_licence(one[1])
        found.append(Part("pypi", one[1], one[2], licence, hashes, "hatchling" not in body, texts))
    return found


def python_licence(name: str) -> tuple[str, tuple[str, ...]]:
    """As its metadata says, in whichever of the three ways."""
    try:
        about = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return "", ()
    said = about.metadata
    kinds = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License ::")]
    short = (said.get("License") or "").strip().splitlines()[:1]
    licence = said.get("License-Expression") or ", ".join(kinds) or "".join(short)
    files = [file for file in about.files or () if TEXTS.search(file.name) and ".dist-info" in str(file)]
    texts = [Path(str(file.locate())).read_text("utf-8", "replace").strip() for file in sorted(files)]
    return licence, tuple(dict.fromkeys(texts))


def page_parts() -> list[Part]:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    found = []
    for place, about in sorted(packages.items()):
        if not place or about.get("link"):
            continue
        name = place.rpartition("node_modules/")[2]
        shipped = name in PAGE
        texts = page_texts(NODE / name) if shipped else ()
        hashes = sha512(about.get("integrity", ""))
        found.append(Part("npm", name, about["version"], str(about.get("license", "")), hashes, shipped, texts))
    return list(dict.fromkeys(found))


def page_texts(folder: Path) -> tuple[str, ...]:
    files = [file for file in sorted(folder.glob("*")) if file.is_file() and TEXTS.match(file.name)]
    return tuple(file.read_text("utf-8", "replace").strip() for file in files)


def sha512(integrity: str) -> tuple[tuple[str, str], ...]:
    kind, _, value = integrity.partition("-")
    return (("SHA-512", base64.b64decode(value).hex()),) if kind == "sha512" else ()


def component(part: Part) -> dict[str, Any]:
    purl = f"pkg:{part.kind}/{part.name.replace('@', '%40')}@{part.version}"
    found: dict[str, Any] = {
        "type": "library", "bom-ref": purl, "name": part.name, "version": part.version, "purl": purl,
        "scope": "required" if part.shipped else "excluded",
    }  # fmt: skip
    if part.licence:
        found["licenses"] = [{"license": {"name": part.licence}}]
    if len(part.hashes) == 1:
        found["hashes"] = [{"alg": kind, "content": value} for kind, value in part.hashes]
    elif part.hashes:  # one for each file that the lock allows
        found["properties"] = [{"name": f"snar:{kind}", "value": value} for kind, value in part.hashes]
    return found


def sbom(parts: list[Part]) -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    own = {"type": "application", "bom-ref": "snar", "name": "snar", "version": project["version"]}
    own["licenses"] = [{"license": {"id": project["license"]}}]
    components = [component(part) for part in parts]
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components, sort_keys=True))
    data = {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{number}", "version": 1,
        "metadata": {"component": own}, "components": components,
    }  # fmt: skip
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def licences(parts: list[Part]) -> str:
    shipped = [part for part in parts if part.shipped]
    lines = [HEAD, *(f"- {part.name} {part.version}: {part.licence}" for part in shipped), ""]
    by_text: dict[str, list[str]] = {}
    for part in shipped:
        for text in part.texts:
            by_text.setdefault(text, []).append(part.name)
    for text, names in by_text.items():
        lines += ["=" * 80, ", ".join(names), "=" * 80, "", text, ""]
    return "\n".join(lines)


def main() -> int:
    parts = [*python_parts(), *page_parts()]
    made = {SBOM: sbom(parts), LICENCES: licences(parts)}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run deploy/supply.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(made[path], "utf-8")
    print(f"{len(parts)} packages, {sum(part.shipped for part in parts)} of them in what people get")
    return 0


if __name__ == "__main__":
    sys.exit(main())
