import type { FormSearch } from "@/lib/contracts/to-search-query";

interface AddressedSearch extends FormSearch {
  /** Id of a booking whose passengers fly again. */
  along?: string | undefined;
}

/**
 * The search as the page's address keeps it, so that it can be shared, bookmarked and gone back to:
 * `from=TAS&to=IST&out=2026-12-10&back=2026-12-20&cabin=E&adt=2&chd=1&inf=0&ins=0`; no `back` means one way. Several cities stand in one
 * parameter instead of the first four: `ways=TAS-IST-2026-12-10_IST-LON-2026-12-14`. Places around an end follow it after points: `from=TAS.SKD.NMA`.
 * `currency=USD` follows where the prices are not in the partner's own, and `along=` with the id of the booking whose passengers fly again.
 */
export function formatSearch({ trip, ways, back, cabin, party, currency, along }: AddressedSearch): string {
  const [first] = ways;
  const ends = first && { from: formatEnd(first.from, first.fromAlso), to: formatEnd(first.to, first.toAlso) };
  const single = { ...ends, out: first?.date, ...(trip === "round-trip" ? { back } : {}) };
  const journey = trip === "several-cities" ? { ways: ways.map(formatWay).join("_") } : single;
  return new URLSearchParams(
    Object.entries({ ...journey, cabin, ...party, ...(currency && { currency }), ...(along && { along }) }).map(([name, value]) => [
      name,
      String(value),
    ]),
  ).toString();
}

function formatWay({ from, fromAlso, to, toAlso, date }: FormSearch["ways"][number]): string {
  return `${formatEnd(from, fromAlso)}-${formatEnd(to, toAlso)}-${date}`;
}

function formatEnd(code: string, also: readonly string[] = []): string {
  return [code, ...also].join(".");
}
