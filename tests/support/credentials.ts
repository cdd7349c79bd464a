import { createHash, randomBytes, randomUUID } from "node:crypto";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";

/** Bearer tokens and keys of one partner, as they are sent. */
export interface Credentials {
  token: string;
  expiredToken: string;
  fullKey: string;
  testKey: string;
  revokedKey: string;
  keyWith: (scope: Scope | null) => string;
  /** Has all scopes but this one. */
  keyWithout: (scope: Scope | null) => string;
}

const DAY_MS = 86_400_000;

function secret(prefix: string): { text: string; hash: Uint8Array<ArrayBuffer> } {
  const text = `${prefix}${randomBytes(24).toString("base64url")}`;
  return { text, hash: new Uint8Array(createHash("sha256").update(text).digest()) };
}

interface Owner {
  partner: { id: string };
  userId: string;
}

/** Every kind of credential of a partner, written straight into the tables. */
export async function makeCredentials({ partner, userId }: Owner): Promise<Credentials> {
  const twin = await ensureTestPartner({ partnerId: partner.id });
  const addToken = async (expiresAt: Date) => {
    const { text, hash } = secret("pvz_");
    await db().apiToken.create({ data: { id: randomUUID(), tokenHash: hash, partnerId: partner.id, userId, expiresAt } });
    return text;
  };
  const addKey = async (scopes: readonly Scope[], changes: { partnerId?: string; revokedAt?: Date } = {}) => {
    const { text, hash } = secret("pvz_live_");
    const row = { id: randomUUID(), partnerId: partner.id, createdById: userId, name: "Test", prefix: text.slice(0, 14), ...changes };
    await db().apiKey.create({ data: { ...row, keyHash: hash, scopes: [...scopes] } });
    return text;
  };
  const only = new Map<Scope, string>();
  const but = new Map<Scope, string>();
  for (const scope of ALL_SCOPES) {
    only.set(scope, await addKey([scope]));
    but.set(scope, await addKey(ALL_SCOPES.filter((other) => other !== scope)));
  }
  return {
    token: await addToken(new Date(Date.now() + DAY_MS)),
    expiredToken: await addToken(new Date(Date.now() - DAY_MS)),
    fullKey: await addKey(ALL_SCOPES),
    testKey: await addKey(ALL_SCOPES, { partnerId: twin }),
    revokedKey: await addKey(ALL_SCOPES, { revokedAt: new Date() }),
    keyWith: (scope) => (scope && only.get(scope)) || "",
    keyWithout: (scope) => (scope && but.get(scope)) || "",
  };
}
