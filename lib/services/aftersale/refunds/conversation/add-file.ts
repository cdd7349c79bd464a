import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { nameOfFile } from "@/lib/domain/files/file-type";
import { MOST_FILES } from "@/lib/domain/refund/request";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { seal, sealBytes } from "@/lib/services/ground/personal-data/keyring";
import { cleanFile } from "./clean-file";
import { lockConversation, writtenRequest } from "./conversation-record";

interface AddFile extends BookingAddress {
  name: string;
  file: Uint8Array<ArrayBuffer>;
  by: Doer;
  now: Date;
}

/**
 * Adds a file to the latest refund request of a booking.
 * @throws AppError those of writtenRequest, cleanFile and lockConversation; too_many_files
 */
export async function addFile({ partnerId, bookingId, name, file, by, now }: AddFile): Promise<void> {
  // Pictures of strangers are not decoded, nor those for which there is no room.
  const { id: requestId, files: there } = await writtenRequest({ side: "partner", address: { partnerId, bookingId } });
  if (there.length >= MOST_FILES) throw new AppError("too_many_files");
  const { type, content } = await cleanFile(file, { partnerId, now });
  const id = uuid();
  const sealed = {
    name: await seal("refund_file.name", id, nameOfFile(name, type)),
    content: await sealBytes("refund_file.content", id, content),
  };
  await db().$transaction(async (tx) => {
    const { files, at } = await lockConversation(tx, requestId, now);
    if (files >= MOST_FILES) throw new AppError("too_many_files");
    await tx.refundFile.create({ data: { id, requestId, author: by.actor, ...sealed, type, size: content.length, createdAt: at } });
    await recordAudit(tx, { action: "refund_file_added", by, partnerId, bookingId, now });
  });
}
