import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account";
import { openBuyer } from "./buyer";
import type { Product } from "./product";
import { Receiver, untilAllTold } from "./receiver";
import { faultRow, partnerCode, type Row, type StormContext } from "./scenario";
import { trade } from "./trade";

const CLIENTS = 12;
/** Who is not back by then has failed, milliseconds. */
const BACK_WITHIN_MS = 180_000;
/** Quiet trade before each fault, milliseconds, at least; as much again by chance. */
const QUIET_MS = 500;

interface UnderLoad {
  context: StormContext;
  fault: string;
  /** At least once; again as long as there is time, this often at most. */
  share: { minutes: number; times: number };
  /** Does the harm and undoes it, where that is to be undone. */
  harm: (product: Product, random: () => number) => Promise<void>;
}

/** The same fault again and again while clients trade; each is over when every server has taken a new write since. */
export function underLoad({ context, fault, share, harm }: UnderLoad): Promise<Row> {
  return faultRow({
    context,
    fault,
    work: async (account, random) => {
      const { product, client } = context;
      const buyer = await openBuyer({ code: partnerCode(), port: product.ports.tier });
      const receiver = await Receiver.open(buyer.partnerId);
      const stop = await trade({ product, client, account, buyer, random, clients: CLIENTS });
      const until = performance.now() + share.minutes * 60_000;
      let times = 0;
      do {
        await pause(QUIET_MS + random() * QUIET_MS);
        await harm(product, random);
        await untilBack(product, account);
        times++;
      } while (times < share.times && performance.now() < until);
      await stop();
      await untilAllTold({ databaseUrl: product.databaseUrl, partnerId: buyer.partnerId, receiver, account });
      receiver.close();
      // What counts as tried are the faults; how much was traded meanwhile shows in the bookings.
      account.tries = times;
      return [buyer.partnerId];
    },
  });
}

async function untilBack({ ports }: Product, account: Account): Promise<void> {
  const harmed = performance.now();
  const isBack = () => Object.values(ports).every((port) => (account.lastWrite.get(port) ?? 0) > harmed);
  while (!isBack()) {
    if (performance.now() - harmed > BACK_WITHIN_MS) return account.complain(`not back within ${BACK_WITHIN_MS / 1000} s`);
    await pause(20);
  }
  account.recoveryMs = Math.max(account.recoveryMs, performance.now() - harmed);
}
