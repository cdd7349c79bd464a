import { db } from "@/lib/db";
import type { ChangeReport } from "@/lib/domain/schedule/comparison/change-report";
import type { Prisma } from "@/lib/generated/prisma/client";
import { changeSchedule } from "./change-schedule";
import { groupBackWith, isStep, readStanding, type StandingImport } from "./parts/undoable";

interface Options {
  /** Taken back only if it is still the last one that changed something; without it, whichever is. */
  importId?: string;
  /** Number of the one down to which all are taken back, it included: see listSteps. */
  number?: number;
  actor: string;
  now: Date;
  dryRun?: boolean;
  /** Why, for the audit log. */
  reason?: string;
}

interface Undone {
  /** File or message that was taken back; of several the one that was meant. */
  source: string;
  /** All that were, the last one first. */
  imports: StandingImport[];
  applied: boolean;
  report: ChangeReport;
}

const REASONS = {
  none: "there is no import that could be taken back",
  not_last: "only the last import can be taken back",
  not_kept: "there is no import of this number that could be taken back; --list shows those that can",
};

/** There is nothing that could be taken back, it is not the last, or what it covered is not kept any more. */
export class NothingToUndo extends Error {
  constructor(readonly reason: keyof typeof REASONS) {
    super(REASONS[reason]);
  }
}

/**
 * Takes the last import of a file or message back that changed something, and then the one before it, as long as what they covered is still
 * kept: what counted before counts again, and bookings follow. What came after it and changed nothing, or after the one of a number, goes back with it.
 * @throws NothingToUndo
 */
export async function undoImport({ actor, now, dryRun, reason, ...wanted }: Options): Promise<Undone> {
  const source = sourceOf(await readWanted(db(), wanted));
  const options = { kind: "command", source: `undo ${source}`, actor, now, dryRun, reason, maxLoss: null } as const;
  const { applied, report, result } = await changeSchedule(options, async (tx, draft) => {
    const imports = await readWanted(tx, wanted);
    for (const { id } of imports) draft.remove(id);
    await tx.scheduleImport.updateMany({ where: { id: { in: imports.map(({ id }) => id) } }, data: { undoneAt: now } });
    return imports;
  });
  return { source: sourceOf(result), imports: result, applied, report };
}

type WantedImport = Pick<Options, "importId" | "number">;

async function readWanted(client: Prisma.TransactionClient, { importId, number }: WantedImport): Promise<StandingImport[]> {
  const imports = groupBackWith(await readStanding(client), number === undefined ? isStep : (each) => each.number === number);
  if (imports.length === 0) throw new NothingToUndo(number === undefined ? "none" : "not_kept");
  if (importId !== undefined && importId !== imports.at(-1)?.id) throw new NothingToUndo("not_last");
  return imports;
}

function sourceOf(imports: readonly StandingImport[]): string {
  return imports.at(-1)?.source ?? "";
}
