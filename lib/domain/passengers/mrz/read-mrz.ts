import { birthOf, expiryOf, type ShortDate } from "../../times/short-dates";
import type { DocType } from "../doc-types";
import type { Gender } from "../passengers";
import { checkDigit } from "./check-digit";
import { type DocumentKind, documentKind } from "./document-kind";
import { internalNames, internalNumber, isRussianInternal } from "./russian-internal";
import { countryOf, type NoCitizenship, noCitizenship } from "./state-codes";
import { type LayoutName, zoneCharacters, zoneLines } from "./zone-lines";

/** A part that a check digit guards; `whole` is guarded by the last one. */
export type MrzPart = "number" | "birthdate" | "expiry" | "optional" | "whole";

/** What a machine-readable zone says. Names stay spelled as the zone has them; those of a Russian internal passport are spelled as abroad. */
export interface MrzReading {
  lastName: string;
  /** All given names; empty where the zone has none. */
  firstName: string;
  /** Middle name, which only a Russian internal passport parts from the given names. */
  middleName: string;
  /** The names fill their line: they may have been cut to fit. */
  isNameFull: boolean;
  /** ISO 3166-1 alpha-2, or XK. */
  citizenship: string | null;
  /** Why there is no citizenship, and the zone's three letters. */
  noCitizenship: { why: NoCitizenship; letters: string } | null;
  /** `YYYY-MM-DD`; null where the zone leaves a part of it open, or has no such day. */
  birthdate: string | null;
  expiry: string | null;
  gender: Gender | null;
  docType: DocType;
  number: string;
  /** What does not fit its check digit. */
  wrong: MrzPart[];
}

/** What a text is as a zone: one of a document to travel on, of another one, or none. */
export type MrzOutcome = { kind: "travel"; reading: MrzReading } | { kind: Exclude<DocumentKind, DocType> };

/** Shorter than any zone, with room for a few characters that were lost. */
const SHORTEST = 60;
/** Length of the longest text, with room for a line that was copied twice. */
const LONGEST = 180;

/** Whether a text is meant as a machine-readable zone: it is one, or only its characters, fillers among them, and about as long. */
export function looksLikeMrz(text: string): boolean {
  if (zoneLines(text)) return true;
  const zone = zoneCharacters(text);
  return zone.length >= SHORTEST && zone.length <= LONGEST && /^[A-Z][A-Z0-9<]*<<[A-Z0-9<]*$/.test(zone);
}

/**
 * Reads the zone of a document: of a passport (TD3, two lines of 44), of an identity card (TD1, three lines of 30, or TD2, two of 36): ICAO Doc
 * 9303 parts 3 to 6. A visa (MRV-A, MRV-B of part 7) and what is no document to travel on are told by their first letters, and nothing of them is
 * read. Spaces, line breaks, letter case, fillers that were lost at ends of lines, and what messengers make of two fillers do not matter.
 * @param today `YYYY-MM-DD`, by which years of two digits get their century
 * @returns null where the text is no whole zone
 */
export function readMrz(text: string, today: string): MrzOutcome | null {
  const zone = zoneLines(text);
  if (!zone) return null;
  const fields = FIELDS[zone.layout](zone.lines);
  const kind = documentKind(fields.code, fields.issuer);
  if (kind === "visa" || kind === "other") return { kind };
  return { kind: "travel", reading: readFields(fields, kind, today) };
}

/** How many characters of a zone a text has. */
export function mrzLength(text: string): number {
  return zoneCharacters(text).length;
}

/** The zone's fields as they stand in it. */
interface ZoneFields {
  code: string;
  issuer: string;
  nationality: string;
  names: string;
  number: Checked;
  birthdate: Checked;
  expiry: Checked;
  sex: string;
  /** Optional data, where they have a check digit of their own: TD3. */
  optional: Checked | null;
  whole: Checked;
}

interface Checked {
  text: string;
  digit: string;
}

type Lines = readonly [string, string, string];

/** Part 4, section 4.2. */
function td3Fields([first, second]: Lines): ZoneFields {
  return {
    ...ofTwoLines(first, second),
    optional: { text: second.slice(28, 42), digit: second.slice(42, 43) },
    whole: { text: `${second.slice(0, 10)}${second.slice(13, 20)}${second.slice(21, 43)}`, digit: second.slice(43) },
  };
}

/** Part 6, section 4.2. */
function td2Fields([first, second]: Lines): ZoneFields {
  return {
    ...ofTwoLines(first, second),
    number: longNumber(second.slice(0, 9), second.slice(9, 10), second.slice(28, 35)),
    optional: null,
    whole: { text: `${second.slice(0, 10)}${second.slice(13, 20)}${second.slice(21, 35)}`, digit: second.slice(35) },
  };
}

/** What two lines have in the same places, whatever their length. */
function ofTwoLines(first: string, second: string) {
  return {
    code: first.slice(0, 2),
    issuer: first.slice(2, 5),
    names: first.slice(5),
    number: { text: second.slice(0, 9), digit: second.slice(9, 10) },
    nationality: second.slice(10, 13),
    birthdate: { text: second.slice(13, 19), digit: second.slice(19, 20) },
    sex: second.slice(20, 21),
    expiry: { text: second.slice(21, 27), digit: second.slice(27, 28) },
  };
}

/** Part 5, section 4.2. */
function td1Fields([first, second, names]: Lines): ZoneFields {
  return {
    code: first.slice(0, 2),
    issuer: first.slice(2, 5),
    number: longNumber(first.slice(5, 14), first.slice(14, 15), first.slice(15)),
    birthdate: { text: second.slice(0, 6), digit: second.slice(6, 7) },
    sex: second.slice(7, 8),
    expiry: { text: second.slice(8, 14), digit: second.slice(14, 15) },
    nationality: second.slice(15, 18),
    names,
    optional: null,
    whole: { text: `${first.slice(5)}${second.slice(0, 7)}${second.slice(8, 15)}${second.slice(18, 29)}`, digit: second.slice(29) },
  };
}

/** Reads only the kind of a visa (part 7): nothing of it belongs to a passenger's passport. */
function visaFields([first, second]: Lines): ZoneFields {
  return { ...ofTwoLines(first, second), optional: null, whole: { text: "", digit: "" } };
}

const FIELDS: Readonly<Record<LayoutName, (lines: Lines) => ZoneFields>> = {
  TD1: td1Fields,
  TD2: td2Fields,
  TD3: td3Fields,
  visa: visaFields,
};

/** A number of more than nine characters goes on in the optional data, a filler in place of its digit (part 5, note j; part 6, note j). */
function longNumber(start: string, digit: string, optional: string): Checked {
  const [rest = ""] = optional.split("<");
  return digit === "<" && rest.length > 1 ? { text: `${start}${rest.slice(0, -1)}`, digit: rest.slice(-1) } : { text: start, digit };
}

function readFields(fields: ZoneFields, docType: DocType, today: string): MrzReading {
  const { names, nationality, sex, number, birthdate, expiry, optional } = fields;
  const citizenship = countryOf(nationality);
  const isInternal = isRussianInternal(fields);
  return {
    ...(isInternal ? internalNames(names) : namesOf(names)),
    isNameFull: !names.endsWith("<"),
    citizenship,
    noCitizenship: citizenship === null ? { why: noCitizenship(nationality), letters: nationality.replaceAll("<", "") } : null,
    birthdate: dayOf(birthdate.text, birthOf, today),
    expiry: dayOf(expiry.text, expiryOf, today),
    gender: sex === "M" || sex === "F" ? sex : null,
    docType,
    number: isInternal ? internalNumber(number.text, optional?.text ?? "") : number.text.replaceAll("<", ""),
    wrong: wrongParts(fields),
  };
}

function namesOf(names: string) {
  const [primary = "", secondary = ""] = names.split("<<");
  return { lastName: nameOf(primary), firstName: nameOf(secondary), middleName: "" };
}

function nameOf(identifier: string): string {
  return identifier.replaceAll("<", " ").trim();
}

/** `YYMMDD` of the zone. */
function dayOf(text: string, resolve: (date: ShortDate, today: string) => string | null, today: string): string | null {
  if (!/^\d{6}$/.test(text)) return null;
  return resolve({ year: text.slice(0, 2), month: text.slice(2, 4), day: text.slice(4) }, today);
}

/** What does not fit its digit; the whole where nothing else is named. */
function wrongParts({ number, birthdate, expiry, optional, whole }: ZoneFields): MrzPart[] {
  const parts: [MrzPart, Checked][] = [
    ["number", number],
    ["birthdate", birthdate],
    // A document that is valid for ever, as a Russian internal passport, has fillers alone.
    ...(isLeftOut(expiry) ? [] : ([["expiry", expiry]] satisfies [MrzPart, Checked][])),
    ...(optional && !isLeftOut(optional) ? ([["optional", optional]] satisfies [MrzPart, Checked][]) : []),
  ];
  const wrong = parts.filter(([, part]) => !fits(part)).map(([name]) => name);
  return wrong.length === 0 && !fits(whole) ? ["whole"] : wrong;
}

/** Whether a part is empty with a filler for its check digit (part 4, note d, of the optional data). */
function isLeftOut({ text, digit }: Checked): boolean {
  return digit === "<" && !/[^<]/.test(text);
}

function fits({ text, digit }: Checked): boolean {
  return checkDigit(text) === digit;
}
