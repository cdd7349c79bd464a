import { tellsSeats } from "../nesting";
import { withCabinsTold } from "./told-cabins";

/** A configuration that a carrier files for an aircraft type, and on how many dated legs. */
export interface FiledConfiguration {
  configuration: string;
  flown: number;
}

/**
 * The configuration in which a carrier mostly flies an aircraft type: what holds where a message or a file names the type and no seats. One with
 * the cabins that are told comes before one with more of them, and that before all others; of each the cabins that are told are taken.
 * @param filed of the carrier and the type, in any order; those that tell no seats do not count
 * @param told what is said instead of seats: cabin letters alone (`CY`), or nothing
 * @returns null where nothing is known of the type in these cabins
 */
export function usualConfiguration(filed: readonly FiledConfiguration[], told: string): string | null {
  const cabins = lettersOf(told);
  const fits = (configuration: string) => {
    const own = lettersOf(configuration);
    if (cabins === "" || ![...cabins].every((cabin) => own.includes(cabin))) return 0;
    return own === cabins ? 2 : 1;
  };
  const [best] = filed
    .filter(({ configuration }) => tellsSeats(configuration))
    .flatMap(({ configuration, flown }) => {
      const kept = withCabinsTold(configuration, told);
      return kept === null ? [] : [{ configuration, flown, kept, fit: fits(configuration) }];
    })
    .sort((one, other) => other.fit - one.fit || other.flown - one.flown || (one.configuration < other.configuration ? -1 : 1));
  return best?.kept ?? null;
}

/** Cabin letters of a configuration, each once and in alphabetical order. What follows a doubled letter is no cabin. */
function lettersOf(configuration: string): string {
  const [cabins = ""] = configuration.split(/([A-Z])\1/, 1);
  return [...new Set(cabins.replaceAll(/[^A-Z]/g, ""))].sort().join("");
}
