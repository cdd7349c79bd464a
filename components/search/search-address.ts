import type { SearchQuery } from "@/lib/contracts/offers";
import { type SearchValues, searchFormSchema } from "./search-form-schema";

/** The search as the page's address keeps it, so that it can be shared, bookmarked and gone back to. */

const NAMES = ["from", "to", "out", "back", "cabin", "adt", "chd", "inf", "ins"] as const;

/** `from=TAS&to=IST&out=2026-12-10&back=2026-12-20&cabin=E&adt=2&chd=1&inf=0&ins=0`; no `back` means one way. */
export function formatSearch({ trip, from, to, out, back, cabin, party }: SearchValues): string {
  const values = { from, to, out, ...(trip === "round-trip" ? { back } : {}), cabin, ...party };
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
}

/** @returns null where the address holds no complete search */
export function parseSearch(parameters: URLSearchParams): SearchValues | null {
  const [from, to, out, back = "", cabin, ...counts] = NAMES.map((name) => parameters.get(name) ?? undefined);
  const [adt, chd, inf, ins] = counts.map((text) => Number(text ?? "0"));
  const trip = back === "" ? "one-way" : "round-trip";
  const parsed = searchFormSchema.safeParse({ trip, from, to, out, back, cabin, party: { adt, chd, inf, ins } });
  return parsed.success && parsed.data.party.adt > 0 ? parsed.data : null;
}

/** What the interface is asked. */
export function toSearchQuery({ trip, from, to, out, back, cabin, party }: SearchValues): SearchQuery {
  const outbound = { departure_airport: from, arrival_airport: to, date: out };
  const inbound = { departure_airport: to, arrival_airport: from, date: back };
  return {
    directions: trip === "round-trip" ? [outbound, inbound] : [outbound],
    service_class: cabin,
    adults: party.adt,
    children: party.chd,
    infants: party.inf,
    infants_with_seat: party.ins,
  };
}
