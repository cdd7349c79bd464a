import type { NewApiKey } from "@/lib/contracts/keys";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { modeOf } from "@/lib/domain/mode";
import { MAX_KEYS } from "./api-key";
import { apiKeyInclude, drawKey, keyOf, presentKey, refuseTooManyKeys } from "./api-key-record";
import { expireAccess } from "./resolve-credential";

interface RotateApiKey {
  partnerId: string;
  userId: string;
  keyId: string;
  /** How long the old key works beside the new one; 0 ends it at once. */
  overlapHours: number;
  now: Date;
}

/**
 * Makes a key with the name, mode and scopes of another, which then expires. All keys of a full list may be rotated at once, so twice as
 * many may work side by side.
 * @throws AppError key_not_found, for another partner's key too; key_ended where it is revoked, or was rotated before;
 *   too_many_keys
 */
export async function rotateApiKey({ partnerId, userId, keyId, overlapHours, now }: RotateApiKey): Promise<NewApiKey> {
  const where = keyOf(partnerId, keyId);
  const expiresAt = new Date(now.getTime() + overlapHours * 3_600_000);
  const rotated = await db().$transaction(async (tx) => {
    // Taken by one of two who rotate it at once: the other waits here, and then finds it ended.
    const { count } = await tx.apiKey.updateMany({ where: { ...where, revokedAt: null, expiresAt: null }, data: { expiresAt } });
    const old = await tx.apiKey.findFirst({ where, include: apiKeyInclude });
    if (!old) throw new AppError("key_not_found");
    if (count === 0) throw new AppError("key_ended");
    await refuseTooManyKeys(tx, { owner: old.partnerId, max: 2 * MAX_KEYS, now });
    const { key, columns } = drawKey(modeOf(old.partner));
    const { name, scopes } = old;
    const made = await tx.apiKey.create({
      data: { ...columns, partnerId: old.partnerId, createdById: userId, name, scopes, createdAt: now },
      include: apiKeyInclude,
    });
    return { item: presentKey(made), key };
  });
  expireAccess();
  return rotated;
}
