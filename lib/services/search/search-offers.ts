import { MAX_OFFERS, type SearchQuery } from "@/lib/contracts/offers";
import type { Locale } from "@/lib/domain/localized";
import type { ClockWindow, SearchDirection } from "@/lib/suppliers/port";
import { suppliersOf } from "@/lib/suppliers/registry";
import { afterAll } from "@/lib/util/after";
import type { PartnerContext } from "../access/partner-context";
import { firstOffers } from "./first-offers";
import { whileAllHold } from "./kept-answers";
import { priceOffer } from "./price-offer";
import type { Answered } from "./ready-json";
import { asked } from "./supplier-errors";
import { filtersOf, travelOf } from "./travel-request";
import { validateSearch } from "./validate-search";
import { writeOffers } from "./wire/write-offers";

interface Options {
  partner: PartnerContext;
  locale: Locale;
  query: SearchQuery;
  now: Date;
}

/**
 * Offers of all suppliers for a journey, cheapest first or in the order asked for; at once where all suppliers know theirs. Writes nothing.
 * @returns a list of Offer of the contract
 * @throws AppError validation for places, dates or parties that cannot be
 */
export function searchOffers(options: Options): Answered | Promise<Answered> {
  const { partner, locale, query, now } = options;
  validateSearch(query, now);
  const travel = travelOf(query, partner, now);
  const request = { ...travel, directions: query.directions.map(toDirection), filters: filtersOf(query, partner) };
  const answers = suppliersOf(partner.mode).map((supplier) => asked(() => supplier.search(request)));
  return afterAll(answers, (found) => {
    const { cabin, party } = travel;
    const shown = firstOffers(found, query.sort ?? "price", query.limit ?? MAX_OFFERS, (offer) => priceOffer(offer, partner, party));
    return { json: writeOffers(shown, { partner, cabin, party, locale, now }), isCurrent: whileAllHold(found) };
  });
}

function toDirection(direction: SearchQuery["directions"][number]): SearchDirection {
  return {
    origin: direction.departure_airport,
    destination: direction.arrival_airport,
    date: direction.date,
    departure: windowOf(direction.departure_from, direction.departure_to),
    arrival: windowOf(direction.arrival_from, direction.arrival_to),
  };
}

/** An end that is missing is that of the day. */
function windowOf(from: string | undefined, to: string | undefined): ClockWindow | null {
  if (from === undefined && to === undefined) return null;
  return { from: minutesOf(from ?? "00:00"), to: minutesOf(to ?? "23:59") };
}

function minutesOf(clock: string): number {
  return 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3));
}
