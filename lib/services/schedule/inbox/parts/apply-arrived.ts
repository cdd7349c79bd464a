import { db } from "@/lib/db";
import type { ScheduleInbox } from "@/lib/generated/prisma/client";
import { flightNames } from "../../messages/apply-message";
import { applyRead, type ReadText } from "../../messages/apply-messages";
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
  const { item, mayName } = arrived;
  const kept = { ...namesOf(arrived), after: await refusedBefore(arrived), at: now };
  const key = { inboxId_line: { inboxId: kept.inboxId, line: kept.line } };
  const delivery: Parameters<typeof applyRead>[1]["delivery"] = {
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
  try {
    const { result, problems } = await applyRead(arrived, { source: `inbox ${item.number}`, actor: ACTOR, now, delivery });
    if (result.state === "applied") return;
    const data = { ...kept, state: result.state, problems: asJson(problems) };
    await db().scheduleInboxMessage.createMany({ data: [data], skipDuplicates: true });
  } catch (error) {
    if (!(error instanceof LookedAt)) throw error;
  }
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
