import { openArchive } from "./read-archive";
import { UnreadableTable } from "./unreadable-table";

/** A row of a table with the line that it stands on, from 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Unpacked: two thousand people are some 1 MB of it, with 60 columns 7 MB. */
const MOST_BYTES = 8 * 1024 * 1024;
/** With empty rows, of which spreadsheets save many. */
const MOST_LINES = 50_000;
const MOST_SHARED = 100_000;
/** Of the workbook, with one for each sheet. */
const MOST_PARTS = 60;
/** Cells of a row, and characters of a cell: what stands beyond is no part of a table of people. */
export const MOST_COLUMNS = 60;
export const MOST_TEXT = 500;
/** Of the file, with those of empty rows. */
export const MOST_CELLS = 500_000;

const PARTS = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * The first sheet of an Office Open XML workbook (ECMA-376) as texts, row by row, as far as rows are asked for. A number is written as one: dates are days since
 * 30 December 1899, for whoever knows which columns are dates. Formulas give what was counted when the file was saved.
 * @throws UnreadableTable also for workbooks that count days from 1904, whose dates would be four years off
 */
export function* readXlsx(content: Uint8Array): Generator<TableRow> {
  const readPart = openArchive(content, { isWanted: (name) => PARTS.test(name), mostParts: MOST_PARTS, mostBytes: MOST_BYTES });
  const xmlOf = (name: string) => new TextDecoder().decode(readPart(name));
  const workbook = xmlOf("xl/workbook.xml");
  if (workbook === "" || /date1904="(1|true)"/.test(workbook)) throw new UnreadableTable("unreadable", "no workbook that counts from 1900");
  const sheet = xmlOf(firstSheet(workbook, xmlOf("xl/_rels/workbook.xml.rels")));
  if (sheet === "") throw new UnreadableTable("unreadable", "the workbook has no sheet");
  const sharedText = sharedTexts(() => xmlOf("xl/sharedStrings.xml"));
  let count = 0;
  let cellCount = 0;
  for (const { attributes, inner } of piecesOf(sheet, "row")) {
    const cells = cellsOf(inner, sharedText);
    count += 1;
    cellCount += cells.length;
    if (count > MOST_LINES || cellCount > MOST_CELLS) throw new UnreadableTable("too_large", "the sheet has too many rows or cells");
    yield { line: wholeNumber(attributeOf(attributes, "r")) ?? count, cells };
  }
}

/** Texts that cells name by their number, from 0; they are read as far as cells name them. */
function sharedTexts(readXml: () => string): (index: number) => string {
  const texts: string[] = [];
  let pieces: Generator<Piece> | null = null;
  return (index) => {
    if (index >= MOST_SHARED) throw new UnreadableTable("too_large", "the workbook has too many texts");
    pieces ??= piecesOf(readXml(), "si");
    while (texts.length <= index) {
      const next = pieces.next();
      if (next.done) break;
      texts.push(textIn(next.value.inner));
    }
    return texts[index] ?? "";
  };
}

function wholeNumber(text: string | undefined): number | null {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null;
}

/** Where the first sheet stands: sheets are named in their order, and their files in another list. */
function firstSheet(workbook: string, relationships: string): string {
  const [sheet] = tagsOf(workbook, "sheet");
  const id = sheet && attributeOf(sheet, "r:id");
  const found = tagsOf(relationships, "Relationship").find((tag) => attributeOf(tag, "Id") === id);
  const target = found && attributeOf(found, "Target");
  return target ? target.replace(/^\/?(xl\/)?/, "xl/") : "xl/worksheets/sheet1.xml";
}

interface Piece {
  /** Without its prefix. */
  name: string;
  attributes: string;
  inner: string;
}

/**
 * Elements of a name, or of one of several (`a|b`), in their order; what stands within one is part of it and not told again. Some programs write names with a prefix:
 * `x:row`. The text is gone through once, whatever stands in it.
 * @throws UnreadableTable where one has no end
 */
function* piecesOf(xml: string, names: string): Generator<Piece> {
  const opening = new RegExp(`<((?:[A-Za-z0-9]{1,20}:)?(${names}))(?=[\\s/>])`, "g");
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [, tag = "", name = ""] = found;
    const end = xml.indexOf(">", opening.lastIndex);
    const isEmpty = xml[end - 1] === "/";
    const close = isEmpty ? end : xml.indexOf(`</${tag}>`, end);
    if (end === -1 || close === -1) throw new UnreadableTable("unreadable", `an element ${name} has no end`);
    yield { name, attributes: xml.slice(opening.lastIndex, end), inner: xml.slice(end + 1, close) };
    opening.lastIndex = close;
  }
}

/** The attributes of each element of a name. */
function tagsOf(xml: string, name: string): string[] {
  return [...piecesOf(xml, name)].map(({ attributes }) => attributes);
}

function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}="`);
  if (at === -1) return undefined;
  const begin = at + name.length + 3;
  return plainOf(attributes.slice(begin, attributes.indexOf('"', begin)));
}

function cellsOf(row: string, sharedText: (index: number) => string): string[] {
  const cells: string[] = [];
  let count = 0;
  for (const { attributes, inner } of piecesOf(row, "c")) {
    const at = columnOf(attributeOf(attributes, "r")) ?? cells.length;
    count += 1;
    // Cells stand in the order of their columns.
    if (at >= MOST_COLUMNS || count > MOST_COLUMNS) break;
    while (cells.length < at) cells.push("");
    cells[at] = textOfCell(attributeOf(attributes, "t"), inner, sharedText).trim();
  }
  return cells;
}

/** `AB12` is the 28th, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOfCell(type: string | undefined, inner: string, sharedText: (index: number) => string): string {
  // Most cells of sheets that were only coloured.
  if (inner === "") return "";
  if (type === "inlineStr") return textIn(inner);
  const [value] = piecesOf(inner, "v");
  const text = plainOf(value?.inner ?? "");
  if (type === "s") return sharedText(Number(text));
  if (type !== undefined && type !== "n") return text;
  // A telephone may be written as 9.98901234567E11.
  return text === "" || Number.isNaN(Number(text)) ? text : String(Number(text));
}

/** A text may be parted by its looks; how it is read aloud (`rPh`) is no part of it. */
function textIn(xml: string): string {
  let text = "";
  for (const { name, inner } of piecesOf(xml, "rPh|t")) {
    if (name === "t") text += plainOf(inner);
    if (text.length >= MOST_TEXT) break;
  }
  return text.slice(0, MOST_TEXT);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The longest that is written for one character: `&#x10ffff;`. */
const LONGEST_ENTITY = 10;

function plainOf(text: string): string {
  const plain = text.slice(0, MOST_TEXT * LONGEST_ENTITY).replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{1,4});/g, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return plain.slice(0, MOST_TEXT);
}
