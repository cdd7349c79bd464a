import { transliterate } from "./transliterate";

/**
 * Whether a surname as a person types it is the one in the booking: any case, Cyrillic or Latin, Uzbek or Russian habits of
 * spelling (Хўжаев, Xoʻjayev, Khojaev). Deliberately loose: the booking number has to be right as well.
 * @param stored Latin, as in the passport
 */
export function sameSurname(typed: string, stored: string): boolean {
  const wanted = spellingKey(stored);
  return wanted !== "" && [typed, typed.replace(/ё/gi, "йо")].some((spelling) => spellingKey(spelling) === wanted);
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
