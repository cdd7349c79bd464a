import { postFile, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { AttachedFile, Attachment } from "@/lib/contracts/operator/attachments";
import type { AttachmentArea } from "@/lib/domain/files/attachment";

export function addAttachment(area: AttachmentArea, file: File) {
  return postFile<Attachment>({ path: api.attachments(area, { name: file.name }), file });
}

/** Opens a file, which the audit log tells of. */
export function openAttachment(area: AttachmentArea, attachmentId: string) {
  return postJson<AttachedFile>({ path: api.attachment(area, attachmentId) });
}
