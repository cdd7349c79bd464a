import { db } from "@/lib/db";
import { dueAt, type ListState } from "@/lib/domain/passenger-lists/list-state";
import { parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import { wayOf } from "@/lib/services/booking/passenger-lists/list-way";
import { waysInForce } from "@/lib/services/booking/passenger-lists/list-ways";
import { dueDepartures } from "../departures/due-departures";

/** A departure whose list somebody of the house has to see to. */
export interface ListToHandOver {
  /** The leg's key. */
  subject: string;
  state: Extract<ListState, "due" | "made" | "sent" | "failed">;
  /** When it leaves. */
  due: Date;
  since: Date;
}

/**
 * Departures to come whose carrier has no list that it has confirmed: it is due and not made, made and to be handed over, mailed and without an answer,
 * or its mail was given up. What the worker has still to mail is nobody's work yet, and what is invented is no carrier's.
 */
export async function listsToHandOver(now: Date): Promise<ListToHandOver[]> {
  const due = (await dueDepartures(now)).map(({ legKey, departsAt, dueHours }) => ({
    ...{ subject: legKey, state: "due" as const, due: departsAt, since: dueAt(departsAt, dueHours) },
  }));
  const unmade = new Set(due.map(({ subject }) => subject));
  const made = (await unconfirmedLists(now)).filter(({ subject }) => !unmade.has(subject));
  return [...due, ...made];
}

async function unconfirmedLists(now: Date): Promise<ListToHandOver[]> {
  const rows = await db().passengerList.findMany({
    where: { departsAt: { gt: now } },
    orderBy: { number: "desc" },
    distinct: ["legKey"],
    select: { legKey: true, channel: true, state: true, departsAt: true, madeAt: true },
  });
  const ways = await waysInForce();
  return rows.flatMap(({ legKey, channel, state, departsAt, madeAt }) => {
    const way = ways.get(parseFlightCode(parseLegKey(legKey).flight)?.carrier ?? "");
    const waits = state === "sent" || state === "failed" || (state === "made" && channel === "download");
    if (!way || wayOf(way) === "invented" || !waits) return [];
    return [{ subject: legKey, state: state === "made" || state === "sent" ? state : "failed", due: departsAt, since: madeAt }];
  });
}
