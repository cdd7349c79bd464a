import { AppError } from "@/lib/domain/errors";

/** How each call ended, in their order: `done`, or the name of its refusal. Any other failure fails the test. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((result) => {
    if (result.status === "fulfilled") return "done";
    if (result.reason instanceof AppError) return result.reason.kind;
    throw result.reason;
  });
}

/** The same of one call. */
export async function outcome(call: Promise<unknown>): Promise<string | undefined> {
  const [ended] = await outcomes([call]);
  return ended;
}
