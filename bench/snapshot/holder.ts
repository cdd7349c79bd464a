/** A process as the product runs it, as far as it holds the schedule and fares: told by messages what to do, it says what it saw. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { currentSnapshot } from "@/lib/suppliers/house/snapshot/current-snapshot";
import { cpuMilliseconds } from "../lib/measure";

/** Asks for the snapshot this often while it waits for a newer one, milliseconds: a search that comes as often. */
const ASK_EVERY_MS = 5;

export type HolderReport =
  | {
      said: "ready";
      milliseconds: number;
      cpuMilliseconds: number;
      services: number;
      fares: number;
      residentMegabytes: number;
      mostMegabytes: number;
    }
  /** `at`: milliseconds since epoch; `heldUpMs`: the longest that the process could do nothing else meanwhile. */
  | { said: "newer"; at: number; heldUpMs: number; mostMegabytes: number };

function say(report: HolderReport): void {
  process.send?.(report);
}

async function prepare(): Promise<void> {
  const [began, cpu] = [performance.now(), cpuMilliseconds()];
  const { network, tariff } = await currentSnapshot(new Date());
  const times = { milliseconds: performance.now() - began, cpuMilliseconds: cpuMilliseconds() - cpu };
  globalThis.gc?.();
  const [services, fares] = [network.services.flight.length, tariff.columns.amountMinor.length];
  say({ said: "ready", ...times, services, fares, residentMegabytes: process.memoryUsage().rss / 1e6, mostMegabytes: most() });
}

/** Says when another snapshot is the one that searches are made from. */
async function watch(): Promise<void> {
  const before = await currentSnapshot(new Date());
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  while ((await currentSnapshot(new Date())) === before) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  const at = Date.now();
  delay.disable();
  say({ said: "newer", at, heldUpMs: delay.max / 1e6, mostMegabytes: most() });
}

function most(): number {
  return process.resourceUsage().maxRSS / 1e3;
}

process.on("message", (wanted) => {
  if (wanted === "prepare") prepare();
  else if (wanted === "watch") watch();
  else process.exit();
});
