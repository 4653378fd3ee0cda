"""Build with mypyc where a C compiler works, as plain Python where none does.

MEADHALL_COMPILE=0 never compiles, =1 must compile; otherwise compiling is tried.
"""

import os
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.dist import Distribution

ROOT = Path(__file__).parent
METADATA = {"egg_info", "dist_info", "sdist"}  # commands that build nothing


def compiled_sources() -> list[str]:
    """The files that [tool.meadhall] names, relative to the root."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["meadhall"]
    found = {path for pattern in table["compiled"] for path in ROOT.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in table["interpreted"])


def compiler_works() -> bool:
    """Whether an extension module can be built here: a compiler, a linker and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        probe.ensure_finalized()
        try:
            probe.run()
        except Exception:
            return False
    return True


def compile_all() -> None:
    """One mypycify call and one library, so that the compiler can inline across modules."""
    from mypyc.build import mypycify

    # No cache: mypyc 2.4.1 reads a cached class back without its i64 attributes' bitmap, and crashes.
    options = ["--follow-imports=silent", f"--cache-dir={os.devnull}"]
    extensions = mypycify(
        [*options, *compiled_sources()],
        opt_level="3",
        debug_level="0",
        target_dir=f"build/{sys.implementation.cache_tag}",
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    setup(ext_modules=extensions)


def main() -> None:
    wish = os.environ.get("MEADHALL_COMPILE", "")
    if wish == "0" or METADATA & set(sys.argv):
        setup()
    elif wish == "1":
        compile_all()
    elif not compiler_works():
        print("meadhall: no C compiler, building plain Python", file=sys.stderr)
        setup()
    else:
        try:
            compile_all()
        except (Exception, SystemExit) as failure:
            if isinstance(failure, SystemExit) and not failure.code:
                raise
            print("meadhall: compiling failed, building plain Python", file=sys.stderr)
            setup()


if __name__ == "__main__":
    main()
