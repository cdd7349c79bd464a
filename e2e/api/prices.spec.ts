import { expect, test } from "@playwright/test";
import { createdBooking } from "@/lib/contracts/interface/bookings";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { sellElsewhere, soldOn } from "../support/product/database";
import { emptyFlight, legKeysOf, nonStops } from "../support/product/empty-flight";
import { FIRST_AGENT, inDays, Partner } from "../support/product/partner";
import { bookingOf, makePerson } from "../support/product/people";

const PATIENCE_MS = 60_000;

test("the price rises as seats sell; the offer is checked, and then booked at the price last shown", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { chosen, legKey, bookingClass } = await emptyFlight(partner, inDays(83));
  const path = `/api/v1/offers/${chosen.id}/booking`;
  const seats = chosen.directions[0]?.segments[0]?.seats ?? 0;
  await sellElsewhere(legKey, bookingClass, seats);
  await partner.refused("POST", path, 422, 1030, { body: bookingOf([makePerson("adt")]) });
  expect(await soldOn(legKey)).toBe(seats);
  const now = await partner.ok("GET", `/api/v1/offers/${chosen.id}`, offer);
  expect(now.price.amount).toBeGreaterThan(chosen.price.amount);
  const made = await partner.ok("POST", path, createdBooking, { body: bookingOf([makePerson("adt")]) });
  expect(made.price.amount).toBe(now.price.amount);
  expect(await soldOn(legKey)).toBe(seats + 1);
});

/** The offer of the same flight at another price, as soon as searches know of sales elsewhere: how soon that is tests/booking/seats.test.ts says. */
async function dearerOffer(partner: Partner, legKey: string, than: Offer): Promise<Offer> {
  const date = than.directions[0]?.departure.datetime.slice(0, 10) ?? "";
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; ) {
    const found = (await nonStops(partner, date)).find((one) => legKeysOf(one) === legKey);
    if (found && found.price.amount > than.price.amount) return found;
  }
  throw new Error("the search still shows the price before the sale");
}

test("the price falls when seats come back", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { legKey, bookingClass, chosen } = await emptyFlight(partner, inDays(84));
  await sellElsewhere(legKey, bookingClass, chosen.directions[0]?.segments[0]?.seats ?? 0);
  const dear = await dearerOffer(partner, legKey, chosen);
  await sellElsewhere(legKey, bookingClass, 0);
  await partner.refused("POST", `/api/v1/offers/${dear.id}/booking`, 422, 1031, { body: bookingOf([makePerson("adt")]) });
});

test("a flight that is sold out is refused clearly", async () => {
  const partner = await Partner.signIn(FIRST_AGENT);
  const { chosen, legKey, bookingClass } = await emptyFlight(partner, inDays(85));
  await sellElsewhere(legKey, bookingClass, 900);
  await partner.refused("GET", `/api/v1/offers/${chosen.id}`, 404, 100405);
  await partner.refused("POST", `/api/v1/offers/${chosen.id}/booking`, 404, 100405, { body: bookingOf([makePerson("adt")]) });
  expect(await soldOn(legKey)).toBe(900);
});
