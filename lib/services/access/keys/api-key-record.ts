import { randomBytes } from "node:crypto";
import { v7 as uuid, validate } from "uuid";
import type { ApiKey } from "@/lib/contracts/portal/keys";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { AppError } from "@/lib/domain/errors";
import { type Mode, modeOf } from "@/lib/domain/mode";
import type { Prisma } from "@/lib/generated/prisma/client";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { credentialHash } from "../credentials/credential-hash";
import { ofBothModes } from "../partners/partner-mode";
import { apiKeyOf, KEY_BYTES, prefixOf } from "./api-key";

export const apiKeyInclude = {
  partner: { select: { testOf: true } },
  createdBy: { select: STAFF_COLUMNS },
} as const satisfies Prisma.ApiKeyInclude;

type ApiKeyRecord = Prisma.ApiKeyGetPayload<{ include: typeof apiKeyInclude }>;

/** @throws AppError key_not_found where no key can have this id */
export function keyOf(partnerId: string, keyId: string) {
  if (!validate(keyId)) throw new AppError("key_not_found");
  return { id: keyId, ...ofBothModes(partnerId) } satisfies Prisma.ApiKeyWhereInput;
}

/** A key and the columns that depend on it. The key itself is kept nowhere. */
export function drawKey(mode: Mode): { key: string; columns: { id: string; prefix: string; keyHash: Uint8Array<ArrayBuffer> } } {
  const key = apiKeyOf(mode, randomBytes(KEY_BYTES));
  return { key, columns: { id: uuid(), prefix: prefixOf(key), keyHash: credentialHash(key) } };
}

/**
 * Before a key is added, in the same transaction.
 * @param owner the partner's row of the key's mode
 * @param max working keys, the new one included
 * @throws AppError too_many_keys
 */
export async function refuseTooManyKeys(
  tx: Prisma.TransactionClient,
  { owner, max, now }: { owner: string; max: number; now: Date },
): Promise<void> {
  // Two at once wait for each other here, and for no booking.
  await lockPartner(tx, owner);
  const working = { partnerId: owner, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  if ((await tx.apiKey.count({ where: working })) >= max) throw new AppError("too_many_keys");
}

export async function presentKey(record: ApiKeyRecord): Promise<ApiKey> {
  const { id, name, prefix } = record;
  return {
    ...{ id, name, prefix },
    mode: modeOf(record.partner),
    scopes: ALL_SCOPES.filter((scope) => record.scopes.includes(scope)),
    created: record.createdAt.toISOString(),
    created_by: (await openStaffIfKnown(record.createdBy)).name,
    last_used: record.lastUsedAt?.toISOString() ?? null,
    expires: record.expiresAt?.toISOString() ?? null,
    rotated: record.rotatedAt?.toISOString() ?? null,
    networks: record.allowedNetworks,
    revoked: record.revokedAt?.toISOString() ?? null,
  };
}
