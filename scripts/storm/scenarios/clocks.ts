import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "../product";
import type { Scenario } from "../scenario";
import { underLoad } from "../under-load";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long the clocks are wrong, milliseconds. */
const WRONG_MS = 5_000;
const TIMES = 10;

interface Jump {
  what: string;
  /** So far are the clocks of the portal with its worker, of the tier, and of the second worker. */
  portal: number;
  tier: number;
  second: number;
}

/** Forward by no more than tickets are waited for: what is to be done at a time is done when the database's clock says so. */
const JUMPS: readonly Jump[] = [
  { what: "all back by an hour", portal: -HOUR_MS, tier: -HOUR_MS, second: -HOUR_MS },
  { what: "all forward by a minute", portal: MINUTE_MS, tier: MINUTE_MS, second: MINUTE_MS },
  { what: "apart by an hour and a minute", portal: -HOUR_MS, tier: MINUTE_MS, second: 0 },
];

/** The clocks of the product's processes jump, all of them or each its own way, and are right again; the database's stays. */
export const clocks: Scenario = {
  name: "clocks",
  async *run(context) {
    const share = { minutes: context.minutes / 20, times: TIMES };
    for (const jump of JUMPS) {
      yield await underLoad({ context, share, fault: `clocks jump: ${jump.what}`, harm: (product) => move(product, jump) });
    }
  },
};

async function move({ clocks: { portal, tier, second } }: Product, jump: Jump): Promise<void> {
  await Promise.all([portal.move(jump.portal), tier.move(jump.tier), second.move(jump.second)]);
  await pause(WRONG_MS);
  await Promise.all([portal.move(0), tier.move(0), second.move(0)]);
}
