import type { NewApiKey } from "@/lib/contracts/keys";
import type { Scope } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import type { Mode } from "@/lib/domain/mode";
import { MAX_KEYS } from "./api-key";
import { apiKeyInclude, drawKey, presentKey, refuseTooManyKeys } from "./api-key-record";
import { ensureTestPartner } from "./ensure-test-partner";

interface CreateApiKey {
  /** The live partner, whatever the mode. */
  partnerId: string;
  userId: string;
  name: string;
  mode: Mode;
  scopes: readonly Scope[];
  now: Date;
}

/**
 * Makes a key; the first one of test mode opens that mode. The answer is the only place where the key can be read.
 * @throws AppError too_many_keys
 */
export async function createApiKey({ partnerId, userId, name, mode, scopes, now }: CreateApiKey): Promise<NewApiKey> {
  const owner = mode === "live" ? partnerId : await ensureTestPartner({ partnerId });
  const { key, columns } = drawKey(mode);
  const record = await db().$transaction(async (tx) => {
    await refuseTooManyKeys(tx, { owner, max: MAX_KEYS, now });
    return tx.apiKey.create({
      data: { ...columns, partnerId: owner, createdById: userId, name, scopes: [...scopes], createdAt: now },
      include: apiKeyInclude,
    });
  });
  return { item: presentKey(record), key };
}
