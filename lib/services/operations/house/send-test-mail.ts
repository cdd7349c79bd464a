import { v7 as uuid } from "uuid";
import type { TestMail } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import { type Locale, t } from "@/lib/domain/localized";
import { sendsMails } from "@/lib/env";
import { sendBySmtp } from "@/lib/services/channels/mail/transport/send-by-smtp";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";

interface SendTestMail {
  /** Of whoever asks, and nobody else: nothing is sent to strangers from here. */
  recipient: string;
  locale: Locale;
  by: Doer;
  now: Date;
}

const SUBJECT = t("Test mail of Parvoz", "Проверочное письмо Parvoz", "Parvoz sinov xati");
const TEXT = t(
  "Mails of this service arrive. This one was asked for in the back office.",
  "Письма этого сервиса доходят. Это письмо отправлено по просьбе из бэк-офиса.",
  "Bu xizmatning xatlari yetib boradi. Bu xat bek-ofisdan soʻralgan.",
);

/** Sends a mail by the server of the settings at once, and says whether that took it. */
export async function sendTestMail({ recipient, locale, by, now }: SendTestMail): Promise<TestMail> {
  const outcome = sendsMails() ? await send(recipient, locale, now) : "mailbox";
  await recordAudit(db(), { action: "test_mail_sent", by, detail: { kind: outcome }, now });
  return { outcome };
}

function send(recipient: string, locale: Locale, date: Date) {
  return sendBySmtp({ mailId: uuid(), recipient, message: testMessage(locale), date });
}

/** The mail by which somebody of the house tries whether any goes. */
export function testMessage(locale: Locale): MailMessage {
  const text = TEXT[locale];
  return { fromName: "Parvoz", replyTo: "", subject: SUBJECT[locale], text, html: `<p>${text}</p>`, attachments: [] };
}
