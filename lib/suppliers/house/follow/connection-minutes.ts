import { callsOf, type OfferSegment } from "@/lib/domain/offer";
import { minimumConnection } from "@/lib/engine/rules";
import { airportByCode } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";

/** Minutes that a connection between two sold flights takes at least, by the rules that sold it. */
export function connectionMinutes(previous: OfferSegment, next: OfferSegment, isSelfTransfer: boolean): number {
  return minimumConnection(connectionTimes(previous.arrival.airport), isDomestic(previous), isDomestic(next), !isSelfTransfer);
}

/** As the engine sees it: every airport that the passenger's part of the flight calls at is in one country. */
function isDomestic(segment: OfferSegment): boolean {
  return new Set(callsOf(segment).map((airport) => airportByCode(airport)?.country)).size === 1;
}
