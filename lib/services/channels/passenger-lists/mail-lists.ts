import { db } from "@/lib/db";
import { departureName, flightNameOf } from "@/lib/domain/departures/departure-id";
import { parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { sendsMails } from "@/lib/env";
import { log, traceOf } from "@/lib/log";
import { wayOf } from "@/lib/services/booking/passenger-lists/list-way";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";
import type { KeptList } from "@/lib/services/documents/passenger-lists/kept-list";
import { listFiles } from "@/lib/services/documents/passenger-lists/write-list-file";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";
import { sendBySmtp } from "../mail/transport/send-by-smtp";

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
  const message = await messageOf(list);
  const outcomes = new Set<Outcome>();
  for (const [index, recipient] of addresses.entries())
    outcomes.add(await sendBySmtp({ mailId: `${list.id}-${index}`, recipient, message, date: list.madeAt }));
  return outcomes.has("refused") ? "refused" : outcomes.has("failed") ? "failed" : "sent";
}

/** In English, as airlines write to each other. Names stand in the files alone. */
async function messageOf(list: KeptList): Promise<MailMessage> {
  const { legKey, number, kind, passengers } = list;
  const name = kind.toUpperCase();
  const text = [
    `${name} of ${departureName(legKey)}: list ${number}, ${passengers} ${passengers === 1 ? "passenger" : "passengers"}.`,
    kind === "adl" ? "It tells what has changed since the last list that you have confirmed." : "It has all passengers who board there.",
    "The message is attached as text, and all passengers as a table (CSV, XLSX). Please answer once you have it.",
  ];
  return {
    ...{ fromName: "Parvoz", replyTo: "", subject: `${name} ${departureName(legKey)} (${number})` },
    text: `${text.join("\n\n")}\n`,
    html: `<!doctype html><html lang="en"><head><title>${name} ${flightNameOf(legKey)}</title></head><body>${text.map((line) => `<p>${line}</p>`).join("")}</body></html>`,
    attachments: (await listFiles(list)).map(({ name: fileName, type, content }) => ({
      ...{ fileName, contentType: type, cid: null, base64: content },
    })),
  };
}
