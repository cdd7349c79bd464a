import { expect, test } from "vitest";
import { contractFinder } from "./named-contract";

const CONTRACTS = [
  { partnerId: "humo", number: "12/2026" },
  { partnerId: "silk", number: "А-17" },
  { partnerId: "tiny", number: "7" },
  { partnerId: "long", number: "112/2026" },
];

test.each([
  ["Оплата по договору № 12/2026 от 01.02.2026 за авиабилеты", ["humo"]],
  ["dog. 12 / 2026, aviachiptalar uchun", ["humo"]],
  ["Payment under contract A-17 dated 7.1.2026", ["silk"]],
  ["по дог.№а – 17", ["silk"]],
  ["договор №7 от 12.01.2026", ["tiny"]],
  ["Contract N 7; invoice 7", ["tiny"]],
  ["договор 112/2026", ["long"]],
  ["по договорам 12/2026 и А-17", ["humo", "silk"]],
  ["договор 12/2026-1, другой", []],
  ["сумма 7 000 000, дата 07.12.2026", []],
  ["XA-17", []],
  ["", []],
])("of %j the agencies are %j", (text, found) => {
  expect(contractFinder(CONTRACTS)(text)).toEqual(found);
});
