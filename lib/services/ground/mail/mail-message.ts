import { z } from "zod";
import { contextOf, open, openBytes, openIfKnown, seal, sealBytes } from "../personal-data/keyring";

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
  /** Where answers go; empty where the agency gives no address. */
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
  return resealMessage(mailId, new TextEncoder().encode(JSON.stringify(message)));
}

export async function openMessage(mailId: string, stored: Uint8Array<ArrayBuffer>): Promise<MailMessage> {
  return mailMessage.parse(JSON.parse(new TextDecoder().decode(await openMessageBytes(mailId, stored))));
}

export function openMessageBytes(mailId: string, stored: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return openBytes(stored, contextOf("mail", "sealed_message", mailId));
}

export function resealMessage(mailId: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return sealBytes(bytes, contextOf("mail", "sealed_message", mailId));
}

export function sealRecipient(mailId: string, address: string): Promise<string> {
  return seal(address, contextOf("mail", "sealed_recipient", mailId));
}

/** For what is shown of many. @returns empty once it is erased, and where its key is lost */
export async function openRecipientIfKnown({ id, sealedRecipient }: { id: string; sealedRecipient: string | null }): Promise<string> {
  return (sealedRecipient && (await openIfKnown(sealedRecipient, contextOf("mail", "sealed_recipient", id)))) || "";
}

/** @returns empty once it is erased */
export async function openRecipient({ id, sealedRecipient }: { id: string; sealedRecipient: string | null }): Promise<string> {
  return sealedRecipient === null ? "" : open(sealedRecipient, contextOf("mail", "sealed_recipient", id));
}
