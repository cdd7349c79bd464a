/**
 * Tickets and webhooks right after many passengers were paid for at once, while their receipts are made.
 */

import { freePort } from "../scripts/lib/build/prepare.mjs";
import { startTier, startWorker, WORKERS } from "../scripts/lib/launch/launch.mjs";
import { latenessOf } from "./burst/lateness";
import { openReceiver } from "./burst/receiver";
import { bookWide, openBuyer, pay, type WideBuyer } from "./burst/wide-buyer";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile } from "./lib/measure";
import { makeProduct } from "./lib/product";
import { addWideFlight } from "./writing/wide-flight";

const GROUP = "Burst";
/** Long enough that no ticket is issued before all are paid. */
const DELAY_SECONDS = 3;
const PASSENGERS = 9;
/** What a burst may add. */
const LIMIT_SECONDS = 2;
/** Paid for more slowly it is no burst. */
const PAID_WITHIN_SECONDS = 1;

interface Size {
  idle: number;
  bookings: number;
  after: number;
}

export const run: BenchPart = async ({ short }) => {
  const own = { TICKETING_DELAY_SECONDS: String(DELAY_SECONDS), WEBHOOK_TRUSTED_HOSTS: "127.0.0.1" };
  const product = await makeProduct({ demo: true, durable: true, own });
  const parts: { stop: () => Promise<void> }[] = [product];
  try {
    await addWideFlight(product.folder);
    const receiver = await openReceiver();
    parts.push(receiver);
    const port = await freePort();
    parts.push(await startTier({ env: product.env, port }));
    for (const lanes of Object.values(WORKERS)) parts.push(await openWorker(product.env, lanes));
    const buyer = await openBuyer({ port, url: receiver.url });
    return await measure(buyer, short ? { idle: 3, bookings: 4, after: 2 } : { idle: 20, bookings: 20, after: 20 });
  } finally {
    for (const part of parts.reverse()) await part.stop();
  }
};

async function openWorker(env: NodeJS.ProcessEnv, lanes: string) {
  const worker = await startWorker({ env, args: ["--lanes", lanes] });
  await worker.ready;
  const stop = async () => {
    worker.kill("SIGTERM");
    await worker.exited;
  };
  return { stop };
}

async function measure(buyer: WideBuyer, { idle, bookings, after }: Size): Promise<Figure[]> {
  const alone = await oneAfterAnother(buyer, idle);
  const quiet = await latenessOf(alone, DELAY_SECONDS);
  const large = await bookWide(buyer, bookings, PASSENGERS);
  const began = performance.now();
  await Promise.all(large.map((id) => pay(buyer, id)));
  const paidIn = (performance.now() - began) / 1000;
  const later = await oneAfterAnother(buyer, after);
  const busy = await latenessOf([...large, ...later], DELAY_SECONDS);
  const note = `${bookings} × ${PASSENGERS} passengers, and ${after} bookings during the next ${after} s`;
  // Not over the slowest: that is often the first, to a worker that was never asked before.
  const above = (of: "ticketing" | "webhooks") => percentile(busy[of], 0.99) - percentile(quiet[of], 0.5);
  const limited = { group: GROUP, unit: "s", limit: { atMost: LIMIT_SECONDS }, note };
  return [
    { group: GROUP, name: "Paid within", value: paidIn, unit: "s", limit: { atMost: PAID_WITHIN_SECONDS }, note },
    { group: GROUP, name: "Idle: ticketing after its delay, median", value: percentile(quiet.ticketing, 0.5), unit: "s" },
    { group: GROUP, name: "Idle: a webhook's first try, median", value: percentile(quiet.webhooks, 0.5), unit: "s" },
    { ...limited, name: "Ticketing after its delay, p99 above idle", value: above("ticketing") },
    { ...limited, name: "A webhook's first try, p99 above idle", value: above("webhooks") },
  ];
}

/** Bookings of one passenger, one each second, paid at once. @returns their ids */
async function oneAfterAnother(buyer: WideBuyer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    const [id = ""] = await bookWide(buyer, 1, 1);
    await pay(buyer, id);
    ids.push(id);
    await second;
  }
  return ids;
}
