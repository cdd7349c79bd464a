import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readTable } from "./read-table";
import { writeXlsx } from "./write-xlsx";

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
  expect(readTable(workbookOf("<row/>", { workbook: '<workbookPr date1904="1"/>' }))).toBeNull();
  expect(readTable(strToU8("PK\u0003\u0004 no archive"))).toBeNull();
  expect(readTable(Uint8Array.of(1, 0, 2, 0))).toBeNull();
});

it("reads CSV of any usual separator and of windows-1251", () => {
  expect(readTable(strToU8("\ufeffa;b\r\n\r\n1;2,5\r\n"))).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 3, cells: ["1", "2,5"] },
  ]);
  const cyrillic = Uint8Array.of(0xc8, 0xec, 0xff, 0x2c, 0x62);
  expect(readTable(cyrillic)).toEqual([{ line: 1, cells: ["Имя", "b"] }]);
});
