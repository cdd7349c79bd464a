import { type QuoteMail, quoteMail } from "@/lib/contracts/portal/mail";
import { db } from "@/lib/db";
import { presentSentMail } from "@/lib/services/ground/mail/present-sent-mail";

/** What was sent of some quotes, when, to whom and what became of it, oldest first. @returns by the quote's id; nothing of one that was never sent */
export async function listQuoteMails(quoteIds: readonly string[]): Promise<Map<string, QuoteMail[]>> {
  const rows = await db().mail.findMany({
    where: { quoteId: { in: [...quoteIds] } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    omit: { sealedMessage: true },
  });
  const mails = new Map<string, QuoteMail[]>();
  for (const row of rows) {
    const sent = quoteMail.parse(await presentSentMail(row));
    if (row.quoteId) mails.set(row.quoteId, [...(mails.get(row.quoteId) ?? []), sent]);
  }
  return mails;
}
