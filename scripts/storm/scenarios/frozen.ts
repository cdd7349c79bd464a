import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../product";
import type { Scenario } from "../scenario";
import { underLoad } from "../under-load";

const LONG_MS = 30_000;
const SHORT_MS = 5_000;
/** A storm shorter than this freezes for the shorter time, minutes. */
const LONG_FROM = 5;

/** Every process of the product and the database stands still, then all go on. */
export const frozen: Scenario = {
  name: "frozen",
  async *run(context) {
    const forMs = context.minutes >= LONG_FROM ? LONG_MS : SHORT_MS;
    const harm = async (product: Product) => {
      const all = [...Object.values(product.processes()), ...product.databaseProcesses()];
      signal(all, "SIGSTOP");
      await pause(forMs);
      signal(all, "SIGCONT");
    };
    const share = { minutes: context.minutes / 20, times: 3 };
    yield await underLoad({ context, share, fault: `everything frozen for ${forMs / 1000} s`, harm });
  },
};

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
  }
}
