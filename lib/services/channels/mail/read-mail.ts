import { validate } from "uuid";
import type { MailShown } from "@/lib/contracts/portal/mail";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { env } from "@/lib/env";
import { openMessage, openRecipient } from "@/lib/services/ground/mail/mail-message";
import { mailboxOf } from "./parts/mailbox-of";

interface Asked {
  partnerId: string;
  role: Role;
  mailId: string;
}

/** A mail of the mailbox as its receiver would have it. @throws AppError mail_not_found, for another partner's and for what only owners read too */
export async function readMail({ partnerId, role, mailId }: Asked): Promise<MailShown> {
  const row = validate(mailId) ? await db().mail.findFirst({ where: { id: mailId, ...mailboxOf(partnerId, role) } }) : null;
  if (!row?.sealedMessage) throw new AppError("mail_not_found");
  const { fromName, replyTo, subject, text, html, attachments } = await openMessage(row.id, row.sealedMessage);
  const { SMTP_FROM: from } = env();
  const inside = attachments.filter(({ cid }) => cid !== null);
  return {
    ...{ id: row.id, booking: row.bookingId, quote: row.quoteId, at: row.createdAt.toISOString(), to: await openRecipient(row) },
    ...{ from: from === "" ? fromName : `${fromName} <${from}>`, reply_to: replyTo, subject, text },
    // Puts pictures into their places, as a mail program does.
    html: inside.reduce(
      (page, { cid, contentType, base64 }) => page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
      html,
    ),
    attachments: attachments
      .filter(({ cid }) => cid === null)
      .map(({ fileName, contentType, base64 }) => ({ name: fileName, type: contentType, base64 })),
  };
}
