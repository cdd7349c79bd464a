import type { LegPattern } from "../schedule";
import type { DateChange } from "./change-report";

/** What of a leg is compared; times only where their mode is the same. */
const COMPARED: Readonly<Record<Exclude<DateChange, "added" | "cancelled">, readonly (keyof LegPattern)[]>> = {
  rerouted: ["origin", "destination"],
  retimed: ["departureMinutes", "arrivalMinutes", "departureDayOffset", "arrivalDayOffset"],
  reequipped: ["aircraft", "configuration"],
  amended: [
    ...(["departureTerminal", "arrivalTerminal", "bookingDesignators", "serviceType"] as const),
    ...(["operatingCarrier", "operatingName", "operatingFlight", "segments"] as const),
  ],
};
const KINDS = ["rerouted", "retimed", "reequipped", "amended"] as const;

/** The ways in which a leg of one time mode becomes another. */
export function differences(one: LegPattern, other: LegPattern): DateChange[] {
  return KINDS.filter((kind) => COMPARED[kind].some((name) => differ(one[name] ?? null, other[name] ?? null)));
}

/**
 * Whether the offsets from UTC that are kept with two legs differ. They decide only on dates on which a clock change leaves a local time double or
 * skips it, and otherwise say nothing.
 */
export function differInOffsets(one: LegPattern, other: LegPattern): boolean {
  const names = ["departureUtcOffset", "arrivalUtcOffset"] as const;
  return names.some((name) => (one[name] ?? null) !== (other[name] ?? null));
}

/** What is said of its journeys is a list. */
function differ(one: unknown, other: unknown): boolean {
  return one !== other && (typeof one !== "object" || JSON.stringify(one) !== JSON.stringify(other));
}
