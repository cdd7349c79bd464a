import { plainText } from "../../text/plain-text";

/** Kinds of zones by their lines: three of 30, two of 36, two of 44; a visa's have 44 (MRV-A) or 36 (MRV-B), alike in all that is read. */
export type LayoutName = "TD1" | "TD2" | "TD3" | "visa";

/** A zone line by line, each as long as it is printed; the third is empty where there are two. */
interface ZoneLines {
  layout: LayoutName;
  lines: readonly [string, string, string];
}

/** What messengers, word processors and web pages make of fillers: Telegram writes one guillemet for two. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/&lt;|&#60;/gi, "<"],
  [/[\u00ab\u00bb\u226a\u300a]|&laquo;/gi, "<<"],
  [/[\u2039\u2329\u27e8\u3008]/g, "<"],
  [/\u2764/g, "<3"],
];

/** A text as a zone has it: capitals, fillers as they were typed, without blanks; its line breaks are kept. */
function asPrinted(text: string): string {
  const plain = FILLERS.reduce((changed, [from, to]) => changed.replace(from, to), plainText(text).normalize("NFKC"));
  return plain.toUpperCase().replace(/[^\S\r\n]/g, "");
}

/** The characters of a zone in one line. */
export function zoneCharacters(text: string): string {
  return asPrinted(text).replace(/\s/g, "");
}

/** Whether every character of a zone is there, as when it has been typed to its end: fillers are only lost by copying. */
export function isTypedWhole(text: string): boolean {
  const lengths = linesOf(text).map(({ length }) => length);
  return ["44,44", "36,36", "30,30,30", "88", "90"].includes(lengths.join());
}

function linesOf(text: string): string[] {
  return asPrinted(text)
    .split(/[\r\n]+/)
    .filter((line) => line !== "");
}

/** The line with the dates tells where a zone begins and ends: fillers at ends of lines may be lost, but it ends with a digit. */
interface Layout {
  name: LayoutName;
  length: number;
  /** The line of data. A zone of two lines has it after the names, one of three lines in the middle. */
  data: RegExp;
  /** Fillers may end the line with the dates, and be lost. */
  isOpen?: boolean;
  /** First letters of documents that have it. */
  code: RegExp;
}

const NUMBER_AND_DATES = "[A-Z0-9<]{10}[A-Z<]{3}[0-9<]{7}[MFX<][0-9<]{7}";

/** First letters of cards, of both sizes. */
const CARD = /^[ACI]/;

const TWO_LINES: readonly Layout[] = [
  { name: "TD3", length: 44, data: new RegExp(`^${NUMBER_AND_DATES}[A-Z0-9<]{15}[0-9]$`), code: /^[^VACI]/ },
  { name: "TD2", length: 36, data: new RegExp(`^${NUMBER_AND_DATES}[A-Z0-9<]{7}[0-9]$`), code: CARD },
  { name: "visa", length: 44, data: new RegExp(`^${NUMBER_AND_DATES}[A-Z0-9<]{16}$`), isOpen: true, code: /^V/ },
  { name: "visa", length: 36, data: new RegExp(`^${NUMBER_AND_DATES}[A-Z0-9<]{8}$`), isOpen: true, code: /^V/ },
];

const TD1_LENGTH = 30;
const MOST_LINES = 3;
const TD1_DATES = "[0-9<]{7}[MFX<][0-9<]{7}[A-Z<]{3}[A-Z0-9<]{11}[0-9]";
const TD1_LINES = new RegExp(`^([A-Z][A-Z0-9<]{14,29}?)(${TD1_DATES})([A-Z<]{1,30})$`);

/** Kind, state and one letter of a name. */
const SHORTEST_FIRST = 6;

/**
 * The lines of a zone: by its line breaks where it has kept them, else by its length, else by the line with the dates.
 * @returns null where the text is no whole zone
 */
export function zoneLines(text: string): ZoneLines | null {
  const lines = linesOf(text);
  return zoneOf(lines) ?? zoneOf(lines.flatMap(zonePart));
}

function zoneOf(lines: readonly string[]): ZoneLines | null {
  const joined = lines.join("");
  if (!/^[A-Z][A-Z0-9<]*$/.test(joined)) return null;
  return byBreaks(lines) ?? byLength(joined) ?? byDates(joined);
}

/** The part of a line that may belong to a zone, without signs of a quotation or a sender; nothing of a line of words. */
function zonePart(line: string): string[] {
  const parts = line.split(/[^A-Z0-9<]+/).filter((part) => part.includes("<<") || part.length >= TD1_LENGTH);
  return parts.slice(-MOST_LINES);
}

function byBreaks(lines: readonly string[]): ZoneLines | null {
  const [first = "", second = "", third = "", ...others] = lines;
  if (others.length > 0) return null;
  return third === "" ? ofTwo(bare(first), second) : ofThree(bare(first), second, bare(third));
}

function ofThree(first: string, second: string, third: string): ZoneLines | null {
  const isTd1 = new RegExp(`^${TD1_DATES}$`).test(second) && first.length <= TD1_LENGTH && third.length <= TD1_LENGTH;
  return isTd1 ? { layout: "TD1", lines: [filled(first, TD1_LENGTH), second, filled(third, TD1_LENGTH)] } : null;
}

/** A line without the fillers at its end, of which copying loses some, and hands make too many. */
function bare(line: string): string {
  return line.replace(/<+$/, "");
}

/** @param first bare */
function ofTwo(first: string, second: string): ZoneLines | null {
  for (const { name, length, data, isOpen = false, code } of TWO_LINES) {
    const dates = isOpen ? filled(second, length) : second;
    if (code.test(first) && first.length >= SHORTEST_FIRST && first.length <= length && data.test(dates))
      return { layout: name, lines: [filled(first, length), dates, ""] };
  }
  return null;
}

/** A whole zone whose dates may be misread: what does not fit is told by its check digits. */
function byLength(zone: string): ZoneLines | null {
  if (zone.length === 3 * TD1_LENGTH && CARD.test(zone))
    return { layout: "TD1", lines: [zone.slice(0, TD1_LENGTH), zone.slice(TD1_LENGTH, 2 * TD1_LENGTH), zone.slice(2 * TD1_LENGTH)] };
  const layout = TWO_LINES.find(({ length, code }) => zone.length === 2 * length && code.test(zone));
  return layout ? { layout: layout.name, lines: [zone.slice(0, layout.length), zone.slice(layout.length), ""] } : null;
}

/** A zone that has lost its line breaks and fillers. */
function byDates(zone: string): ZoneLines | null {
  const three = TD1_LINES.exec(zone);
  if (three) return { layout: "TD1", lines: [filled(three[1] ?? "", TD1_LENGTH), three[2] ?? "", filled(three[3] ?? "", TD1_LENGTH)] };
  for (const { length, isOpen = false } of TWO_LINES) {
    const found = isOpen ? null : ofTwo(bare(zone.slice(0, -length)), zone.slice(-length));
    if (found) return found;
  }
  return null;
}

function filled(line: string, length: number): string {
  return line.padEnd(length, "<");
}
