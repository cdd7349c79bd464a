import type { ApiKey } from "@/lib/contracts/portal/keys";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { expireAccess } from "../credentials/resolve-credential";
import { apiKeyInclude, keyOf, presentKey } from "./api-key-record";

interface RevokeApiKey {
  partnerId: string;
  keyId: string;
  /** Who revokes it, for the audit log. */
  by?: Doer;
  now: Date;
}

/**
 * Revokes a key: its next request is refused. Revoking it again changes nothing.
 * @throws AppError key_not_found, for another partner's key too
 */
export async function revokeApiKey({ partnerId, keyId, by = SYSTEM, now }: RevokeApiKey): Promise<ApiKey> {
  const where = keyOf(partnerId, keyId);
  await db().$transaction(async (tx) => {
    const { count } = await tx.apiKey.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now } });
    if (count > 0) await recordAudit(tx, { action: "key_revoked", by, partnerId, detail: { key: keyId }, now });
  });
  expireAccess();
  const record = await db().apiKey.findFirst({ where, include: apiKeyInclude });
  if (!record) throw new AppError("key_not_found");
  return presentKey(record);
}
