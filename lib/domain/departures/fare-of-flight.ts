import type { BookingSnapshot, SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import { paidFares } from "../pricing/price-lines";
import { prorate } from "../refund/prorate";
import type { FlightPlace } from "../schedule-change/current-journey";

/**
 * What of a passenger's fare is for one flight, as it was counted when it was sold: a fare of several flights is split evenly among them, so all flights
 * together come to the fare. Without taxes, fee and bags.
 * @returns minor units of the snapshot's currency; 0 for a flight that no fare prices
 */
export function fareOfFlight(
  price: SnapshotPrice,
  snapshot: Pick<BookingSnapshot, "conditions" | "currency">,
  [direction, segment]: FlightPlace,
): number {
  const own = paidFares(price, snapshot).filter(
    ({ fare }) => fare.direction === direction && fare.fromSegment <= segment && segment <= fare.toSegment,
  );
  return sum(
    own.map(({ fare: { fromSegment, toSegment }, paidMinor }) => {
      const flights = Array.from({ length: toSegment - fromSegment + 1 }, () => 1);
      return prorate(paidMinor, flights)[segment - fromSegment] ?? 0;
    }),
  );
}
