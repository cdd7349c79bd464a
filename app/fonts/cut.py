"""Cuts the faces of this folder from the packages @fontsource/fira-sans and @expo-google-fonts/fira-sans (see README.md).

    python3 cut.py FOLDER-OF-THE-FIRST-PACKAGE'S-files FOLDER-OF-THE-SECOND    needs fonttools and brotli
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

# What papers need: one file a weight, for whatever is printed has to be embedded. In other scripts names are set in DejaVu Sans.
PAPER_WEIGHTS = {400: "400Regular/FiraSans_400Regular.ttf", 600: "600SemiBold/FiraSans_600SemiBold.ttf"}
PAPER = (
    "20-7E,A0-17F,18F,192,1A0,1A1,1AF,1B0,1CD-1DC,1FA-1FF,218-21B,237,259,2B9-2BF,2C6,2C7,2D8-2DD,300-30C,312,31B,323-328,370-3FF,400-52F,"
    "1E80-1E85,1E9E,1EA0-1EF9,2009-2014,2018-201E,2020-2022,2026,202F,2030,2032,2033,2039,203A,2044,20A0-20BF,2116,2122,2190-2193,2212"
)

NARROW_SPACE = 210  # of 1000: wide enough to part thousands at 13 px, narrower than a word's space (265)


def add_space_and_hyphen(font: TTFont) -> None:
    """Both packages leave out the space inside amounts and the hyphen that does not break."""
    hyphen = font.getBestCmap()[0x2D]
    font["glyf"]["narrowspace"] = TTGlyphPen(None).glyph()
    font["hmtx"]["narrowspace"] = (NARROW_SPACE, 0)
    name(font, {0x2009: "narrowspace", 0x202F: "narrowspace", 0x2010: hyphen, 0x2011: hyphen})


def name(font: TTFont, glyphs: dict[int, str]) -> None:
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(glyphs)


def add_arrows(font: TTFont) -> None:
    """The first package leaves out the arrows of routes."""
    known = font.getBestCmap()
    cmap = {}
    up = font["glyf"][known[0x2191]]
    up_width = font["hmtx"][known[0x2191]][0]
    middle_x, middle_y = up_width / 2, (up.yMin + up.yMax) / 2
    for code, glyph, quarter in ((0x2192, "arrowright", -1), (0x2190, "arrowleft", 1)):
        pen = TTGlyphPen(None)
        half = (up.yMax - up.yMin) / 2 + 60
        turn = Transform(0, quarter, -quarter, 0, half + quarter * middle_y, 330 - quarter * middle_x)
        font.getGlyphSet()[known[0x2191]].draw(TransformPen(pen, turn))
        font["glyf"][glyph] = pen.glyph()
        font["hmtx"][glyph] = (round(half * 2), round(half - (up.yMax - up.yMin) / 2))
        cmap[code] = glyph
    name(font, cmap)


def make_figures_equally_wide(font: TTFont) -> None:
    """Pages ask for figures of one width by a feature; on paper all figures are."""
    table = font["GSUB"].table
    lookups = {at for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum" for at in record.Feature.LookupListIndex}
    subtables = [getattr(part, "ExtSubTable", part) for at in lookups for part in table.LookupList.Lookup[at].SubTable]
    equal = {wide: narrow for part in subtables for wide, narrow in part.mapping.items()}
    known = font.getBestCmap()
    name(font, {figure: equal[known[figure]] for figure in range(0x30, 0x3A)})


def cut(folder: Path, weight: int, letters: str) -> None:
    part, codes = CUTS[letters]
    font = TTFont(folder / f"fira-sans-{part}-{weight}-normal.woff2")
    if letters == "latin":
        add_space_and_hyphen(font)
        add_arrows(font)
    options = Options(hinting=False, layout_features=["kern", "mark", "ccmp", "locl", "tnum"], flavor="woff2")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(codes))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(Path(__file__).parent / f"fira-sans-{letters}-{weight}.woff2")


def cut_for_papers(folder: Path, weight: int) -> None:
    font = TTFont(folder / PAPER_WEIGHTS[weight], recalcTimestamp=False)
    add_space_and_hyphen(font)
    make_figures_equally_wide(font)
    subsetter = Subsetter(Options(hinting=False, layout_features=["kern", "mark", "ccmp"]))
    subsetter.populate(unicodes=parse_unicodes(PAPER))
    subsetter.subset(font)
    font.save(Path(__file__).parent / "papers" / f"fira-sans-{weight}.ttf")


if __name__ == "__main__":
    for weight in WEIGHTS:
        for letters in CUTS:
            cut(Path(sys.argv[1]), weight, letters)
    for weight in PAPER_WEIGHTS:
        cut_for_papers(Path(sys.argv[2]), weight)
