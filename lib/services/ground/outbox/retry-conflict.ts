import pg from "pg";
import { z } from "zod";

/** Deadlock and serialization failure: PostgreSQL undid one of two changes, which may simply be tried again. */
const CONFLICTS: readonly string[] = ["40P01", "40001"];
/** What was to be the only one of its key is there already. */
export const UNIQUE_VIOLATION = "23505";
/**
 * Of several equal changes at once each round may let one through alone, so there are more rounds than anybody sends equal requests at once; the pauses
 * of all of them together stay below three seconds, half of what a caller is kept.
 */
const ATTEMPTS = 16;
const LONGEST_PAUSE_MS = 200;

const cause = z.object({ originalCode: z.string().optional() });

/** The places where Prisma 7 puts the database's own code, which depend on the call and on the moment of the failure. */
const databaseError = z.object({
  code: z.string().optional(),
  cause: cause.optional(),
  meta: z.object({ code: z.string().optional(), driverAdapterError: z.object({ cause: cause.optional() }).optional() }).optional(),
});

/** The SQLSTATE of an error of the driver, or inside one of Prisma; null where it is neither. P2034 counts as a serialization failure. */
export function sqlState(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.code ?? null;
  const parsed = databaseError.safeParse(error);
  if (!parsed.success) return null;
  const { code, cause, meta } = parsed.data;
  if (code === "P2034") return "40001";
  return cause?.originalCode ?? meta?.driverAdapterError?.cause?.originalCode ?? meta?.code ?? null;
}

/** Whether it lost against a concurrent change: what retryConflict throws where it has lost too often. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(sqlState(error) ?? "");
}

/** Runs it again, after a short random pause, where it lost against a concurrent change. */
export async function retryConflict<Result>(run: () => Promise<Result>, states: readonly string[] = CONFLICTS): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !states.includes(sqlState(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt)));
    }
  }
}

/** Besides conflicts, a key that is in use: a number drawn at random is drawn again, a row that came meanwhile is found. */
export const CONFLICTS_AND_COLLISIONS: readonly string[] = [...CONFLICTS, UNIQUE_VIOLATION];
