import type { NewApiKey } from "@/lib/contracts/portal/keys";
import type { Scope } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";
import { MAX_KEYS } from "@/lib/services/access/keys/api-key";
import { apiKeyInclude, drawKey, presentKey, refuseTooManyKeys } from "@/lib/services/access/keys/api-key-record";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { ensureTestPartner } from "./ensure-test-partner";

const DAY_MS = 86_400_000;

interface CreateApiKey {
  /** The live partner, whatever the mode. */
  partnerId: string;
  userId: string;
  name: string;
  mode: Mode;
  scopes: readonly Scope[];
  /** Null without end. */
  expiresInDays?: number | null;
  /** Networks from which it may be used; empty for all. */
  networks?: readonly string[];
  /** Who creates it, for the audit log. */
  by?: Doer;
  now: Date;
}

/**
 * Makes a key; the first one of test mode opens that mode. The answer is the only place where the key can be read.
 * @throws AppError too_many_keys
 */
export async function createApiKey(asked: CreateApiKey): Promise<NewApiKey> {
  const { partnerId, userId, name, mode, scopes, expiresInDays = null, networks = [], by = SYSTEM, now } = asked;
  const expiresAt = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS);
  const owner = mode === "live" ? partnerId : await ensureTestPartner({ partnerId });
  const { key, columns } = drawKey(mode);
  const record = await db().$transaction(async (tx) => {
    await refuseTooManyKeys(tx, { owner, max: MAX_KEYS, now });
    const made = await tx.apiKey.create({
      data: {
        ...columns,
        partnerId: owner,
        createdById: userId,
        name,
        scopes: [...scopes],
        createdAt: now,
        expiresAt,
        allowedNetworks: [...networks],
      },
      include: apiKeyInclude,
    });
    const detail = { key: made.id, prefix: made.prefix, mode, scopes, networks, expires: expiresAt?.toISOString() ?? null };
    await recordAudit(tx, { action: "key_made", by, partnerId, detail, now });
    return made;
  });
  return { item: await presentKey(record), key };
}
