"""Compiles the kernel, the titles and the bots with mypyc while the wheel is built.

TABLEE_PURE=1 asks for a pure wheel; with TABLEE_PURE=0 a wheel that can't be compiled is an error, not a warning.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from importlib.metadata import version
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_ROOMS = ("state", "rules", "bots")


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("TABLEE_PURE")
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["tablee"]["compile"]
        sources = to_compile(root, settings["exclude"])
        if wish == "1" or version == "editable" or not sources:  # editable: extensions would outlive their sources
            return
        try:
            check_tools()
            extensions = compiled(root, sources, settings["optimise"])
        except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit, having printed why
            if wish == "0":
                raise
            reason = "mypyc refused the sources, see above" if isinstance(error, SystemExit) else str(error)
            self.app.display_warning(f"Building a pure Python wheel (same rules, slower): {shorten(reason, 200)}")
            return
        for path in extensions.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(path)] = path.relative_to(extensions).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def to_compile(root: Path, exclude: list[str]) -> list[str]:
    """The kernel's modules, each title's own and the bots; cards/ and files/ are read once and stay interpreted."""
    folders = ("kernel", "bots", "games/*", *(f"games/*/{room}" for room in COMPILED_ROOMS))
    found = [path for folder in folders for path in root.glob(f"src/tablee/{folder}/*.py")]
    paths = sorted(path.relative_to(root) for path in found if path.name != "__init__.py")
    modules = {path.as_posix(): ".".join(path.with_suffix("").parts[1:]) for path in paths}
    return [path for path, module in modules.items() if not any(fnmatchcase(module, each) for each in exclude)]


def check_tools() -> None:
    """Say what is missing before mypyc has spent its time."""
    if not importlib.util.find_spec("mypyc"):
        raise RuntimeError("mypy is not installed")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")  # Windows names none
    if compiler and not shutil.which(compiler[0]):
        raise RuntimeError(f"there is no C compiler {compiler[0]!r}")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise RuntimeError("Python's C headers are missing (Debian, Ubuntu: apt install python3-dev)")


def compiled(root: Path, sources: list[str], optimise: str) -> Path:
    """The folder with the extensions, kept in build/ so that editing a text or the CLI compiles nothing."""
    key = hashlib.sha256(repr((sources, optimise, sys.version, sysconfig.get_platform(), version("mypy"))).encode())
    # All modules count, also those that stay interpreted: mypyc reads the types of whatever is imported.
    folders = ("src/tablee/kernel", "src/tablee/bots", "src/tablee/games")
    for path in (Path(__file__), *sorted(path for each in folders for path in root.glob(f"{each}/**/*.py"))):
        key.update(path.read_bytes())
    folder = root / "build" / f"mypyc-{key.hexdigest()[:16]}"
    if not folder.is_dir():
        for old in root.glob("build/mypyc-*"):
            shutil.rmtree(old, ignore_errors=True)
        with tempfile.TemporaryDirectory() as work, contextlib.chdir(root):
            build_extensions(sources, optimise, Path(work))
            folder.parent.mkdir(exist_ok=True)
            shutil.move(Path(work, "lib"), folder)
    return folder


def build_extensions(sources: list[str], optimise: str, work: Path) -> None:
    import setuptools  # before mypyc, which looks whether it is there
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    headers = work / "c" / "headers.h"

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            # setuptools compiles the files of one extension in turn, and nearly all of ours are in one.
            jobs = [(extension, source) for extension in self.extensions for source in extension.sources]
            jobs.sort(key=lambda job: os.path.getsize(job[1]), reverse=True)
            self.read_headers_once(max(self.extensions, key=lambda extension: len(extension.sources)))
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = list(pool.map(self.compile_one, jobs))
            for extension in self.extensions:
                extension.extra_objects = [o for (owner, _), o in zip(jobs, objects, strict=True) if owner is extension]
                extension.sources = []
            super().build_extensions()

        def compile_one(self, job: tuple[setuptools.Extension, str]) -> str:
            extension, source = job
            flags = self.flags_for(extension)
            if headers.exists() and Path(source).name.startswith("__native"):
                flags += ["-include", str(headers)]
            where = {"output_dir": self.build_temp, "include_dirs": extension.include_dirs}
            return self.compiler.compile([source], extra_postargs=flags, **where)[0]

        def flags_for(self, extension: setuptools.Extension) -> list[str]:
            # mypyc asks for -Werror; a newer compiler's new warning is no reason to ship a slower wheel.
            flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            if self.compiler.compiler_type == "unix":
                flags.append("-ffp-contract=off")  # a sum and a product in one step would round unlike Python
                flags.append("-fvisibility=hidden")  # calls among our own modules go straight there
            return flags

        def read_headers_once(self, extension: setuptools.Extension) -> None:
            """Each of its files begins with the same megabyte of headers, a tenth of the time; GCC and Clang can
            keep what they have read. Where that fails, they read it each time."""
            if self.compiler.compiler_type == "unix":
                headers.write_text('#include "__native_tablee.h"\n#include "__native_internal_tablee.h"\n', "utf-8")
                dirs = [f"-I{folder}" for folder in (*extension.include_dirs, *self.compiler.include_dirs)]
                kept = ["-x", "c-header", str(headers), "-o", f"{headers}.gch"]
                with contextlib.suppress(Exception):
                    self.spawn([*self.compiler.compiler_so, *dirs, *self.flags_for(extension), *kept])

    print(f"Compiling {len(sources)} modules with mypyc, which may take a minute", flush=True)
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(
        # No config file: strict type checks are lint's business, and so are libraries without types.
        [
            "--config-file=",
            "--ignore-missing-imports",
            "--explicit-package-bases",
            f"--cache-dir={work / 'cache'}",
            *sources,
        ],
        opt_level=optimise,
        debug_level="0",
        multi_file=True,  # measured on 10,000 lines: 58 s instead of 207 s, and as fast when it runs
        target_dir=str(work / "c"),
        group_name="tablee",
    )
    command = ParallelBuild(setuptools.Distribution({"name": "tablee", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
    command.ensure_finalized()
    command.run()
