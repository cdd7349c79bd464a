import { v7 as uuid } from "uuid";
import { fromDayNumber, utcDays } from "@/lib/domain/dates";
import { type ChangeReport, changesNothing } from "@/lib/domain/schedule/comparison/change-report";
import type { ScheduleImportKind } from "@/lib/domain/schedule/sets/schedule-set";
import { type ImportOfSet, spareSets } from "@/lib/domain/schedule/sets/spare-sets";
import type { Prisma } from "@/lib/generated/prisma/client";
import { followFlights } from "@/lib/services/aftersale/schedule-changes/follow-flights";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { groupBy } from "@/lib/util/grouping";
import { rehearseInTransaction, replaceInTransaction } from "../imports/parts/replace-in-transaction";
import { comparedDays } from "./parts/compare-carrier";
import { compareSchedule } from "./parts/compare-schedule";
import { CountingFlights } from "./parts/read-counting";
import { type KeptSet, readSets } from "./parts/read-sets";
import { ScheduleDraft } from "./parts/schedule-draft";
import { settleSeats } from "./parts/settle-seats";

/** How far ahead flights are sold. */
export const SALE_DAYS = 330;

interface Options {
  kind: ScheduleImportKind;
  /** The file's name, the message's reference, the command. */
  source: string;
  /** Who applies it. */
  actor: string;
  now: Date;
  /** Compares and keeps nothing. */
  dryRun?: boolean;
  /** Percent of its dated flights that a carrier may lose; null is all. */
  maxLoss: number | null;
  /** Why, for the audit log; absent where nobody was asked. */
  reason?: string | undefined;
}

interface ScheduleChange<T> {
  importId: string;
  /** False after a dry run. */
  applied: boolean;
  report: ChangeReport;
  result: T;
}

/** A carrier would lose more flights than was allowed; nothing was changed. */
export class TooMuchLost extends Error {
  constructor(readonly report: ChangeReport) {
    super("a carrier would lose more flights than allowed");
  }
}

type Work<T> = (tx: Prisma.TransactionClient, draft: ScheduleDraft) => Promise<T>;

/**
 * The one way to change the schedule: in one transaction, alone among imports, the work stages sets, legs without seats get those
 * that they will likely have, what the sets change is compared, bookings follow their flights, and only then everybody sees it.
 * @throws TooMuchLost beyond `maxLoss`; what `work` throws. Nothing is changed then.
 */
export function changeSchedule<T>(options: Options, work: Work<T>): Promise<ScheduleChange<T>> {
  const inTransaction = options.dryRun ? rehearseInTransaction : replaceInTransaction;
  return inTransaction("schedule", (tx) => applyIn(tx, options, work));
}

async function applyIn<T>(tx: Prisma.TransactionClient, options: Options, work: Work<T>): Promise<ScheduleChange<T>> {
  const { kind, source, actor, now, dryRun = false, maxLoss, reason } = options;
  const importId = uuid();
  await tx.scheduleImport.create({ data: { id: importId, kind, source, actor, createdAt: now } });
  const today = utcDays(now);
  const window = comparedDays(now);
  const compared = { from: window.first, to: window.first + window.count - 1 };
  const draft = new ScheduleDraft(tx, importId, { told: { from: today, to: today + SALE_DAYS }, compared });
  const result = await work(tx, draft);
  await draft.flush();
  const assumedSeats = await settleSeats(tx, importId);
  const carriers = await touchedCarriers(tx, draft);
  const { report, flights } = await compareSchedule(tx, { carriers, draft, window, maxLoss, assumedSeats });
  if (report.carriers.some(({ beyondLimit }) => beyondLimit)) throw new TooMuchLost(report);
  if (dryRun) return { importId, applied: false, report, result };
  await tx.scheduleSet.deleteMany({ where: { importId: { in: draft.removedImports } } });
  await tx.scheduleSet.updateMany({ where: { withdrawnBy: { in: draft.removedImports } }, data: { withdrawnBy: null } });
  const isSame = changesNothing(report) && draft.sets.every(({ set }) => set.validFrom <= fromDayNumber(compared.to));
  await tx.$executeRaw`
    update schedule_import set report = ${JSON.stringify(report)}::jsonb, changes_nothing = ${isSame} where id = ${importId}::uuid`;
  if (kind === "file") await purgeSets(tx, { carriers, today });
  const counting = new CountingFlights(tx, window);
  if (flights.length > 0) await followFlights(tx, { importId, now, flights, scheduleOf: (codes) => counting.read(codes) });
  await recordAudit(tx, {
    action: "schedule_changed",
    by: { actor },
    detail: { import: importId, kind, source, ...(reason && { reason }) },
    now,
  });
  return { importId, applied: true, report, result };
}

async function touchedCarriers(tx: Prisma.TransactionClient, { importId, removedImports }: ScheduleDraft): Promise<string[]> {
  const imports = [importId, ...removedImports];
  const sets = await tx.scheduleSet.findMany({
    where: { OR: [{ importId: { in: imports } }, { withdrawnBy: { in: imports } }] },
    select: { carrier: true },
    distinct: ["carrier"],
  });
  return sets.map(({ carrier }) => carrier).sort();
}

/** Flights are of no interest any more so many days after their date. */
const PAST_DAYS = 7;

/**
 * Deletes sets of which no date counts any more: those that are past, and those that taking imports back does not need. Ad hoc changes hide
 * nothing for good: they may be withdrawn.
 * @param today UTC day number
 */
async function purgeSets(tx: Prisma.TransactionClient, { carriers, today }: { carriers: readonly string[]; today: number }): Promise<void> {
  await tx.$executeRaw`delete from schedule_set where valid_to < ${fromDayNumber(today - PAST_DAYS)}`;
  const sets = (await readSets(tx, carriers)).filter(({ layer }) => layer === "basic");
  const imports = await readImportsOf(tx, sets);
  const known = sets.flatMap((set) => {
    const by = imports.get(set.importId);
    return by ? [{ ...set, by }] : [];
  });
  const spare = [...groupBy(known, ({ carrier }) => carrier).values()].map((own) => spareSets(own, today - PAST_DAYS));
  const ids = spare.flatMap((each) => each.sets.map(({ id }) => id));
  if (ids.length === 0) return;
  await tx.scheduleSet.deleteMany({ where: { id: { in: ids } } });
  const finalBefore = Math.max(0, ...spare.map((each) => each.finalBefore ?? 0));
  await tx.$executeRaw`update schedule_import set is_final = true where not is_final and seq < ${finalBefore}`;
}

/** What sets came by, by its id. */
async function readImportsOf(tx: Prisma.TransactionClient, sets: readonly KeptSet[]): Promise<Map<string, ImportOfSet>> {
  const ids = [...new Set(sets.map(({ importId }) => importId))];
  const found = await tx.$queryRaw<(ImportOfSet & { id: string })[]>`
    select id::text, seq::int as number, kind = 'file' as "isFile", changes_nothing as "changesNothing"
      from schedule_import where id = any(${ids}::uuid[])`;
  return new Map(found.map(({ id, ...by }) => [id, by]));
}
