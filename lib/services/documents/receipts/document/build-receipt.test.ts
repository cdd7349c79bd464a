import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { SNAPSHOT, sampleSource } from "@/tests/support/bookings/receipt-sample";
import { buildReceipt, maskDocument } from "./build-receipt";
import type { ReceiptConnection, ReceiptDocument, ReceiptFlight } from "./document";
import { RECEIPT_TEXTS } from "./texts";
import { ticketName } from "./ticket-name";

function flights(receipt: ReceiptDocument): ReceiptFlight[] {
  return receipt.itinerary.directions.flatMap(({ items }) => items.filter((item) => item.kind === "flight"));
}

function connections(receipt: ReceiptDocument): ReceiptConnection[] {
  return receipt.itinerary.directions.flatMap(({ items }) => items.filter((item) => item.kind === "connection"));
}

function minorUnits(text: string): number {
  const digits = text.replace(/[^\d]/g, "");
  return /[.,]\d\d\s\w+$/.test(text) ? Number(digits) : Number(digits) * 100;
}

/** Every string of the document, however deep. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe.each(LOCALES)("an itinerary receipt in %s", (locale) => {
  const receipt = buildReceipt(sampleSource(locale));

  it("prints lines that add up to the total", () => {
    const sum = receipt.price.lines.reduce((total, line) => total + minorUnits(line.value), 0);
    expect(sum).toBe(SNAPSHOT.prices[0]?.totalMinor);
    expect(minorUnits(receipt.price.total.value)).toBe(sum);
  });

  it("shows each end of every flight on its own airport's clock", () => {
    expect(flights(receipt).map(({ departure, arrival }) => `${departure.time}–${arrival.time}`)).toEqual([
      "23:40–03:05",
      "07:45–09:55",
      "16:20–23:15",
      "06:10–14:30",
    ]);
    expect(flights(receipt).map(({ arrival }) => arrival.laterDate)).toEqual([true, false, false, false]);
  });

  it("leaves out a direction that was refunded apart, with its fares and flights of tickets; the price stays as it was paid, and says so", () => {
    const left = buildReceipt({ ...sampleSource(locale), refunded: [0] });
    expect(left.itinerary.directions).toEqual(receipt.itinerary.directions.slice(1));
    const ofOthers = SNAPSHOT.conditions.filter(({ direction }) => direction !== 0).length;
    expect(left.conditions.table.rows).toEqual(receipt.conditions.table.rows.slice(-ofOthers));
    const [gone] = flights(receipt);
    expect(texts(left.tickets).join(" ")).not.toContain(gone?.number);
    expect(left.price).toEqual({ ...receipt.price, note: RECEIPT_TEXTS[locale].priceBeforeRefunds });
    expect([receipt.price.note, left.price.note]).toEqual([null, expect.stringMatching(/\S/)]);
  });

  it("hides the document number but for its last four characters", () => {
    expect(receipt.passenger.note).toContain("••• 4567");
    expect(texts(receipt).join(" ")).not.toContain("AA1234567");
  });

  it("warns at every connection between separate tickets", () => {
    expect(connections(receipt).map(({ warning }) => warning)).toEqual([expect.any(String), expect.any(String)]);
  });

  it("leaves no text out", () => {
    const required = [receipt.title, receipt.legal.heading, ...receipt.conditions.table.columns, ...receipt.notices.items];
    expect(required.every((text) => text.trim() !== "")).toBe(true);
    expect(receipt.notices.items[0]).toBe(SNAPSHOT.notices[0]?.[locale]);
  });
});

it("merges the same tax of several airports into one line", () => {
  const { lines } = buildReceipt(sampleSource("en")).price;
  expect(lines.map(({ label, value }) => `${label}: ${value.replace("\u00a0", " ")}`)).toEqual([
    "Fare: 12,345,670 UZS",
    "Tax or airport charge UZ: 150,000 UZS",
    "Carrier surcharge YQ: 980,000.50 UZS",
    "Tax or airport charge GB: 1,414,000 UZS",
    "Agency service fee: 50,000 UZS",
  ]);
});

it("shows the agency's own price in one sum, or with taxes by code and its fee within the fare where the agency wants them", () => {
  const source = sampleSource("en");
  const selling = { ...source, passenger: { ...source.passenger, sellingMinor: 1_600_000_000 } };
  const linesOf = (one: typeof source) =>
    buildReceipt(one).price.lines.map(({ label, value }) => `${label}: ${value.replace("\u00a0", " ")}`);
  expect(linesOf(selling)).toEqual(["Travel with all taxes, charges and services: 16,000,000 UZS"]);
  expect(linesOf({ ...selling, printsParts: true })).toEqual([
    "Fare with agency fee: 13,455,999.50 UZS",
    "Tax or airport charge UZ: 150,000 UZS",
    "Carrier surcharge YQ: 980,000.50 UZS",
    "Tax or airport charge GB: 1,414,000 UZS",
  ]);
});

it("refuses to print a price whose lines do not add up", () => {
  const prices = SNAPSHOT.prices.map((price) => ({ ...price, totalMinor: price.totalMinor + 1 }));
  expect(() => buildReceipt(sampleSource("en", { snapshot: { ...SNAPSHOT, prices } }))).toThrow(RangeError);
});

it("lists each ticket with its flights, and each carrier's own check-in code", () => {
  const ticketGroups = [
    { validatingCarrier: "HY", carriers: ["HY", "TK"], segments: SNAPSHOT.ticketGroups.flatMap((group) => group.segments) },
  ];
  const shared = {
    group: 0,
    number: "2501234567893",
    document: "invented" as const,
    pnr: "HX4K2P",
    locators: ["HX4K2P", "TQ8M3R"],
    carrier: "HY",
  };
  const receipt = buildReceipt(sampleSource("en", { snapshot: { ...SNAPSHOT, ticketGroups }, tickets: [shared] }));
  expect(receipt.tickets.table.rows).toEqual([
    ["2501234567893", "Uzbekistan Airways", "HY 271, HY 274, TK 1979, TK 1988", "HX4K2P", "HY HX4K2P, TK TQ8M3R"],
  ]);
  expect(connections(receipt).every(({ warning }) => warning === null)).toBe(true);
});

it("promises a lap infant no baggage that was filed for a seat", () => {
  const source = sampleSource("en");
  const receipt = buildReceipt({ ...source, passenger: { ...source.passenger, age: "inf" } });
  const baggage = flights(receipt).flatMap(({ details }) => details.filter(({ label }) => /baggage/i.test(label)));
  expect(baggage.map(({ value }) => value)).toEqual(Array.from({ length: 8 }, () => "By carrier’s rules"));
});

it("lists extra bags with their price, and counts them on the flights that they were bought for", () => {
  const bags = [{ id: "bag", direction: 1, pieces: 2, kg: 32, amountMinor: 90_000_000 }];
  const prices = SNAPSHOT.prices.map((price) => ({ ...price, bags, totalMinor: price.totalMinor + 90_000_000 }));
  const receipt = buildReceipt(sampleSource("ru", { snapshot: { ...SNAPSHOT, prices } }));
  const line = receipt.price.lines.find(({ label }) => label === "Дополнительный багаж 2 × 32 кг, LHR–TAS");
  expect(minorUnits(line?.value ?? "")).toBe(90_000_000);
  const baggage = flights(receipt).flatMap(({ details }) => details.filter(({ label }) => label === "Багаж"));
  expect(baggage.map(({ value }) => value)).toEqual(["2 × 23 кг", "Не включено", "2 × 32 кг", "2 × 23 кг\n+ 2 × 32 кг"]);
});

it.each<[Locale, string, string]>([
  ["uz", "2026-yil 5-dekabr, shan", "Texnik toʻxtash: Urganch (UGC) 11:40–12:45, 1 soat 5 daq; samolyot almashmaydi"],
  ["ru", "сб, 5 декабря 2026", "Техническая посадка: Ургенч (UGC) 11:40–12:45, 1 ч 5 мин; без смены самолёта"],
  ["en", "Sat, 5 December 2026", "Technical stop in Urgench (UGC) 11:40–12:45, 1 h 5 min; no change of aircraft"],
])("writes dates and technical stops as %s does", (locale, date, stop) => {
  const receipt = buildReceipt(sampleSource(locale));
  expect(receipt.itinerary.directions[0]?.date).toBe(date);
  expect(flights(receipt)[3]?.technicalStops).toEqual([stop]);
});

it.each<[Locale, string]>([
  ["uz", "parvozni SkyWest bajaradi"],
  ["ru", "выполняет SkyWest"],
  ["en", "operated by SkyWest"],
])("names who operates a flight of another carrier as %s does", (locale, text) => {
  const directions = SNAPSHOT.directions.map(({ segments }) => ({
    segments: segments.map((segment) => ({ ...segment, operatedBy: { carrier: "", name: "SkyWest" } })),
  }));
  const [first] = flights(buildReceipt(sampleSource(locale, { snapshot: { ...SNAPSHOT, directions } })));
  const [own] = flights(buildReceipt(sampleSource(locale)));
  expect(first?.carrier).toBe(`${own?.carrier}, ${text}`);
});

it("says plainly that a demonstration is no ticket", () => {
  expect(buildReceipt(sampleSource("en")).demonstration).toBeNull();
  expect(buildReceipt(sampleSource("en", { demonstration: true })).demonstration).toBe("Demonstration — not valid for travel");
});

it("names passengers as tickets do", () => {
  expect(ticketName({ firstName: "Aziz", lastName: "Karimov", middleName: null })).toBe("KARIMOV/AZIZ");
  expect(ticketName({ firstName: "Gulnoza", lastName: "Oʻrinova", middleName: "Ilhom" })).toBe("OʻRINOVA/GULNOZA ILHOM");
});

it("shows next to nothing of a short document number", () => {
  expect(maskDocument("1234")).toBe("••• 4");
});
