import { createHash, randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { instantAt } from "@/lib/domain/dates";
import { departureName } from "@/lib/domain/departures/departure-id";
import { compareLists } from "@/lib/formats/pnl/compare-lists";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { bookingsOn } from "@/lib/services/views/departures/bookings-on";
import { entryRow, type KeptList, messageOf, openEntries } from "./kept-list";
import { listedPassengers } from "./listed-passengers";

interface MakeList {
  legKey: string;
  /** When the aircraft leaves, where nobody who boards says so. */
  departsAt: Date;
  /** For which of the hours before departure; null where somebody asks for it. */
  dueHours: number | null;
  channel: "mail" | "download";
  /** Why; empty of what is made by itself. */
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Makes the list of who boards a departure now: all passengers, or what differs from the last list that its carrier has. One maker goes after the other.
 * @returns null where the list of these hours was made already
 */
export async function makeList({ legKey, departsAt, dueHours, channel, reason, by, now }: MakeList): Promise<KeptList | null> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('passenger_list ' || ${legKey}, 0))`;
    if (dueHours !== null && (await tx.passengerList.count({ where: { legKey, dueHours } })) > 0) return null;
    const bookings = await bookingsOn(legKey);
    const people = await listedPassengers(bookings);
    const present = people.map(({ passenger }) => passenger);
    const base = await lastConfirmed(tx, legKey);
    const before = base && (await openEntries(tx, base.id));
    const { deleted, added, changed } = compareLists(before ?? [], present);
    const text = messageOf(legKey, before, present);
    const leaves = bookings.find(({ boards }) => boards)?.boards?.segment.departure.utc;
    const { _max: last } = await tx.passengerList.aggregate({ where: { legKey }, _max: { number: true } });
    const list = await tx.passengerList.create({
      data: {
        ...{ id: randomUUID(), legKey, number: (last.number ?? 0) + 1, dueHours, channel, state: "made", baseId: base?.id ?? null },
        ...{ kind: base ? "adl" : "pnl", passengers: present.length + present.filter(({ infant }) => infant).length },
        ...{ deleted: deleted.length, added: added.length, changed: changed.length, textHash: createHash("sha256").update(text).digest() },
        ...{ departsAt: leaves === undefined ? departsAt : instantAt(leaves), madeBy: by.actor, madeAt: now },
      },
    });
    const data = await Promise.all(
      people.map(async ({ bookingId, passenger }) => ({
        ...{ listId: list.id, passengerId: passenger.key, bookingId },
        sealedEntry: await seal("passenger_list_entry.sealed_entry", entryRow(list.id, passenger.key), JSON.stringify(passenger)),
      })),
    );
    await tx.passengerListEntry.createMany({ data });
    const detail = { source: `${departureName(legKey)} #${list.number}`, kind: list.kind, passengers: list.passengers, reason };
    await recordAudit(tx, { action: "passenger_list_made", by, now, detail });
    return list;
  }, PATIENT);
}

/** Opening the names of a full aircraft takes a moment. */
const PATIENT = { maxWait: 10_000, timeout: 30_000 };

function lastConfirmed(tx: Prisma.TransactionClient, legKey: string): Promise<KeptList | null> {
  return tx.passengerList.findFirst({ where: { legKey, state: "confirmed" }, orderBy: { number: "desc" } });
}
