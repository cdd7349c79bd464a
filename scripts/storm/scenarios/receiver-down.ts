import { setTimeout as pause } from "node:timers/promises";
import { openBuyer } from "../buyer";
import { type Manner, Receiver, untilAllTold } from "../receiver";
import { faultRow, partnerCode, type Scenario, type StormContext } from "../scenario";
import { trade } from "../trade";

const CLIENTS = 6;
const BEFORE_MS = 2_000;
/** Shorter than the wait before the second attempt (5 s), so that a storm need not wait five minutes for the third. */
const DOWN_MS = 4_000;
const MANNERS: readonly Manner[] = ["failing", "breaking", "silent"];

/** A receiver of webhooks that is down while clients trade: every change is told once it is back. */
export const receiverDown: Scenario = {
  name: "receiver-down",
  async *run(context) {
    for (const manner of MANNERS) yield await whileDown(context, manner);
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
