"""What hosts and contributors take from here (container, manifests, units, workflows) is looked over by linters of its kind; the
back-up job is run, and the proxy in test_proxy.py. No image is built: there may be no registry to take its base from. What was never
run says so itself, and so do the page for hosts and the notes of the release."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROGRAMS = Path(sys.executable).parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def run(*command: str | Path, **variables: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


NEVER_RUN = [
    ROOT / "Dockerfile",
    ROOT / "deploy" / "compose.yaml",
    *(ROOT / "deploy" / "kubernetes").glob("*.yaml"),
]


@pytest.mark.parametrize("file", NEVER_RUN, ids=lambda file: file.name)
def test_what_we_never_ran_says_so_at_its_head(file: Path) -> None:
    head = file.read_text(encoding="utf-8").partition("\n\n")[0]
    assert "Not run by us" in head
    assert 'docs/hosting.md, "What we ran and what we did not"' in head


def test_hosts_are_told_what_we_never_ran() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = page.partition("## What we ran and what we did not")[2].partition("\n## ")[0]
    not_run = told.partition("Not run by us")[2]
    for what in (
        "`Dockerfile`",
        "`deploy/compose.yaml`",
        "`deploy/kubernetes`",
        "systemd units",
        "macOS",
        "Windows",
        "ARM",
    ):
        assert what in not_run, what


def test_the_notes_of_the_release_tell_what_we_never_ran() -> None:
    notes = (
        (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").partition("\n## 0.2.0")[2].partition("\n## ")[0]
    )
    told = notes.partition("### Not run by us")[2]
    for what in ("image", "compose file", "manifests", "macOS", "Windows", "ARM"):
        assert what in told, what


def test_the_dockerfile_is_sound() -> None:
    run(PROGRAMS / "hadolint", "Dockerfile")


def test_the_compose_file_is_sound() -> None:
    run(PROGRAMS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", "deploy/compose.yaml")


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    composed = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    example = (ROOT / "deploy" / "example.env").read_text(encoding="utf-8")
    wanted = {part.split("}")[0].split(":")[0] for part in composed.split("${")[1:]} - {"WARHOST_IMAGE"}
    assert wanted == {line.split("=")[0] for line in example.splitlines() if "=" in line}


def test_the_manifests_are_sound() -> None:
    manifests = sorted((ROOT / "deploy" / "kubernetes").glob("*.yaml"))
    assert len(manifests) == 3
    run(PROGRAMS / "kubernetes-validate", "--strict", *manifests)


@pytest.mark.parametrize("place", ["compose", "kubernetes"])
def test_every_setting_that_is_given_exists(place: str) -> None:
    from warhost.server.settings import Settings

    files = [ROOT / "deploy" / "compose.yaml", *(ROOT / "deploy" / "kubernetes").glob("*.yaml")]
    chosen = [file for file in files if place in str(file)]
    words = {word.strip(" \"'-:,") for file in chosen for word in file.read_text(encoding="utf-8").split()}
    given = {word for word in words if word.startswith("WARHOST_") and word.isupper()}
    known = {f"WARHOST_{name.upper()}" for name in Settings.__struct_fields__}
    assert given - {"WARHOST_DOMAIN", "WARHOST_IMAGE"} <= known
    assert len(given) > 3


def test_the_image_and_the_manifests_speak_of_the_same_user_and_port() -> None:
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    documents = yaml.safe_load_all(
        (ROOT / "deploy" / "kubernetes" / "warhost.yaml").read_text(encoding="utf-8")
    )
    (pod,) = (each["spec"]["template"]["spec"] for each in documents if each["kind"] == "Deployment")
    assert f"USER {pod['securityContext']['runAsUser']}:" in image
    assert f"EXPOSE {pod['containers'][0]['ports'][0]['containerPort']}" in image


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_units_are_sound(tmp_path: Path) -> None:
    for unit in (ROOT / "deploy" / "systemd").iterdir():
        # The program is not installed here.
        text = unit.read_text(encoding="utf-8").replace("/opt/warhost/bin/warhost", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    run("systemd-analyze", "verify", "--man=no", *sorted(tmp_path.iterdir()))


def test_the_workflows_are_sound() -> None:
    assert len(WORKFLOWS) == 4
    run(PROGRAMS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *WORKFLOWS)
    run(PROGRAMS / "check-jsonschema", "--builtin-schema", "vendor.dependabot", ".github/dependabot.yml")
    run(PROGRAMS / "zizmor", "--offline", "--quiet", ".github")
    node = run("scripts/ensure-node").strip().splitlines()[-1]
    lint = ROOT / "web" / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
    run(Path(node) / "node", lint, ".github/workflows/*.yml")


def test_every_target_that_a_workflow_makes_exists() -> None:
    targets = {line.split(":")[0] for line in (ROOT / "Makefile").read_text().splitlines() if ": " in line}
    made = {
        line.split("make ")[1].split()[0]
        for file in WORKFLOWS
        for line in file.read_text(encoding="utf-8").splitlines()
        if "run: make " in line
    }
    assert {"test", "lint", "dist-test"} <= made <= targets


def test_the_back_up_job_keeps_the_newest_ones(tmp_path: Path) -> None:
    for day in ("01", "02", "03"):
        (tmp_path / f"warhost-202601{day}T000000Z.backup").touch()
    run(PROGRAMS / "warhost", "admin", "people", "--database", tmp_path / "tables.sqlite3")
    run(
        *("sh", "deploy/backup.sh", "once"),
        PATH=f"{PROGRAMS}:{os.environ['PATH']}",
        BACKUP_FOLDER=str(tmp_path),
        BACKUP_KEEP="2",
        WARHOST_DATABASE=str(tmp_path / "tables.sqlite3"),
    )
    kept = sorted(file.name for file in tmp_path.glob("*.backup"))
    assert len(kept) == 2
    assert kept[0] == "warhost-20260103T000000Z.backup"
    assert (tmp_path / kept[1]).stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_a_back_up_of_nothing_fails_and_leaves_the_others_alone(tmp_path: Path) -> None:
    for day in ("01", "02", "03"):
        (tmp_path / f"warhost-202601{day}T000000Z.backup").touch()
    broken = subprocess.run(
        ["sh", "deploy/backup.sh", "once"],
        cwd=ROOT,
        env=os.environ
        | {
            "PATH": f"{PROGRAMS}:{os.environ['PATH']}",
            "BACKUP_FOLDER": str(tmp_path),
            "BACKUP_KEEP": "1",
            "WARHOST_DATABASE": str(tmp_path / "no" / "such" / "folder" / "tables.sqlite3"),
        },
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert broken.returncode != 0
    assert len(list(tmp_path.iterdir())) == 3
