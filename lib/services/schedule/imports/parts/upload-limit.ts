import type { PriceKind } from "@/lib/domain/uploads/upload";
import type { Prisma } from "@/lib/generated/prisma/client";

/** How far a file may go that one person brings and applies, percent. */
export interface UploadLimit {
  /** By how much a price may fall. */
  dropPercent: number;
  /** How large a share of the rows may be changed or removed. */
  sharePercent: number;
}

/** Where nothing is set, nothing is done alone. */
const NOTHING: UploadLimit = { dropPercent: 0, sharePercent: 0 };

/** The limit in force. */
export async function uploadLimit(client: Pick<Prisma.TransactionClient, "uploadLimit">, kind: PriceKind): Promise<UploadLimit> {
  const found = await client.uploadLimit.findUnique({ where: { kind }, select: { dropPercent: true, sharePercent: true } });
  return found ?? NOTHING;
}
