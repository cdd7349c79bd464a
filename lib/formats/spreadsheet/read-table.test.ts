import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readTable as readUpTo } from "./read-table";
import { writeXlsx } from "./write-xlsx";

/** With a bound that none of these tables has. */
const readTable = (content: Uint8Array) => readUpTo(content, 100);

it("reads back what the service's own workbooks say, without empty rows, with each row's line", () => {
  const workbook = writeXlsx({
    name: "People",
    headings: ["Фамилия", "A<&B"],
    rows: [
      ["Oʻ'\"Q", 12.5],
      ["", ""],
      ["", "x"],
    ],
  });
  expect(readTable(workbook)).toEqual([
    { line: 1, cells: ["Фамилия", "A<&B"] },
    { line: 2, cells: ["Oʻ'\"Q", "12.5"] },
    { line: 4, cells: ["", "x"] },
  ]);
});

/** As Excel writes one: shared texts, cells by their place, the sheet's file by its relationship. */
function workbookOf(sheet: string, { workbook = "", shared = "" } = {}): Uint8Array {
  const parts = {
    "xl/workbook.xml": `<workbook>${workbook}<sheets><sheet name="S" sheetId="7" r:id="rId3"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId3" Target="/xl/worksheets/sheet7.xml"/></Relationships>',
    "xl/sharedStrings.xml": `<sst>${shared}</sst>`,
    "xl/worksheets/sheet7.xml": `<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

it("reads shared texts with their looks, cells that were left out, telephones as numbers and names with a prefix", () => {
  const shared = '<si><r><t>KARI</t></r><r><t xml:space="preserve">MOVA </t></r><rPh><t>spoken</t></rPh></si>';
  const row = '<x:row r="5"><x:c r="A5" t="s"><x:v>0</x:v></x:c><x:c r="C5" s="3"><x:v>9.98901234567E11</x:v></x:c><x:c r="D5"/></x:row>';
  expect(readTable(workbookOf(row, { shared }))).toEqual([{ line: 5, cells: ["KARIMOVA", "", "998901234567", ""] }]);
});

it("refuses workbooks that count days from 1904, and what is no table", () => {
  expect(readTable(workbookOf("<row/>", { workbook: '<workbookPr date1904="1"/>' }))).toBe("unreadable");
  expect(readTable(strToU8("PK\u0003\u0004 no archive"))).toBe("unreadable");
  expect(readTable(Uint8Array.of(1, 0, 2, 0))).toBe("unreadable");
});

it("reads CSV of any usual separator and of windows-1251", () => {
  expect(readTable(strToU8("\ufeffa;b\r\n\r\n1;2,5\r\n"))).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 3, cells: ["1", "2,5"] },
  ]);
  const cyrillic = Uint8Array.of(0xc8, 0xec, 0xff, 0x2c, 0x62);
  expect(readTable(cyrillic)).toEqual([{ line: 1, cells: ["Имя", "b"] }]);
});

const BROKEN_ROW = '<row r="9"><c><v>not closed';
const LONGEST = "x".repeat(70_000);

it("reads no further than one row beyond what is asked for, empty rows not counted", () => {
  const row = (text: string) => `<row><c/><c t="str"><v>${text}</v></c></row>`;
  const sheet = `${row("head")}${row("").repeat(300)}${row("1")}<row/>${row("2")}${row("3")}${BROKEN_ROW}`;
  expect(readUpTo(workbookOf(sheet), 2)).toEqual([
    { line: 1, cells: ["", "head"] },
    ...[302, 304, 305].map((line, index) => ({ line, cells: ["", String(index + 1)] })),
  ]);
  expect(readUpTo(workbookOf(sheet), 3)).toBe("unreadable");
  const csv = strToU8(`head;b\n${";\n".repeat(300)}1;\n\n2;\n3;\n${LONGEST}`);
  expect(readUpTo(csv, 2)).toEqual([
    { line: 1, cells: ["head", "b"] },
    ...[302, 304, 305].map((line, index) => ({ line, cells: [String(index + 1), ""] })),
  ]);
  expect(readUpTo(csv, 3)).toBe("unreadable");
  expect(readUpTo(strToU8("a\n".repeat(1_000_000)), 2_000)).toHaveLength(2_002);
});

it("reads 60 cells of a row and 500 characters of a cell", () => {
  const long = "&#x10ffff;".repeat(9_000);
  const cells = '<c t="s"><v>0</v></c>'.repeat(90);
  const shared = `<si>${`<r><t>${long}</t></r>`.repeat(3)}</si>`;
  const inline = `<row>${`<c t="inlineStr"><is><t>${long}</t></is></c>`.repeat(2)}<c t="str"><v>${long}</v></c><c r="ZZ1" t="str"><v>far</v></c></row>`;
  const expected = "\u{10ffff}".repeat(250);
  expect(readTable(workbookOf(`<row>${cells}</row>${inline}`, { shared }))).toEqual([
    { line: 1, cells: Array(60).fill(expected) },
    { line: 2, cells: Array(3).fill(expected) },
  ]);
  const csv = `${"y".repeat(600)}${";z".repeat(90)}`;
  expect(readTable(strToU8(csv))).toEqual([{ line: 1, cells: ["y".repeat(500), ...Array(59).fill("z")] }]);
});

it("leaves out how a text is read aloud, be it the same text, ten thousand times", () => {
  const shared = `<si><t>ka</t>${'<rPh sb="0" eb="1"><t>ka</t></rPh>'.repeat(10_000)}<t>ri</t></si>`;
  expect(readTable(workbookOf('<row><c t="s"><v>0</v></c></row>', { shared }))).toEqual([{ line: 1, cells: ["kari"] }]);
});

/** A workbook that a program wrote with so many sheets, of which only the first is a table. */
const withSheets = (count: number, first: string) =>
  zipSync({
    "xl/workbook.xml": strToU8("<workbook/>"),
    "xl/worksheets/sheet1.xml": strToU8(first),
    ...Object.fromEntries(Array.from({ length: count - 1 }, (_, index) => [`xl/worksheets/sheet${index + 2}.xml`, strToU8(BROKEN_ROW)])),
  });

it("reads the first sheet alone, and says of more than 8 MB, 60 parts, 50,000 rows, 100,000 texts or 500,000 cells that they are too large", () => {
  const first = '<row><c t="str"><v>a</v></c></row>';
  expect(readTable(withSheets(59, first))).toEqual([{ line: 1, cells: ["a"] }]);
  expect(readTable(withSheets(60, first))).toBe("too_large");
  expect(readTable(withSheets(1, first + " ".repeat(8 * 1024 * 1024)))).toBe("too_large");
  expect(readTable(withSheets(1, "<row/>".repeat(50_000)))).toEqual([]);
  expect(readTable(withSheets(1, "<row/>".repeat(50_001)))).toBe("too_large");
  expect(readTable(withSheets(1, `<row>${"<c/>".repeat(60)}</row>`.repeat(8_334)))).toBe("too_large");
  expect(readTable(workbookOf('<row><c t="s"><v>100000</v></c></row>'))).toBe("too_large");
  expect(readTable(strToU8(";".repeat(500_001)))).toBe("too_large");
});
