import { z } from "zod";
import { open, openBytes, openIfKnown, seal, sealBytes } from "../personal-data/keyring";

const attachment = z.object({
  /** ASCII only. */
  fileName: z.string(),
  contentType: z.string(),
  /** Content-ID of a picture inside the text; null of a file beside it. */
  cid: z.string().nullable(),
  base64: z.string(),
});

const mailMessage = z.object({
  /** The agency, before the address that all mails come from. */
  fromName: z.string(),
  /** Address for answers; empty where the agency gives none. */
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(attachment),
});

/** A mail as its receiver gets it, but for who that is. */
export type MailMessage = z.infer<typeof mailMessage>;

/** A file beside the text. @param fileName ASCII only */
export function fileOf(fileName: string, contentType: string, bytes: Uint8Array): MailMessage["attachments"][number] {
  return { fileName, contentType, cid: null, base64: Buffer.from(bytes).toString("base64") };
}

export function sealMessage(mailId: string, message: MailMessage): Promise<Uint8Array<ArrayBuffer>> {
  return sealBytes("mail.sealed_message", mailId, new TextEncoder().encode(JSON.stringify(message)));
}

export async function openMessage(mailId: string, stored: Uint8Array<ArrayBuffer>): Promise<MailMessage> {
  const bytes = await openBytes("mail.sealed_message", mailId, stored);
  return mailMessage.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

export function sealRecipient(mailId: string, address: string): Promise<string> {
  return seal("mail.sealed_recipient", mailId, address);
}

/** Opens a recipient for a list of mails. @returns empty once it is erased, and where its key is lost */
export async function openRecipientIfKnown({ id, sealedRecipient }: { id: string; sealedRecipient: string | null }): Promise<string> {
  return (sealedRecipient && (await openIfKnown("mail.sealed_recipient", id, sealedRecipient))) || "";
}

/** @returns empty once it is erased */
export async function openRecipient({ id, sealedRecipient }: { id: string; sealedRecipient: string | null }): Promise<string> {
  return sealedRecipient === null ? "" : open("mail.sealed_recipient", id, sealedRecipient);
}
