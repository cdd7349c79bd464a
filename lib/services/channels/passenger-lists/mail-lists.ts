import { db } from "@/lib/db";
import { parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { sendsMails } from "@/lib/env";
import { log, traceOf } from "@/lib/log";
import { wayOf } from "@/lib/services/booking/passenger-lists/list-way";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";
import type { KeptList } from "@/lib/services/documents/passenger-lists/kept-list";
import { listFiles } from "@/lib/services/documents/passenger-lists/write-list-file";
import { sendBySmtp } from "../mail/transport/send-by-smtp";
import { listMessage } from "./list-message";

/** Attempts to mail a list, one each time that due lists are made. */
const MOST_ATTEMPTS = 6;

type Outcome = "sent" | "refused" | "failed" | "no_server";

function waitingLists(now: Date) {
  return { channel: "mail", state: "made", attempts: { lt: MOST_ATTEMPTS }, departsAt: { gt: now } };
}

/** Whether some list is to be mailed. */
export async function hasWaitingLists(now: Date): Promise<boolean> {
  return (await db().passengerList.findFirst({ where: waitingLists(now), select: { id: true } })) !== null;
}

/**
 * Mails lists that wait for it, each to all addresses of its carrier. Any number of workers may do it at once: an attempt is one worker's.
 * @returns how many have left
 */
export async function mailWaitingLists({ now }: { now: Date }): Promise<number> {
  const waiting = await db().passengerList.findMany({ where: waitingLists(now), orderBy: { departsAt: "asc" } });
  if (waiting.length === 0) return 0;
  const ways = await waysInForce();
  let mailed = 0;
  for (const list of waiting) {
    const way = ways.get(parseFlightCode(parseLegKey(list.legKey).flight)?.carrier ?? "");
    if (way && wayOf(way) === "mail" && (await mailOne(list, way.addresses, now))) mailed += 1;
  }
  return mailed;
}

async function mailOne(list: KeptList, addresses: readonly string[], now: Date): Promise<boolean> {
  const { id, attempts } = list;
  const mine = await db().passengerList.updateMany({ where: { id, state: "made", attempts }, data: { attempts: attempts + 1 } });
  if (mine.count === 0) return false;
  const outcome = await send(list, addresses).catch((error: unknown): Outcome => {
    log.error({ list: id, error: traceOf(error) }, "a passenger list could not be mailed");
    return "failed";
  });
  if (outcome === "sent") {
    await db().passengerList.updateMany({ where: { id, state: "made" }, data: { state: "sent", sentAt: now } });
    return true;
  }
  const failure = outcome === "failed" ? "unreachable" : outcome;
  if (outcome !== "failed" || attempts + 1 >= MOST_ATTEMPTS)
    await db().passengerList.updateMany({ where: { id, state: "made" }, data: { state: "failed", failure } });
  return false;
}

/** The worst that became of any: one who did not get it is one too many. */
async function send(list: KeptList, addresses: readonly string[]): Promise<Outcome> {
  if (!sendsMails()) return "no_server";
  const message = listMessage(list, await listFiles(list));
  const outcomes = new Set<Outcome>();
  for (const [index, recipient] of addresses.entries())
    outcomes.add(await sendBySmtp({ mailId: `${list.id}-${index}`, recipient, message, date: list.madeAt }));
  return outcomes.has("refused") ? "refused" : outcomes.has("failed") ? "failed" : "sent";
}
