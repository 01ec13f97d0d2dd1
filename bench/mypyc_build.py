"""Run by bench.compile in the folder to compile: `python -m bench.mypyc_build LEVEL MODULE...`.

One C file per module, several compiled at once: a single file for all games takes the C compiler three times as long.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError


class ParallelBuild(build_ext):
    """setuptools builds extensions at once, but not the files of one extension."""

    def build_extensions(self) -> None:
        compile_file = self.compiler.compile

        def compile_files(sources: list[str], **options: Any) -> list[str]:
            if len(sources) > 1:
                self.read_header_once(sources[0], options)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_file([source], **options), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_files
        super().build_extensions()

    def read_header_once(self, source: str, options: dict[str, Any]) -> None:
        """All begin with one long header, and gcc keeps what it has read of it; without that it only takes longer."""
        first = Path(source).read_text(encoding="utf-8").partition("\n")[0]
        header = Path(source).with_name(first.split('"')[1])
        folders = [f"-I{folder}" for folder in [*options["include_dirs"], *self.compiler.include_dirs]]
        command = [*self.compiler.compiler_so, *folders, *options["extra_postargs"], "-x", "c-header", str(header)]
        with suppress(CCompilerError, ExecError):
            self.compiler.spawn([*command, "-o", f"{header}.gch"])


def main(level: str, modules: list[str]) -> None:
    setup(
        name="tinkuy-compiled",
        ext_modules=mypycify(modules, opt_level=level, debug_level="0", multi_file=True),
        cmdclass={"build_ext": ParallelBuild},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"],
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
