import { expect, test } from "vitest";
import { sampleSource } from "@/tests/support/bookings/receipt-sample";
import { readPdf } from "@/tests/support/pdf-text";
import { buildReceipt } from "../document/build-receipt";
import { renderReceipt } from "./render-receipt";

/** What stands in the fields of a receipt that come from outside: a person, an agency, an airline's table, a supplier. */
function receiptWith(text: string) {
  const source = sampleSource("en");
  const { passenger, tickets, names } = source;
  return buildReceipt({
    ...source,
    agency: { name: text, tel: text, email: text, address: text, telegram: text, colour: "" },
    passenger: { ...passenger, firstName: text, lastName: text, middleName: text, docNumber: text },
    tickets: tickets.map((ticket) => ({ ...ticket, pnr: text, locators: [text, text] })),
    names: { ...names, airline: () => text, aircraft: () => text },
  });
}

test.each([
  ["control characters", "A\0B\u0007\u001b[31mC\r\n\tD"],
  ["a direction that is turned", "\u202egnp.\u202c\u2066exe"],
  ["half a character", "A\ud800B"],
  ["Arabic, Hebrew and Chinese", "مرحبا שלום 你好"],
  ["signs that join", "👨‍👩‍👧 Z͑ͫ̓ͪ̂ͫ̽ e\u0301"],
  ["what PDF is written in", "(%PDF-1.7 \\) Tj ET endstream endobj >> /JavaScript"],
  ["a link", "<a href='javascript:alert(1)'>x</a>"],
  ["nothing", ""],
  ["blanks", "   "],
  ["a word of 200 letters", "W".repeat(200)],
  ["200 words", "ab ".repeat(200)],
])("a receipt of %s is made, and can be read", async (_what, text) => {
  const { pages, text: words, links, acts } = await readPdf(new Uint8Array(await renderReceipt(receiptWith(text), null)));
  expect(pages).toBeLessThan(30);
  expect(words).toContain("2501234567893");
  expect([acts, links]).toEqual([false, ["http://parvoz.test/trip/Zm9vYmFyYmF6cXV4MTIzNA"]]);
});
