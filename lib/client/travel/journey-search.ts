import type { FormSearch } from "@/lib/contracts/to-search-query";

interface Way {
  from: string;
  to: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** The ways of a journey as the form of a search holds them. Two of which the second leads back are a round trip. */
export function journeySearch(ways: Way[]): Pick<FormSearch, "trip" | "ways" | "back"> {
  const [out, back, ...others] = ways;
  if (!back) return { trip: "one-way", ways, back: "" };
  const isThereAndBack = others.length === 0 && back.from === out?.to && back.to === out.from;
  return isThereAndBack ? { trip: "round-trip", ways: [out], back: back.date } : { trip: "several-cities", ways, back: "" };
}
