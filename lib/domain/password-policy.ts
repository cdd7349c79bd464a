import { type LocalizedText, t } from "./localized";

/** NIST SP 800-63B-4, 3.1.1.2, asks for 15 where a password stands alone, 8 beside a second factor. Ours is between: most people have one factor. */
export const SHORTEST_PASSWORD = 12;
/** Long enough for any sentence, short enough to be hashed. */
const LONGEST_PASSWORD = 200;

const TEXTS = {
  short: t(
    `Use at least ${SHORTEST_PASSWORD} characters. Several words in a row are easy to remember and hard to guess.`,
    `Нужно не меньше ${SHORTEST_PASSWORD} символов. Несколько слов подряд легко запомнить и трудно угадать.`,
    `Kamida ${SHORTEST_PASSWORD} ta belgi kerak. Ketma-ket bir necha soʻzni eslab qolish oson, topish qiyin.`,
  ),
  long: t(
    `Use at most ${LONGEST_PASSWORD} characters.`,
    `Не больше ${LONGEST_PASSWORD} символов.`,
    `Koʻpi bilan ${LONGEST_PASSWORD} ta belgi.`,
  ),
  common: t(
    "This is among the first passwords that anybody tries. Choose another one.",
    "Такие пароли пробуют первыми. Придумайте другой.",
    "Bunday parollarni birinchi boʻlib sinab koʻrishadi. Boshqasini oʻylab toping.",
  ),
  address: t(
    "Your e-mail address is in this password, or the other way round. Choose another one.",
    "Этот пароль почти совпадает с адресом вашей почты. Придумайте другой.",
    "Bu parol elektron pochtangizga oʻxshaydi. Boshqasini oʻylab toping.",
  ),
} as const satisfies Record<string, LocalizedText>;

/**
 * Why a new password cannot be taken; null where it can. Any characters do: rules about which make passwords worse (NIST SP 800-63B, 3.1.1.2).
 * @param email of whoever wants it
 */
export function passwordProblem(password: string, email: string): LocalizedText | null {
  const written = password.normalize("NFKC");
  const length = [...written].length;
  if (length < SHORTEST_PASSWORD) return TEXTS.short;
  if (length > LONGEST_PASSWORD) return TEXTS.long;
  const plain = written.toLowerCase();
  if (isCommon(plain)) return TEXTS.common;
  return isAddress(plain, email.toLowerCase()) ? TEXTS.address : null;
}

/** One short thing again and again: `aaaaaaaaaaaa`, `abcabcabcabc`, `2026!2026!2026!`. */
const REPEATED = /^(.{1,6})\1{2,}.{0,3}$/su;
/** What stands side by side in the alphabet or on a keyboard, there and back. */
const ROWS = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);

/** What long passwords on published lists are made of, and words of ours: years, digits and marks around them are what everybody thinks of. */
const COMMON = new Set(
  `password passwort parol kontrasena motdepasse qwerty qwertyuiop qwertyqwerty asdfghjkl zxcvbnm iloveyou iloveyouforever letmein welcome
   administrator admin changeme changeit secret superman batman football baseball basketball princess sunshine monkey dragon master shadow
   starwars whatever computer internet samsung liverpool manchester chelsea barcelona correcthorsebatterystaple passwordpassword mypassword
   thisismypassword yourpassword newpassword summer winter spring autumn january february march april june july august september october
   november december operator agent agency booking flight ticket tickets travel aviabilet parvoz toshkent tashkent uzbekistan ozbekiston
   samarkand samarqand buxoro bukhara йцукен йцукенгшщз пароль привет любовь наташа максим андрей здравствуйте солнышко ташкент узбекистан
   самарканд`.split(/\s+/),
);
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function isCommon(plain: string): boolean {
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (REPEATED.test(plain) || RUNS.some((row) => row.includes(plain) || (bare.length >= 8 && row.includes(bare)))) return true;
  const word = plain.replace(/^\P{L}+|\P{L}+$/gu, "");
  return COMMON.has(word) || COMMON.has([...word].map((letter) => LETTERS[letter] ?? letter).join(""));
}

/** The address, or what stands before its `@`, with no more than a few characters around it. */
function isAddress(plain: string, email: string): boolean {
  const [name = ""] = email.split("@");
  return [email, name].some((text) => text.length >= 4 && plain.includes(text) && plain.length - text.length < 6) || email.includes(plain);
}
