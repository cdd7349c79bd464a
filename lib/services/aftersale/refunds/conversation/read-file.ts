import { validate } from "uuid";
import { z } from "zod";
import type { RequestFile } from "@/lib/contracts/portal/refund-conversation";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { FILE_TYPES } from "@/lib/domain/files/file-type";
import { open, openBytes } from "@/lib/services/ground/personal-data/keyring";

interface ReadFile {
  fileId: string;
  /** Whose it must be; absent for the back office, which reads all. */
  partnerId?: string;
}

/** A file of a refund request, to be saved. @throws AppError refund_file_not_found, for another partner's too */
export async function readFile({ fileId, partnerId }: ReadFile): Promise<RequestFile> {
  const whose = partnerId === undefined ? {} : { request: { booking: { partnerId } } };
  const found = validate(fileId) ? await db().refundFile.findFirst({ where: { id: fileId, ...whose } }) : null;
  if (!found) throw new AppError("refund_file_not_found");
  const content = await openBytes("refund_file.content", found.id, new Uint8Array(found.content));
  return {
    name: await open("refund_file.name", found.id, found.name),
    type: z.enum(FILE_TYPES).parse(found.type),
    content: Buffer.from(content).toString("base64"),
  };
}
