import { hiddenSets } from "./hidden-sets";
import type { ScheduleSet } from "./schedule-set";

/** So many files of a carrier that changed its schedule can be taken back, one after another. */
export const KEPT_FILES = 3;

/** What a set came by. */
export interface ImportOfSet {
  /** A later import has a higher number. */
  number: number;
  isFile: boolean;
  changesNothing: boolean;
}

interface SpareSets<Kept> {
  sets: Kept[];
  /** Imports before this one can be taken back no more without the sets; null where none of them is needed for that. */
  finalBefore: number | null;
}

/**
 * The basic sets of one carrier that nobody needs any more, neither now nor where imports are taken back: those that were hidden wholly before
 * the last KEPT_FILES files that changed something; and of what came after the last import that changed something, what is hidden among
 * itself, as all of that goes back together.
 * @param from day number
 */
export function spareSets<Kept extends ScheduleSet & { by: ImportOfSet }>(sets: readonly Kept[], from: number): SpareSets<Kept> {
  const steps = sets.filter(({ by }) => !by.changesNothing).map(({ by }) => by);
  const files = [...new Set(steps.filter(({ isFile }) => isFile).map(({ number }) => number))].sort((one, other) => other - one);
  const keptFrom = files[KEPT_FILES - 1];
  const last = Math.max(0, ...steps.map(({ number }) => number));
  const among = (isWanted: (number: number) => boolean) =>
    hiddenSets(
      sets.filter(({ by }) => isWanted(by.number)),
      from,
    );
  const covered = keptFrom === undefined ? [] : among((number) => number < keptFrom);
  const repeated = among((number) => number > last);
  return { sets: [...covered, ...repeated], finalBefore: keptFrom !== undefined && covered.length > 0 ? keptFrom : null };
}
