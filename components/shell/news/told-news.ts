import type { NewsKind, NewsList } from "@/lib/contracts/portal/news";

/** About the agency's deposit and its terms. */
const AGENCYS: readonly NewsKind[] = [
  "low_balance",
  "topped_up",
  "topup_reversed",
  "terms_changed",
  "terms_withdrawn",
  "sales_stopped",
  "sales_resumed",
];

/** The news that are told: all, or, while a customer looks on, none about the agency's deposit and its terms. */
export function toldNews({ items, unseen }: NewsList, isForCustomer: boolean): NewsList {
  if (!isForCustomer) return { items, unseen };
  const told = items.filter(({ kind }) => !AGENCYS.includes(kind));
  const hidden = items.filter(({ kind, is_seen }) => AGENCYS.includes(kind) && !is_seen);
  return { items: told, unseen: Math.max(0, unseen - hidden.length) };
}
