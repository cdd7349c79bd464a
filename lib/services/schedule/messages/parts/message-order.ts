import type { ScheduleMessage } from "@/lib/formats/ssm/message";
import type { Prisma } from "@/lib/generated/prisma/client";
import { referenceText } from "./reference-text";
import { Rejected } from "./rejected";

/** The message was applied already; nothing is changed. */
export class Repeated extends Error {}

/** A message as it is kept. */
export interface KeptMessage {
  kind: ScheduleMessage["kind"];
  carrier: string;
  reference: ScheduleMessage["reference"];
  textHash: Uint8Array<ArrayBuffer>;
  /** Designators. */
  flights: string[];
}

interface Earlier {
  date: string;
  group: number;
  part: number;
  hash: Uint8Array;
  appliedAt: Date;
}

/**
 * Lets a message be applied only once, after the earlier parts of its group, and never below a later one about the same flight. Messages
 * without a reference have no order.
 * @throws Repeated, or Rejected where it comes out of order
 */
export async function takeTurn(tx: Prisma.TransactionClient, message: KeptMessage): Promise<void> {
  const { kind, carrier, reference } = message;
  if (!reference) return;
  const same = await find(tx, message, reference.part);
  if (same && Buffer.from(same.hash).equals(message.textHash)) throw new Repeated();
  if (same) throw new Rejected("message_reference_taken", referenceText(reference), same.appliedAt.toISOString().slice(0, 10));
  if (reference.part > 1 && !(await find(tx, message, reference.part - 1))) {
    throw new Rejected("message_part_missing", String(reference.part - 1).padStart(3, "0"), String(reference.group).padStart(5, "0"));
  }
  const [later] = await tx.$queryRaw<(Earlier & { flights: string[] })[]>`
    select reference_date as date, reference_group as group, reference_part as part, flights
      from schedule_message join schedule_import on id = import_id
     where undone_at is null and schedule_message.kind = ${kind}::schedule_import_kind and carrier = ${carrier} and flights && ${message.flights}
       and (reference_date, reference_group, reference_part) > (${reference.date}, ${reference.group}, ${reference.part})
     limit 1`;
  const flight = later?.flights.find((name) => message.flights.includes(name));
  if (later) throw new Rejected("message_out_of_order", flight ?? "", referenceText({ ...later, last: true, creator: "" }));
}

async function find(tx: Prisma.TransactionClient, { kind, carrier, reference }: KeptMessage, part: number): Promise<Earlier | undefined> {
  const [found] = await tx.$queryRaw<Earlier[]>`
    select reference_date as date, reference_group as group, reference_part as part, text_hash as hash, created_at as "appliedAt"
      from schedule_message join schedule_import on id = import_id
     where undone_at is null and schedule_message.kind = ${kind}::schedule_import_kind and carrier = ${carrier}
       and reference_date = ${reference?.date} and reference_group = ${reference?.group} and reference_part = ${part}`;
  return found;
}

/** Keeps a message with its import; one that was taken back makes room for it. */
export async function keepMessage(tx: Prisma.TransactionClient, importId: string, message: KeptMessage): Promise<void> {
  const { kind, carrier, reference, textHash, flights } = message;
  const key = { referenceDate: reference?.date ?? null, referenceGroup: reference?.group ?? null, referencePart: reference?.part ?? null };
  if (reference) await tx.scheduleMessage.deleteMany({ where: { kind, carrier, ...key } });
  await tx.scheduleMessage.create({ data: { importId, kind, carrier, ...key, textHash, flights } });
}
