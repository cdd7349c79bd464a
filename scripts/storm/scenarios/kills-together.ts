import { setTimeout as pause } from "node:timers/promises";
import type { Scenario } from "../scenario";
import { underLoad } from "../under-load";
import { killBackend, killPostmaster, killProcess, VICTIMS } from "./kills";

/** Once it runs, each is left alone for so long, milliseconds: at least, and at most as much more by chance. */
const LEFT_ALONE = { least: 500, more: 20_000 };
/** The postmaster takes every other process's connections with it: it is killed that many times less often. */
const POSTMASTER_EVERY = 5;

/** kill -9 of every process at moments of its own, whatever became of the one before: often several are away at once. */
export const killsTogether: Scenario = {
  name: "kills-together",
  async *run(context) {
    const times = context.times ?? Math.ceil(context.minutes / 2);
    const ofPostmaster = Math.ceil(times / POSTMASTER_EVERY);
    yield await underLoad({
      context,
      share: { minutes: 0, times: 1, faults: times * (VICTIMS.length + 1) + ofPostmaster },
      fault: "kill -9 of all, each at moments of its own",
      harm: async (product, random) => {
        const again = (share: number, kill: () => Promise<void>) => killAgain(share, random, kill);
        await Promise.all([
          ...VICTIMS.map((name) => again(times, () => killProcess(product, name))),
          again(times, () => killBackend(product, random)),
          again(ofPostmaster, () => killPostmaster(product)),
        ]);
      },
    });
  },
};

async function killAgain(times: number, random: () => number, kill: () => Promise<void>): Promise<void> {
  for (let count = 0; count < times; count++) {
    await pause(LEFT_ALONE.least + random() * LEFT_ALONE.more);
    await kill();
  }
}
