import { setTimeout as pause } from "node:timers/promises";
import { log, traceOf } from "@/lib/log";

interface Repeated {
  /** For the log. */
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
  signal: AbortSignal;
}

/** Does the work until the signal, one run after the other. What fails is tried again; the log says when that begins and when it is over. */
export async function repeat({ name, everyMs, work, signal }: Repeated): Promise<void> {
  let failing = false;
  while (!signal.aborted) {
    try {
      await work();
      if (failing) log.warn({ work: name }, "works again");
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ work: name, error: traceOf(error) }, "failed; the next round tries again");
      failing = true;
    }
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
