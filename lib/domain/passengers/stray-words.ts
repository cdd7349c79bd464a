/** Titles and passenger types, which people and other systems write behind names, and which no name has. */
const TITLES = "MR MRS MS MISS MSTR MISTER MISSIS DR PROF ADT CHD INF МИСТЕР МИССИС ГОСПОДИН ГОСПОЖА".split(" ");
/**
 * What fields are called, in forms and passports: those for names, and those that stand beside them. Words that are names as well are none of
 * these: people are called Sharifi, Ismi and Fio.
 */
const LABELS = [
  ...["SURNAME", "LASTNAME", "FIRSTNAME", "FULLNAME", "LAST NAME", "FIRST NAME", "MIDDLE NAME", "FULL NAME", "GIVEN NAME", "GIVEN NAMES"],
  ...["NAME", "FAMILIYA", "FAMILIYASI", "FAMILIYAM", "ISM", "OTASINING ISMI", "IMYA", "OTCHESTVO", "F I O", "F I SH"],
  ...["ФАМИЛИЯ", "ФАМИЛИЯСИ", "ИМЯ", "ИСМИ", "ОТЧЕСТВО", "ФИО", "Ф И О", "ПРІЗВИЩЕ", "ТЕГІ"],
  ...[
    "NACHNAME",
    "VORNAME",
    "PRENOM",
    "SOYADI",
    "PASSPORT",
    "PASPORT",
    "ПАСПОРТ",
    "NATIONALITY",
    "CITIZENSHIP",
    "FUQAROLIGI",
    "ГРАЖДАНСТВО",
  ],
  ...["DATE OF BIRTH", "BIRTHDATE", "BIRTHDAY", "DOB", "ДАТА РОЖДЕНИЯ"],
];
const STRAY = [...TITLES, ...LABELS, "Г Н", "Г ЖА"].toSorted((left, right) => right.length - left.length);

/** What people write where a passport has no given name. */
const NOTHING = [
  "NONE",
  "NONAME",
  "NO NAME",
  "NOT GIVEN",
  "NO GIVEN NAME",
  "NO FIRST NAME",
  "NOT APPLICABLE",
  "NAME UNKNOWN",
  "N A",
  "XX",
  "XXX",
  "XXXX",
  "UNKNOWN",
  "НЕТ",
  "ЙЎҚ",
  "YO Q",
];

/** A title or the name of a field in what was written as a name, as it stands there in capitals; null where there is none. */
export function strayWord(name: string): string | null {
  const words = ` ${wordsOf(name)} `;
  return STRAY.find((stray) => words.includes(` ${stray} `)) ?? null;
}

/** Whether a text says that there is no such name: a hyphen, a point, `N/A`, `XXX`. There are families called Null, but programs send it as well. */
export function saysNothing(name: string, part: "first" | "last"): boolean {
  const words = wordsOf(name);
  return words === "" || NOTHING.includes(words) || (part === "first" && words === "NULL");
}

function wordsOf(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
