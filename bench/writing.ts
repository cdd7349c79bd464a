/**
 * Bookings and payments through the API tier, beside pgbench's TPC-B on the same PostgreSQL in the same run.
 */
import { z } from "zod";
import { bookingBody, inDays } from "@/scripts/storm/buyer";
import { freePort } from "../scripts/lib/build/prepare.mjs";
import { startTier } from "../scripts/lib/launch/launch.mjs";
import type { BenchPart, Figure } from "./lib/figure";
import { type LoadResult, load } from "./lib/load";
import { commonRate } from "./lib/measure";
import { findOffers, openPartner, type Partner, searchPath } from "./lib/partner";
import { makeProduct } from "./lib/product";
import { pick } from "./world/random";
import { measureTickets } from "./writing/tickets";
import { measureTpcb, type Tpcb } from "./writing/tpcb";
import { addWideFlight, WIDE } from "./writing/wide-flight";

const GROUP = "Writing";
/** As many as pgbench has; each is a partner of its own where they are not to share a deposit. */
const CONNECTIONS = 8;
/** Days of departure over which spread bookings go. */
const FIRST_DAY = 20;
const SPREAD_DAYS = 120;
/** A day on which nothing else is sold, and how many more seats are asked for than there are. */
const HOT_DAY = 200;
const TOO_MANY = 100;

interface Length {
  seconds: number;
  /** Bookings, and then payments, of one partner before the others' are measured: code that runs often is compiled again, and faster. */
  warmUp: number;
}

export const run: BenchPart = async ({ short }) => {
  // Nothing is ticketed before the end: no worker runs, and it is the writing that is measured.
  const product = await makeProduct({ demo: true, durable: true, own: { TICKETING_DELAY_SECONDS: "0" } });
  try {
    await addWideFlight(product.folder);
    const port = await freePort();
    const tier = await startTier({ env: product.env, port });
    try {
      const figures = await measure(product.databaseUrl, port, short ? { seconds: 3, warmUp: 1_600 } : { seconds: 15, warmUp: 10_000 });
      const tickets = await measureTickets(product.env, short ? 2 : 15);
      return [
        ...figures,
        { group: GROUP, name: "Bookings ticketed, all of one carrier", value: tickets, unit: "/s", limit: { atLeast: 100 } },
      ];
    } finally {
      await tier.stop();
    }
  } finally {
    await product.stop();
  }
};

async function measure(url: string, port: number, { seconds, warmUp }: Length): Promise<Figure[]> {
  const one = await openBuyer("BENCH", port);
  const many = await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => openBuyer(`BENCH${index}`, port)));
  // The peer before and after, so that a change of the machine in between shows.
  const before = await measureTpcb(url, seconds);
  await book(one, CONNECTIONS, { requests: warmUp });
  const payments = await rateOf(Array.from({ length: CONNECTIONS }, () => pay(one, Math.floor(warmUp / CONNECTIONS))));
  const spread = await rateOf(many.map((buyer) => book(buyer, 1, { seconds })));
  const apart = await rateOf(many.map((buyer) => pay(buyer, buyer.unpaid.length)));
  const after = await measureTpcb(url, seconds);
  const peer = { name: before.name, perSecond: (before.perSecond + after.perSecond) / 2 };
  const atLeast = { group: GROUP, unit: "/s", limit: { atLeast: 150 } };
  const { perSecond, sold, asked } = await sellOut(one);
  return [
    beside("Bookings on spread flights by eight partners", spread, peer),
    beside("Payments of eight partners", apart, peer),
    { ...atLeast, name: "Payments of one partner, from one deposit", value: payments },
    { ...atLeast, name: "Bookings on one hot flight", value: perSecond },
    {
      group: GROUP,
      unit: "",
      name: `Seats sold of the ${WIDE.seats} of the hot flight, ${asked} asked for`,
      value: sold,
      limit: { atMost: WIDE.seats },
    },
  ];
}

/** A partner with offers of the wide flight, and what it has booked and not paid. */
interface Buyer extends Partner {
  offers: string[];
  unpaid: string[];
}

async function openBuyer(code: string, port: number): Promise<Buyer> {
  const partner = await openPartner(code, port);
  const offers: string[] = [];
  for (let day = FIRST_DAY; day < FIRST_DAY + SPREAD_DAYS; day++) offers.push(await wideOffer(partner, day));
  return { ...partner, offers, unpaid: [] };
}

async function wideOffer(partner: Partner, day: number): Promise<string> {
  const offers = await findOffers(partner, searchPath({ to: WIDE.to, date: inDays(day) }, 300));
  const offer = offers.find(({ directions }) => directions[0]?.segments.every(({ airline }) => airline.code === WIDE.carrier));
  if (!offer) throw new Error("the wide flight is not offered");
  return offer.id;
}

function book(buyer: Buyer, connections: number, length: { seconds: number } | { requests: number }): Promise<LoadResult> {
  const next = () =>
    ({ method: "POST", path: `/api/v1/offers/${pick(buyer.offers, Math.random)}/booking`, body: bookingBody(Math.random) }) as const;
  return load(buyer, { connections, length, next, onAnswer: (body) => buyer.unpaid.push(bookingId.parse(JSON.parse(body))) });
}

/** So many of what is booked, one after the other. */
function pay(buyer: Buyer, requests: number): Promise<LoadResult> {
  const next = () => ({ method: "POST", path: `/api/v1/booking/${buyer.unpaid.pop()}/payment` }) as const;
  return load(buyer, { connections: 1, length: { requests }, next, isTimed: true });
}

const bookingId = z.object({ data: z.object({ id: z.string() }) }).transform(({ data }) => data.id);

/** Of loads on a connection each, while all connections are busy. */
async function rateOf(loads: readonly Promise<LoadResult>[]): Promise<number> {
  const results = await Promise.all(loads);
  results.forEach(refuseRefusals);
  return commonRate(results.map(({ answeredAt }) => answeredAt));
}

function refuseRefusals({ refused, statuses }: LoadResult): void {
  if (refused > 0) throw new Error(`${refused} answers other than 200: ${statuses}`);
}

/** Buyers who want more than there is, all of them for one flight: the last seats are sold, and no more. */
async function sellOut(buyer: Buyer) {
  const offer = await wideOffer(buyer, HOT_DAY);
  const buy = (requests: number) => {
    const next = () => ({ method: "POST", path: `/api/v1/offers/${offer}/booking`, body: bookingBody(Math.random) }) as const;
    return load(buyer, { connections: CONNECTIONS, length: { requests }, next });
  };
  const most = await buy(WIDE.seats - TOO_MANY);
  const rest = await buy(2 * TOO_MANY);
  refuseRefusals(most);
  return { perSecond: most.perSecond, sold: most.requests + rest.requests - rest.refused, asked: most.requests + rest.requests };
}

/** A share of the peer's rate is the limit: a booking and a payment are some of TPC-B's transactions. */
function beside(name: string, perSecond: number, peer: Tpcb): Figure {
  const rate = { group: GROUP, name, value: perSecond, unit: "/s", limit: { atLeast: 0.3 * peer.perSecond } };
  return { ...rate, peer: { name: peer.name, value: peer.perSecond, ratio: perSecond / peer.perSecond } };
}
