import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { MOST_MESSAGES } from "@/lib/domain/refund/request";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal } from "@/lib/services/ground/personal-data/keyring";
import { lockConversation, type Reader, writtenRequest } from "./conversation-record";

interface WriteMessage {
  /** Who writes, and about which request. */
  from: Reader;
  text: string;
  by: Doer;
  now: Date;
}

/**
 * Writes to the other side of a refund request. It says nothing of what the writer has read: something may have come while they wrote.
 * @throws AppError those of writtenRequest and lockConversation; too_many_messages
 */
export async function writeMessage({ from, text, by, now }: WriteMessage): Promise<void> {
  const id = uuid();
  const words = await seal("refund_message.words", id, text);
  const { id: requestId } = await writtenRequest(from);
  await db().$transaction(async (tx) => {
    const { partnerId, bookingId, messages, at } = await lockConversation(tx, requestId, now);
    if (messages >= MOST_MESSAGES) throw new AppError("too_many_messages");
    await tx.refundMessage.create({ data: { id, requestId, side: from.side, author: by.actor, words, createdAt: at } });
    await recordAudit(tx, { action: "refund_message_written", by, partnerId, bookingId, now });
  });
}
