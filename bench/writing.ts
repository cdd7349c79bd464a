/**
 * Bookings and payments through the API tier, beside pgbench's TPC-B on the same PostgreSQL in the same run.
 */
import { startTier } from "../scripts/lib/launch.mjs";
import type { LoadResult } from "./api/load";
import { BenchPartner } from "./api/partner";
import type { BenchOptions, Figure } from "./lib/figure";
import { makeThrowawayProduct } from "./lib/throwaway-product";
import { addPayers } from "./writing/payers";
import { freshDatabase } from "./writing/query";
import { sellOut } from "./writing/sell-out";
import { measureTpcb, type Tpcb } from "./writing/tpcb";
import { type Buyer, book, buyerOf, CONNECTIONS, debtorOf, type Length, pay } from "./writing/trade";
import { addWideFlight, WIDE } from "./writing/wide-flight";

const GROUP = "Writing";
/** Days of departure over which spread bookings go. */
const SPREAD_DAYS = 120;

interface Bench {
  partner: BenchPartner;
  url: string;
  /** Of each load. */
  length: { seconds: number };
  /** What all processes together do before a clock starts: code that runs often is compiled again, and faster. */
  warmUp: Length;
}

export async function run({ short }: BenchOptions): Promise<Figure[]> {
  // Nothing is ticketed meanwhile: no worker runs, and it is the writing that is measured.
  const product = await makeThrowawayProduct({ durable: true, own: { TICKETING_DELAY_SECONDS: "3600" } });
  try {
    const { dataDir, env, port, databaseUrl } = product;
    await addWideFlight(dataDir, env);
    const tier = await startTier({ env, port });
    try {
      const partner = await BenchPartner.signIn(port);
      return await measure({ partner, url: databaseUrl, length: { seconds: short ? 1 : 15 }, warmUp: { requests: short ? 200 : 10_000 } });
    } finally {
      await tier.stop();
    }
  } finally {
    await product.stop();
  }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const { url, length } = bench;
  // The peer before and after, so that a change of the machine in between shows.
  const before = await measureTpcb(await freshDatabase(url, "tpcb_before"), length.seconds);
  const { bookings, ofOne, ofMany } = await trade(bench);
  const after = await measureTpcb(await freshDatabase(url, "tpcb_after"), length.seconds);
  const hot = await sellOut(bench);
  const peer = { name: before.name, perSecond: (before.perSecond + after.perSecond) / 2 };
  return [
    beside("Bookings on spread flights", bookings, peer),
    beside("Payments of eight partners", ofMany, peer),
    { group: GROUP, name: "Payments of one partner, from one deposit", value: ofOne.perSecond, unit: "/s", limit: { atLeast: 150 } },
    { group: GROUP, name: "Bookings on one hot flight", value: hot.perSecond, unit: "/s", limit: { atLeast: 150 } },
    {
      ...{ group: GROUP, name: `Seats sold of the ${WIDE.seats} of the hot flight, ${hot.asked} asked for` },
      ...{ value: hot.sold, unit: "", limit: { atMost: WIDE.seats } },
    },
  ];
}

async function trade({ partner, url, length, warmUp }: Bench) {
  const { port } = partner;
  const one = await buyerOf(partner, SPREAD_DAYS);
  await book([one], port, warmUp);
  const bookings = await book([one], port, length);
  const debtor = await debtorOf(url, one);
  await pay([debtor], port, warmUp);
  const ofOne = await pay([debtor], port, length);
  const many = await buyersOf(partner, url);
  await book(many, port, length);
  const ofMany = await pay(await Promise.all(many.map((buyer) => debtorOf(url, buyer))), port, length);
  return { bookings, ofOne, ofMany };
}

/** As many partners as there are connections. */
async function buyersOf({ port }: BenchPartner, url: string): Promise<Buyer[]> {
  const payers = await addPayers(url, CONNECTIONS);
  return Promise.all(payers.map(({ token }) => buyerOf({ port, token }, SPREAD_DAYS / CONNECTIONS)));
}

function beside(name: string, { perSecond, failures }: LoadResult, peer: Tpcb): Figure {
  if (failures > 0) throw new Error(`${name}: ${failures} answers other than 200`);
  const ratio = perSecond / peer.perSecond;
  const rate = { group: GROUP, name, value: perSecond, unit: "/s", limit: { atLeast: 0.3 * peer.perSecond } };
  return { ...rate, peer: { name: peer.name, value: peer.perSecond, ratio } };
}
