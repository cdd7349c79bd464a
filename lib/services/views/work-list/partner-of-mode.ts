import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";

/** The partner's row of a mode; null of a test mode that nobody has used. @param partnerId the live partner */
export async function partnerOfMode(partnerId: string, mode: Mode = "live"): Promise<string | null> {
  if (mode === "live") return partnerId;
  const twin = await db().partner.findUnique({ where: { testOf: partnerId }, select: { id: true } });
  return twin?.id ?? null;
}
