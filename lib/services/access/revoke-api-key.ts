import type { ApiKey } from "@/lib/contracts/keys";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { apiKeyInclude, keyOf, presentKey } from "./api-key-record";
import { expireAccess } from "./resolve-credential";

/**
 * Revokes a key: its next request is refused. Revoking it again changes nothing.
 * @throws AppError key_not_found, for another partner's key too
 */
export async function revokeApiKey({ partnerId, keyId, now }: { partnerId: string; keyId: string; now: Date }): Promise<ApiKey> {
  const where = keyOf(partnerId, keyId);
  await db().apiKey.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now } });
  expireAccess();
  const record = await db().apiKey.findFirst({ where, include: apiKeyInclude });
  if (!record) throw new AppError("key_not_found");
  return presentKey(record);
}
