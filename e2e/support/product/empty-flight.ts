import { expect } from "@playwright/test";
import { z } from "zod";
import { fareRule, type Offer, offer } from "@/lib/contracts/interface/offers";
import { legKeyOf, sellElsewhere } from "./database";
import { type Partner, searchPath } from "./partner";

/** A non-stop flight of which other agencies may sell seats. */
export interface Direct {
  chosen: Offer;
  legKey: string;
  bookingClass: string;
}

export async function nonStops(partner: Partner, depart: string, adults = 1): Promise<Offer[]> {
  const offers = await partner.ok("GET", searchPath({ depart, adults }), z.array(offer));
  return offers.filter((one) => !one.transfers);
}

export function legKeysOf(one: Offer): string {
  return one.directions.flatMap(({ segments }) => segments.map(legKeyOf)).join();
}

/** The booking class in which an offer of one flight is sold. */
export async function bookingClassOf(partner: Partner, { id }: Offer): Promise<string> {
  const [rule] = await partner.ok("GET", `/api/v1/offers/${id}/rules`, z.array(fareRule));
  return rule?.booking_class ?? "";
}

/** The cheapest non-stop flight of a date, emptied, with its inventory row and its booking class. */
export async function emptyFlight(partner: Partner, depart: string, adults = 1): Promise<Direct> {
  const [found] = await nonStops(partner, depart, adults);
  const legKey = found ? legKeysOf(found) : "";
  await sellElsewhere(legKey, "Y", 0);
  const chosen = await settledOffer(partner, depart, adults, legKey);
  return { chosen, legKey, bookingClass: await bookingClassOf(partner, chosen) };
}

/** The offer of a flight once searches know of the seats that were sold and given back on it: a single offer is always counted anew. */
async function settledOffer(partner: Partner, depart: string, adults: number, legKey: string): Promise<Offer> {
  const found = async () => (await nonStops(partner, depart, adults)).find((one) => legKeysOf(one) === legKey);
  await expect(async () => {
    const { id, price } = (await found()) ?? {};
    expect((await partner.ok("GET", `/api/v1/offers/${id}`, offer)).price).toEqual(price);
  }).toPass();
  const chosen = await found();
  if (!chosen) throw new Error("no non-stop offer");
  return chosen;
}
