import { type BenchPartner, bookingShot, inDays } from "../api/partner";
import { query } from "./query";
import { fire, wideOffer } from "./trade";
import { WIDE } from "./wide-flight";

/** A day on which nothing else is sold. */
const HOT_DAY = 200;
/** So many more are asked for than there are. */
const TOO_MANY = 100;

/** Buyers who want more than there is, all of them for one flight. */
export async function sellOut({ partner, url }: { partner: BenchPartner; url: string }) {
  const offer = await wideOffer(partner, HOT_DAY);
  const buy = (requests: number) => fire([{ token: partner.token, supply: () => bookingShot(offer) }], partner.port, { requests });
  const most = await buy(WIDE.seats - TOO_MANY);
  if (most.failures > 0) throw new Error(`${most.failures} bookings were refused while there were seats`);
  const rest = await buy(2 * TOO_MANY);
  return { perSecond: most.perSecond, sold: await soldOn(url, inDays(HOT_DAY)), asked: most.requests + rest.requests };
}

const SOLD = "select (select sum(s) from unnest(sold) s)::int as sold from leg_inventory where leg_key = $1";

async function soldOn(url: string, date: string): Promise<number> {
  const [row] = await query<{ sold: number }>(url, SOLD, [`${WIDE.carrier}0001|${date}|${WIDE.from}${WIDE.to}`]);
  return row?.sold ?? 0;
}
