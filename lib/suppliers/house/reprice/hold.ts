import { randomInt } from "node:crypto";
import { makePnr } from "@/lib/domain/booking/pnr";
import { utcMinutes } from "@/lib/domain/dates";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { seatsNeeded } from "@/lib/domain/passengers/passengers";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { limitsOf } from "@/lib/domain/schedule/nesting";
import { sealTimes } from "@/lib/domain/shown-times";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { type Hold, type PricingContext, SupplierUnconfirmed } from "@/lib/suppliers/port";
import { legKeyOf } from "../flights";
import { readReference, withTimes } from "../journey-reference";
import { levelsOf } from "../levels";
import { flownDirection } from "../offer/make-segment";
import { currentSnapshot } from "../snapshot/current-snapshot";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { findJourney } from "./find-journey";

/**
 * The seats that a booking of the offer takes, leg by leg, and a PNR with a locator of each carrier per ticket group.
 * @throws SupplierUnconfirmed where the schedule changed since the offer was priced
 */
export async function hold(offer: SupplierOffer, context: PricingContext): Promise<Hold> {
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
  const takes = journey.flatMap(({ segments }, direction) =>
    segments.flatMap((segment, index) => takesOf(snapshot, segment, offer.directions[direction]?.segments[index], seats, nowUtc)),
  );
  const records = offer.ticketGroups.map(({ carriers }) => ({
    pnr: makePnr(randomInt),
    airlineLocators: carriers.map(() => makePnr(randomInt)),
  }));
  return { seats: takes, records };
}

function takesOf(
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
