import { v7 } from "uuid";
import type { Locale } from "@/lib/domain/localized";
import type { AccountMailKind, AgencyMailKind } from "@/lib/domain/mail/mail";
import type { Prisma } from "@/lib/generated/prisma/client";
import { sealMessage, sealRecipient } from "@/lib/services/ground/mail/mail-message";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { headLine } from "../letter/head-line";
import type { Letter } from "../letter/letter";
import { writeHtml } from "../letter/write-html";
import { writeText } from "../letter/write-text";

interface AccountMail {
  partnerId: string;
  kind: AccountMailKind | AgencyMailKind;
  locale: Locale;
  recipient: string;
  letter: Letter;
  /** Who asked for the mail, as booking events name them. */
  actor: string;
  now: Date;
}

/**
 * Leaves a letter to people of an agency to be sent, as the transaction commits. It is written here and kept sealed: of a link that opens an account only a hash
 * is kept elsewhere.
 * Whoever commits has the jobs relayed afterwards.
 */
export async function insertAccountMail(tx: Prisma.TransactionClient, { letter, recipient, now, ...mail }: AccountMail): Promise<void> {
  const id = v7();
  const text = { subject: headLine(letter.subject), text: writeText(letter), html: writeHtml(letter, { logoCid: null }) };
  const sealedMessage = await sealMessage(id, { fromName: headLine(letter.agency.name), replyTo: "", ...text, attachments: [] });
  const sealedRecipient = await sealRecipient(id, recipient);
  await tx.mail.create({ data: { id, ...mail, sealedRecipient, sealedMessage, nextAt: now, createdAt: now } });
  await queueInside(tx, [mailJob(id, 1, now)]);
}
