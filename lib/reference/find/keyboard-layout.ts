/** The keys of letters, row by row, on a Latin keyboard and on a Russian one; then those that are no letters in Latin, with Shift. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.~{}:\"<>";
const RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю";

// Some letters stand twice, the second time for their keys with Shift: the first is what they write.
const SWAPPED = new Map([...LATIN].flatMap((key, index) => [pair(RUSSIAN[index], key), pair(key, RUSSIAN[index])]).reverse());

function pair(key = "", other = ""): [string, string] {
  return [key, other];
}

/** What the same keys write on the other keyboard, in small letters: `nfirtyn` is `ташкент`, `дщтвщт` is `london`. */
export function onOtherKeyboard(text: string): string {
  return [...text.toLowerCase()].map((key) => SWAPPED.get(key) ?? key).join("");
}
