import { cabinsOf } from "../nesting";

/**
 * What a configuration that is known leaves of the one that is told without seats: the cabins that are told, and no other, for nobody sells a seat
 * in a cabin that the aircraft was not filed with. A cabin that is told by another letter of its kind (`J` for `C`) is that one. Where no cabin
 * is told all of them stay. Containers and the version are those that are told.
 * @param known with seats
 * @param told cabin letters alone (`CY`), with what follows them (`YVV7`), or nothing
 * @returns null where no cabin that is told is known
 */
export function withCabinsTold(known: string, told: string): string | null {
  const cabins = cabinsOf(known);
  const wanted = cabinsOf(told);
  const unmatched = wanted.filter(({ letter }) => !cabins.some((each) => each.letter === letter));
  const isTold = (own: (typeof cabins)[number]) =>
    wanted.length === 0 || wanted.some(({ letter }) => letter === own.letter) || unmatched.some(({ cabin }) => cabin === own.cabin);
  const kept = cabins.filter(isTold);
  if (kept.length === 0) return null;
  // Containers and version are those of the whole aircraft.
  const rest = restOf(told) || (kept.length === cabins.length ? restOf(known) : "");
  return kept.map(({ letter, count }) => letter + count).join("") + rest;
}

/** What follows the cabins: from a doubled letter on. */
function restOf(configuration: string): string {
  const at = configuration.search(/([A-Z])\1/);
  return at < 0 ? "" : configuration.slice(at);
}
