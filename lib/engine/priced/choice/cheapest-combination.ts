import { itemAt } from "@/lib/util/at";
import { sortedBy } from "@/lib/util/sort";
import type { DirectionOptions, Option } from "./direction-options";

/** An option of one direction with the cheapest ones before it. */
interface Chain {
  option: Option;
  totalMinor: number;
  before: Chain | null;
}

/**
 * The cheapest options of all directions of which each leaves after the one before is ready, one per direction; null where there are none.
 * @param ranked by direction, its options by price
 */
export function cheapestCombination(
  directions: readonly DirectionOptions[],
  ranked: readonly (readonly Option[])[],
  minutesBetween: (airport: number) => number,
): Option[] | null {
  let chains: Chain[] = [];
  for (const [index, options] of ranked.entries()) {
    const before = directions[index - 1];
    chains = before
      ? extend(chains, options, ({ option }) => before.readyUtc(option, minutesBetween))
      : options.map((option) => ({ option, totalMinor: option.totalMinor, before: null }));
  }
  const [first, ...others] = chains;
  return first ? optionsOf(others.reduce((best, chain) => (best.totalMinor <= chain.totalMinor ? best : chain), first)) : null;
}

/** Goes through both in the order of time, so that the cheapest one that is ready is always at hand. */
function extend(chains: readonly Chain[], options: readonly Option[], readyUtc: (chain: Chain) => number): Chain[] {
  const waiting = sortedBy(chains, readyUtc);
  const extended: Chain[] = [];
  let best: Chain | null = null;
  let at = 0;
  for (const option of sortedBy(options, ({ departureUtc }) => departureUtc)) {
    for (; at < waiting.length; at++) {
      const next = itemAt(waiting, at);
      if (readyUtc(next) > option.departureUtc) break;
      if (!best || next.totalMinor < best.totalMinor) best = next;
    }
    if (best) extended.push({ option, totalMinor: best.totalMinor + option.totalMinor, before: best });
  }
  return extended;
}

function optionsOf({ option, before }: Chain): Option[] {
  return before ? [...optionsOf(before), option] : [option];
}
