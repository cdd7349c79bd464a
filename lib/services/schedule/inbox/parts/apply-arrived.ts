import { db } from "@/lib/db";
import type { ScheduleInbox } from "@/lib/generated/prisma/client";
import { flightNames } from "../../messages/apply-message";
import { type ApplyOptions, applyRead, applyReadTogether, type ReadText } from "../../messages/apply-messages";
import { actionsOf } from "../../messages/parts/actions-of";
import { referenceText } from "../../messages/parts/reference-text";
import { REFUSED_STATES } from "./state-of";

/** A message that waits, with what it came in. */
export interface Arrived extends ReadText {
  item: ScheduleInbox;
  /** Whether its sender may speak for an airline. */
  mayName: (carrier: string) => boolean;
}

/** The message was looked at before: nothing is done again. */
class LookedAt extends Error {}

/** Who applies what arrives. */
const ACTOR = "schedule inbox";

/** Applies one message of the inbox, unless it was looked at before, and keeps what became of it: of one that is applied in its transaction. */
export async function applyArrived(arrived: Arrived, now: Date): Promise<void> {
  const kept = await keptOf(arrived, now);
  try {
    const { result, problems } = await applyRead(arrived, optionsOf(arrived, kept, now));
    if (result.state === "applied") return;
    const data = { ...kept, state: result.state, problems: asJson(problems) };
    await db().scheduleInboxMessage.createMany({ data: [data], skipDuplicates: true });
  } catch (error) {
    if (!(error instanceof LookedAt)) throw error;
  }
}

/** Applies messages of `messagesTogether` at once, or one by one where they cannot be, or one of them was looked at before. */
export async function applyArrivedTogether(all: readonly Arrived[], now: Date): Promise<void> {
  const parts: Parameters<typeof applyReadTogether>[0][number][] = [];
  for (const each of all) parts.push({ each, options: optionsOf(each, await keptOf(each, now), now) });
  const isApplied = await applyReadTogether(parts).catch((error: unknown) => {
    if (error instanceof LookedAt) return null;
    throw error;
  });
  if (!isApplied) for (const each of all) await applyArrived(each, now);
}

async function keptOf(arrived: Arrived, now: Date) {
  return { ...namesOf(arrived), after: await refusedBefore(arrived), at: now };
}

function optionsOf({ item, mayName }: Arrived, kept: Awaited<ReturnType<typeof keptOf>>, now: Date): ApplyOptions {
  const key = { inboxId_line: { inboxId: kept.inboxId, line: kept.line } };
  const delivery: ApplyOptions["delivery"] = {
    mayName,
    sender: item.sender,
    begin: async (tx) => {
      if (await tx.scheduleInboxMessage.findUnique({ where: key, select: { line: true } })) throw new LookedAt();
    },
    keep: async (tx, { importId, ignored, warnings }) => {
      const said = { ignored: asJson(ignored), problems: asJson(warnings) };
      await tx.scheduleInboxMessage.create({ data: { ...kept, state: "applied", importId, ...said } });
    },
  };
  return { source: `inbox ${item.number}`, actor: ACTOR, now, delivery };
}

function asJson(lines: readonly object[]): object[] {
  return lines.map((line) => ({ ...line }));
}

function namesOf({ item, text: { kind, line }, message }: Arrived) {
  const reference = message?.reference ? referenceText(message.reference) : null;
  return {
    inboxId: item.id,
    line,
    kind,
    reference,
    actions: message ? actionsOf(message) : [],
    flights: message ? flightNames(message) : [],
  };
}

/** Number of the last one before this that is still to be settled, in which a message about one of its flights was refused; null where there is none. */
async function refusedBefore({ item, message }: Arrived): Promise<bigint | null> {
  if (!message) return null;
  const found = await db().scheduleInboxMessage.findFirst({
    where: {
      state: { in: [...REFUSED_STATES] },
      flights: { hasSome: flightNames(message) },
      inbox: { closedAt: null, number: { lt: item.number } },
    },
    orderBy: { inbox: { number: "desc" } },
    select: { inbox: { select: { number: true } } },
  });
  return found?.inbox.number ?? null;
}
