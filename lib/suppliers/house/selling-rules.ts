import type { Itinerary } from "@/lib/engine/itinerary";
import { connectionTimes } from "@/lib/reference/connection-times";
import { lastLeg } from "./flights";

/** A flight that leaves sooner is not sold: the ticket is due two hours before departure, and someone has to pay before. */
export const MINUTES_BEFORE_DEPARTURE = 180;

/** SSIM service types of passenger charters. */
const CHARTER_SERVICES = "CLO";

/** Whether a direction leaves after the one before it has arrived, with the time that an international connection takes there. */
export function leavesAfterArrival(before: Itinerary, next: Itinerary): boolean {
  const last = before.segments.at(-1);
  const needed = last ? connectionTimes(lastLeg(last).destination).II : 0;
  return next.departureUtc >= before.arrivalUtc + needed;
}

export function isCharter(serviceType: string): boolean {
  return CHARTER_SERVICES.includes(serviceType);
}
