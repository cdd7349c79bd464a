import type { CarrierStock } from "@/lib/contracts/operator/carriers/stock";

export const CARRIER_ORDERS = ["carrier", "left", "issued", "days"] as const;
export type CarrierOrder = (typeof CARRIER_ORDERS)[number];

/** Narrows the list: `short` is what runs low or has run out. */
export const CARRIER_FILTERS = ["all", "short", "own", "closed"] as const;
export type CarrierFilter = (typeof CARRIER_FILTERS)[number];

interface Sought {
  search: string;
  filter: CarrierFilter;
  order: CarrierOrder;
  isDown: boolean;
}

/** Carriers whose code or name has what was typed in it, in an order. Where nothing is issued the numbers last for ever; where it is equal, by code. */
export function sortCarriers(carriers: readonly CarrierStock[], { search, filter, order, isDown }: Sought): CarrierStock[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = carriers.filter((stock) => isIn(stock, filter) && `${stock.carrier} ${stock.name}`.toLocaleLowerCase().includes(wanted));
  const turn = isDown ? -1 : 1;
  return found.toSorted((one, other) => turn * compare(one, other, order) || one.carrier.localeCompare(other.carrier));
}

function isIn({ state, ranges }: CarrierStock, filter: CarrierFilter): boolean {
  if (filter === "short") return state === "low" || state === "out";
  if (filter === "own") return ranges.some((range) => range.document === "own_document" && range.state !== "closed");
  return filter === "all" || state === "closed";
}

function compare(one: CarrierStock, other: CarrierStock, order: CarrierOrder): number {
  if (order === "carrier") return one.carrier.localeCompare(other.carrier);
  if (order === "left") return one.left - other.left;
  return order === "issued" ? one.issued_30_days - other.issued_30_days : lasting(one) - lasting(other);
}

/** More days than any that are counted. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** A closed range cannot run out: its carrier comes after the others. */
function lasting({ state, days_left: days }: CarrierStock): number {
  if (state === "closed") return FOR_EVER;
  return state === "out" ? -1 : (days ?? FOR_EVER - 1);
}

/** The last day on which a range came; null where nobody has said of any. */
export function lastDelivery({ ranges }: CarrierStock): string | null {
  return ranges.reduce<string | null>(
    (last, { received }) => (received !== null && (last === null || received > last) ? received : last),
    null,
  );
}
