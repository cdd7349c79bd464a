import type { Prisma } from "@/lib/generated/prisma/client";

interface KeepLogo {
  partnerId: string;
  /** PNG; null for none. */
  logo: Uint8Array<ArrayBuffer> | null;
  now: Date;
}

/** Keeps a partner's logo. Receipts that are older than this are made again. An agency that has said nothing else goes on under its name. */
export async function keepLogo(tx: Prisma.TransactionClient, { partnerId, logo, now }: KeepLogo): Promise<void> {
  await tx.partner.update({ where: { id: partnerId }, data: { logo } });
  await tx.partnerBrand.upsert({ where: { partnerId }, create: { partnerId, name: "", updatedAt: now }, update: { updatedAt: now } });
}
