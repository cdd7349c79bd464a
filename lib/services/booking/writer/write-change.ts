import { z } from "zod";
import { db, runStatement } from "@/lib/db";
import type { Change } from "@/lib/domain/booking/changes/change";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Act } from "@/lib/services/ground/audit/act";
import { jobsOf, partReleaseJob, type QueuedJob, releaseJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict, sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { NOT_COVERED } from "@/lib/services/terms/ledger/post-ledger";
import type { Alternative } from "@/lib/suppliers/port/own-schedule";
import { allSuppliers } from "@/lib/suppliers/registry";
import { columnsOf } from "./columns-of";

/** A booking as its change was decided by. */
export interface SeenBooking {
  id: string;
  version: number;
}

/** A change with what it sets going. */
export interface WrittenChange extends Change {
  jobs?: readonly QueuedJob[];
  /** The flights that are taken, and the version of the schedule in which they were found. */
  schedule?: Alternative["schedule"];
  /** Work in the transaction of the change, before it, once nobody else changes the booking. */
  before?: (tx: Prisma.TransactionClient) => Promise<void>;
}

const CHANGE_BOOKINGS = { name: "change_bookings", text: "select change_bookings_v1($1::jsonb) as result" };

const outcome = z.object({ outcome: z.enum(["written", "stale", "flights_changed"]) });
type Written = z.infer<typeof outcome>["outcome"];
const answer = z.tuple([z.object({ result: outcome })]);

/** With this error PostgreSQL undoes a booking, or a change of one, whose seats are gone. */
export const SEATS_GONE = "PV003";

/**
 * Writes a change of one booking in one SQL statement, with its event, money, tickets, seats and jobs, and with the answer to its Idempotency-Key.
 * @param result what whoever asked for it is answered once it is written
 * @returns whether it was written: not where the booking has changed since it was seen
 * @throws AppError deposit_too_low; carrier_unconfirmed where this process does not know yet that flights which are taken have changed
 */
export async function writeChange(act: Act, seen: SeenBooking, change: WrittenChange, result: unknown = null): Promise<boolean> {
  const around = change.before || act.record ? { before: change.before, record: act.record } : null;
  const statement = await statementOf(act, [{ seen, change }], result);
  const written = await retryConflict(() => (around ? writeAround(around, seen, statement) : write(statement))).catch(refuseUncovered);
  if (written === "flights_changed") throw new AppError("carrier_unconfirmed");
  if (written === "stale") return false;
  relayJobsSoon();
  if (change.give || change.take) for (const supplier of allSuppliers()) supplier.ownSchedule?.seatsMoved();
  return true;
}

/** Writes changes of bookings that the transaction has locked. The caller relays the jobs, and tells the suppliers of moved seats. */
export async function writeLocked(
  tx: Prisma.TransactionClient,
  act: Act,
  changes: readonly { seen: SeenBooking; change: WrittenChange }[],
): Promise<void> {
  if (changes.length === 0) return;
  const written = await writeIn(tx, await statementOf(act, changes, null));
  if (written !== "written") throw new Error(`a booking that is locked was not written: ${written}`);
}

function refuseUncovered(error: unknown): never {
  throw sqlState(error) === NOT_COVERED ? new AppError("deposit_too_low") : error;
}

async function write(statement: string): Promise<Written> {
  return answer.parse(await runStatement(CHANGE_BOOKINGS, [statement]))[0].result.outcome;
}

/** What else stands in the transaction of a change. */
interface Around {
  before: WrittenChange["before"];
  record: Act["record"];
}

function writeAround({ before, record }: Around, { id, version }: SeenBooking, statement: string): Promise<Written> {
  return db().$transaction(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`select 1 from booking where id = ${id}::uuid and version = ${version} for update`;
    if (locked.length === 0) return "stale";
    await before?.(tx);
    const written = await writeIn(tx, statement);
    if (written === "written") await record?.(tx);
    return written;
  });
}

async function writeIn(tx: Prisma.TransactionClient, statement: string): Promise<Written> {
  return answer.parse(await tx.$queryRaw`select change_bookings_v1(${statement}::jsonb) as result`)[0].result.outcome;
}

async function statementOf(
  { actor, key, requestId = null, now }: Act,
  changes: readonly { seen: SeenBooking; change: WrittenChange }[],
  result: unknown,
): Promise<string> {
  const schedule = changes[0]?.change.schedule;
  return JSON.stringify({
    actor,
    now,
    requestId,
    ...(key && { kept: await key.keep(result) }),
    ...(schedule && { schedule }),
    changes: changes.map(({ seen, change }) => ({ bookingId: seen.id, version: seen.version, ...partsOf(seen, change, requestId) })),
  });
}

function partsOf(seen: SeenBooking, whole: WrittenChange, requestId: string | null) {
  const { row, people, payment, jobs, schedule: _, before: __, ...change } = whole;
  const release = releaseOf(seen, whole);
  return {
    ...change,
    ...(row && { row: columnsOf(row) }),
    ...(people && { people: { ...people, ...(people.change && { change: people.change.map(columnsOf) }) } }),
    ...(payment && { payment: columnsOf(payment) }),
    ...(jobs && { jobs: jobsOf(requestId, jobs) }),
    ...(release.length > 0 && { release: jobsOf(requestId, release) }),
  };
}

/** Whenever a booking ends, or somebody leaves it, its supplier lets go of what it holds; where that is anything, the statement queues the job. */
function releaseOf({ id: bookingId, version }: SeenBooking, { claims, people }: Change): QueuedJob[] {
  if (people?.leave) return [partReleaseJob({ bookingId, passengerIds: [...people.leave], version })];
  return claims?.all ? [releaseJob({ bookingId })] : [];
}
