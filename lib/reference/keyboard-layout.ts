/** The keys of letters, row by row, on a Latin keyboard and on a Russian one. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбю";

const SWAPPED = new Map([...LATIN].flatMap((key, index) => [pair(key, RUSSIAN[index]), pair(RUSSIAN[index], key)]));

function pair(key = "", other = ""): [string, string] {
  return [key, other];
}

/** What the same keys write on the other keyboard, in small letters: `nfirtyn` is `ташкент`, `дщтвщт` is `london`. */
export function onOtherKeyboard(text: string): string {
  return [...text.toLowerCase()].map((key) => SWAPPED.get(key) ?? key).join("");
}
