import { z } from "zod";
import { db } from "@/lib/db";
import { DATE_CHANGES, type DateChange } from "@/lib/domain/schedule/comparison/change-report";
import type { ScheduleImportKind } from "@/lib/domain/schedule/sets/schedule-set";
import { groupBackWith, readStanding } from "./parts/undoable";

/** How many dated flights of an airline changed in which way. */
interface CarrierDates {
  carrier: string;
  dates: Partial<Record<DateChange, number>>;
}

/** An import or message as a step that can be taken back. */
export interface Step {
  /** A later one has a higher number. */
  number: number;
  kind: ScheduleImportKind;
  source: string;
  actor: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Airlines of which something changed. */
  changes: CarrierDates[];
  /** ISO 8601, UTC; null where it stands. */
  undoneAt: string | null;
  /** Numbers of all that go back where it is meant, the last one first, itself among them; empty where it cannot be taken back (any more). */
  goesBack: number[];
}

const LISTED = 30;

/** The last imports and messages, the newest first: what each changed, whether it can be taken back, and what would go with it. */
export async function listSteps(): Promise<Step[]> {
  const rows = await db().scheduleImport.findMany({ where: { kind: { not: "command" } }, orderBy: { seq: "desc" }, take: LISTED });
  const standing = await readStanding(db());
  return rows.map(({ seq, kind, source, actor, createdAt, undoneAt, report }) => {
    const number = Number(seq);
    const goesBack = groupBackWith(standing, (each) => each.number === number).map((each) => each.number);
    const dates = { at: createdAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null };
    return { number, kind, source, actor, ...dates, changes: changesOf(report), goesBack };
  });
}

const count = z.object({ dates: z.int() });
const keptReport = z.object({
  carriers: z
    .array(
      z.object({ carrier: z.string(), added: count, cancelled: count, retimed: count, rerouted: count, reequipped: count, amended: count }),
    )
    .default([]),
});

function changesOf(report: unknown): CarrierDates[] {
  return keptReport.parse(report).carriers.flatMap((each) => {
    const changed = DATE_CHANGES.filter((change) => each[change].dates > 0);
    return changed.length === 0
      ? []
      : { carrier: each.carrier, dates: Object.fromEntries(changed.map((change) => [change, each[change].dates])) };
  });
}
