"""The extension for VS Code as it is packed, with the server as a module of WebAssembly."""

import os
import pathlib
import subprocess
import zipfile

import bench

PACKER = bench.REPOSITORY / ".ci/package"


def module():
    """The module, built unless W8LOG_MODULE names one."""
    if given := os.environ.get("W8LOG_MODULE"):
        return pathlib.Path(given).resolve(strict=True)
    path = bench.REPOSITORY / ".build/w8log.wasm"
    subprocess.run([PACKER / "module", path], check=True)
    return path


def unpack(folder):
    """Packs the extension and unpacks it into `folder`; the folder that VS Code would have of it."""
    package = folder / "w8log.vsix"
    folder.mkdir(exist_ok=True)
    subprocess.run([PACKER / "vsix", module(), package], check=True)
    with zipfile.ZipFile(package) as archive:
        archive.extractall(folder)
    return folder / "extension"
