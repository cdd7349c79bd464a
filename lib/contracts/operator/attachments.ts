import { z } from "zod";
import { MAX_ATTACHMENT_BYTES } from "@/lib/domain/files/attachment";
import { FILE_TYPES } from "@/lib/domain/files/file-type";
import { fileName } from "./uploads";

/** The body of an upload is the file itself. */
export const ATTACHMENT_BODY = { bytes: MAX_ATTACHMENT_BYTES, refusal: "attachment_too_large" } as const;

/** Query of a file's upload: how it is called on the machine that it comes from. */
export const attachmentQuery = z.object({ name: fileName });

/** Answer of an upload, and what lists tell of a file. Moments are ISO 8601, UTC. */
export const attachment = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(FILE_TYPES),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the file, hexadecimal. */
  hash: z.string(),
  added: z.string(),
  added_by: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachment>;

/** Answer of the act that opens a file. */
export const attachedFile = z.strictObject({
  name: z.string(),
  type: z.enum(FILE_TYPES),
  /** In base64: a page saves it, and no browser shows it. */
  content: z.string(),
});
export type AttachedFile = z.infer<typeof attachedFile>;
