import type { ListWays } from "@/lib/contracts/operator/carriers/list-ways";
import type { ListWayItem } from "@/lib/contracts/operator/departures/operator-flights";
import { type KeptWay, wayOf } from "@/lib/services/booking/passenger-lists/list-way";
import { listWays } from "@/lib/services/booking/passenger-lists/list-ways";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { readColleagues } from "@/lib/services/ground/audit/done-by";

/** Ways that are in force or wait, and carriers that are not on sale for want of one. @param actor who asks, as the audit log names them */
export async function readListWays(actor: string): Promise<ListWays> {
  const [ways, { withoutWay }] = [await listWays(), await carriersNotOnSale()];
  return { ways: await presentWays(ways, actor), missing: withoutWay };
}

export async function presentWays(ways: readonly KeptWay[], actor: string): Promise<ListWayItem[]> {
  const doerOf = await readColleagues(
    ways.flatMap(({ declaredBy, confirmedBy }) => [declaredBy, ...(confirmedBy === null ? [] : [confirmedBy])]),
  );
  return ways.map((way) => ({
    ...{ id: way.id, carrier: way.carrier, way: wayOf(way), addresses: way.addresses, offsets: way.offsets, reason: way.reason },
    state: way.confirmedAt === null ? "waiting" : way.isTakenOver ? "taken_over" : "in_force",
    ...{ declared: way.declaredAt.toISOString(), declared_by: doerOf(way.declaredBy), is_own: way.declaredBy === actor },
    confirmed: way.isTakenOver ? null : (way.confirmedAt?.toISOString() ?? null),
    confirmed_by: way.confirmedBy === null ? null : doerOf(way.confirmedBy),
  }));
}
