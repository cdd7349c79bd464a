import type { SentMail } from "@/lib/contracts/portal/mail";
import { sentMail } from "@/lib/contracts/portal/mail";
import { db } from "@/lib/db";
import { readDoers } from "@/lib/services/ground/audit/done-by";
import { presentSentMail } from "@/lib/services/ground/mail/present-sent-mail";

/** What was sent of a booking, when, to whom and what became of it, oldest first. */
export async function listBookingMails(bookingId: string): Promise<SentMail[]> {
  const rows = await db().mail.findMany({
    where: { bookingId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { sealedMessage: true },
  });
  const doerOf = await readDoers(rows.map(({ actor }) => actor));
  return Promise.all(
    rows.map(async (row) => {
      const isByItself = row.bookingEventId !== null;
      const by = isByItself ? null : doerOf(row.actor);
      return sentMail.parse({ ...(await presentSentMail(row)), kind: row.kind, locale: row.locale, by_itself: isByItself, by });
    }),
  );
}
