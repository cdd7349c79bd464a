import type { DepartureItem, DeparturePage, DepartureQuery } from "@/lib/contracts/operator/departures/operator-flights";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { readDay } from "./read-day";

/** Departures of a day with their seats and where their passenger lists stand, in the order of departure. */
export async function listDepartures({ now, page, ...query }: DepartureQuery & { now: Date }): Promise<DeparturePage> {
  const found = (await readDay(query.date, now)).filter((item) => isAsked(item, query));
  const { withoutWay } = await carriersNotOnSale();
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    ...placeOf(page, found.length),
    sum: { capacity: sumOf(found, "capacity"), sold: sumOf(found, "sold"), held: sumOf(found, "held") },
    unconfirmed: withoutWay,
  };
}

function isAsked(item: DepartureItem, { carrier, from, to, flight, booked }: Omit<DepartureQuery, "page">): boolean {
  const wanted = flight?.replace(/^([A-Z0-9]{2})0+(?=\d)/, "$1");
  return (
    (!carrier || item.carrier === carrier) &&
    (!from || item.origin === from) &&
    (!to || item.destination === to) &&
    (!wanted || item.flight === wanted || item.flight.slice(item.carrier.length) === wanted.replace(/^0+/, "")) &&
    (booked === "0" || item.sold - item.invented + item.held > 0)
  );
}

function sumOf(items: readonly DepartureItem[], field: "capacity" | "sold" | "held"): number {
  return items.reduce((sum, item) => sum + item[field], 0);
}
