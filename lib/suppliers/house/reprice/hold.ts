import { randomInt } from "node:crypto";
import { makePnr } from "@/lib/domain/booking/pnr";
import { utcMinutes } from "@/lib/domain/dates";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { headCount, seatsNeeded } from "@/lib/domain/passengers/passengers";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { limitsOf } from "@/lib/domain/schedule/nesting";
import { sealTimes } from "@/lib/domain/times/shown-times";
import type { FlightSegment } from "@/lib/engine/itinerary";
import type { Hold, HoldRequest } from "@/lib/suppliers/port/ordering";
import { SupplierSoldOut, SupplierUnconfirmed } from "@/lib/suppliers/port/refusals";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import { carriersWithInventedStock, carrierWithoutStock } from "@/lib/suppliers/ticket-stock";
import { legKeyOf } from "../flights";
import { readReference, withTimes } from "../journey-reference";
import { levelsOf } from "../levels";
import { flownDirection } from "../offer/make-segment";
import { currentSnapshot } from "../snapshot/current-snapshot";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { findJourney } from "./find-journey";

/**
 * The seats that a booking of the offer takes, leg by leg, and a record per ticket group.
 * @throws SupplierUnconfirmed where the schedule changed since the offer was priced; SupplierSoldOut where the tickets could not be numbered
 */
export async function hold({ offer, context }: Pick<HoldRequest, "offer" | "context">): Promise<Hold> {
  return { seats: await seatsToTake(offer, context), records: await recordsOf(offer, context), order: null };
}

/**
 * The seats alone: whoever already has a ticket needs no other.
 * @throws SupplierUnconfirmed where the schedule changed since the offer was priced
 */
export async function seatsToTake(offer: SupplierOffer, context: PricingContext): Promise<SeatTake[]> {
  const snapshot = await currentSnapshot(context.now);
  const nowUtc = utcMinutes(context.now);
  const sold = withTimes(
    readReference(offer.reference) ?? [],
    offer.directions.map(({ segments }) => segments),
  );
  const journey = findJourney(snapshot, sold, nowUtc);
  if (!journey || sealTimes(journey.map(flownDirection)) !== sealTimes(offer.directions))
    throw new SupplierUnconfirmed("the flights of the offer changed");
  const seats = seatsNeeded(context.party);
  return journey.flatMap(({ segments }, direction) =>
    segments.flatMap((segment, index) => takesOf(snapshot, segment, offer.directions[direction]?.segments[index], seats, nowUtc)),
  );
}

/**
 * Check-in codes are drawn for the demonstration alone: no airline knows of what is booked here, so that there is none to check in with.
 * @throws SupplierSoldOut where a carrier's stock cannot number the tickets of this party
 */
async function recordsOf({ ticketGroups }: SupplierOffer, { party }: PricingContext): Promise<Hold["records"]> {
  const issuers = ticketGroups.map(({ validatingCarrier }) => validatingCarrier);
  const [lacking, invented] = [await carrierWithoutStock(issuers, headCount(party)), await carriersWithInventedStock(issuers)];
  if (lacking !== null) throw new SupplierSoldOut(`the ticket stock of ${lacking} has too few numbers`);
  return ticketGroups.map(({ carriers, validatingCarrier }) => ({
    pnr: makePnr(randomInt),
    airlineLocators: invented.has(validatingCarrier) ? carriers.map(() => makePnr(randomInt)) : [],
  }));
}

/** The seats that a sold flight takes, leg by leg, in its class. @throws SupplierUnconfirmed where none was sold */
export function takesOf(
  snapshot: HouseSnapshot,
  segment: FlightSegment,
  sold: OfferSegment | undefined,
  seats: number,
  nowUtc: number,
): SeatTake[] {
  if (!sold) throw new SupplierUnconfirmed("the flights of the offer changed");
  const { bookingClass, cabin } = sold;
  return segment.legs.map((leg) => ({
    legKey: legKeyOf(segment, leg),
    bookingClass,
    seats,
    limits: limitsOf(levelsOf(snapshot, segment.carrier, leg, nowUtc)[cabin], bookingClass),
  }));
}
