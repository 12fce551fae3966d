"""The files to start a house from: systemd takes the units, `snar` knows the commands, and none holds a password."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from snar.cli.parser import parse
from snar.server.workers import GOING

DEPLOY = Path(__file__).parent.parent / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("snar*") if path.suffix in (".service", ".timer"))
SNAR = "/opt/snar/.venv/bin/snar"
COMPOSE = (DEPLOY.parent / "compose.yaml").read_text("utf-8")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd on this machine")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_finds_nothing_wrong_with_a_unit(unit: str, tmp_path: Path) -> None:
    """`snar` is not where it will be installed; everything else stays as it is."""
    for path in map(DEPLOY.joinpath, UNITS):
        (tmp_path / path.name).write_text(path.read_text("utf-8").replace(SNAR, str(shutil.which("true"))), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit],
        capture_output=True,
        text=True,
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def commands() -> list[str]:
    """Every call of `snar` that a unit, the image or the houses of compose.yaml make."""
    found = [line for unit in UNITS for line in re.findall(rf"{SNAR} ([^'\n]+)", (DEPLOY / unit).read_text("utf-8"))]
    image = re.search(r'^ENTRYPOINT \["\S+", (.+)\]$', (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    house = re.findall(r"^ {6}- (--.+)$", COMPOSE, re.MULTILINE)
    assert image and house
    return [*found, " ".join([image[1].replace('"', "").replace(",", ""), *house])]


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_files_is_one_of_ours(line: str) -> None:
    words = re.sub(r"\$\(.*?\)|\$\{.*?\}", "FILLED-IN", line)
    args = parse(shlex.split(words), "en")
    assert args.module
    assert not getattr(args, "store", ""), "the address of a database, with its password, is read from the environment"


@pytest.mark.parametrize("unit", [unit for unit in UNITS if "Restart=always" in (DEPLOY / unit).read_text("utf-8")])
def test_a_server_is_started_again_however_often_it_fails(unit: str) -> None:
    """systemd gives up after five failures in ten seconds, and a database may be away for longer."""
    assert "StartLimitIntervalSec=0" in (DEPLOY / unit).read_text("utf-8").splitlines()


def test_the_nightly_copy_has_a_folder_and_is_no_copy_of_an_older_house() -> None:
    """`snar` cannot make a folder in /var/backups; beside a house on PostgreSQL an old snar.db may still lie."""
    unit = (DEPLOY / "snar-backup.service").read_text("utf-8")
    folder = re.search(r"store backup (\S+)/", unit)
    assert folder and re.search(rf"^ExecStartPre=\+\S+ --directory --owner=snar .*{folder[1]}$", unit, re.MULTILINE)
    house = re.search(r"^EnvironmentFile=(.+)$", (DEPLOY / "snar-workers.service").read_text("utf-8"), re.MULTILINE)
    assert house and f"AssertPathExists=!{house[1]}" in unit


def test_what_the_units_expect_is_in_the_steps_to_take() -> None:
    """Without the user systemd ends with 217, without asyncpg a house of several processes with 2."""
    steps = (DEPLOY.parent / "docs" / "hosting.md").read_text("utf-8")
    units = "\n".join((DEPLOY / unit).read_text("utf-8") for unit in UNITS)
    for user in {*re.findall(r"^User=(.+)$", units, re.MULTILINE)}:
        assert re.search(rf"^ +useradd --system .* {user}$", steps, re.MULTILINE)
    for path in re.findall(r"^EnvironmentFile=(.+)$", units, re.MULTILINE):
        assert f"> {path}\n" in steps
    assert "/pip install asyncpg" in steps


def test_any_password_will_do() -> None:
    """In an address / and # would end it, and `openssl rand -base64` makes them."""
    assert not re.search(r"postgresql://[^\n]*\$\{POSTGRES_PASSWORD", COMPOSE)
    assert re.search(r"PGPASSWORD: \$\{POSTGRES_PASSWORD\}", COMPOSE)


def test_the_password_is_in_no_layer_of_the_image_and_no_commit() -> None:
    for name in (".dockerignore", ".gitignore"):
        assert ".env" in (DEPLOY.parent / name).read_text("utf-8").splitlines()


def test_the_house_of_compose_may_take_its_time_to_end_and_buries_its_dead() -> None:
    """Docker kills after ten seconds, workers have twenty; the first process waits for its own children alone."""
    grace = re.search(r"stop_grace_period: (\d+)s", COMPOSE)
    assert grace and int(grace[1]) > GOING
    assert "init: true" in COMPOSE


def test_nobody_is_given_the_address_of_the_proxy() -> None:
    """What it says of who asks is believed."""
    proxy = re.search(r"ipv4_address: (\S+)", COMPOSE)
    given = re.search(r"ip_range: ([\d./]+)", COMPOSE)
    assert proxy and given and f"--proxy={proxy[1]}\n" in COMPOSE
    assert ip_address(proxy[1]) not in ip_network(given[1])


def test_the_database_is_well_only_when_others_reach_it() -> None:
    """While the first start fills the folder there is a server on the socket alone."""
    assert '"pg_isready", "-h", "127.0.0.1"' in COMPOSE


@pytest.mark.skipif(not shutil.which("sed"), reason="there is no sed on this machine")
def test_the_image_has_the_versions_that_are_tested() -> None:
    """The words of the Dockerfile, on the real lock: every package of a server has one version."""
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    script = re.search(r"(sed -n '.+') (requirements-dev\.lock) > (\S+)", image)
    assert script and f"--constraint {script[3]} " in image
    words = [*shlex.split(script[1]), DEPLOY.parent / script[2]]
    held = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    needed = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*needed["dependencies"], *needed["optional-dependencies"]["postgres"]]
    for name in (re.split(r"[>=<;]", line)[0].replace(".", "-") for line in wanted):
        assert re.search(rf"^{name}==\S+( ;.+)?$", held, re.MULTILINE)
    assert "hash" not in held and "\\" not in held
