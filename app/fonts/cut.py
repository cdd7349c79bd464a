"""Cuts the faces of this folder from the package @fontsource/fira-sans (see README.md).

    python3 cut.py FOLDER-OF-THE-PACKAGE'S-files    needs fonttools and brotli
"""

import sys
from pathlib import Path

from fontTools.misc.transform import Transform
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

WEIGHTS = (400, 500, 600)

# What every page of a language needs. The others are loaded where a name has one of their letters: keep in step with fira-sans.css.
LATIN = "20-7E,A0-BF,D7,F7,131,2BB,2BC,2009,2010-2014,2018-201A,201C-201E,2022,2026,202F,2039,203A,20AC,2122,2190-2193,2212"
CUTS = {
    "latin": ("latin", LATIN),
    "latin-letters": ("latin", "C0-D6,D8-F6,F8-FF,152,153"),
    "latin-ext": ("latin-ext", "100-130,132-151,154-17F,18F,1A0,1A1,1AF,1B0,218-21B,259,1E9E,20BD"),
    "cyrillic": ("cyrillic", "400-45F,490,491,2116"),
    "cyrillic-ext": ("cyrillic-ext", "492-4FF"),
}

NARROW_SPACE = 210  # of 1000: wide enough to part thousands at 13 px, narrower than a word's space (265)


def add_missing(font: TTFont) -> None:
    """The package leaves out the space inside amounts, the hyphen that does not break, and the arrows of routes."""
    known = font.getBestCmap()
    font["glyf"]["narrowspace"] = TTGlyphPen(None).glyph()
    font["hmtx"]["narrowspace"] = (NARROW_SPACE, 0)
    cmap = {0x2009: "narrowspace", 0x202F: "narrowspace", 0x2010: known[0x2D], 0x2011: known[0x2D]}
    up = font["glyf"][known[0x2191]]
    up_width = font["hmtx"][known[0x2191]][0]
    middle_x, middle_y = up_width / 2, (up.yMin + up.yMax) / 2
    for code, name, quarter in ((0x2192, "arrowright", -1), (0x2190, "arrowleft", 1)):
        pen = TTGlyphPen(None)
        half = (up.yMax - up.yMin) / 2 + 60
        turn = Transform(0, quarter, -quarter, 0, half + quarter * middle_y, 330 - quarter * middle_x)
        font.getGlyphSet()[known[0x2191]].draw(TransformPen(pen, turn))
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (round(half * 2), round(half - (up.yMax - up.yMin) / 2))
        cmap[code] = name
    for table in font["cmap"].tables:
        table.cmap.update(cmap)


def cut(folder: Path, weight: int, name: str) -> None:
    part, codes = CUTS[name]
    font = TTFont(folder / f"fira-sans-{part}-{weight}-normal.woff2")
    if name == "latin":
        add_missing(font)
    options = Options(hinting=False, layout_features=["kern", "mark", "ccmp", "locl", "tnum"], flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(codes))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(Path(__file__).parent / f"fira-sans-{name}-{weight}.woff2")


if __name__ == "__main__":
    for weight in WEIGHTS:
        for name in CUTS:
            cut(Path(sys.argv[1]), weight, name)
