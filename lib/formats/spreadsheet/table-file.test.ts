import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Cell } from "./cell";
import { writeCsv } from "./write-csv";
import { writeXlsx } from "./write-xlsx";

const FORMULAS = ["=1+1", "+998901234567", "-2", "@SUM(A1)", "\t=1", "\r=1"];
const sheet = (...cells: Cell[]) => ({ name: "Bookings", headings: ["One"], rows: cells.map((cell) => [cell]) });

describe("a table as CSV", () => {
  it("has no field that a spreadsheet would calculate", () => {
    const [, ...lines] = writeCsv(sheet(...FORMULAS.slice(0, 4))).split("\r\n");
    expect(lines).toEqual(["'=1+1", "'+998901234567", "'-2", "'@SUM(A1)", ""]);
    expect(writeCsv(sheet("\t=1", "\r=1"))).toBe("\ufeffOne\r\n'\t=1\r\n\"'\r=1\"\r\n");
  });

  it("keeps numbers, commas, quotes and line breaks", () => {
    expect(writeCsv(sheet(-12.5, 'Bek, "Aziz"', "two\nlines"))).toBe('\ufeffOne\r\n-12.5\r\n"Bek, ""Aziz"""\r\n"two\nlines"\r\n');
  });
});

describe("a table as XLSX", () => {
  const parts = (...cells: Cell[]) =>
    Object.fromEntries(Object.entries(unzipSync(writeXlsx(sheet(...cells)))).map(([path, bytes]) => [path, strFromU8(bytes)]));

  it("is a workbook whose parts name each other", () => {
    const files = parts("a");
    expect(files["_rels/.rels"]).toContain('Target="xl/workbook.xml"');
    expect(files["xl/workbook.xml"]).toContain('<sheet name="Bookings" sheetId="1" r:id="rId1"/>');
    expect(files["xl/_rels/workbook.xml.rels"]).toContain('Id="rId1"');
    for (const part of Object.keys(files).filter((path) => path.startsWith("xl/") && !path.includes("_rels")))
      expect(files["[Content_Types].xml"]).toContain(`PartName="/${part}"`);
  });

  it("has texts as texts, numbers as numbers, and no formula", () => {
    const written = parts(...FORMULAS, 12.5, "<b> & \u0001")["xl/worksheets/sheet1.xml"] ?? "";
    expect(written).not.toContain("<f>");
    expect(written).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    expect(written).toContain("<c><v>12.5</v></c>");
    expect(written).toContain("&lt;b&gt; &amp; <");
  });

  it("has moments as moments, which a spreadsheet sorts and groups by", () => {
    const files = parts({ clock: "2026-11-26 17:20" }, { clock: "1900-03-01 00:00" });
    expect(files["xl/worksheets/sheet1.xml"]).toContain('<c s="2"><v>46352.72222222222</v></c>');
    expect(files["xl/worksheets/sheet1.xml"]).toContain('<c s="2"><v>61</v></c>');
    expect(files["xl/styles.xml"]).toContain('formatCode="yyyy\\-mm\\-dd\\ hh:mm"');
    expect(writeCsv(sheet({ clock: "2026-11-26 17:20" }))).toContain("2026-11-26 17:20\r\n");
  });
});
