import { expect, test } from "vitest";
import { StatementFault } from "@/lib/domain/bank/bank-line";
import { decodeStatement } from "./decode-statement";
import { readBankCsv } from "./read-bank-csv";

const MAPPING = { date: "Дата", document: "№ док", party: "Наименование", purpose: "Назначение платежа", credit: "Кредит", debit: "Дебет" };
const TABLE = `АКБ «Намуна»;;;;;
Выписка за 15.01.2026;;;;;
Дата;№ док;Наименование;Дебет;Кредит;Назначение платежа
15.01.2026;17;"ООО ""Хумо"" тур";;1 250 000,50;"Оплата по договору 12/2026; авиабилеты"
16.01.2026 10:15;18;Банк;1000,00;0,00;Комиссия
Итого:;;;1000,00;1 250 000,50;
`;
const LINES = [
  {
    ...{
      statement: "",
      bookedOn: "2026-01-15",
      valueDate: "2026-01-15",
      amountMinor: 125_000_050,
      document: "17",
      party: 'ООО "Хумо" тур',
    },
    purpose: "Оплата по договору 12/2026; авиабилеты",
  },
  expect.objectContaining({ bookedOn: "2026-01-16", amountMinor: -100_000, document: "18" }),
];

/** Letters of this table in windows-1251. */
function inWindows1251(text: string): Uint8Array {
  const byteOf = (letter: string) => {
    if (letter === "№") return 0xb9;
    if (letter === "«") return 0xab;
    if (letter === "»") return 0xbb;
    return letter >= "А" ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0);
  };
  return Uint8Array.from([...text].map(byteOf));
}

test.each([
  ["UTF-8", new TextEncoder().encode(TABLE)],
  ["UTF-8 with a byte order mark and the line ends of Windows", new TextEncoder().encode(`\ufeff${TABLE.replaceAll("\n", "\r\n")}`)],
  ["windows-1251", inWindows1251(TABLE)],
  ["UTF-16", Uint8Array.from(Buffer.from(`\ufeff${TABLE}`, "utf16le"))],
])("a bank's table in %s is read under its head and without its sums", (_encoding, content) => {
  expect(readBankCsv(decodeStatement(content), MAPPING)).toEqual(LINES);
});

test("one column of amounts, days of ISO 8601 and a value date of its own are read too", () => {
  const text = 'Booked,Value,Sum,Text\n2026-01-15,2026-01-16,"1,234.50",A-17\n2026-01-15,,-5,fee\n';
  expect(readBankCsv(text, { date: "booked", value_date: "Value", amount: "SUM", purpose: "text" })).toMatchObject([
    { bookedOn: "2026-01-15", valueDate: "2026-01-16", amountMinor: 123_450, purpose: "A-17" },
    { valueDate: "2026-01-15", amountMinor: -500 },
  ]);
});

test.each([
  ["other columns", "Date;Sum\n01.01.2026;5\n", "no_columns"],
  ["a day that is none", TABLE.replace("16.01.2026", "31.02.2026"), "bad_date"],
  ["an amount that is none", TABLE.replace("1000,00;0,00", "1000,00x;0,00"), "bad_amount"],
  ["a movement of nothing", TABLE.replace("1000,00;0,00", ";0,00"), "bad_amount"],
])("nothing is read of a table with %s", (_what, text, problem) => {
  expect(() => readBankCsv(text, MAPPING)).toThrow(StatementFault);
  expect(() => readBankCsv(text, MAPPING)).toThrow(problem);
});
