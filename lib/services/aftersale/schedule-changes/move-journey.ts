import { isLive } from "@/lib/domain/booking/booking-status";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { JourneyDirection, OfferSegment, Stop, TechnicalStop } from "@/lib/domain/offer";
import { localText } from "@/lib/domain/schedule/clocks/local-text";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { airport } from "@/lib/reference/block-time";
import { AIRLINE } from "@/lib/services/booking/flights/followed-booking";
import { emptyDirections } from "@/lib/services/booking/flights/who-flies";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import { supplierByCode } from "@/lib/suppliers/registry";
import { tellBefore } from "../changes/tell-before";
import { appliedTo } from "./parts/applied-to";

interface MoveJourney extends BookingAddress {
  /** When the first flight is to leave, minutes since 1970-01-01T00:00Z. */
  leavesUtc: number;
  now: Date;
}

/**
 * Lets all flights of one booking leave so much sooner or later that the first leaves at a given moment: flights, claims and receipts follow
 * it, and nobody is told but of what happened before. For bookings whose flights nobody else flies, such as the sandbox's.
 * @returns false where the booking is not alive any more, or a change of its flights waits for an answer
 */
export function moveJourney({ leavesUtc, now, ...address }: MoveJourney): Promise<boolean> {
  return changeBooking<BookingRecord, boolean>(
    { actor: AIRLINE, now },
    () => findBooking(address),
    (booking) => {
      const snapshot = parseSnapshot(booking.snapshot);
      const first = snapshot.directions[0]?.segments[0];
      const supplier = supplierByCode(snapshot.supplier);
      if (!first || !supplier || !isLive(booking.status) || booking.openChangeId !== null) return { done: false };
      const minutes = leavesUtc - first.departure.utc;
      const directions = snapshot.directions.map((direction) => moved(direction, minutes));
      const empty = emptyDirections(booking.passengers, directions);
      // Its time moves, whether it has begun or not: it begins anew.
      const row = { ...appliedTo(snapshot, directions, supplier.ownSchedule, { empty, hasBegun: false }) };
      const change = { row, claims: { flightKeys: flightKeys(directions) }, receipts: true, before: tellBefore(booking, now) } as const;
      return { change, result: true };
    },
  );
}

function moved({ segments }: JourneyDirection, minutes: number): JourneyDirection {
  return { segments: segments.map((flight) => movedFlight(flight, minutes)) };
}

function movedFlight(flight: OfferSegment, minutes: number): OfferSegment {
  const { departure, arrival, technicalStops } = flight;
  return {
    ...flight,
    departure: movedStop(departure, minutes),
    arrival: movedStop(arrival, minutes),
    technicalStops: technicalStops.map((stop) => movedLanding(stop, minutes)),
  };
}

function movedStop(stop: Stop, minutes: number): Stop {
  const utc = stop.utc + minutes;
  return { ...stop, utc, local: localText(utcToLocal(airport(stop.airport).timeZone, utc)) };
}

/** Of a landing on the way the airport's own clock alone is kept. */
function movedLanding(stop: TechnicalStop, minutes: number): TechnicalStop {
  return {
    ...stop,
    arrivalLocal: shiftedText(stop.arrivalLocal, minutes),
    departureLocal: shiftedText(stop.departureLocal, minutes),
  };
}

/** @param local `YYYY-MM-DDTHH:MM` */
function shiftedText(local: string, minutes: number): string {
  return localText(Date.parse(`${local}Z`) / 60_000 + minutes);
}
