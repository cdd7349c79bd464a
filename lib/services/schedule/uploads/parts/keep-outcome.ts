import { db } from "@/lib/db";
import type { Extent } from "@/lib/domain/pricing/fare-changes/extent";
import type { UploadState } from "@/lib/domain/uploads/upload";
import { Prisma } from "@/lib/generated/prisma/client";
import { isAboveLimits } from "./above-limits";
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
  /** How far it goes; null where it stays as it is. */
  extent?: Extent | null;
  now: Date;
}

/** Writes what became of an upload whose work is over; it is kept for a day from then on, however long it was planned or waited for the worker. */
export async function keepOutcome({ uploadId, from, state, outcome, version = null, extent = null, now }: Kept): Promise<void> {
  const written = outcome === undefined ? null : JSON.stringify(outcome);
  const { dropBp, shareBp } = extent ?? { dropBp: null, shareBp: null };
  await db().$executeRaw`
    update import_upload u
       set state = ${state}, created_at = ${now}, version = coalesce(${version}::integer, version), outcome = coalesce(${written}::jsonb, outcome),
           drop_bp = coalesce(${dropBp}::integer, drop_bp), share_bp = coalesce(${shareBp}::integer, share_bp),
           -- Read by versions before this one, which may run beside.
           needs_second = case when ${dropBp}::integer is null then needs_second
                               else ${isAboveLimits({ dropBp: Prisma.sql`${dropBp}::integer`, shareBp: Prisma.sql`${shareBp}::integer` })} end
     where id = ${uploadId}::uuid and state = ${from}`;
}
