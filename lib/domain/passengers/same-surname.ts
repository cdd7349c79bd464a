import { allSpellings, transliterate } from "./transliterate";

/**
 * Whether a surname as a person types it is the one in the booking: any case, Cyrillic or Latin, Uzbek or Russian habits of
 * spelling (Хўжаев, Xoʻjayev, Khojaev). Deliberately loose: the booking number has to be right as well.
 * @param stored Latin, as in the passport
 */
export function sameSurname(typed: string, stored: string): boolean {
  const wanted = spellingKey(stored);
  return wanted !== "" && surnameSpellings(typed).includes(wanted);
}

/**
 * What a surname as a person types it may have in common with the one in a booking, which is spelled by the custom of some country; one in
 * plain Latin letters has one, that of `stored`.
 */
export function surnameSpellings(typed: string): string[] {
  const keys = [typed, ...allSpellings(typed)].map(spellingKey);
  return [...new Set(keys)].filter((key) => key !== "");
}

/** The first of `surnameSpellings`, nearly always without the others: they cost each passenger of a booking 0.2 ms. Null where there is none. */
export function surnameSpelling(written: string): string | null {
  return spellingKey(written) || (surnameSpellings(written)[0] ?? null);
}

/**
 * What the spellings of one name by different countries have in common: KH, X, GH, G and H; Q and K; SHCH and SH; Ё as E, IO and YO; Ü as UE and U.
 * It is meant to be loose: strangers need the booking number beside it, and an agency finds among bookings of its own.
 */
function spellingKey(name: string): string {
  const letters = transliterate(name.replace(/[ъь]/gi, "")).replace(/[^A-Z]/g, "");
  return letters
    .replace(/[KG]H|[XG]/g, "H")
    .replace(/Q/g, "K")
    .replace(/ZH|DJ/g, "J")
    .replace(/SHCH/g, "SH")
    .replace(/[IY]O/g, "E")
    .replace(/[IY]+(?=[AEOU])/g, "")
    .replace(/([AOU])E/g, "$1")
    .replace(/AA+/g, "A")
    .replace(/Y/g, "I")
    .replace(/II+/g, "I");
}
