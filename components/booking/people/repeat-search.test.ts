import { expect, it } from "vitest";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { fieldsAgain, searchAgain } from "./repeat-search";

const booking = sampleBooking({
  passengers: [samplePassenger(), samplePassenger({ key: "p-2", age: "chd", birthdate: "2019-05-04" })],
});
const day = booking.directions[0]?.departure.datetime.slice(0, 10) ?? "";

it("searches the same way on the same day for as many, and once it is over on the same day of a week to come", () => {
  const asked = new URLSearchParams(searchAgain(booking, { today: day }));
  expect(asked.get("out")).toBe(day);
  expect([asked.get("adt"), asked.get("chd"), asked.get("inf")]).toEqual(["1", "1", "0"]);
  const later = new Date(Date.parse(day) + 15 * 86_400_000).toISOString().slice(0, 10);
  const moved = new URLSearchParams(searchAgain(booking, { today: later })).get("out") ?? "";
  expect(moved >= later).toBe(true);
  expect((Date.parse(moved) - Date.parse(day)) % (7 * 86_400_000)).toBe(0);
});

it("counts whoever is a year older on the last flight in the age group of that day", () => {
  const birthdate = `${Number(day.slice(0, 4)) - 12}${day.slice(4)}`;
  const child = sampleBooking({ passengers: [samplePassenger(), samplePassenger({ key: "p-2", age: "chd", birthdate })] });
  const asked = new URLSearchParams(searchAgain(child, { today: day }));
  expect([asked.get("adt"), asked.get("chd")]).toEqual(["2", "0"]);
});

it("takes the passengers along with the form open, in the booking's currency, and finds an adult for a child who flies alone", () => {
  const alone = sampleBooking({ passengers: [samplePassenger({ age: "chd", birthdate: "2019-05-04" })] });
  const asked = new URLSearchParams(searchAgain(alone, { today: day, currency: "USD", isWithPeople: true, isToChange: true }));
  const party = { adt: "1", chd: "1", inf: "0", ins: "0" };
  expect(Object.fromEntries(asked)).toMatchObject({ ...party, along: alone.id, currency: "USD", change: "1" });
  expect(searchAgain(alone, { today: day })).not.toMatch(/along|change|currency/);
});

it("searches any cabin where the flights were of two", () => {
  const [way] = booking.directions;
  const business = way && { ...way, segments: way.segments.map((segment) => ({ ...segment, service_class: "B" as const })) };
  const cabinOf = (directions: typeof booking.directions) =>
    new URLSearchParams(searchAgain({ ...booking, directions }, { today: day })).get("cabin");
  expect(business && way && [cabinOf([business]), cabinOf([way]), cabinOf([way, business])]).toEqual(["B", "E", "A"]);
});

it("takes along people and payer, and no price of the agency's own", () => {
  const fields = fieldsAgain(booking);
  const [first] = booking.passengers;
  expect(fields.passengers[0]).toMatchObject({ last_name: first?.last_name, doc_number: first?.document.number, age: "adt" });
  expect([fields.payer_name, fields.payer_email, fields.selling_price]).toEqual([booking.payer.name, booking.payer.email, ""]);
});

it("does not take the agency's address along as the payer's own", () => {
  expect(fieldsAgain(booking, true)).toMatchObject({ payer_name: booking.payer.name, payer_email: "" });
});

it("leaves whoever has given the tickets back at home, and takes everybody where all have", () => {
  const refunded_at = "2026-11-26T14:27:30Z";
  const gone = samplePassenger({ key: "p-2", first_name: "ALI", refunded_at });
  const halfway = samplePassenger({ key: "p-3", refunded_directions: [{ direction: 0, refunded_at }] });
  const partly = sampleBooking({
    passengers: [samplePassenger(), gone, halfway],
    directions: [...booking.directions, ...booking.directions],
  });
  const party = (of: typeof booking) => new URLSearchParams(searchAgain(of, { today: day })).get("adt");
  expect([
    party(partly),
    fieldsAgain(partly)
      .passengers.map(({ first_name }) => first_name)
      .includes("ALI"),
  ]).toEqual(["2", false]);
  const none = { ...partly, passengers: [gone] };
  expect([party(none), fieldsAgain(none).passengers[0]?.first_name]).toEqual(["1", "ALI"]);
});
