import type { TripDirection } from "@/lib/contracts/trip/trip";
import { presentTripDirections } from "@/lib/services/views/trip/present-trip-directions";
import { SNAPSHOT } from "./receipt-sample";

/** The sample journey as its customer's page gets it. */
export function sampleTripDirections(): TripDirection[] {
  return presentTripDirections({ snapshot: SNAPSHOT, tickets: [], refunded: [], locale: "en" });
}
