import { type MailboxPage, mailboxItem } from "@/lib/contracts/portal/mail";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { openMessage, openRecipient } from "@/lib/services/ground/mail/mail-message";
import { mailboxOf } from "./parts/mailbox-of";

const PAGE = 20;

interface Asked {
  partnerId: string;
  role: Role;
  /** Number of the page, from 1. */
  page: number;
}

/** What customers, and for owners their people, would have received, the latest first: where no server for mail is set, and in the demonstration. */
export async function listMailbox({ partnerId, role, page }: Asked): Promise<MailboxPage> {
  const where = { ...mailboxOf(partnerId, role), sealedMessage: { not: null } } as const;
  const [total, rows] = await Promise.all([
    db().mail.count({ where }),
    db().mail.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "asc" }], skip: (page - 1) * PAGE, take: PAGE }),
  ]);
  const items = rows.flatMap((row) => (row.sealedMessage ? [{ ...row, sealedMessage: row.sealedMessage }] : []));
  return {
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
    items: await Promise.all(
      items.map(async (row) =>
        mailboxItem.parse({
          ...{ id: row.id, kind: row.kind, booking: row.bookingId, at: row.createdAt.toISOString() },
          to: await openRecipient(row),
          subject: (await openMessage(row.id, row.sealedMessage)).subject,
        }),
      ),
    ),
  };
}
