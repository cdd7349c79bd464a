import type { FileExpectations } from "@/lib/formats/ssim/set-sequence";
import { isKnownAircraft } from "@/lib/reference/aircraft";
import { ticketPrefixOf } from "@/lib/reference/airlines";
import { airportByCode, successorOf } from "@/lib/reference/airports";

/** What the reference data know of what a schedule file says. */
export const REFERENCE_FACTS: Omit<FileExpectations, "today" | "allowEmpty"> = {
  isKnownAircraft,
  zoneOf: (airport) => airportByCode(airport)?.timeZone,
  successorOf,
  canTicket: (carrier) => ticketPrefixOf(carrier) !== null,
};
