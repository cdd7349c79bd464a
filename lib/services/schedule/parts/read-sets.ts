import type { ScheduleSet } from "@/lib/domain/schedule/sets";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A set as it is kept. */
export interface KeptSet extends ScheduleSet {
  id: string;
  importId: string;
}

/** All sets of some carriers, the lowest first. */
export function readSets(tx: Prisma.TransactionClient, carriers: readonly string[]): Promise<KeptSet[]> {
  return tx.$queryRaw<KeptSet[]>`
    select id, import_id as "importId", seq::int, layer::text, carrier, flight_number as "flightNumber", suffix, time_mode as "timeMode",
           valid_from as "validFrom", valid_to as "validTo", days_of_operation as "daysOfOperation", frequency
      from schedule_set where carrier = any(${carriers}) order by seq`;
}
