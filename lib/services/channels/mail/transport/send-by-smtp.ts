import { createTransport } from "nodemailer";
import { z } from "zod";
import { env } from "@/lib/env";
import type { MailMessage } from "@/lib/services/ground/mail/mail-message";

interface Envelope {
  mailId: string;
  recipient: string;
  message: MailMessage;
  /** Date of the mail, not of the attempt: every attempt sends the same. */
  date: Date;
}

/** `refused` for good; `failed` may be tried again. */
export type Sent = "sent" | "refused" | "failed";

/** TLS from the first byte. */
const SMTPS_PORT = 465;
const CONNECT_MS = 10_000;
/** For each answer. Servers look into attachments before they take a message: who gives up sooner sends it twice. */
const ANSWER_MS = 180_000;
/** For all of a mail, however many answers are slow: below the lease of an attempt (send-mail.ts, parts/held-attempt.ts), which somebody else takes up afterwards. */
const MAIL_MS = 240_000;
const PERMANENT = 500;

/** What nodemailer says of a refusal, its own or the server's, and what the server refused. */
const refusal = z.object({ responseCode: z.int().optional(), code: z.string().optional(), command: z.string().optional() });
/** What is about this mail; a sender or a password that is refused is about our settings, and passes once they are right. */
const ABOUT_MAIL = ["RCPT TO", "DATA"];
/** Nodemailer's own: an address or a message that it cannot send. */
const UNSENDABLE = ["EENVELOPE", "EMESSAGE"];

/**
 * Hands a mail to the server of the settings. Where the server takes it and the answer is lost, the next attempt sends it again under the same
 * Message-ID, by which many mailboxes know it. It ends within four minutes: what is not taken by then has failed.
 */
export async function sendBySmtp({ mailId, recipient, message, date }: Envelope): Promise<Sent> {
  const { SMTP_FROM: from, PUBLIC_URL: publicUrl } = env();
  const transport = openTransport();
  try {
    await transport.sendMail({
      signal: AbortSignal.timeout(MAIL_MS),
      messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
      date,
      from: { name: message.fromName, address: from },
      to: { name: "", address: recipient },
      ...(message.replyTo ? { replyTo: message.replyTo } : {}),
      ...{ subject: message.subject, text: message.text, html: message.html },
      // RFC 3834: whoever is away answers people, not this.
      headers: { "Auto-Submitted": "auto-generated" },
      attachments: message.attachments.map(({ fileName, contentType, cid, base64 }) => ({
        ...{ filename: fileName, contentType, content: Buffer.from(base64, "base64") },
        ...(cid === null ? {} : { cid }),
      })),
    });
    return "sent";
  } catch (error) {
    // The error's text may name the address: nobody logs it.
    return isForGood(refusal.safeParse(error).data ?? {}) ? "refused" : "failed";
  } finally {
    transport.close();
  }
}

/** RFC 5321, 4.2.1: 5xx stays, 4xx passes. */
function isForGood({ responseCode, code = "", command = "" }: z.infer<typeof refusal>): boolean {
  if (responseCode === undefined) return UNSENDABLE.includes(code);
  return responseCode >= PERMANENT && ABOUT_MAIL.includes(command);
}

function openTransport() {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass } = env();
  return createTransport({
    ...{ host, port, secure: port === SMTPS_PORT, requireTLS: pass !== "" },
    ...(pass === "" ? {} : { auth: { user, pass } }),
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
}
