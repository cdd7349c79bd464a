import type { AgencyItem } from "@/lib/contracts/operator/agencies";

export const AGENCY_ORDERS = ["agency", "balance", "available", "sold", "look", "signedIn"] as const;
export type AgencyOrder = (typeof AGENCY_ORDERS)[number];

/** Agencies whose code or name has what was typed in it, in an order; where it is equal, by name. Money is compared in the agencies' own currencies. */
export function sortAgencies(
  items: readonly AgencyItem[],
  { search, order, isDown }: { search: string; order: AgencyOrder; isDown: boolean },
): AgencyItem[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = items.filter(({ code, name }) => `${code} ${name}`.toLocaleLowerCase().includes(wanted));
  const turn = isDown ? -1 : 1;
  return found.toSorted((one, other) => turn * compare(one, other, order) || byName(one, other));
}

function compare(one: AgencyItem, other: AgencyItem, order: AgencyOrder): number {
  if (order === "agency") return byName(one, other);
  if (order === "signedIn") return (one.last_sign_in ?? "").localeCompare(other.last_sign_in ?? "");
  if (order === "look") return lookOf(one) - lookOf(other);
  return (one.balances[0]?.[order] ?? 0) - (other.balances[0]?.[order] ?? 0);
}

/** Searches per booking; of nobody who booked all searches. */
function lookOf({ look_to_book: { searches, bookings } }: AgencyItem): number {
  return searches / Math.max(1, bookings);
}

function byName(one: AgencyItem, other: AgencyItem): number {
  return one.name.localeCompare(other.name) || one.code.localeCompare(other.code);
}
