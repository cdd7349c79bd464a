/** Uzbek Cyrillic to Latin, apostrophes left out as foldText leaves them out. */
const CYRILLIC_TO_LATIN: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ғ: "g",
  д: "d",
  е: "e",
  ж: "j",
  з: "z",
  и: "i",
  к: "k",
  қ: "q",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "x",
  ҳ: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  ъ: "",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

/**
 * A text as it is compared while somebody types: lower case, no accents, no apostrophes of any kind (`Fargʻona`, `farg'ona`
 * and `fargona` are one), anything else that is not a letter or a digit becomes one space.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´ʻʼʹ]/g, "")
    .replace(/ı/g, "i")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Uzbek in Cyrillic letters as Latin, of a folded text: `тошкент` → `toshkent`. Accents are gone, so ў and у, й and и are one. */
export function latinFromCyrillic(folded: string): string {
  return folded.replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC_TO_LATIN[letter] ?? letter);
}
