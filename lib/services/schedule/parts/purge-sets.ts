import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { coveredDays } from "@/lib/domain/schedule/choose-legs";
import { type DayWindow, isEmpty, remove } from "@/lib/domain/schedule/day-set";
import type { Covering } from "@/lib/domain/schedule/schedule";
import { flightKey, type ScheduleSet, SetOrder } from "@/lib/domain/schedule/sets";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readSets } from "./read-sets";

/** Flights are of no interest any more so many days after their date. */
const PAST_DAYS = 7;
/** Sets without an end are looked at so far ahead. */
const AHEAD_DAYS = 1_000;

/**
 * Deletes sets of which no date counts any more: those that are past, and those that other sets covered wholly before this import. What this
 * import covers stays, so that it can be taken back; earlier imports then cannot.
 * @param today UTC day number
 */
export async function purgeSets(
  tx: Prisma.TransactionClient,
  { carriers, importId, today }: { carriers: readonly string[]; importId: string; today: number },
): Promise<void> {
  await tx.$executeRaw`delete from schedule_set where valid_to < ${fromDayNumber(today - PAST_DAYS)}`;
  const sets = (await readSets(tx, carriers)).filter((set) => set.importId !== importId);
  const window = { first: today - PAST_DAYS, count: AHEAD_DAYS };
  const covered = carriers.flatMap((carrier) => {
    const own = sets.filter((set) => set.carrier === carrier);
    const order = new SetOrder(own);
    return own.filter((set) => isHidden(set, order, window));
  });
  if (covered.length === 0) return;
  await tx.scheduleSet.deleteMany({ where: { id: { in: covered.map(({ id }) => id) } } });
  await tx.$executeRaw`
    update schedule_import set is_final = true where not is_final and seq < (select seq from schedule_import where id = ${importId}::uuid)`;
}

function isHidden(set: ScheduleSet, order: SetOrder, window: DayWindow): boolean {
  const flight = flightKey({ flightNumber: set.flightNumber ?? 0, suffix: set.suffix ?? "" });
  const above = order.above(set, flight).filter(({ timeMode }) => timeMode === set.timeMode);
  if (set.validTo === null && !above.some(({ validTo }) => validTo === null)) return false;
  const days = coveredDays(dates(set), window);
  for (const other of above) remove(days, coveredDays(dates(other), window));
  return isEmpty(days) && (set.validTo === null || dayNumber(set.validTo) < window.first + window.count);
}

function dates({ validFrom, validTo, daysOfOperation, frequency }: ScheduleSet): Covering {
  return { from: validFrom, to: validTo, days: daysOfOperation, frequency };
}
