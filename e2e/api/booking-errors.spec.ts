import { expect, test } from "@playwright/test";
import { z } from "zod";
import { createdBooking, payment } from "@/lib/contracts/interface/bookings";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { untilStatus } from "../support/pages/wait";
import { FIRST_AGENT, inDays, Partner, searchPath } from "../support/product/partner";
import { bookingOf, makePerson, type Person } from "../support/product/people";

let partner: Partner;
let single: Offer;
let pair: Offer;
let withInfant: Offer;

async function cheapest(path: string): Promise<Offer> {
  const [first] = await partner.ok("GET", path, z.array(offer));
  if (!first) throw new Error(`no offers for ${path}`);
  return first;
}

test.beforeAll(async () => {
  partner = await Partner.signIn(FIRST_AGENT);
  single = await cheapest(searchPath({ depart: inDays(70) }));
  pair = await cheapest(searchPath({ depart: inDays(70), adults: 2 }));
  withInfant = await cheapest(searchPath({ depart: inDays(70), adults: 1, infants: 1 }));
});

function yearsAgo(years: number, days = 0): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function without(field: keyof Person): Partial<Person> {
  const person: Partial<Person> = makePerson("adt");
  delete person[field];
  return person;
}

const passengerCases: { name: string; code: number; field: string; person: () => Record<string, unknown> }[] = [
  { name: "first name missing", code: 1018, field: "first_name", person: () => without("first_name") },
  { name: "first name null", code: 1018, field: "first_name", person: () => ({ ...makePerson("adt"), first_name: null }) },
  { name: "last name missing", code: 1019, field: "last_name", person: () => without("last_name") },
  { name: "birth date missing", code: 1020, field: "birthdate", person: () => without("birthdate") },
  { name: "document number missing", code: 1021, field: "doc_number", person: () => without("doc_number") },
  { name: "phone missing", code: 1022, field: "tel", person: () => without("tel") },
  { name: "birth date that does not exist", code: 1025, field: "birthdate", person: () => makePerson("adt", { birthdate: "1990-02-30" }) },
  { name: "phone of a wrong format", code: 1025, field: "tel", person: () => makePerson("adt", { tel: "12345" }) },
  { name: "name longer than 25", code: 1124, field: "first_name", person: () => makePerson("adt", { first_name: "A".repeat(26) }) },
  {
    name: "names too long together",
    code: 1125,
    field: "last_name",
    person: () => ({ ...makePerson("adt", { first_name: "A".repeat(25), last_name: "B".repeat(25) }), middle_name: "C".repeat(20) }),
  },
  { name: "a document of another country", code: 1153, field: "doc_type", person: () => makePerson("adt", { doc_type: "PS" }) },
  { name: "a document these flights do not take", code: 1157, field: "doc_type", person: () => makePerson("adt", { doc_type: "SR" }) },
  { name: "a citizenship that does not exist", code: 1154, field: "citizenship", person: () => makePerson("adt", { citizenship: "XX" }) },
  { name: "a wrong gender", code: 1154, field: "gender", person: () => makePerson("adt", { gender: "X" }) },
  { name: "Cyrillic name", code: 1155, field: "last_name", person: () => makePerson("adt", { last_name: "Каримов" }) },
  { name: "expired document", code: 1169, field: "doc_expire", person: () => makePerson("adt", { doc_expire: inDays(10) }) },
  {
    name: "adult by name, child by birth date",
    code: 1168,
    field: "birthdate",
    person: () => makePerson("adt", { birthdate: yearsAgo(8) }),
  },
];

for (const { name, code, field, person } of passengerCases) {
  test(`${code}: ${name}`, async () => {
    const error = await partner.refused("POST", `/api/v1/offers/${single.id}/booking`, 422, code, { body: bookingOf([person()]) });
    expect(Object.keys(error.errors ?? {})).toContain(`passengers.0.${field}`);
  });
}

test("1023, 1024: the payer's e-mail and phone", async () => {
  const path = `/api/v1/offers/${single.id}/booking`;
  await partner.refused("POST", path, 422, 1023, { body: bookingOf([makePerson("adt")], { payer_email: "" }) });
  await partner.refused("POST", path, 422, 1024, { body: bookingOf([makePerson("adt")], { payer_tel: undefined }) });
});

test("1126: passengers that were not searched for", async () => {
  const body = bookingOf([makePerson("adt"), makePerson("adt")]);
  await partner.refused("POST", `/api/v1/offers/${single.id}/booking`, 422, 1126, { body });
});

test("1156: the same passenger twice", async () => {
  const person = makePerson("adt");
  await partner.refused("POST", `/api/v1/offers/${pair.id}/booking`, 422, 1156, { body: bookingOf([person, person]) });
});

test("1011 and 1183: an infant over two, and an adult under 18 with an infant", async () => {
  const path = `/api/v1/offers/${withInfant.id}/booking`;
  const old = [makePerson("adt"), makePerson("inf", { birthdate: yearsAgo(3) })];
  await partner.refused("POST", path, 422, 1011, { body: bookingOf(old) });
  const young = [makePerson("adt", { birthdate: yearsAgo(15) }), makePerson("inf")];
  await partner.refused("POST", path, 422, 1183, { body: bookingOf(young) });
});

test("5231 and 5232: duplicates of an unpaid and of a paid booking name the existing one", async () => {
  const body = bookingOf([makePerson("adt")]);
  const path = `/api/v1/offers/${single.id}/booking`;
  const made = await partner.ok("POST", path, createdBooking, { body });
  const unpaid = await partner.refused("POST", path, 422, 5231, { body });
  expect(unpaid.message).toBe("Duplicate booking");
  expect(unpaid.data).toEqual({ existing_booking_id: made.id });
  await partner.ok("POST", `/api/v1/booking/${made.id}/payment`, payment);
  const paid = await partner.refused("POST", path, 422, 5232, { body });
  expect(paid.data).toEqual({ existing_booking_id: made.id });
  await untilStatus(partner, made.id, "ticketed");
  await partner.refused("POST", path, 422, 5232, { body });
});

test("nothing is left behind by a refused booking", async () => {
  const person = makePerson("adt");
  const path = `/api/v1/offers/${single.id}/booking`;
  await partner.refused("POST", path, 422, 1169, { body: bookingOf([{ ...person, doc_expire: inDays(5) }]) });
  await partner.ok("POST", path, createdBooking, { body: bookingOf([person]) });
});
