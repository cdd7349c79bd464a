import { db } from "@/lib/db";
import { findConversation, type Reader, SEEN } from "./conversation-record";

interface NoteSeen {
  reader: Reader;
  /** Moment of the last entry that was shown. */
  until: Date;
}

/**
 * Notes that a side has read what it was shown; what was written after the last of it stays new.
 * @throws AppError those of findConversation
 */
export async function noteSeen({ reader, until }: NoteSeen): Promise<void> {
  const found = await findConversation(reader);
  if (!found) return;
  const shown = [...found.messages, ...found.files].map(({ createdAt }) => createdAt.getTime()).filter((at) => at <= until.getTime());
  if (shown.length === 0) return;
  const column = SEEN[reader.side];
  const seen = new Date(Math.max(...shown));
  const earlier = { OR: [{ [column]: null }, { [column]: { lt: seen } }] };
  await db().refundRequest.updateMany({ where: { id: found.id, ...earlier }, data: { [column]: seen } });
}
