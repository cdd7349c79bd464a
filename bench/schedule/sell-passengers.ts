import { bookingRequest } from "@/lib/contracts/interface/bookings";
import { fromDayNumber } from "@/lib/domain/dates";
import type { Party } from "@/lib/domain/passengers/passengers";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { copyBookings } from "@/lib/services/booking/testing/copy-bookings";
import { offerSealer } from "@/lib/services/offers/offer/offer-id";
import { totalOf } from "@/lib/services/offers/offer/price-offer";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { seeded } from "@/scripts/lib/database/seeded";
import { bookingBody } from "@/scripts/storm/buyer";
import { drawQueries, type Query } from "../lib/queries";
import { pick } from "../world/random";
import type { World } from "../world/world";

/** Passengers of a booking, and how many book the very same. */
const PARTY: Party = { adt: 2, chd: 0, inf: 0, ins: 0 };
const COPIES = 25;
/** They choose among so many of the cheapest offers: nonstop and over the hub. */
const CHOICE = 20;
/** What leaves sooner is not sold. */
const FIRST_DAY = 3;

/** Sells journeys of a world through the service, and each to more people straight in the database. @returns bookings */
export async function sellPassengers(world: World, passengers: number): Promise<number> {
  const terms = { currency: "UZS", serviceFeeMinor: 2_500_000, recommendedMarkupBp: 300 } as const;
  const { id } = await addPartner({ code: "BENCH", name: "Bench", creditLimitMinor: 0, ...terms });
  const partner = { id, mode: "live", rateLimits: {}, furtherTerms: [], ...terms } as const;
  const random = seeded(21);
  let wanted = Math.ceil(passengers / PARTY.adt / COPIES);
  for (let seed = 100; wanted > 0; seed++) {
    for (const query of drawQueries(world, seed, wanted))
      if (query.day >= world.fromDay + FIRST_DAY && (await sell(partner, query, random))) wanted -= 1;
  }
  return copyBookings(COPIES - 1);
}

/** @returns whether there was something to sell */
async function sell(partner: PartnerContext, { origin, destination, day }: Query, random: () => number): Promise<boolean> {
  const now = new Date();
  const directions = [directionOf(origin, destination, fromDayNumber(day))] as const;
  const request = { directions, cabin: "E", party: PARTY, currency: partner.currency, now, filters: NO_FILTERS } as const;
  const { toMake = [] } = await houseSupplier.selling.search({ ...request, directions: [...directions] });
  const offer = pick(toMake.slice(0, CHOICE), random)?.make();
  if (!offer) return false;
  const offerId = offerSealer({ partner, cabin: "E", party: PARTY, now })(offer, totalOf(offer, partner, PARTY));
  const bodies = Array.from({ length: PARTY.adt }, () => JSON.parse(bookingBody(Math.random)));
  const body = bookingRequest.parse({ ...bodies[0], passengers: bodies.flatMap(({ passengers }) => passengers) });
  await createBooking({ partner, actor: "partner:bench", locale: "en", offerId, body, now });
  return true;
}
