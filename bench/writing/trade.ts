import { type LoadResult, load, type Shot, type Supply } from "../api/load";
import { BenchPartner, bookingShot, inDays, searchPath } from "../api/partner";
import { query } from "./query";
import { WIDE } from "./wide-flight";

export const CONNECTIONS = 8;
const FIRST_DAY = 20;

/** How long a load goes on: so many seconds, or so many requests. */
export type Length = { seconds: number } | { requests: number };

/** Longer than any load of a fixed number takes. */
const PATIENCE_SECONDS = 600;

/** Who buys, and what is on offer. */
export interface Buyer {
  token: string;
  offers: readonly string[];
}

/** Who pays, and the ids of the bookings that are to be paid: each goes once. */
export interface Debtor {
  token: string;
  unpaid: string[];
}

/** Eight connections, shared evenly by those who send. */
export async function fire(loads: readonly { token: string; supply: Supply }[], port: number, length: Length): Promise<LoadResult> {
  const each = CONNECTIONS / loads.length;
  const seconds = "seconds" in length ? length.seconds : PATIENCE_SECONDS;
  let left = "requests" in length ? length.requests : Number.POSITIVE_INFINITY;
  const counted = (supply: Supply) => () => (left-- > 0 ? supply() : null);
  const results = await Promise.all(loads.map(({ token, supply }) => load({ port, token }, counted(supply), each, seconds)));
  const sum = (of: (result: LoadResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const worst = (of: (result: LoadResult) => number) => Math.max(...results.map(of));
  return {
    requests: sum(({ requests }) => requests),
    perSecond: sum(({ perSecond }) => perSecond),
    p50: worst(({ p50 }) => p50),
    p99: worst(({ p99 }) => p99),
    failures: sum(({ failures }) => failures),
  };
}

export function book(buyers: readonly Buyer[], port: number, length: Length): Promise<LoadResult> {
  const loads = buyers.map(({ token, offers }) => ({ token, supply: spread(offers) }));
  return fire(loads, port, length);
}

/** At most as long as there is anything to pay. */
export function pay(debtors: readonly Debtor[], port: number, length: Length): Promise<LoadResult> {
  const loads = debtors.map(({ token, unpaid }) => ({ token, supply: paying(unpaid) }));
  return fire(loads, port, length);
}

function spread(offers: readonly string[]): Supply {
  let turn = 0;
  return () => bookingShot(offers[turn++ % offers.length] ?? "");
}

function paying(ids: string[]): Supply {
  return (): Shot | null => {
    const id = ids.pop();
    return id === undefined ? null : { method: "POST", path: `/api/v1/booking/${id}/payment` };
  };
}

/** A partner with offers of the wide flight on so many days. */
export async function buyerOf({ port, token }: { port: number; token: string }, days: number): Promise<Buyer> {
  const offers: string[] = [];
  for (let day = FIRST_DAY; day < FIRST_DAY + days; day++) offers.push(await wideOffer(new BenchPartner(port, token), day));
  return { token, offers };
}

export async function wideOffer(partner: BenchPartner, day: number): Promise<string> {
  const offers = await partner.offers(searchPath(WIDE.to, inDays(day)));
  const offer = offers.find(({ directions }) => directions[0]?.segments.every(({ airline }) => airline.code === WIDE.carrier));
  if (!offer) throw new Error("the wide flight is not offered");
  return offer.id;
}

const UNPAID = `
  select b.id::text from booking b join api_token t on t.partner_id = b.partner_id
   where b.status = 'booked' and t.token_hash = sha256(convert_to($1, 'UTF8'))`;

/** Somebody with all that they have booked and not paid. */
export async function debtorOf(url: string, { token }: Buyer): Promise<Debtor> {
  const ids = await query<{ id: string }>(url, UNPAID, [token]);
  return { token, unpaid: ids.map(({ id }) => id) };
}
