import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { MOST_MESSAGES } from "@/lib/domain/refund/request";
import type { Doer } from "../../audit/doer";
import { recordAudit } from "../../audit/record-audit";
import { lockConversation, type Reader, SEEN, writtenRequest } from "./conversation-record";
import { sealMessageWords } from "./sealed-conversation";

interface WriteMessage {
  /** Who writes, and about which request. */
  from: Reader;
  text: string;
  by: Doer;
  now: Date;
}

/**
 * Writes to the other side of a refund request. Who writes has read what there was.
 * @throws AppError those of writtenRequest and lockConversation; too_many_messages
 */
export async function writeMessage({ from, text, by, now }: WriteMessage): Promise<void> {
  const id = uuid();
  const words = await sealMessageWords(id, text);
  const requestId = await writtenRequest(from);
  await db().$transaction(async (tx) => {
    const { partnerId, bookingId, messages } = await lockConversation(tx, requestId);
    if (messages >= MOST_MESSAGES) throw new AppError("too_many_messages");
    await tx.refundMessage.create({ data: { id, requestId, side: from.side, author: by.actor, words, createdAt: now } });
    await tx.refundRequest.update({ where: { id: requestId }, data: { [SEEN[from.side]]: now } });
    await recordAudit(tx, { action: "refund_message_written", by, partnerId, bookingId, now });
  });
}
