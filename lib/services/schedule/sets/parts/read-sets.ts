import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A set as it is kept. */
export interface KeptSet extends ScheduleSet {
  id: string;
  importId: string;
  /** The import by which it counts no more; mostly null. */
  withdrawnBy: string | null;
}

/** The sets of one carrier that count before and after a change, and those that come with it or go. */
export interface CarrierSets {
  before: readonly KeptSet[];
  after: readonly KeptSet[];
  touched: readonly KeptSet[];
}

/** All sets of some carriers, withdrawn ones among them, the lowest first. */
export function readSets(tx: Prisma.TransactionClient, carriers: readonly string[]): Promise<KeptSet[]> {
  return tx.$queryRaw<KeptSet[]>`
    select id, import_id as "importId", withdrawn_by as "withdrawnBy", seq::int, layer::text, carrier, flight_number as "flightNumber", suffix, time_mode as "timeMode",
           valid_from as "validFrom", valid_to as "validTo", days_of_operation as "daysOfOperation", frequency
      from schedule_set where carrier = any(${carriers}) order by seq`;
}
