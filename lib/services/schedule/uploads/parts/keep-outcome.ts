import { db } from "@/lib/db";
import type { UploadState } from "@/lib/domain/uploads/upload";
import type { UploadOutcome } from "./outcome";

interface Kept {
  uploadId: string;
  /** Only from this state: whoever was first has said what became of it. */
  from: UploadState;
  state: UploadState;
  /** What was found; absent where it stays as it is. */
  outcome?: UploadOutcome;
  /** Version of the data that it was rehearsed against; null where it stays as it is. */
  version?: number | null;
  /** Whether somebody other than who brought it has to apply it; null where it stays as it is. */
  needsSecond?: boolean | null;
}

/** Writes what became of an upload whose work is over. */
export async function keepOutcome({ uploadId, from, state, outcome, version = null, needsSecond = null }: Kept): Promise<void> {
  const written = outcome === undefined ? null : JSON.stringify(outcome);
  await db().$executeRaw`
    update import_upload
       set state = ${state}, version = coalesce(${version}::integer, version), outcome = coalesce(${written}::jsonb, outcome),
           needs_second = coalesce(${needsSecond}::boolean, needs_second)
     where id = ${uploadId}::uuid and state = ${from}`;
}
