import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/db";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import type { Account } from "../account";
import { bookingBody, bookingIdOf, findOffer, inDays, openBuyer } from "../buyer";
import { FLIGHTS } from "../flights";
import { insist } from "../insist";
import type { Product } from "../product";
import { faultRow, partnerCode, type Row, type Scenario, type StormContext } from "../scenario";
import { trade } from "../trade";
import { underLoad } from "../under-load";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long the clocks are wrong, milliseconds. */
const WRONG_MS = 5_000;
const TIMES = 10;

interface Jump {
  what: string;
  /** So far are the clocks of the portal with its workers, of the tier, and of the second worker. */
  portal: number;
  tier: number;
  second: number;
}

/** Servers go forward by no more than sessions and tokens last: to whom they are over is refused until the clock is right again. */
const JUMPS: readonly Jump[] = [
  { what: "all back by an hour", portal: -HOUR_MS, tier: -HOUR_MS, second: -HOUR_MS },
  { what: "all forward by a minute", portal: MINUTE_MS, tier: MINUTE_MS, second: MINUTE_MS },
  { what: "apart by an hour and a minute", portal: -HOUR_MS, tier: MINUTE_MS, second: 0 },
];

/** Farther than seats are held, and keys kept. */
const DAY_AHEAD_MS = 25 * HOUR_MS;
/** What workers do by themselves at a time, and cannot undo. */
const CLOCKWORK = ["sweep_stuck_bookings", "settle_overdue_changes", "purge_expired", "purge_webhooks", "erase_old_bookings"] as const;
/** Until all of it is done, milliseconds. */
const DONE_WITHIN_MS = 90_000;
const LOOK_MS = 100;
const CLIENTS = 4;
const DAY = 70;

/** The clocks of the product's processes jump, all of them or each its own way, and are right again; the database's stays. */
export const clocks: Scenario = {
  name: "clocks",
  async *run(context) {
    const share = { minutes: context.minutes / 20, times: TIMES };
    for (const jump of JUMPS) {
      yield await underLoad({ context, share, fault: `clocks jump: ${jump.what}`, harm: (product) => move(product, jump) });
    }
    yield await workersAhead(context);
  },
};

async function move({ clocks: { portal, workers, tier, second } }: Product, jump: Jump): Promise<void> {
  await Promise.all([portal.move(jump.portal), workers.move(jump.portal), tier.move(jump.tier), second.move(jump.second)]);
  await pause(WRONG_MS);
  await Promise.all([portal, workers, tier, second].map((clock) => clock.move(0)));
}

/** Workers whose clock is a day and an hour ahead end no booking that may still be paid, and forget no key. */
function workersAhead(context: StormContext): Promise<Row> {
  const { product, client } = context;
  const { workers, second } = product.clocks;
  const work = async (account: Account, random: () => number) => {
    const { portal, tier } = product.ports;
    const buyer = await openBuyer({ code: partnerCode(), port: tier });
    const { id: offer } = await findOffer(buyer, tier, { flight: FLIGHTS.wide, date: inDays(DAY) });
    const path = `/api/v1/offers/${offer}/booking`;
    const request = { method: "POST", path, token: buyer.token, key: randomUUID(), body: bookingBody(random) } as const;
    const book = () => insist({ client, account, portOf: () => (random() < 0.5 ? portal : tier), request });
    const first = await book();
    if (first.status !== 200) throw new Error(`a booking was answered ${first.status} ${first.body.slice(0, 200)}`);
    const id = bookingIdOf(first.body);
    account.booked(id);
    const stop = await trade({ product, client, account, buyer, random, clients: CLIENTS });
    await Promise.all([workers.move(DAY_AHEAD_MS), second.move(DAY_AHEAD_MS)]);
    await untilClockworkDone(account);
    await pause(WRONG_MS);
    await Promise.all([workers.move(0), second.move(0)]);
    await stop();
    const { status } = await db().booking.findUniqueOrThrow({ where: { id }, select: { status: true } });
    if (status !== "booked") account.complain(`${id} could still be paid and is ${status}`);
    if ((await book()).body !== first.body) account.complain("an Idempotency-Key of a minute ago was forgotten");
    account.tries = 1;
    return [buyer.partnerId];
  };
  return faultRow({ context, fault: "clocks jump: the workers' forward by 25 hours", work });
}

/** Has each run once more, now, whoever takes it. */
async function untilClockworkDone(account: Account): Promise<void> {
  const keys = CLOCKWORK.map((task) => `storm:${task}`);
  await queueJobs(CLOCKWORK.map((task, index) => ({ task, payload: {}, jobKey: keys[index] ?? task })));
  for (const until = performance.now() + DONE_WITHIN_MS; performance.now() < until; await pause(LOOK_MS)) {
    const left = await db().$queryRaw<unknown[]>`
      select 1 from job_outbox where job ->> 'jobKey' = any(${keys}) union all select 1 from graphile_worker.jobs where key = any(${keys})`;
    if (left.length === 0) return;
  }
  account.complain(`what is done each minute was not done within ${DONE_WITHIN_MS / 1000} s`);
}
