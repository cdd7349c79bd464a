import { strFromU8, unzipSync } from "fflate";

/** A row of a table with the line that it stands on, from 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A file that is no workbook, or one whose parts are too large. */
export class UnreadableWorkbook extends Error {}

/** Unpacked: a thousand people are some 500 kB of it. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_COLUMNS = 200;

/**
 * The first sheet of an Office Open XML workbook (ECMA-376) as texts. A number is written as one: dates are days since 30 December 1899, for whoever knows
 * which columns are dates. Formulas give what was counted when the file was saved.
 * @throws UnreadableWorkbook also for workbooks that count days from 1904, whose dates would be four years off
 */
export function readXlsx(content: Uint8Array): TableRow[] {
  const parts = unpacked(content);
  const workbook = parts.get("xl/workbook.xml");
  if (workbook === undefined || /date1904="(1|true)"/.test(workbook)) throw new UnreadableWorkbook("no workbook that counts from 1900");
  const sheet = parts.get(firstSheet(workbook, parts.get("xl/_rels/workbook.xml.rels") ?? ""));
  if (sheet === undefined) throw new UnreadableWorkbook("the workbook has no sheet");
  const shared = piecesOf(parts.get("xl/sharedStrings.xml") ?? "", "si").map(({ inner }) => textIn(inner));
  return piecesOf(sheet, "row").map(({ attributes, inner }, index) => ({
    line: Number(attributeOf(attributes, "r") ?? index + 1),
    cells: cellsOf(inner, shared),
  }));
}

function unpacked(content: Uint8Array): Map<string, string> {
  let size = 0;
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!/^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/.test(name)) return false;
    size += originalSize;
    if (size > MOST_BYTES) throw new UnreadableWorkbook("the workbook is too large");
    return true;
  };
  try {
    const files = Object.entries(unzipSync(content, { filter: isWanted }));
    // Some programs write names with a prefix: `x:row`.
    return new Map(files.map(([name, bytes]) => [name, strFromU8(bytes).replace(/<(\/?)[A-Za-z0-9]{1,20}:/g, "<$1")]));
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook("the file is no ZIP archive");
  }
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
  attributes: string;
  inner: string;
}

/** Elements of a name, none of which holds another one of its name. */
function piecesOf(xml: string, name: string): Piece[] {
  const found: Piece[] = [];
  for (const piece of xml.split(`<${name}`).slice(1)) {
    const end = piece.indexOf(">");
    // Another name that only begins so.
    if (end === -1 || !/^[\s/>]/.test(piece)) continue;
    const attributes = piece.slice(0, end);
    const close = attributes.endsWith("/") ? end : piece.indexOf(`</${name}>`);
    found.push({ attributes, inner: close > end ? piece.slice(end + 1, close) : "" });
  }
  return found;
}

/** The attributes of each element of a name. */
function tagsOf(xml: string, name: string): string[] {
  return piecesOf(xml, name).map(({ attributes }) => attributes);
}

function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}="`);
  if (at === -1) return undefined;
  const begin = at + name.length + 3;
  return plainOf(attributes.slice(begin, attributes.indexOf('"', begin)));
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const { attributes, inner } of piecesOf(row, "c")) {
    const at = columnOf(attributeOf(attributes, "r")) ?? cells.length;
    if (at >= MOST_COLUMNS) continue;
    while (cells.length < at) cells.push("");
    cells[at] = textOfCell(attributeOf(attributes, "t"), inner, shared).trim();
  }
  return cells;
}

/** `AB12` is the 28th, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOfCell(type: string | undefined, inner: string, shared: readonly string[]): string {
  if (type === "inlineStr") return textIn(inner);
  const [value] = piecesOf(inner, "v");
  const text = plainOf(value?.inner ?? "");
  if (type === "s") return shared[Number(text)] ?? "";
  if (type !== undefined && type !== "n") return text;
  // A telephone may be written as 9.98901234567E11.
  return text === "" || Number.isNaN(Number(text)) ? text : String(Number(text));
}

/** A text may be parted by its looks; how it is read aloud (`rPh`) is no part of it. */
function textIn(xml: string): string {
  const spoken = piecesOf(xml, "rPh").map(({ inner }) => inner);
  const written = spoken.reduce((left, each) => left.replace(each, ""), xml);
  return piecesOf(written, "t")
    .map(({ inner }) => plainOf(inner))
    .join("");
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plainOf(text: string): string {
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{1,4});/g, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
