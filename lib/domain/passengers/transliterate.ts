/**
 * Cyrillic to Latin as passports print it: ICAO Doc 9303 part 3, section 6 B. The Uzbek letters Ў Қ Ғ Ҳ, which packages drop,
 * follow the machine-readable line of Uzbek passports.
 */
const TABLE: Readonly<Record<string, string>> = {
  А: "A",
  Б: "B",
  В: "V",
  Г: "G",
  Ґ: "G",
  Д: "D",
  Е: "E",
  Ё: "E",
  Є: "IE",
  Ж: "ZH",
  З: "Z",
  И: "I",
  І: "I",
  Ї: "I",
  Й: "I",
  К: "K",
  Л: "L",
  М: "M",
  Н: "N",
  О: "O",
  П: "P",
  Р: "R",
  С: "S",
  Т: "T",
  У: "U",
  Ф: "F",
  Х: "KH",
  Ц: "TS",
  Ч: "CH",
  Ш: "SH",
  Щ: "SHCH",
  Ъ: "IE",
  Ы: "Y",
  Ь: "",
  Э: "E",
  Ю: "IU",
  Я: "IA",
  Ў: "O",
  Қ: "Q",
  Ғ: "G",
  Ҳ: "H",
  Ә: "A",
  Ң: "N",
  Ө: "O",
  Ү: "U",
  Ұ: "U",
  Һ: "H",
  Ӣ: "I",
  Ӯ: "U",
  Ҷ: "J",
  // Latin letters that do not come apart into a letter and an accent.
  Æ: "AE",
  Œ: "OE",
  Ø: "OE",
  Ł: "L",
  Đ: "D",
  Þ: "TH",
  ẞ: "SS",
  Ə: "A",
  ı: "I",
};

const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032]/g;

/** One kind of apostrophe, one kind of hyphen, single spaces, none at the ends. */
export function tidyName(name: string): string {
  return name
    .replace(APOSTROPHES, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** A name in capital Latin letters, as the passport's machine-readable line would spell it; other characters are left out. */
export function transliterate(name: string): string {
  const letters = [...tidyName(name).toUpperCase().normalize("NFC")].map((letter) => TABLE[letter] ?? withoutAccent(letter));
  return letters
    .join("")
    .replace(/[^A-Z' -]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Where the Latin script of Uzbek passports differs from ICAO's table: Юлдашев is YULDASHEV, not IULDASHEV. */
const UZBEK: Readonly<Record<string, string>> = { Ё: "YO", Ж: "J", Й: "Y", Х: "X", Щ: "SH", Ъ: "", Ы: "I", Ю: "YU", Я: "YA" };

/** The likely spelling in a passport of the country, which prints its own alphabet before the machine-readable line. */
export function passportSpelling(name: string, citizenship: string): string {
  if (citizenship !== "UZ") return transliterate(name);
  const letters = tidyName(name).toUpperCase().normalize("NFC");
  const uzbek = letters.replace(/(^|[\s'-]|[АЕЁИОУЫЭЮЯЎ])Е/g, "$1YE").replace(/[ЁЖЙХЩЪЫЮЯ]/g, (letter) => UZBEK[letter] ?? letter);
  return transliterate(uzbek);
}

function withoutAccent(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A name without what two spellings of it may differ in: case, spaces, hyphens, apostrophes. */
export function plainName(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}]/gu, "");
}
