import { plainText } from "../text/plain-text";

/**
 * Cyrillic, and Latin letters with marks, as passports print them: ICAO Doc 9303 part 3, section 6 B and A. The Uzbek letters Ў Қ Ғ Ҳ, which packages drop,
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
  Ђ: "DJ",
  Ѓ: "G",
  Ѕ: "DZ",
  Ј: "J",
  Љ: "LJ",
  Њ: "NJ",
  Ћ: "C",
  Ќ: "K",
  Џ: "DZ",
  // Section 6 A: Latin letters that are more than a letter and a mark, and those that do not come apart into them.
  Ä: "AE",
  Å: "AA",
  Æ: "AE",
  Ö: "OE",
  Œ: "OE",
  Ø: "OE",
  Ü: "UE",
  Ĳ: "IJ",
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Ħ: "H",
  Ŋ: "N",
  Ŧ: "T",
  Þ: "TH",
  ẞ: "SS",
  Ə: "A",
  ı: "I",
};

const APOSTROPHES = /[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ee\u2018\u2019\u201b\u2032\u2035\ua78c\uff07]/g;

/** Letters of usual width, none joined to another, one kind of apostrophe, one kind of hyphen, single spaces, none at the ends. */
export function tidyName(name: string): string {
  return plainText(name)
    .replace(APOSTROPHES, "'")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

type Spellings = Readonly<Record<string, string>>;

/** Spellings in which passports of a country differ from ICAO's table. */
interface Custom {
  letters?: Spellings;
  /** Spellings at the beginning of a word. */
  first?: Spellings;
  /** Spellings at the beginning of a word, after a vowel and after a hard or soft sign. */
  afterVowel?: Spellings;
  /** Spellings of several letters together. */
  together?: Spellings;
}

/** Section 6 A leaves it to the state whether the marks of Ö and Ü count. */
const PLAIN_UMLAUTS: Custom = { letters: { Ä: "A", Ö: "O", Ü: "U" } };
const SERBIAN: Custom = { letters: { Đ: "DJ", Ж: "Z", Х: "H", Ц: "C", Ч: "C", Ш: "S" } };
const SPANISH = "ES AR BO CL CO CR CU DO EC GT HN MX NI PA PE PY SV UY VE PT BR".split(" ");

/** Spellings by the country that issued the passport, ISO 3166-1 alpha-2. */
const CUSTOMS: Readonly<Record<string, Custom>> = {
  // The Latin script of Uzbek passports: Юлдашев is YULDASHEV, not IULDASHEV.
  UZ: {
    letters: { Ё: "YO", Ж: "J", Й: "Y", Х: "X", Щ: "SH", Ъ: "", Ы: "I", Ю: "YU", Я: "YA" },
    afterVowel: { Е: "YE" },
  },
  // Kazakhstan: Қ is K there, Ю and Я are YU and YA.
  KZ: { letters: { Ё: "YO", Й: "Y", Ю: "YU", Я: "YA", Ъ: "", Қ: "K", Ғ: "G", І: "I" }, afterVowel: { Е: "YE" } },
  // Ukraine, resolution of the Cabinet of Ministers No. 55 of 27 January 2010.
  UA: {
    letters: { Г: "H", Ґ: "G", Є: "IE", И: "Y", Ї: "I", Й: "I", Ю: "IU", Я: "IA", "'": "" },
    first: { Є: "YE", Ї: "YI", Й: "Y", Ю: "YU", Я: "YA" },
    together: { ЗГ: "ZGH" },
  },
  // Belarus, by the exceptions of ICAO's table.
  BY: { letters: { Г: "H", Ё: "IO", Ў: "U", "'": "" }, first: { Е: "YE", Ё: "YO", Ю: "YU", Я: "YA" } },
  // Bulgaria, law on transliteration of 2009.
  BG: { letters: { Й: "Y", Х: "H", Щ: "SHT", Ъ: "A", Ь: "Y", Ю: "YU", Я: "YA" } },
  MK: { letters: { Ѓ: "GJ", Ќ: "KJ", Х: "H", Ц: "C", Џ: "DJ" } },
  ...{ RS: SERBIAN, ME: SERBIAN, BA: SERBIAN },
  ...{ TR: PLAIN_UMLAUTS, AZ: PLAIN_UMLAUTS, TM: PLAIN_UMLAUTS },
  ...Object.fromEntries(SPANISH.map((country) => [country, PLAIN_UMLAUTS])),
  // China writes Lü as LYU.
  CN: { letters: { Ü: "YU" } },
};

/** What stands before a letter; nothing does at the beginning. Patterns that look behind are newer than the oldest browsers that run this. */
const ANYWHERE = /^/;
const WORD_START = /^$|[\s-]$/;
const AFTER_VOWEL = /^$|[\s\-АЕЁИІОУЫЭЮЯЎӘӨҮҰЬЪ]$/;

/** A name in capital Latin letters by ICAO's table alone; other characters are left out. */
export function transliterate(name: string): string {
  return inLatin(upperCase(name));
}

/** The likely spelling in the machine-readable lines of a passport of the country: what errors and forms offer. */
export function passportSpelling(name: string, citizenship: string): string {
  return spelledBy(CUSTOMS[citizenship] ?? {}, name);
}

/** The spelling to offer for a name in other letters than passports' lines have; null where it has these alone, or none can be spelled. */
export function offeredSpelling(name: string, citizenship: string): string | null {
  return /[^\p{ASCII}]/u.test(tidyName(name)) ? passportSpelling(name, citizenship) || null : null;
}

/** Every spelling that some country's passports have, ICAO's first. */
export function allSpellings(name: string): string[] {
  return [...new Set([transliterate(name), ...Object.values(CUSTOMS).map((custom) => spelledBy(custom, name))])];
}

function spelledBy({ letters = {}, first = {}, afterVowel = {}, together = {} }: Custom, name: string): string {
  const steps: [Spellings, RegExp][] = [
    [together, ANYWHERE],
    [first, WORD_START],
    [afterVowel, AFTER_VOWEL],
    [letters, ANYWHERE],
  ];
  return inLatin(steps.reduce((text, [spellings, where]) => replaceAll(text, spellings, where), upperCase(name)));
}

/** All at once: what stands before a letter is looked at as it was written. */
function replaceAll(text: string, spellings: Spellings, behind: RegExp): string {
  const written = Object.keys(spellings);
  if (written.length === 0) return text;
  return text.replace(new RegExp(written.join("|"), "g"), (letters, at: number) =>
    behind.test(text.slice(Math.max(at - 1, 0), at)) ? (spellings[letters] ?? letters) : letters,
  );
}

function upperCase(name: string): string {
  return tidyName(name).toUpperCase().normalize("NFC");
}

function inLatin(upper: string): string {
  const letters = [...upper].map((letter) => TABLE[letter] ?? withoutAccent(letter));
  return letters
    .join("")
    .replace(/[^A-Z' -]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function withoutAccent(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "");
}

/** A name without what two spellings of it may differ in: case, spaces, hyphens, apostrophes. */
export function plainName(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}]/gu, "");
}
