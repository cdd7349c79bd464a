import type { CreatedBooking } from "@/lib/contracts/interface/bookings";
import { type Offer, type SearchQuery, searchQuery } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { partnerSelect, toPartnerContext } from "@/lib/services/access/credentials/principal";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { readPartnerTerms } from "@/lib/services/terms/partners/partner-terms";
import { book, makeBody } from "../bookings/booking";
import type { World } from "../world/world";
import { searchOffers } from "./ask-offers";

/** The test mode of a live partner, as its keys act in it. */
export async function testModeOf({ id }: PartnerContext): Promise<PartnerContext> {
  const partnerId = await ensureTestPartner({ partnerId: id });
  const [, ...furtherTerms] = await readPartnerTerms(partnerId);
  return toPartnerContext({ ...(await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: partnerSelect })), furtherTerms });
}

/** Someone who sells, at a moment. */
export type Seller = Pick<World, "partner" | "now" | "date">;

/** `TAS-SKD` leaves 30 days ahead, `TAS-SKD-TAS` comes back a week later; offers cheapest first. */
export function searchAs({ partner, now, date }: Seller, route: string, differences: Record<string, unknown> = {}): Promise<Offer[]> {
  const [from = "", to = "", back] = route.split("-");
  const directions = [{ departure_airport: from, arrival_airport: to, date: date(30) }];
  if (back) directions.push({ departure_airport: to, arrival_airport: back, date: date(37) });
  const counts = { adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
  const query: SearchQuery = searchQuery.parse({ directions, service_class: "E", ...counts, ...differences });
  return searchOffers({ partner, locale: "en", query, now });
}

export async function firstOffer(seller: Seller, route: string, differences: Record<string, unknown> = {}): Promise<Offer> {
  const [offer] = await searchAs(seller, route, differences);
  if (!offer) throw new Error(`no offer ${route}`);
  return offer;
}

/** Books the cheapest offer of a route for a new adult. */
export async function bookRoute(seller: Seller, route: string): Promise<CreatedBooking> {
  const { id } = await firstOffer(seller, route);
  return book({ partner: seller.partner, now: seller.now, offerId: id, body: makeBody() });
}
