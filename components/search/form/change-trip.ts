import { MAX_DIRECTIONS } from "@/lib/contracts/limits";
import type { SearchValues, WayValues } from "./search-form-schema";

const EMPTY_WAY: WayValues = { from: "", to: "", date: "" };

/** The same journey as another kind of trip: what has been filled in stays as far as the kind has room for it. */
export function changeTrip({ trip, ways, back, ...others }: SearchValues, chosen: SearchValues["trip"]): SearchValues {
  const [first = EMPTY_WAY, second] = ways;
  if (chosen !== "several-cities") return { ...others, trip: chosen, ways: [first], back: chosen === "round-trip" ? back : "" };
  const onward =
    trip === "round-trip" && first.to !== "" ? { from: first.to, to: first.from, date: back } : { ...EMPTY_WAY, from: first.to };
  return { ...others, trip: chosen, ways: [first, second ?? onward], back: "" };
}

/** Adds a direction from where the last one ends, as long as there is room. */
export function addWay(ways: readonly WayValues[]): WayValues[] {
  return ways.length < MAX_DIRECTIONS ? [...ways, { ...EMPTY_WAY, from: ways.at(-1)?.to ?? "" }] : [...ways];
}

/** Without a direction. */
export function removeWay(ways: readonly WayValues[], index: number): WayValues[] {
  return ways.filter((_, each) => each !== index);
}

/** Another place at an end of a direction: those around the one before it are searched no more. */
export function changeEnd(way: WayValues, end: "from" | "to", code: string): WayValues {
  if (way[end] === code) return way;
  return end === "from" ? { ...way, from: code, fromAlso: undefined } : { ...way, to: code, toAlso: undefined };
}

/** A direction the other way round. */
export function swapEnds({ from, fromAlso, to, toAlso, date }: WayValues): WayValues {
  return { from: to, fromAlso: toAlso, to: from, toAlso: fromAlso, date };
}

/** Another destination: the next direction begins there as well, unless somebody has chosen another place for it. */
export function changeDestination(ways: readonly WayValues[], index: number, to: string): WayValues[] {
  const before = ways[index]?.to ?? "";
  return ways.map((way, each) => {
    if (each === index) return changeEnd(way, "to", to);
    const follows = each === index + 1 && (way.from === before || way.from === "");
    return follows ? changeEnd(way, "from", to) : way;
  });
}
