import type { NewApiKey } from "@/lib/contracts/portal/keys";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { modeOf } from "@/lib/domain/mode";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { expireAccess } from "../credentials/resolve-credential";
import { MAX_KEYS } from "./api-key";
import { apiKeyInclude, drawKey, keyOf, presentKey, refuseTooManyKeys } from "./api-key-record";

interface RotateApiKey {
  partnerId: string;
  userId: string;
  keyId: string;
  /** How long the old key works beside the new one; 0 ends it at once. */
  overlapHours: number;
  /** Who rotates it, for the audit log. */
  by?: Doer;
  now: Date;
}

/**
 * Makes a key with the name, mode, scopes and networks of another, which then expires; the new one lasts as long as the old one was made to.
 * All keys of a full list may be rotated at once, so twice as many may work side by side.
 * @throws AppError key_not_found, for another partner's key too; key_ended where it is revoked, or was rotated before;
 *   too_many_keys
 */
export async function rotateApiKey(options: RotateApiKey): Promise<NewApiKey> {
  const { partnerId, userId, keyId, overlapHours, by = SYSTEM, now } = options;
  const where = keyOf(partnerId, keyId);
  const overlapEnd = new Date(now.getTime() + overlapHours * 3_600_000);
  const { made, key } = await db().$transaction(async (tx) => {
    const old = await tx.apiKey.findFirst({ where, include: apiKeyInclude });
    if (!old) throw new AppError("key_not_found");
    const working = { revokedAt: null, rotatedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
    const ends = old.expiresAt !== null && old.expiresAt < overlapEnd ? old.expiresAt : overlapEnd;
    // Taken by one of two who rotate it at once: the other waits here, and then finds it ended.
    const { count } = await tx.apiKey.updateMany({ where: { AND: [where, working] }, data: { expiresAt: ends, rotatedAt: now } });
    if (count === 0) throw new AppError("key_ended");
    await refuseTooManyKeys(tx, { owner: old.partnerId, max: 2 * MAX_KEYS, now });
    const drawn = drawKey(modeOf(old.partner));
    const { name, scopes, allowedNetworks } = old;
    const expiresAt = old.expiresAt && new Date(now.getTime() + old.expiresAt.getTime() - old.createdAt.getTime());
    const successor = await tx.apiKey.create({
      data: { ...drawn.columns, partnerId: old.partnerId, createdById: userId, name, scopes, allowedNetworks, createdAt: now, expiresAt },
      include: apiKeyInclude,
    });
    const detail = { key: old.id, successor: successor.id, prefix: successor.prefix, overlap_hours: overlapHours };
    await recordAudit(tx, { action: "key_rotated", by, partnerId, detail, now });
    return { made: successor, key: drawn.key };
  });
  expireAccess();
  return { item: await presentKey(made), key };
}
