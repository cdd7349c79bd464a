import { transliterate } from "./transliterate";

/**
 * Whether a surname as a person types it is the one in the booking: any case, Cyrillic or Latin, Uzbek or Russian habits of
 * spelling (Хўжаев, Xoʻjayev, Khojaev). Deliberately loose: the booking number has to be right as well.
 * @param stored Latin, as in the passport
 */
export function sameSurname(typed: string, stored: string): boolean {
  const wanted = spellingKey(stored);
  return wanted !== "" && surnameSpellings(typed).includes(wanted);
}

/** What a surname as a person types it may have in common with the one in a booking; a surname in Latin has one, that of `stored`. */
export function surnameSpellings(typed: string): string[] {
  const keys = [typed, typed.replace(/ё/gi, "йо")].map(spellingKey);
  return [...new Set(keys)].filter((key) => key !== "");
}

/** What all spellings of one name have in common. */
function spellingKey(name: string): string {
  const letters = transliterate(name.replace(/[ъь]/gi, "")).replace(/[^A-Z]/g, "");
  return letters
    .replace(/KH|X/g, "H")
    .replace(/ZH|DJ/g, "J")
    .replace(/[IY]+(?=[AEOU])/g, "")
    .replace(/Y/g, "I")
    .replace(/II+/g, "I");
}
