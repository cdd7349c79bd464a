/**
 * Twice as many searches as the server can do: those that it accepts are answered nearly as fast as in quiet hours, the others are refused
 * at once.
 */

import { freePort } from "../scripts/lib/build/prepare.mjs";
import { startTier } from "../scripts/lib/launch/launch.mjs";
import type { BenchPart, Figure } from "./lib/figure";
import { load } from "./lib/load";
import { percentile } from "./lib/measure";
import { openPartner, type Partner, searchPath } from "./lib/partner";
import { makeProduct } from "./lib/product";
import { openLoop } from "./overload/open-loop";
import { tripOf } from "./wire/fresh-searches";

const GROUP = "Overload";
const OFFERS = 10;
/** That keep one process of the tier at work all the time. */
const CONNECTIONS = 8;
/** Of what the server can do. */
const QUIET_SHARE = 0.2;
const OVERLOAD = 2;
/** How much slower than in quiet hours an accepted search may be. */
const LIMIT = 5;

export const run: BenchPart = async ({ short }) => {
  const product = await makeProduct({ demo: true });
  const stops = [product.stop];
  try {
    const port = await freePort();
    const tier = await startTier({ env: product.env, port, processes: 1 });
    stops.push(tier.stop);
    return await measure(await openPartner("BENCH", port), short ? 5 : 20);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
};

async function measure(partner: Partner, seconds: number): Promise<Figure[]> {
  let asked = 0;
  const next = () => searchPath(tripOf(asked++), OFFERS);
  const closed = () => load(partner, { connections: CONNECTIONS, length: { seconds }, next: () => ({ method: "GET", path: next() }) });
  await closed();
  const { perSecond, requests, refused } = await closed();
  const capacity = (perSecond * (requests - refused)) / requests;
  const quiet = await openLoop(partner, { perSecond: QUIET_SHARE * capacity, seconds, next });
  const busy = await openLoop(partner, { perSecond: OVERLOAD * capacity, seconds: 2 * seconds, next });
  const [before, under] = [percentile(quiet.accepted, 0.99), percentile(busy.accepted, 0.99)];
  const note = `${Math.round(OVERLOAD * capacity)}/s asked of one process that can do ${Math.round(capacity)}/s, for ${2 * seconds} s`;
  return [
    { group: GROUP, name: `Refused to ${CONNECTIONS} callers, each asking when answered`, value: (100 * refused) / requests, unit: "%" },
    { group: GROUP, name: `Searches, p99 at ${QUIET_SHARE * 100} % of what it can do`, value: before, unit: "ms" },
    { group: GROUP, name: "Accepted searches at twice what it can do, p99", value: under, unit: "ms", note },
    { group: GROUP, name: "The same as a multiple of quiet", value: under / before, unit: "×", limit: { atMost: LIMIT } },
    { group: GROUP, name: "Accepted, of what it can do", value: busy.accepted.length / busy.seconds / capacity, unit: "×" },
    {
      group: GROUP,
      name: "Refused, p99 until told so",
      value: percentile(busy.refused, 0.99),
      unit: "ms",
      note: `${busy.refused.length} refused`,
    },
  ];
}
