import { db } from "@/lib/db";
import { findConversation, type Reader, SEEN } from "./conversation-record";

interface NoteSeen {
  reader: Reader;
  /** Moment of the last entry that was shown. */
  until: Date;
  now: Date;
}

/** Notes that a side has read what there was until a moment; what comes after it stays new. @throws AppError those of findConversation */
export async function noteSeen({ reader, until, now }: NoteSeen): Promise<void> {
  const found = await findConversation(reader);
  if (!found) return;
  const column = SEEN[reader.side];
  const seen = until < now ? until : now;
  const earlier = { OR: [{ [column]: null }, { [column]: { lt: seen } }] };
  await db().refundRequest.updateMany({ where: { id: found.id, ...earlier }, data: { [column]: seen } });
}
