import type { ErrorName } from "../errors";
import type { Report } from "./problem";
import { saysNothing, strayWord } from "./stray-words";
import { latinText, strayText, TEXTS } from "./texts";
import { offeredSpelling, tidyName } from "./transliterate";

const MAX_NAME = 25;
const LATIN_NAME = /^[A-Za-z][A-Za-z' -]*$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Most letters of surname, first and middle name together, blanks and hyphens within them counted. Carriers take
 * `SURNAME/FIRST MIDDLE/DDMMMYY`; systems differ in how long that may be, and with 55 characters, the shortest that we allow for, no name is cut
 * on the way (code 1125: name, surname and birth date together).
 */
export const MOST_LETTERS = 46;

export function hasCyrillic(text: string): boolean {
  return CYRILLIC.test(text);
}

/** Which name of a passenger it is, and by whose custom the passport spells it. */
interface NameUse {
  part: "first" | "last";
  /** ISO 3166-1 alpha-2; empty where none is told. */
  citizenship: string;
}

/** A first or last name, tidied. An absent one is missing; an empty one has the wrong length. */
export function readName(
  raw: string | undefined,
  field: string,
  missing: ErrorName,
  { part, citizenship }: NameUse,
  report: Report,
): string | null {
  const absent = part === "first" ? TEXTS.firstNameRequired : TEXTS.lastNameRequired;
  if (raw === undefined) return report(missing, field, absent);
  const name = tidyName(raw);
  if (name === "") return report("name_length", field, absent);
  if (saysNothing(name, part)) return report("bad_format", field, absent);
  if (name.length > MAX_NAME) return report("name_length", field, TEXTS.nameLength);
  return readLetters(name, field, citizenship, report);
}

/** A middle name, or "" where there is none. */
export function readMiddleName(raw: string | null | undefined, field: string, citizenship: string, report: Report): string | null {
  const name = tidyName(raw ?? "");
  return name === "" ? "" : readLetters(name, field, citizenship, report);
}

/** Latin letters alone, and of a name alone. */
function readLetters(name: string, field: string, citizenship: string, report: Report): string | null {
  const stray = strayWord(name);
  if (stray) return report("check_names_and_documents", field, strayText(stray));
  const spelling = offeredSpelling(name, citizenship);
  if (hasCyrillic(name)) return report("cyrillic_not_allowed", field, spelling ? latinText(spelling) : TEXTS.nameCharacters);
  if (LATIN_NAME.test(name)) return name;
  return report("bad_format", field, spelling ? latinText(spelling) : TEXTS.nameCharacters);
}

/** Whether the names fit into the element that carriers take. */
export function namesFit(firstName: string, middleName: string, lastName: string): boolean {
  const given = middleName === "" ? firstName : `${firstName} ${middleName}`;
  return lastName.length + given.length <= MOST_LETTERS;
}
