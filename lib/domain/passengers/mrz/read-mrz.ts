import { birthOf, expiryOf, type ShortDate } from "../../short-dates";
import type { DocType } from "../doc-types";
import type { Gender } from "../passengers";
import { checkDigit } from "./check-digit";
import { countryOf, type NoCitizenship, noCitizenship } from "./state-codes";

/** A part that a check digit guards; `whole` is guarded by the last one. */
export type MrzPart = "number" | "birthdate" | "expiry" | "optional" | "whole";

/** What a machine-readable zone says. Names stay spelled as the zone has them. */
export interface MrzReading {
  lastName: string;
  /** All given names; empty where the zone has none. */
  firstName: string;
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

const TD3_LENGTH = 88;
const TD3_LINE = 44;
const TD1_LENGTH = 90;
const TD1_LINE = 30;

/** Shorter than any zone, with room for a few characters that were lost. */
const SHORTEST = 60;

/** Whether a text is meant as a machine-readable zone: only its characters, fillers among them, and about as long. */
export function looksLikeMrz(text: string): boolean {
  const zone = plainZone(text);
  return zone.length >= SHORTEST && zone.length <= 2 * TD1_LENGTH && /^[A-Z][A-Z0-9<]*<<[A-Z0-9<]*$/.test(zone);
}

/**
 * Reads the zone of a passport (TD3, two lines of 44) or of an identity card (TD1, three lines of 30): ICAO Doc 9303 parts 3, 4 and 5.
 * Spaces, line breaks and letter case do not matter.
 * @param today `YYYY-MM-DD`, by which years of two digits get their century
 * @returns null where it has not as many characters as either
 */
export function readMrz(text: string, today: string): MrzReading | null {
  const zone = plainZone(text);
  if (!/^[A-Z0-9<]*$/.test(zone)) return null;
  const fields = zone.length === TD3_LENGTH ? td3Fields(zone) : zone.length === TD1_LENGTH ? td1Fields(zone) : null;
  return fields && readFields(fields, today);
}

/** How many characters of a zone a text has. */
export function mrzLength(text: string): number {
  return plainZone(text).length;
}

function plainZone(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
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
  /** TD3 only. */
  optional: Checked | null;
  whole: Checked;
}

interface Checked {
  text: string;
  digit: string;
}

/** Part 4, section 4.2. */
function td3Fields(zone: string): ZoneFields {
  const [first, second] = [zone.slice(0, TD3_LINE), zone.slice(TD3_LINE)];
  return {
    code: first.slice(0, 2),
    issuer: first.slice(2, 5),
    names: first.slice(5),
    number: { text: second.slice(0, 9), digit: second.slice(9, 10) },
    nationality: second.slice(10, 13),
    birthdate: { text: second.slice(13, 19), digit: second.slice(19, 20) },
    sex: second.slice(20, 21),
    expiry: { text: second.slice(21, 27), digit: second.slice(27, 28) },
    optional: { text: second.slice(28, 42), digit: second.slice(42, 43) },
    whole: { text: `${second.slice(0, 10)}${second.slice(13, 20)}${second.slice(21, 43)}`, digit: second.slice(43) },
  };
}

/** Part 5, section 4.2. */
function td1Fields(zone: string): ZoneFields {
  const [first, second, names] = [zone.slice(0, TD1_LINE), zone.slice(TD1_LINE, 2 * TD1_LINE), zone.slice(2 * TD1_LINE)];
  return {
    code: first.slice(0, 2),
    issuer: first.slice(2, 5),
    number: td1Number(first),
    birthdate: { text: second.slice(0, 6), digit: second.slice(6, 7) },
    sex: second.slice(7, 8),
    expiry: { text: second.slice(8, 14), digit: second.slice(14, 15) },
    nationality: second.slice(15, 18),
    names,
    optional: null,
    whole: { text: `${first.slice(5)}${second.slice(0, 7)}${second.slice(8, 15)}${second.slice(18, 29)}`, digit: second.slice(29) },
  };
}

/** A number of more than nine characters goes on in the optional data, a filler in place of its digit (part 5, note j). */
function td1Number(line: string): Checked {
  const [start, digit, rest] = [line.slice(5, 14), line.slice(14, 15), line.slice(15).split("<")[0] ?? ""];
  return digit === "<" && rest.length > 1 ? { text: `${start}${rest.slice(0, -1)}`, digit: rest.slice(-1) } : { text: start, digit };
}

function readFields(fields: ZoneFields, today: string): MrzReading {
  const { names, nationality, sex, number, birthdate, expiry } = fields;
  const [primary = "", secondary = ""] = names.split("<<");
  const citizenship = countryOf(nationality);
  return {
    lastName: nameOf(primary),
    firstName: nameOf(secondary),
    isNameFull: !names.endsWith("<"),
    citizenship,
    noCitizenship: citizenship === null ? { why: noCitizenship(nationality), letters: nationality.replaceAll("<", "") } : null,
    birthdate: dayOf(birthdate.text, birthOf, today),
    expiry: dayOf(expiry.text, expiryOf, today),
    gender: sex === "M" || sex === "F" ? sex : null,
    docType: docTypeOf(fields),
    number: number.text.replaceAll("<", ""),
    wrong: wrongParts(fields),
  };
}

function nameOf(identifier: string): string {
  return identifier.replaceAll("<", " ").trim();
}

/** `YYMMDD` of the zone. */
function dayOf(text: string, resolve: (date: ShortDate, today: string) => string | null, today: string): string | null {
  if (!/^\d{6}$/.test(text)) return null;
  return resolve({ year: text.slice(0, 2), month: text.slice(2, 4), day: text.slice(4) }, today);
}

/** The document that our lists know: part 4 calls diplomatic passports PD and official ones PO; cards are of part 5. */
function docTypeOf({ code, issuer, optional }: ZoneFields): DocType {
  if (optional === null) return "IC";
  if (code === "PD") return "DP";
  if (code === "PO") return "SP";
  return issuer === "RUS" ? "PSP" : "A";
}

/** What does not fit its digit; the whole where nothing else is named. */
function wrongParts({ number, birthdate, expiry, optional, whole }: ZoneFields): MrzPart[] {
  const parts: [MrzPart, Checked][] = [
    ["number", number],
    ["birthdate", birthdate],
    ["expiry", expiry],
    ...(optional && !isLeftOut(optional) ? ([["optional", optional]] satisfies [MrzPart, Checked][]) : []),
  ];
  const wrong = parts.filter(([, part]) => !fits(part)).map(([name]) => name);
  return wrong.length === 0 && !fits(whole) ? ["whole"] : wrong;
}

/** Where nothing is in the optional data, its digit may be a filler (part 4, note d). */
function isLeftOut({ text, digit }: Checked): boolean {
  return digit === "<" && !/[^<]/.test(text);
}

function fits({ text, digit }: Checked): boolean {
  return checkDigit(text) === digit;
}
