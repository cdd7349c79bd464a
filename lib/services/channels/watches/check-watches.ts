import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { fallOf } from "@/lib/domain/watches/fall";
import { WATCH_KINDS } from "@/lib/domain/watches/watch";
import { log, traceOf } from "@/lib/log";
import { partnerOf } from "@/lib/services/access/partners/partner-of";
import { foundRefundable } from "@/lib/services/aftersale/refunds/refundable-booking";
import { askedSearch } from "@/lib/services/quotes/watches/asked-search";
import { parseMarks } from "@/lib/services/quotes/watches/kept-marks";
import { lookAtBooking, watchableNow } from "@/lib/services/quotes/watches/look-at-booking";
import { isGone, type Look, type Looking, lookAtQuote, lookAtSearch } from "@/lib/services/quotes/watches/watched-prices";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { allSuppliers } from "@/lib/suppliers/registry";
import { type LiveWatch, liveWatches, type WhichWatches } from "./live-watches";
import { tellFall } from "./tell-fall";

/** What a run did. */
export interface CheckedWatches {
  looked: number;
  told: number;
}

/**
 * Prices what is watched with the data of now, and tells of what has fallen, once. What cannot be looked at holds up no other.
 * @throws Error at the end where something could not be looked at, so that its job runs again
 */
export async function checkWatches({ now, ...which }: WhichWatches & { now: Date }): Promise<CheckedWatches> {
  for (const { ownSchedule } of allSuppliers()) await ownSchedule?.catchUp(now);
  const checked = { looked: 0, told: 0 };
  let failed = 0;
  const lookingFor = agenciesAt(now);
  for await (const watches of liveWatches(which)) {
    for (const watch of watches) {
      try {
        if (await checkOne(watch, await lookingFor(watch.partnerId))) checked.told += 1;
        checked.looked += 1;
      } catch (error) {
        failed += 1;
        log.warn({ watchId: watch.id, error: traceOf(error) }, "a watched price could not be looked at");
      }
    }
  }
  if (failed > 0) throw new Error(`${failed} watched prices could not be looked at`);
  return checked;
}

/** Terms and selling rules of each agency, read once in a run. */
function agenciesAt(now: Date): (partnerId: string) => Promise<Looking> {
  const known = new Map<string, Promise<Looking>>();
  const read = async (partnerId: string): Promise<Looking> => {
    const [partner, policy] = await Promise.all([partnerOf(partnerId), readSellingPolicy(partnerId)]);
    return { partner, policy, now };
  };
  return (partnerId) => {
    const looking = known.get(partnerId) ?? read(partnerId);
    known.set(partnerId, looking);
    return looking;
  };
}

/** @returns whether a fall was told */
async function checkOne(watch: LiveWatch, looking: Looking): Promise<boolean> {
  const kind = WATCH_KINDS.find((each) => each === watch.kind);
  if (!kind) throw new Error("a watch of an unknown kind");
  const look = watch.until <= looking.now ? "over" : await lookAt(watch, looking);
  if (look === "over") await endOf(watch);
  if (look === "over" || look === "later") return false;
  const targetMinor = watch.targetMinor === null ? null : Number(watch.targetMinor);
  const wishes = { kind, targetMinor, leastFallMinor: Number(watch.leastFallMinor) };
  const fall = fallOf(wishes, parseMarks(watch.marks), look.seen);
  return fall !== null && tellFall({ watch, kind, look, fall, now: looking.now });
}

async function lookAt(watch: LiveWatch, looking: Looking): Promise<Look | "later" | "over"> {
  const { quote, booking, asked } = watch;
  try {
    if (quote) return (await lookAtQuote(quote, looking)) ?? "over";
    if (!booking) return await lookAtSearch(askedSearch.parse(asked), looking);
    const found = foundRefundable(booking);
    const when = watchableNow(found, looking.now);
    return when === "now" ? await lookAtBooking(found, looking) : when;
  } catch (error) {
    if (isGone(error)) return "over";
    // The supplier may answer the next time.
    if (error instanceof AppError && error.kind === "carrier_unconfirmed") return "later";
    throw error;
  }
}

/** What is over tells nobody any more, and needs no address. */
async function endOf({ id }: LiveWatch): Promise<void> {
  await db().priceWatch.updateMany({ where: { id, state: "live" }, data: { state: "over", sealedCustomer: "", locale: null } });
}
