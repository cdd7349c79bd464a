import { validate } from "uuid";
import type { AttachedFile } from "@/lib/contracts/operator/attachments";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { AttachmentArea } from "@/lib/domain/files/attachment";
import type { Doer } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { open, openBytes } from "../personal-data/keyring";
import { typeOf } from "./present-attachments";

interface OpenAttachment {
  attachmentId: string;
  area: AttachmentArea;
  by: Doer;
  now: Date;
}

/** A file for somebody who saves it: the log says who has opened it. @throws AppError attachment_not_found, also of another area */
export async function openAttachment({ attachmentId, area, by, now }: OpenAttachment): Promise<AttachedFile> {
  const found = validate(attachmentId) ? await db().attachment.findFirst({ where: { id: attachmentId, area } }) : null;
  if (!found) throw new AppError("attachment_not_found");
  const { id, name, type, hash } = found;
  const content = await openBytes("attachment.content", id, new Uint8Array(found.content));
  await recordAudit(db(), { action: "attachment_opened", by, now, detail: { attachment: id, hash } });
  return { name: await open("attachment.name", id, name), type: typeOf(type), content: Buffer.from(content).toString("base64") };
}
