import { createHash } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { Attachment } from "@/lib/contracts/operator/attachments";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type AttachmentArea, MAX_ATTACHMENT_BYTES } from "@/lib/domain/files/attachment";
import { fileTypeOf, nameOfFile } from "@/lib/domain/files/file-type";
import type { Doer } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { seal, sealBytes } from "../personal-data/keyring";
import { presentAttachments } from "./present-attachments";

interface KeepAttachment {
  area: AttachmentArea;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  by: Doer;
  now: Date;
}

/**
 * Keeps a file for a paper of the house, sealed and as it was sent, so that its hash stays that of the original. What it is, its first bytes say.
 * What nothing refers to within a day is deleted.
 * @throws AppError attachment_too_large, attachment_type_refused
 */
export async function keepAttachment({ area, name, content, by, now }: KeepAttachment): Promise<Attachment> {
  if (content.length > MAX_ATTACHMENT_BYTES) throw new AppError("attachment_too_large");
  const type = fileTypeOf(content);
  if (type === null) throw new AppError("attachment_type_refused");
  const id = uuid();
  const hash = createHash("sha256").update(content).digest("hex");
  const sealed = {
    name: await seal("attachment.name", id, nameOfFile(name, type)),
    content: await sealBytes("attachment.content", id, content),
  };
  const kept = await db().$transaction(async (tx) => {
    await recordAudit(tx, { action: "attachment_added", by, now, detail: { attachment: id, hash } });
    const data = { id, area, ...sealed, type, size: content.length, hash, addedBy: by.actor, addedAt: now };
    return tx.attachment.create({ data, omit: { content: true } });
  });
  const [told] = await presentAttachments([kept]);
  if (!told) throw new Error(`attachment ${id} is not told of`);
  return told;
}
