import { DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";
import { listSteps, type Step } from "@/lib/services/schedule/sets/list-steps";
import { NothingToUndo, undoImport } from "@/lib/services/schedule/sets/undo-import";
import { describeChange } from "./describe-change";
import type { ImportFlags } from "./import-flags";
import { printOutcome } from "./print-import";

/**
 * Takes the last import of a schedule file or message back, or all down to one, and prints what that changes.
 * @returns whether there was one
 */
export async function undoSchedule({ dryRun, json, to }: ImportFlags): Promise<boolean> {
  try {
    const { source, imports, report } = await undoImport({ actor: "command line", now: new Date(), dryRun, number: to });
    const titles = imports.map((each) => `${each.source}: ${dryRun ? "would be taken back, nothing was changed" : "taken back"}`);
    const undone = { source, imports: imports.map((each) => ({ number: each.number, source: each.source })), change: report };
    printOutcome({ dryRun, undone }, [...titles, ...describeChange(report)], json);
    return true;
  } catch (error) {
    if (!(error instanceof NothingToUndo)) throw error;
    console.error(`import schedule: ${error.message}`);
    return false;
  }
}

/** Prints the last imports of files and messages with their numbers, what they changed, and which can be taken back. */
export async function listImports({ json }: ImportFlags): Promise<boolean> {
  const steps = await listSteps();
  printOutcome({ imports: steps }, steps.length === 0 ? ["nothing was imported yet"] : steps.flatMap(describeStep), json);
  return true;
}

function describeStep({ number, kind, source, actor, at, changes, undoneAt, goesBack }: Step): string[] {
  const [date, time] = [at.slice(0, 10), at.slice(11, 16)];
  return [
    `${number}  ${date} ${time} UTC  ${kind}  ${source}, by ${actor}`,
    ...(changes.length === 0 ? ["    nothing changed"] : []),
    ...changes.map(({ carrier, dates }) => {
      const kinds = DATE_CHANGES.flatMap((change) => (dates[change] ? [`${change} ${dates[change]}`] : []));
      return `    ${carrier}: ${kinds.join(", ")}`;
    }),
    `    ${fateOf(undoneAt, number, goesBack)}`,
  ];
}

function fateOf(undoneAt: string | null, number: number, goesBack: readonly number[]): string {
  if (undoneAt !== null) return `taken back on ${undoneAt.slice(0, 10)}`;
  if (goesBack.length === 0) return "cannot be taken back any more";
  const others = goesBack.filter((each) => each !== number);
  return others.length === 0 ? "can be taken back" : `can be taken back, together with ${others.join(", ")}`;
}
