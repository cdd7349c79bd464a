import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { inboxSettings } from "@/lib/env";
import type { ProblemName } from "@/lib/formats/imports/bad-line";
import { decodeText } from "@/lib/formats/mail/decode-text";
import { isVerified, readMail } from "@/lib/formats/mail/read-mail";
import { fileKey, type LyingFile } from "./folder";

/** More than any day's messages, and what a mail with some attachments has. */
export const MOST_BYTES = 2_000_000;
const LONGEST_SUBJECT = 300;

/** What is kept of a file or mail that arrives. */
export interface Arrival {
  channel: "file" | "mail";
  name: string;
  sender: string;
  isVerified: boolean;
  subject: string;
  sentAt: Date;
  /** Of what makes it the same as another. */
  contentHash: Uint8Array<ArrayBuffer>;
  fileKey: string;
  /** Null where it could not be read. */
  text: string | null;
  fault: ProblemName | null;
}

/** Reads what lies in the folder: mails as such, everything else as text. @throws Error where it cannot be read */
export async function readArrival(folder: string, file: LyingFile): Promise<Arrival> {
  const from = path.join(folder, file.name);
  const isMail = file.isDelivered || /\.eml$/i.test(file.name);
  const kept = {
    ...({ channel: isMail ? "mail" : "file", name: path.basename(file.name), sender: "", isVerified: false, subject: "" } as const),
    ...{ sentAt: file.writtenAt, fileKey: fileKey(file), text: null, fault: null },
  };
  if (file.size > MOST_BYTES) return { ...kept, contentHash: await hashOfFile(from), fault: "inbox_too_large" };
  const bytes = await fs.readFile(from);
  return isMail ? mailArrival(kept, bytes) : fileArrival(kept, bytes);
}

type Begun = Omit<Arrival, "contentHash">;

function fileArrival(kept: Begun, bytes: Buffer): Arrival {
  return { ...kept, contentHash: hashOf("file", bytes), ...textOrFault(decodeText(bytes)) };
}

/** The same mail has the same id and text, whichever way it came. A date of tomorrow would put it behind what comes till then. */
function mailArrival(kept: Begun, bytes: Buffer): Arrival {
  const { from, subject, date, messageId, authentications, text, hasOnlyPage } = readMail(bytes);
  return {
    ...kept,
    sender: storable(from),
    isVerified: isVerified({ authentications }, inboxSettings().SCHEDULE_MAIL_SERVER),
    subject: storable(subject).slice(0, LONGEST_SUBJECT),
    sentAt: date !== null && date < kept.sentAt ? date : kept.sentAt,
    contentHash: messageId === "" ? hashOf("mail", bytes) : hashOf("mail", messageId, from, text ?? ""),
    ...(hasOnlyPage ? { text: null, fault: "mail_only_page" } : textOrFault(text)),
  };
}

function textOrFault(text: string | null): Pick<Arrival, "text" | "fault"> {
  return text === null ? { text: null, fault: "inbox_no_text" } : { text: storable(text), fault: null };
}

/** PostgreSQL keeps no zero characters. */
function storable(text: string): string {
  return text.replaceAll("\0", " ");
}

function hashOf(...parts: readonly (string | Buffer)[]): Uint8Array<ArrayBuffer> {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return new Uint8Array(hash.digest());
}

async function hashOfFile(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return new Uint8Array(hash.digest());
}
