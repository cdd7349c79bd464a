import { expect, test } from "vitest";
import { LOCALES } from "@/lib/domain/localized";
import { SNAPSHOT, sampleSource } from "@/tests/support/bookings/receipt-sample";
import { readPdf } from "@/tests/support/pdf-text";
import { buildReceipt } from "../document/build-receipt";
import { joinReceipts } from "../document/join-receipts";
import type { ReceiptSource } from "../document/source";
import { renderJoint, renderReceipt } from "./render-receipt";

const LONG = "ABDULLAKHODJAYEV-MIRZAAKHMEDOV";

/** There and back on one flight each, on one ticket, as most people fly. */
function direct(locale: (typeof LOCALES)[number]): ReceiptSource {
  const [out, back] = SNAPSHOT.directions;
  const directions = [{ segments: out?.segments.slice(0, 1) ?? [] }, { segments: back?.segments.slice(1) ?? [] }];
  const conditions = SNAPSHOT.conditions
    .filter(({ carrier }) => carrier === "HY")
    .map((fare) => ({ ...fare, fromSegment: 0, toSegment: 0 }));
  const group = {
    validatingCarrier: "HY",
    carriers: ["HY"],
    segments: [[0, 0] as const, [1, 0] as const].map(([way, flight]): [number, number] => [way, flight]),
  };
  const agency = {
    name: "Namuna Travel",
    tel: "+998 71 000 00 00",
    email: "salom@namuna.example",
    address: "Toshkent",
    telegram: "namuna_travel",
    colour: "",
  };
  const [price] = SNAPSHOT.prices;
  const snapshot = { ...SNAPSHOT, directions, conditions, ticketGroups: [group], notices: [], prices: price ? [price, price, price] : [] };
  const source = sampleSource(locale, { agency, snapshot, demonstration: true });
  return { ...source, tickets: source.tickets.slice(0, 1) };
}

test.each(LOCALES)("a receipt in %s of a flight there and one back is one page, with birth date and form of payment", async (locale) => {
  const { pages, text } = await readPdf(new Uint8Array(await renderReceipt(buildReceipt(direct(locale)), null)));
  expect(pages).toBe(1);
  const said = {
    en: ["born 1 May 1990", "Through the agency"],
    ru: ["1 мая 1990", "Через агентство"],
    uz: ["1990-yil 1-may", "Agentlik orqali"],
  };
  for (const words of said[locale]) expect(text).toContain(words);
});

test.each(LOCALES)("a family of three in %s is on one page, and its longest name can be read", async (locale) => {
  const one = { ...direct(locale), demonstration: false };
  const sources = ["AZIZ", "LOLA", "ABDURAHMONBEK"].map((firstName, position) => ({
    ...one,
    passenger: { ...one.passenger, firstName, position, ...(position === 2 ? { lastName: LONG } : {}) },
  }));
  const joint = joinReceipts(sources);
  if (!joint) throw new Error("they fly together");
  const { pdf, pages } = await renderJoint(joint, null);
  expect(pages).toBe(1);
  const { text } = await readPdf(new Uint8Array(pdf));
  for (const name of ["KARIMOV/AZIZ", "KARIMOV/LOLA", `${LONG}/ABDURAHMONBEK`]) expect(text).toContain(name);
});

test("papers are in the portal's face, and a name in another script is in one that has it", async () => {
  const source = direct("uz");
  const { passenger } = source;
  const plain = await renderReceipt(buildReceipt(source), null);
  expect(facesOf(plain)).toEqual(["FiraSans-Regular", "FiraSans-SemiBold"]);
  const other = await renderReceipt(buildReceipt({ ...source, passenger: { ...passenger, lastName: "გელაშვილი" } }), null);
  expect(facesOf(other)).toContain("DejaVuSansCondensed-Bold");
});

/** Names of the fonts that a PDF brings along. */
function facesOf(pdf: Buffer): string[] {
  const names = [...pdf.toString("latin1").matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}
