import type { DateChange } from "./change-report";
import type { LegPattern } from "./schedule";

/** What of a leg is compared; times only where their mode is the same. */
const COMPARED: Readonly<Record<Exclude<DateChange, "added" | "cancelled">, readonly (keyof LegPattern)[]>> = {
  rerouted: ["origin", "destination"],
  retimed: ["departureMinutes", "arrivalMinutes", "departureDayOffset", "arrivalDayOffset"],
  reequipped: ["aircraft", "configuration"],
  amended: ["departureTerminal", "arrivalTerminal", "bookingDesignators", "serviceType"],
};
const KINDS = ["rerouted", "retimed", "reequipped", "amended"] as const;

/** In which ways a leg of one time mode becomes another. */
export function differences(one: LegPattern, other: LegPattern): DateChange[] {
  return KINDS.filter((kind) => COMPARED[kind].some((name) => one[name] !== other[name]));
}
