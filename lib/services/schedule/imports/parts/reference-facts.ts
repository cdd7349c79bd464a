import type { FileExpectations } from "@/lib/formats/ssim/set-sequence";
import { isKnownAircraft } from "@/lib/reference/aircraft";
import { airportByCode, successorOf } from "@/lib/reference/airports";

/** What the reference data know of what a schedule file says. */
export const REFERENCE_FACTS: Omit<FileExpectations, "today" | "allowEmpty"> = {
  isKnownAircraft,
  zoneOf: (airport) => airportByCode(airport)?.timeZone,
  successorOf,
};
