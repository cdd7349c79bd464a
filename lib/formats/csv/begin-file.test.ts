import { gzipSync } from "node:zlib";
import { expect, it, test } from "vitest";
import { z } from "zod";
import { BadLines } from "../imports/bad-line";
import { writeXlsx } from "../spreadsheet/write-xlsx";
import { amountCell, textCell } from "./cells";
import { rateTable } from "./rate-table";
import { readRows } from "./read-rows";
import type { CsvTable } from "./table";

const cells = { name: textCell(40), amount: amountCell };
const table: CsvTable<{ name: string; amount: number }> = { columns: Object.keys(cells), optionalColumns: [], schema: z.object(cells) };

const ROWS = [
  { name: "Ўзбекистон, Тошкент; марказ", amount: 1990 },
  { name: "Urganch", amount: 50 },
];

/** Reads a file that comes in pieces of a few bytes, so that letters and line ends fall between them. */
async function read(content: Uint8Array | string): Promise<{ rows: unknown[]; problems: unknown[] }> {
  const bytes = Buffer.from(content);
  async function* source() {
    for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
  }
  const bad = new BadLines();
  const rows: unknown[] = [];
  for await (const row of readRows(source(), table, bad)) rows.push(row);
  return { rows, problems: bad.listed.map(({ line, problem, value }) => [line, problem, value]) };
}

function file(delimiter: string, amount = "19.90"): string {
  return `name${delimiter}amount\n"Ўзбекистон, Тошкент; марказ"${delimiter}${amount}\nUrganch${delimiter}0.5\n`;
}

it.each([
  ["commas", file(",")],
  ["semicolons and decimal commas, as a spreadsheet saves it here", file(";", "19,9").replace("0.5", "0,50")],
  ["tabs", file("\t")],
  ["a byte order mark and the line ends of Windows", `\ufeff${file(";").replaceAll("\n", "\r\n")}`],
  ["the line ends of old Macs", file(";").replaceAll("\n", "\r")],
  ["lines of separators at its end", `${file(";")};\n;\n`],
  ["a first line for Excel", `sep=;\r\n${file(";").replaceAll("\n", "\r\n")}`],
  ["the same behind a byte order mark, of commas", `\ufeffsep=,\n${file(",")}`],
  ["the same in quotes and padded", `"SEP=|"|\n${file("|")}`],
  ["the same of tabs", `sep=\t\n${file("\t")}`],
])("reads a file with %s", async (_what, text) => {
  expect(await read(text)).toEqual({ rows: ROWS, problems: [] });
});

/** Cyrillic text in a code page of one byte each: а stands at `small`, А at `large`. */
function inCodePage(text: string, byteOf: (letter: number) => number): Buffer {
  return Buffer.from([...text].map((letter) => (letter >= "А" ? byteOf(letter.charCodeAt(0) - 0x410) : letter.charCodeAt(0))));
}

const RUSSIAN = "name;amount\nТашкент, аэропорт имени Каримова;1\n";

it.each([
  ["windows-1251", inCodePage(RUSSIAN, (letter) => 0xc0 + letter)],
  ["IBM866", inCodePage(RUSSIAN, (letter) => (letter < 48 ? 0x80 + letter : 0xb0 + letter))],
  ["UTF-16", Buffer.from(`\ufeff${RUSSIAN}`, "utf16le")],
  ["UTF-16", Buffer.from(RUSSIAN, "utf16le")],
])("tells once, by its name, of a file in %s", async (encoding, content) => {
  expect(await read(content)).toEqual({ rows: [], problems: [[0, "not_utf8", encoding]] });
});

const LONG = "x".repeat(300);

test.each([
  ["XLSX (Excel)", writeXlsx({ name: "fares", headings: ["name", "amount"], rows: [["Urganch", 1]] })],
  ["XLSX (Excel)", `PK\u0003\u0004${"\u0014".repeat(26)}docProps/app.xml${LONG}`],
  ["ODS (LibreOffice)", `PK\u0003\u0004${"\n".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet${LONG}`],
  ["ZIP", `PK\u0003\u0004${"\n".repeat(26)}fares.csv${LONG}`],
  ["XLS (Excel)", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.alloc(300)])],
  ["gzip", gzipSync(file(","))],
  ["PDF", "%PDF-1.7\n1 0 obj\n"],
  ["HTML or XML", "\ufeff\r\n<!DOCTYPE html><table><tr><td>name</td></tr></table>"],
])("tells once that a file is no CSV but %s", async (format, content) => {
  expect(await read(content)).toEqual({ rows: [], problems: [[0, "not_text", format]] });
});

test("counts lines from the beginning of the file, its line for Excel too", async () => {
  expect((await read("sep=;\nname;amount\nA;1\nB;x\n")).problems).toEqual([[4, "amount", "x"]]);
  expect((await read("sep=;\nname;sum\n")).problems).toEqual([
    [2, "column_unknown", "sum"],
    [2, "column_missing", ""],
  ]);
});

test("tells once of a first line that names no column", async () => {
  expect((await read("Город;Сумма\nА;1\n")).problems).toEqual([[1, "columns_unnamed", "Город Сумма"]]);
  expect((await read("name:amount\nA:1\n")).problems).toEqual([[1, "columns_unnamed", "name:amount"]]);
});

test.each([
  ["12045,50", "12045.50"],
  ["0,0083", "0.0083"],
  ["0,083", "0.083"],
  ["12045.5", "12045.5"],
])("reads a rate of %s as a spreadsheet writes it", async (text, rate) => {
  expect(rateTable.schema.parse({ base: "USD", quote: "UZS", rate: text })).toMatchObject({ rate });
});

test("a rate that may be thousands is not guessed at", () => {
  expect(rateTable.schema.safeParse({ base: "USD", quote: "UZS", rate: "12,045" }).success).toBe(false);
});

test("a file that ends within a letter is no UTF-8", async () => {
  const cut = Buffer.concat([Buffer.from("name,amount\nA,1\n"), Buffer.from("ў").subarray(0, 1)]);
  expect((await read(cut)).problems).toEqual([[0, "not_utf8", expect.any(String)]]);
});

test("an amount that may be thousands is not guessed at", async () => {
  expect((await read("name;amount\nA;1,500\n")).problems).toEqual([[2, "amount", "1,500"]]);
});
