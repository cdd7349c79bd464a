import type { ErrorName } from "../errors";
import type { Report } from "./problem";
import { cyrillicText, TEXTS } from "./texts";
import { tidyName, transliterate } from "./transliterate";

const MAX_NAME = 25;
const LATIN_NAME = /^[A-Za-z][A-Za-z' -]*$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Longest `SURNAME/FIRST MIDDLE/DDMMMYY` that is sent to a carrier. Reservation systems differ; this is the shortest we allow for,
 * so that no name is cut on the way (code 1125: name, surname and birth date together).
 */
const MAX_NAME_ELEMENT = 55;
const BIRTHDATE_ELEMENT = "/01JAN70".length;

export function hasCyrillic(text: string): boolean {
  return CYRILLIC.test(text);
}

/** A first or last name, tidied. An absent one is missing; an empty one has the wrong length. */
export function readName(raw: string | undefined, field: string, missing: ErrorName, report: Report): string | null {
  if (raw === undefined) return report(missing, field, TEXTS.nameRequired);
  const name = tidyName(raw);
  if (hasCyrillic(name)) return report("cyrillic_not_allowed", field, cyrillicText(transliterate(name)));
  if (name.length < 1 || name.length > MAX_NAME) return report("name_length", field, TEXTS.nameLength);
  if (!LATIN_NAME.test(name)) return report("bad_format", field, TEXTS.nameCharacters);
  return name;
}

/** A middle name, or "" where there is none. */
export function readMiddleName(raw: string | null | undefined, field: string, report: Report): string | null {
  const name = tidyName(raw ?? "");
  if (name === "") return "";
  if (hasCyrillic(name)) return report("cyrillic_not_allowed", field, cyrillicText(transliterate(name)));
  if (!LATIN_NAME.test(name)) return report("bad_format", field, TEXTS.nameCharacters);
  return name;
}

/** Whether the names fit into the element that carriers take. */
export function namesFit(firstName: string, middleName: string, lastName: string): boolean {
  const given = middleName === "" ? firstName : `${firstName} ${middleName}`;
  return `${lastName}/${given}`.length + BIRTHDATE_ELEMENT <= MAX_NAME_ELEMENT;
}
