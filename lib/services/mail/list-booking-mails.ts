import type { SentMail } from "@/lib/contracts/mail";
import { sentMail } from "@/lib/contracts/mail";
import { db } from "@/lib/db";
import { openRecipientIfKnown } from "./parts/mail-message";

/** What was sent of a booking, when, to whom and what became of it, oldest first. */
export async function listBookingMails(bookingId: string): Promise<SentMail[]> {
  const rows = await db().mail.findMany({
    where: { bookingId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { sealedMessage: true },
  });
  return Promise.all(
    rows.map(async (row) =>
      sentMail.parse({
        ...{ id: row.id, kind: row.kind, locale: row.locale, to: await openRecipientIfKnown(row) },
        ...{ state: row.state, via: row.via, failure: row.failure, attempts: row.attempts },
        by_itself: row.bookingEventId !== null,
        at: row.createdAt.toISOString(),
        done: row.doneAt?.toISOString() ?? null,
      }),
    ),
  );
}
