import { expect, it } from "vitest";
import { SNAPSHOT, sampleSource } from "@/tests/support/bookings/receipt-sample";
import { joinReceipts } from "./join-receipts";
import type { ReceiptSource } from "./source";

const [PRICE] = SNAPSHOT.prices;

/** A family of a mother, a father and a lap infant, each with tickets of their own. */
function family(): ReceiptSource[] {
  const prices = PRICE ? [PRICE, PRICE, { ...PRICE, age: "inf" as const }] : [];
  const people = [
    { firstName: "Aziz", age: "adt" },
    { firstName: "Lola", age: "adt" },
    { firstName: "Amir", age: "inf" },
  ] as const;
  return people.map((person, position) => {
    const one = sampleSource("en", { snapshot: { ...SNAPSHOT, prices } });
    const tickets = one.tickets.map((ticket) => ({ ...ticket, number: `${ticket.number.slice(0, 12)}${position}` }));
    return { ...one, tickets, passenger: { ...one.passenger, ...person, position } };
  });
}

it("tells the flights once, every ticket by its passenger, and what differs by whom it is of", () => {
  const joint = joinReceipts(family());
  expect([joint?.passenger, ...(joint?.companions ?? [])].map((each) => each?.name)).toEqual([
    "KARIMOV/AZIZ RUSTAM",
    "KARIMOV/LOLA RUSTAM",
    "KARIMOV/AMIR RUSTAM",
  ]);
  expect(joint?.tickets.table.rows).toHaveLength(6);
  expect(joint?.tickets.table.rows.map(([name]) => name).at(-1)).toBe("KARIMOV/AMIR RUSTAM");
  const [first] = joint?.itinerary.directions[0]?.items ?? [];
  const baggage = first?.kind === "flight" ? first.details.find(({ label }) => label === "Baggage") : undefined;
  expect(baggage?.value).toBe("2 × 23 kg\nAmir: By carrier’s rules");
});

it("adds up the parts of all prices, and names the passengers where there are none", () => {
  expect(joinReceipts(family())?.price.total.value.replaceAll("\u00a0", " ")).toBe("44,819,011.50 UZS");
  expect(joinReceipts(family())?.price.lines[0]?.value.replaceAll("\u00a0", " ")).toBe("37,037,010 UZS");
  const sold = family().map((one) => ({ ...one, passenger: { ...one.passenger, sellingMinor: 1_600_000_000 } }));
  const price = joinReceipts(sold)?.price;
  expect(price?.lines.map(({ label, value }) => `${label}: ${value.replaceAll("\u00a0", " ")}`)).toEqual([
    "KARIMOV/AZIZ RUSTAM: 16,000,000 UZS",
    "KARIMOV/LOLA RUSTAM: 16,000,000 UZS",
    "KARIMOV/AMIR RUSTAM: 16,000,000 UZS",
  ]);
});

it("joins nobody who flies alone, or who has given back what another flies", () => {
  const [first, second, third] = family();
  expect(joinReceipts(first ? [first] : [])).toBeNull();
  expect(joinReceipts(first && second && third ? [first, { ...second, refunded: [1] }, third] : [])).toBeNull();
});
