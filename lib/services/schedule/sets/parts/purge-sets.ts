import { fromDayNumber } from "@/lib/domain/dates";
import { hiddenSets } from "@/lib/domain/schedule/hidden-sets";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { readSets } from "./read-sets";

/** Flights are of no interest any more so many days after their date. */
const PAST_DAYS = 7;

/**
 * Deletes sets of which no date counts any more: those that are past, and those that other sets covered wholly before this import. What this
 * import covers stays, so that it can be taken back; earlier imports then cannot. Ad hoc changes hide nothing for good: they may be withdrawn.
 * @param today UTC day number
 */
export async function purgeSets(
  tx: Prisma.TransactionClient,
  { carriers, importId, today }: { carriers: readonly string[]; importId: string; today: number },
): Promise<void> {
  await tx.$executeRaw`delete from schedule_set where valid_to < ${fromDayNumber(today - PAST_DAYS)}`;
  const sets = (await readSets(tx, carriers)).filter((set) => set.importId !== importId && set.layer === "basic");
  const hidden = [...groupBy(sets, ({ carrier }) => carrier).values()].flatMap((own) => hiddenSets(own, today - PAST_DAYS));
  if (hidden.length === 0) return;
  await tx.scheduleSet.deleteMany({ where: { id: { in: hidden.map(({ id }) => id) } } });
  await tx.$executeRaw`
    update schedule_import set is_final = true where not is_final and seq < (select seq from schedule_import where id = ${importId}::uuid)`;
}
