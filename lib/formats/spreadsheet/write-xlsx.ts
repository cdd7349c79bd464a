import { strToU8, zipSync } from "fflate";
import type { Cell, ClockMoment, Sheet } from "./cell";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Longer names are refused by Excel. */
const MOST_NAME = 31;
/** The same for texts of a cell. */
const MOST_TEXT = 32_767;
/** Midnight of 1 January 1980, the first moment that ZIP has: the same table gives the same bytes. */
const ALWAYS = new Date(1980, 0, 1);

/**
 * A sheet as an Office Open XML workbook (ECMA-376). Texts are inline strings, which no program takes for a formula; the first row is bold and
 * stays in sight.
 */
export function writeXlsx(sheet: Sheet): Uint8Array {
  const files = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${nameOf(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheetXml(sheet),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), { level: 6, mtime: ALWAYS });
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const items = targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`);
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

function nameOf({ name }: Sheet): string {
  return escaped(name.replace(/[\\/?*[\]:]/g, " ").slice(0, MOST_NAME));
}

function sheetXml({ headings, rows }: Sheet): string {
  const written = [headings, ...rows].map((row, index) => rowXml(row, index));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData>${written.join("")}</sheetData></worksheet>`;
}

function rowXml(cells: readonly Cell[], index: number): string {
  const style = index === 0 ? ' s="1"' : "";
  return `<row r="${index + 1}">${cells.map((cell) => cellXml(cell, style)).join("")}</row>`;
}

function cellXml(cell: Cell, style: string): string {
  if (typeof cell === "number") return `<c${style}><v>${cell}</v></c>`;
  if (typeof cell === "object") return `<c s="2"><v>${serialOf(cell)}</v></c>`;
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, MOST_TEXT))}</t></is></c>`;
}

const DAY_MS = 86_400_000;
/** Days count from 30 December 1899 (ECMA-376, 18.17.4.1, for dates after February 1900). */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** Days with their fraction; workbooks know no zones. */
function serialOf({ clock }: ClockMoment): number {
  return (Date.parse(`${clock.replace(" ", "T")}Z`) - DAY_ZERO) / DAY_MS;
}

/** XML has no place for control characters, even escaped, nor for halves of a character. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const visible = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, "");
  return visible.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
