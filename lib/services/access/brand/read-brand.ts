import type { BrandShown } from "@/lib/contracts/portal/brand";
import { db } from "@/lib/db";
import { BRANDED, brandOf, printsPartsOf } from "./brand-of";

/** What a partner's customers read of it. */
export async function readBrand({ partnerId }: { partnerId: string }): Promise<BrandShown> {
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: BRANDED });
  const logo = partner.logo && `data:image/png;base64,${Buffer.from(partner.logo).toString("base64")}`;
  return { ...brandOf(partner), prints_parts: printsPartsOf(partner), logo };
}
