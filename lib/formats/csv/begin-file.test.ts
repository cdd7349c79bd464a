import { expect, it, test } from "vitest";
import { z } from "zod";
import { BadLines } from "../imports/bad-line";
import { amountCell, textCell } from "./cells";
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

test("a file that ends within a letter is no UTF-8", async () => {
  const cut = Buffer.concat([Buffer.from("name,amount\nA,1\n"), Buffer.from("ў").subarray(0, 1)]);
  expect((await read(cut)).problems).toEqual([[0, "not_utf8", expect.any(String)]]);
});

test("an amount that may be thousands is not guessed at", async () => {
  expect((await read("name;amount\nA;1,500\n")).problems).toEqual([[2, "amount", "1,500"]]);
});
