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

/** Letters that Russian and English write differently for one sound, in the order in which they are put into one form. */
const ONE_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ы/g, "i"],
  [/щ/g, "sh"],
  [/shch|sch/g, "sh"],
  [/kh|x/g, "h"],
  [/zh/g, "j"],
  [/ck|q|c(?!h)/g, "k"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/ou/g, "u"],
  [/ee|ey|ay/g, "i"],
  [/[yi]+/g, "i"],
  [/ie|io/g, "e"],
  [/(.)\1+/g, "$1"],
];

/**
 * A folded text as it sounds, about: `хасавюрт` and `khasavyurt` are one. It finds a name that is known in Latin letters alone by what Russian
 * and Uzbek would make of it; it is no name, and is shown to nobody.
 */
export function soundOf(folded: string): string {
  // Before Cyrillic х becomes a Latin x: Оксфорд is Oxford, and Сямэнь Xiamen.
  const latin = latinFromCyrillic(folded.replace(/\bx/g, "s").replace(/x/g, "ks"));
  return ONE_SOUND.reduce((text, [letters, one]) => text.replace(letters, one), latin);
}
