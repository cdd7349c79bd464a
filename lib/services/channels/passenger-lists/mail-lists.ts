import { db } from "@/lib/db";
import { parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { sendsMails } from "@/lib/env";
import { log, traceOf } from "@/lib/log";
import { wayOf } from "@/lib/services/booking/passenger-lists/list-way";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";
import type { KeptList } from "@/lib/services/documents/passenger-lists/kept-list";
import { listFiles } from "@/lib/services/documents/passenger-lists/write-list-file";
import { clockFrom, heldFrom, MOST_ATTEMPTS, mailToAll, spentAt, waitingAt } from "../mail/parts/held-attempt";
import { type Sent, sendBySmtp } from "../mail/transport/send-by-smtp";
import { listMessage } from "./list-message";

type Outcome = Sent | "no_server";

const DAY_MS = 86_400_000;

function waitingLists(now: Date) {
  return { channel: "mail", departsAt: { gt: now }, ...waitingAt(now) };
}

/** Whether some list is to be mailed. */
export async function hasWaitingLists(now: Date): Promise<boolean> {
  return (await db().passengerList.findFirst({ where: waitingLists(now), select: { id: true } })) !== null;
}

/** Fails lists whose last attempt ended with its process, so that somebody hands them over. */
export async function failSpentLists(now: Date): Promise<void> {
  const where = { channel: "mail", departsAt: { gt: new Date(now.getTime() - DAY_MS) }, ...spentAt(now) };
  await db().passengerList.updateMany({ where, data: { state: "failed", failure: "unreachable", heldUntil: null } });
}

/**
 * Mails lists that wait for it, each to all addresses of its carrier that have not got it. Any number of workers may do it at once: an attempt is held by one.
 * @returns how many have left to all of theirs
 */
export async function mailWaitingLists({ now }: { now: Date }): Promise<number> {
  const clock = clockFrom(now);
  const waiting = await db().passengerList.findMany({ where: waitingLists(now), orderBy: { departsAt: "asc" } });
  if (waiting.length === 0) return 0;
  const ways = await waysInForce();
  let mailed = 0;
  for (const list of waiting) {
    const way = ways.get(parseFlightCode(parseLegKey(list.legKey).flight)?.carrier ?? "");
    if (way && wayOf(way) === "mail" && (await mailOne(list, way.addresses, clock))) mailed += 1;
  }
  return mailed;
}

async function mailOne({ id, attempts }: KeptList, addresses: readonly string[], clock: () => Date): Promise<boolean> {
  const now = clock();
  const [list] = await db().passengerList.updateManyAndReturn({
    where: { id, ...waitingLists(now), attempts },
    data: { attempts: attempts + 1, heldUntil: heldFrom(now) },
  });
  if (!list) return false;
  const outcome = await send(list, addresses, clock).catch((error: unknown): Outcome => {
    log.error({ list: id, error: traceOf(error) }, "a passenger list could not be mailed");
    return "failed";
  });
  if (outcome === null) return false;
  await db().passengerList.updateMany({
    where: { id, state: "made", attempts: list.attempts },
    data: { heldUntil: null, ...ended(outcome, list.attempts, clock()) },
  });
  return outcome === "sent";
}

/** What the list is after an attempt; nothing where it is tried again. */
function ended(outcome: Outcome, attempts: number, now: Date) {
  if (outcome === "sent") return { state: "sent", sentAt: now };
  if (outcome === "failed") return attempts < MOST_ATTEMPTS ? {} : { state: "failed", failure: "unreachable" };
  return { state: "failed", failure: outcome };
}

/** The worst that became of any: one who did not get it is one too many. @returns null where another worker goes on with the list */
async function send(list: KeptList, addresses: readonly string[], clock: () => Date): Promise<Outcome | null> {
  if (!sendsMails()) return "no_server";
  const { id, attempts } = list;
  const message = listMessage(list, await listFiles(list));
  const left = [...addresses.entries()].filter(([, address]) => !list.sentTo.includes(address));
  const outcomes = await mailToAll(left, {
    hold: async () =>
      (await db().passengerList.updateMany({ where: { id, state: "made", attempts }, data: { heldUntil: heldFrom(clock()) } })).count > 0,
    send: ([index, recipient]) => sendBySmtp({ mailId: `${id}-${index}`, recipient, message, date: list.madeAt }),
    note: ([, address]) => db().passengerList.update({ where: { id }, data: { sentTo: { push: address } } }),
  });
  return outcomes && (outcomes.has("refused") ? "refused" : outcomes.has("failed") ? "failed" : "sent");
}
