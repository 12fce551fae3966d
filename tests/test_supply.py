"""What Snář is made of is told in full: the SBOM has every locked package, the page every licence."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PINNED = re.compile(r"^([\w.-]+)==([^ \\;]+)", re.MULTILINE)
SBOM = json.loads((ROOT / "docs" / "sbom.cdx.json").read_text("utf-8"))


def locked() -> set[tuple[str, str]]:
    python = PINNED.findall((ROOT / "requirements.lock").read_text("utf-8"))
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    return {*python, *((path.rpartition("node_modules/")[2], one["version"]) for path, one in packages.items() if path)}


def test_every_locked_package_is_in_the_bill_of_materials() -> None:
    assert (SBOM["bomFormat"], SBOM["specVersion"]) == ("CycloneDX", "1.5")
    assert {(one["name"], one["version"]) for one in SBOM["components"]} == locked(), "run deploy/supply.py"


def test_everything_people_get_has_its_licence_in_the_page() -> None:
    told = (ROOT / "web" / "public" / "licences.txt").read_text("utf-8")
    shipped = [one for one in SBOM["components"] if one["scope"] == "required"]
    needed = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    assert {*needed, "svelte", "starlette"} <= {one["name"] for one in shipped}
    for one in shipped:
        line = f"- {one['name']} {one['version']}: {one['licenses'][0]['license']['name']}"
        assert line in told, "run deploy/supply.py"
