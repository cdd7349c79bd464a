import type { BrandRequest, BrandShown } from "@/lib/contracts/portal/brand";
import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { readBrand } from "./read-brand";

interface ChangeBrand {
  partnerId: string;
  brand: BrandRequest;
  by: Doer;
  now: Date;
}

/** Sets what a partner's customers read of it, on receipts of earlier bookings too. */
export async function changeBrand({ partnerId, brand: { prints_parts, ...said }, by, now }: ChangeBrand): Promise<BrandShown> {
  const brand = { ...said, printsParts: prints_parts };
  await db().$transaction(async (tx) => {
    await tx.partnerBrand.upsert({
      where: { partnerId },
      create: { partnerId, ...brand, updatedAt: now },
      update: { ...brand, updatedAt: now },
    });
    await recordAudit(tx, { action: "brand_set", by, partnerId, now });
  });
  return readBrand({ partnerId });
}
