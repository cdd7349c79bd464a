import type { FormSearch } from "@/lib/contracts/to-search-query";

interface Way {
  from: string;
  to: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** The ways of a journey as the form of a search holds them: there and back again is a round trip, however its places are written. */
export function journeySearch(ways: Way[]): { trip: FormSearch["trip"]; ways: Way[]; back: string } {
  const [out, back, ...others] = ways;
  if (!out || !back) return { trip: "one-way", ways, back: "" };
  const isThereAndBack = others.length === 0 && isSame(back.from, out.to) && isSame(back.to, out.from);
  return isThereAndBack ? { trip: "round-trip", ways: [out], back: back.date } : { trip: "several-cities", ways, back: "" };
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
