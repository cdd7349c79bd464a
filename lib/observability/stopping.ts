import { env } from "@/lib/env";
import { processWide } from "@/lib/util/process-wide";

const state = () => processWide("stopping", () => ({ isStopping: false, watches: false }));

/** Whether the process has been told to stop: it goes on answering for a while, and says that it is not ready any more. */
export function isStopping(): boolean {
  return state().isStopping;
}

/**
 * From SIGTERM on the process says that it is not ready; whoever else listens to the signal (a server that closes) hears of it DRAIN_SECONDS
 * later, so that a balancer has time to look. To be called when those are listening already. A second signal is passed on at once.
 */
export function drainBeforeStop(): void {
  const known = state();
  if (known.watches) return;
  known.watches = true;
  const others = process.listeners("SIGTERM");
  process.removeAllListeners("SIGTERM");
  process.on("SIGTERM", (signal: NodeJS.Signals) => {
    const stop = () => {
      for (const listener of others) listener(signal);
    };
    const isSecond = known.isStopping;
    known.isStopping = true;
    if (isSecond || env().DRAIN_SECONDS === 0) stop();
    else setTimeout(stop, env().DRAIN_SECONDS * 1000);
  });
}
