import { AppError, type ErrorName } from "@/lib/domain/errors";
import { log, traceOf } from "@/lib/log";

/**
 * Does one of many things: what is refused of one stops none of the others.
 * @param what for the log, where it fails without being refused
 * @returns why it was refused; null where it was done
 */
export async function refusalOf(what: string, act: () => Promise<unknown>): Promise<ErrorName | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.kind;
    log.error({ error: traceOf(error) }, what);
    return "internal";
  }
}
