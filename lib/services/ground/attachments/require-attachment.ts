import { AppError } from "@/lib/domain/errors";
import type { AttachmentArea } from "@/lib/domain/files/attachment";
import type { Prisma } from "@/lib/generated/prisma/client";

interface Wanted {
  attachmentId: string;
  area: AttachmentArea;
  /** Who refers to it: only whoever has added a file makes a paper of it. */
  actor: string;
}

/**
 * Makes sure that a file may be referred to, and holds it until the transaction's end: it is not deleted meanwhile.
 * @throws AppError attachment_not_found, also where somebody else has added it, it is of another area, or another paper has it
 */
export async function requireAttachment(tx: Prisma.TransactionClient, { attachmentId, area, actor }: Wanted): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from attachment a
     where a.id = ${attachmentId}::uuid and a.area = ${area} and a.added_by = ${actor}
       and not exists (select from proposal p where p.attachment_id = a.id)
       and not exists (select from charter_paper c where c.attachment_id = a.id)
       for update`;
  if (found.length === 0) throw new AppError("attachment_not_found");
}
