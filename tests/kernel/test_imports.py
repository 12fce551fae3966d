"""Modules import one another in one direction, inside functions too: no circle has to be broken."""

from graphlib import TopologicalSorter

import grimp
import pytest

GRAPH = grimp.build_graph("snar", exclude_type_checking_imports=True)
ROOMS = sorted({module.split(".")[1] for module in GRAPH.modules if module.count(".") > 1})


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_imports_another_in_a_circle(room: str) -> None:
    modules = {module for module in GRAPH.modules if module.startswith(f"snar.{room}.")}
    assert modules
    imported = {module: GRAPH.find_modules_directly_imported_by(module) & modules for module in modules}
    TopologicalSorter(imported).prepare()  # names the circle
