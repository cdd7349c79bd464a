import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { fallOf, type WatchPrice } from "@/lib/domain/watches/fall";
import { WATCH_KINDS } from "@/lib/domain/watches/watch";
import { log, traceOf } from "@/lib/log";
import { partnerOf } from "@/lib/services/access/partners/partner-of";
import { foundRefundable } from "@/lib/services/aftersale/refunds/refundable-booking";
import { type QueuedJob, watchJob } from "@/lib/services/ground/outbox/job-names";
import { queueJobs } from "@/lib/services/ground/outbox/relay-jobs";
import { askedSearch } from "@/lib/services/quotes/watches/asked-search";
import { parseMarks } from "@/lib/services/quotes/watches/kept-prices";
import { lookAtBooking, watchableNow } from "@/lib/services/quotes/watches/look-at-booking";
import { NO_CUSTOMER } from "@/lib/services/quotes/watches/watch-customer";
import { isGone, type Look, type Looking, lookAtQuote, lookAtSearch } from "@/lib/services/quotes/watches/watched-prices";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { allSuppliers } from "@/lib/suppliers/registry";
import { followFlights } from "./follow-flights";
import { type LiveWatch, liveWatches, type WhichWatches } from "./live-watches";
import { tellFall } from "./tell-fall";

/** What a run did. */
export interface CheckedWatches {
  looked: number;
  told: number;
}

/** `told` of a fall, `quiet` without one, `soon` where it could not be looked at now, `changed` where a fall was found of what is not so any more. */
type Outcome = "told" | "quiet" | "soon" | "changed";

/** When what could not be looked at is looked at by itself. */
const SOON_MS = 60_000;

/**
 * Prices what is watched with the data of now, and tells of what has fallen, once. What could not be looked at holds up no other: a job of its own looks
 * again, and does so a few times where it fails again.
 * @throws Error where the data of now or the watches cannot be read, and where the one watch that is asked for has to be looked at again: its job runs again
 */
export async function checkWatches({ now, ...which }: WhichWatches & { now: Date }): Promise<CheckedWatches> {
  for (const { ownSchedule } of allSuppliers()) await ownSchedule?.catchUp(now);
  const checked = { looked: 0, told: 0 };
  const again: QueuedJob[] = [];
  const lookingFor = agenciesAt(now);
  for await (const watches of liveWatches(which)) {
    for (const watch of watches) {
      const outcome = await outcomeOf(watch, lookingFor);
      if (outcome === "soon") again.push(watchJob(watch.id, new Date(now.getTime() + SOON_MS)));
      else if (outcome === "changed") again.push(watchJob(watch.id, now));
      else checked.looked += 1;
      if (outcome === "told") checked.told += 1;
    }
  }
  // The queue counts the attempts of the job: a watch that fails always is not asked for without end.
  if (which.watchId !== undefined && again.length > 0) throw new Error("a watched price is to be looked at again");
  await queueJobs(again);
  return checked;
}

async function outcomeOf(watch: LiveWatch, lookingFor: (partnerId: string) => Promise<Looking>): Promise<Outcome> {
  try {
    return await checkOne(watch, await lookingFor(watch.partnerId));
  } catch (error) {
    log.warn({ watchId: watch.id, error: traceOf(error) }, "a watched price could not be looked at");
    return "soon";
  }
}

/** Terms and selling rules of each agency, read once in a run; again where they could not be read. */
function agenciesAt(now: Date): (partnerId: string) => Promise<Looking> {
  const known = new Map<string, Promise<Looking>>();
  const read = async (partnerId: string): Promise<Looking> => {
    try {
      const [partner, policy] = await Promise.all([partnerOf(partnerId), readSellingPolicy(partnerId)]);
      return { partner, policy, now };
    } catch (error) {
      known.delete(partnerId);
      throw error;
    }
  };
  return (partnerId) => {
    const looking = known.get(partnerId) ?? read(partnerId);
    known.set(partnerId, looking);
    return looking;
  };
}

async function checkOne(kept: LiveWatch, looking: Looking): Promise<Outcome> {
  const kind = WATCH_KINDS.find((each) => each === kept.kind);
  if (!kind) throw new Error("a watch of an unknown kind");
  const watch = await followFlights(kept);
  const look = await lookAt(watch, looking);
  if (look === "over") await endOf(watch);
  if (look === "soon") return "soon";
  if (look === "over" || look === "later") return "quiet";
  const targetMinor = watch.targetMinor === null ? null : Number(watch.targetMinor);
  const wishes = { kind, targetMinor, leastFallMinor: Number(watch.leastFallMinor) };
  const fall = fallOf(wishes, marksOf(watch, look), look.seen);
  return fall === null ? "quiet" : tellFall({ watch, kind, look, fall, now: looking.now });
}

/** What falls are counted from: of a booking never more than it was sold for to those who are still in it. */
function marksOf(watch: LiveWatch, { sold }: Look): (WatchPrice | null)[] {
  return parseMarks(watch.marks).map((mark) => (mark && sold && sold.costMinor < mark.costMinor ? sold : mark));
}

async function lookAt(watch: LiveWatch, looking: Looking): Promise<Look | "soon" | "later" | "over"> {
  const { quote, booking, asked, until } = watch;
  // The flights of a booking may move: when they leave is the booking's own.
  if (!booking && until <= looking.now) return "over";
  try {
    if (quote) return (await lookAtQuote(quote, looking)) ?? "over";
    if (!booking) return await lookAtSearch(askedSearch.parse(asked), looking);
    const found = foundRefundable(booking);
    const when = watchableNow(found, looking.now);
    return when === "now" ? await lookAtBooking(found, looking) : when;
  } catch (error) {
    if (isGone(error)) return "over";
    // The supplier may answer the next time.
    if (error instanceof AppError && error.kind === "carrier_unconfirmed") return "soon";
    throw error;
  }
}

/** What is over tells nobody any more, and needs no address. */
async function endOf({ id }: LiveWatch): Promise<void> {
  await db().priceWatch.updateMany({ where: { id, state: "live" }, data: { state: "over", ...NO_CUSTOMER } });
}
