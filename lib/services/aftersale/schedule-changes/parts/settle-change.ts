import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { nextChangeState } from "@/lib/domain/schedule-change/states";
import { jobsOf, ticketingJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict, sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import type { Alternative } from "@/lib/suppliers/port";
import type { Applied } from "./applied-to";
import type { ChangeAnswer, FoundChange } from "./find-change";

interface Settle {
  answer: ChangeAnswer;
  found: FoundChange;
  action: "accept" | "choose";
  /** The booking with its flights from now on. */
  applied: Applied;
  /** What an alternative takes and gives back, and all seats and flights of the booking with it. */
  chosen?: {
    id: string;
    take: readonly SeatTake[];
    give: readonly SeatTake[];
    seats: readonly SeatTake[];
    flightKeys: readonly string[];
    schedule: Alternative["schedule"];
    /** Ticket groups of before on which no flight is left. */
    emptied: readonly number[];
  };
}

const SETTLE_CHANGE = { name: "settle_change", text: "select settle_change_v1($1::jsonb) as result" };

/** With this error PostgreSQL undoes the whole statement. */
const SEATS_GONE = "PV003";

const answered = z.tuple([z.object({ result: z.object({ outcome: z.enum(["settled", "not_open", "flights_changed"]) }) })]);

/**
 * Settles an open change in one SQL statement with its seats, claims and event; ticketing that waited for it is taken up. The same answer
 * given twice is given once.
 * @throws AppError schedule_change_settled where another answer or a later change came first; schedule_alternative_gone;
 *   carrier_unconfirmed where this process does not know yet that the alternative has changed
 */
export async function settleChange({ answer, found, action, applied, chosen }: Settle): Promise<void> {
  const { bookingId, changeId, actor, requestKey = null, byRequest = null, now } = answer;
  const { booking, change, supplier } = found;
  const state = nextChangeState("open", action);
  if (change.state === state && (change.alternative ?? undefined) === chosen?.id) return;
  const jobs = jobsOf(byRequest, booking.status === "paid" ? [ticketingJob(bookingId, now)] : []);
  const alternative = chosen?.id ?? null;
  const written = { bookingId, changeId, state, alternative, actor, requestKey, byRequest, now, applied, chosen: chosen ?? null, jobs };
  const outcome = await retryConflict(() => write(JSON.stringify(written)));
  if (outcome === "flights_changed") throw new AppError("carrier_unconfirmed");
  if (outcome === "not_open") return refuseUnlessSame(changeId, state, alternative);
  relayJobsSoon();
  if (chosen) supplier.seatsMoved();
}

async function write(statement: string): Promise<"settled" | "not_open" | "flights_changed"> {
  try {
    return answered.parse(await runStatement(SETTLE_CHANGE, [statement]))[0].result.outcome;
  } catch (error) {
    if (sqlState(error) === SEATS_GONE) throw new AppError("schedule_alternative_gone");
    throw error;
  }
}

async function refuseUnlessSame(changeId: string, state: string | null, alternative: string | null): Promise<void> {
  const change = await db().scheduleChange.findUnique({ where: { id: changeId }, select: { state: true, alternative: true } });
  if (change?.state !== state || change.alternative !== alternative) throw new AppError("schedule_change_settled");
}
