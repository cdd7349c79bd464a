import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account";
import type { Bound } from "./bounds";
import { openBuyer } from "./buyer";
import { probeAnswers } from "./probe-answers";
import type { Product } from "./product";
import { Receiver, untilAllTold } from "./receiver";
import { faultRow, partnerCode, type Row, type StormContext } from "./scenario";
import { trade } from "./trade";
import { untilCaughtUp, untilTakenOver } from "./until-back";

const CLIENTS = 12;
/** Who is not back by then has failed, milliseconds. */
const BACK_WITHIN_MS = 180_000;
/** Quiet trade before each fault, milliseconds, at least; as much again by chance. */
const QUIET_MS = 500;

interface UnderLoad {
  context: StormContext;
  fault: string;
  /** At least once; again as long as there is time, or as often as the storm is told, this often at most. Each is one fault, where nothing is said. */
  share: { minutes: number; times: number; faults?: number };
  /** What of it has a bound; none where absent. */
  bounds?: readonly Bound[];
  /** Does the harm and undoes it, where that is to be undone. */
  harm: (product: Product, random: () => number) => Promise<void>;
}

/** The same fault again and again while clients trade; each is over when every server has taken a new write since. */
export function underLoad({ context, fault, share, bounds = [], harm }: UnderLoad): Promise<Row> {
  return faultRow({
    context,
    fault,
    work: async (account, random) => {
      const { product, client } = context;
      const buyer = await openBuyer({ code: partnerCode(), port: product.ports.tier });
      const receiver = await Receiver.open(buyer.partnerId);
      const stop = await trade({ product, client, account, buyer, random, clients: CLIENTS });
      const until = performance.now() + share.minutes * 60_000;
      const takeovers: Promise<void>[] = [];
      let times = 0;
      const isTime = () => (context.times === undefined ? performance.now() < until : times < context.times);
      do {
        await pause(QUIET_MS + random() * QUIET_MS);
        const heard = bounds.includes("answer") ? probeAnswers({ client, ports: Object.values(product.ports), token: buyer.token }) : null;
        await harm(product, random);
        if (heard) account.measure("answer", await heard());
        if (bounds.includes("takeover")) takeovers.push(untilTakenOver(product.databaseUrl).then((ms) => account.measure("takeover", ms)));
        const backMs = await untilBack(product, account);
        if (bounds.includes("recovery")) account.measure("recovery", backMs);
        times++;
      } while (times < share.times && isTime());
      await Promise.all(takeovers);
      await stop();
      await untilAllTold({ databaseUrl: product.databaseUrl, partnerId: buyer.partnerId, receiver, account });
      await untilCaughtUp(product.databaseUrl);
      receiver.close();
      // What counts as tried are the faults; how much was traded meanwhile shows in the bookings.
      account.tries = times * (share.faults ?? 1);
      return [buyer.partnerId];
    },
  });
}

/** @returns how long it took, milliseconds */
async function untilBack({ ports }: Product, account: Account): Promise<number> {
  const harmed = performance.now();
  const isBack = () => Object.values(ports).every((port) => (account.lastWrite.get(port) ?? 0) > harmed);
  while (!isBack()) {
    if (performance.now() - harmed > BACK_WITHIN_MS) {
      account.complain(`not back within ${BACK_WITHIN_MS / 1000} s`);
      break;
    }
    await pause(20);
  }
  const ms = performance.now() - harmed;
  account.recoveryMs = Math.max(account.recoveryMs, ms);
  return ms;
}
