import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Account } from "../account";
import { openBuyer } from "../buyer";
import { type Manner, Receiver, untilAllTold } from "../receiver";
import { faultRow, partnerCode, type Scenario, type StormContext } from "../scenario";
import { trade } from "../trade";
import { killProcess } from "./kills";

const CLIENTS = 6;
const BEFORE_MS = 2_000;
/** Shorter than the wait before the second attempt (5 s), so that a storm need not wait five minutes for the third. */
const DOWN_MS = 4_000;
const MANNERS: readonly Manner[] = ["failing", "breaking", "silent"];

/** Of each event: those that fail, and the one that is taken. By the clock, the third is made after 5 min, the fourth half an hour later. */
const FAILING = 3;
/** Until all attempts of one number are made, milliseconds: jobs of a dead worker are taken over within 30 s. */
const MADE_WITHIN_MS = 120_000;
const LOOK_MS = 250;

/** A receiver of webhooks that is down while clients trade: every change is told once it is back. */
export const receiverDown: Scenario = {
  name: "receiver-down",
  async *run(context) {
    for (const manner of MANNERS) yield await whileDown(context, manner);
    yield await downForAnHour(context);
  },
};

function whileDown(context: StormContext, manner: Manner) {
  const { product, client } = context;
  return faultRow({
    context,
    fault: `receiver of webhooks ${manner}`,
    work: async (account, random) => {
      const buyer = await openBuyer({ code: partnerCode(), port: product.ports.tier });
      const receiver = await Receiver.open(buyer.partnerId);
      const stop = await trade({ product, client, account, buyer, random, clients: CLIENTS });
      await pause(BEFORE_MS);
      receiver.manner = manner;
      await pause(DOWN_MS);
      receiver.manner = "well";
      await stop();
      const began = performance.now();
      await untilAllTold({ databaseUrl: product.databaseUrl, partnerId: buyer.partnerId, receiver, account });
      account.recoveryMs = performance.now() - began;
      receiver.close();
      account.tries = 1;
      return [buyer.partnerId];
    },
  });
}

/** Long enough for a fourth attempt of every event; the waits between are taken out of the database, and a worker is killed in one of them. */
function downForAnHour(context: StormContext) {
  const { product, client } = context;
  const work = async (account: Account, random: () => number) => {
    const { databaseUrl, ports } = product;
    const buyer = await openBuyer({ code: partnerCode(), port: ports.tier });
    const receiver = await Receiver.open(buyer.partnerId);
    receiver.manner = "failing";
    const stop = await trade({ product, client, account, buyer, random, clients: CLIENTS });
    await pause(BEFORE_MS);
    await stop();
    const deliveries = { databaseUrl, partnerId: buyer.partnerId, account };
    await untilAttempted({ ...deliveries, attempt: FAILING - 1 });
    await Promise.all([untilAttempted({ ...deliveries, attempt: FAILING }), killProcess(product, "worker")]);
    receiver.manner = "well";
    await untilAttempted({ ...deliveries, attempt: FAILING + 1 });
    await untilAllTold({ databaseUrl, partnerId: buyer.partnerId, receiver, account });
    receiver.close();
    account.tries = 1;
    return [buyer.partnerId];
  };
  return faultRow({ context, fault: "receiver of webhooks down for four attempts, waits cut short, worker killed", work });
}

interface Attempted {
  databaseUrl: string;
  partnerId: string;
  account: Account;
  attempt: number;
}

/** Makes all that waits for an attempt up to this one due now, until it was made of every change of the partner's bookings. */
async function untilAttempted({ databaseUrl, partnerId, account, attempt }: Attempted): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const until = performance.now() + MADE_WITHIN_MS; ; await pause(LOOK_MS)) {
      await client.query(MAKE_DUE, [partnerId, attempt]);
      const { rows } = await client.query<{ id: string }>(UNATTEMPTED, [partnerId, attempt]);
      if (rows.length === 0) return;
      if (performance.now() < until) continue;
      return account.complain(`attempt ${attempt} of ${rows.length} messages was not made within ${MADE_WITHIN_MS / 1000} s`);
    }
  } finally {
    await client.end();
  }
}

/** The delivery says when it is due, and its job is run then. */
const MAKE_DUE = `
  with due as (
    update webhook_delivery d set next_at = now() from webhook_endpoint e
     where e.id = d.endpoint_id and e.partner_id = $1 and d.state = 'pending' and d.attempts < $2
       and exists (select from graphile_worker._private_jobs j where j.key = 'deliver:' || d.id and j.locked_at is null and j.run_at > now())
    returning d.id)
  update graphile_worker._private_jobs j set run_at = now() from due where j.key = 'deliver:' || due.id and j.locked_at is null`;

/** Changes of bookings, and bookings with a change to come, without an attempt of that number that has an outcome. */
const UNATTEMPTED = `
  select e.id::text as id from booking b join booking_event e on e.booking_id = b.id
   where b.partner_id = $1 and ((b.status = 'paid' and b.open_change_id is null) or not exists (
     select from webhook_event w join webhook_delivery d on d.event_id = w.id
      where w.booking_event_id = e.id and (select count(*) from webhook_attempt a where a.delivery_id = d.id) >= $2))`;
