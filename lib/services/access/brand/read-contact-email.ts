import { db } from "@/lib/db";
import { BRANDED, brandOf } from "./brand-of";

/** Address at which a partner's customers reach it. @returns null where its brand names none */
export async function readContactEmail({ partnerId }: { partnerId: string }): Promise<string | null> {
  const { name, brand, live } = BRANDED;
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { name, brand, live } });
  return brandOf(partner).email || null;
}
