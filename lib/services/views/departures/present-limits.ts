import type { SaleLimitItem } from "@/lib/contracts/operator/departures/sale-limits";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { readColleagues } from "@/lib/services/ground/audit/done-by";
import { listSaleLimits } from "@/lib/services/schedule/sale-limits/list-sale-limits";

/** What the house lets a departure sell at this moment, and who has said so. @param id as addresses name it */
export async function presentLimits(id: string, now: Date): Promise<SaleLimitItem[]> {
  const legKey = legKeyOfDeparture(id);
  const rows = legKey ? await listSaleLimits(legKey, now) : [];
  const doerOf = await readColleagues(rows.map(({ setBy }) => setBy));
  return rows.map(({ bookingClass, seats, until, reason, setAt, setBy }) => ({
    ...{ booking_class: bookingClass, seats, until: until?.toISOString() ?? null, reason },
    ...{ set: setAt.toISOString(), set_by: doerOf(setBy) },
  }));
}
