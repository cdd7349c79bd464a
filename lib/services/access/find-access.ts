import { z } from "zod";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { runStatement } from "@/lib/db";
import { type Principal, principalRow, toPrincipal, toPrincipalRow } from "./principal";

/** The columns of `principalRow`, with app_user as `u` and its, or the key's, partner as `p`: one round trip for all of them. */
const COLUMNS = `u.id as "userId", u.name, u.email, u.role, u.disabled_at as "disabledAt", p.id as "partnerId",
  p.name as "partnerName", p.currency, p.service_fee_minor as "serviceFeeMinor", p.recommended_markup_bp as "recommendedMarkupBp",
  p.test_of as "testOf", p.rate_limits as "rateLimits"`;

const TOKEN = {
  name: "find_token",
  text: `
    select ${COLUMNS}, t.expires_at as "expiresAt" from api_token t join app_user u on u.id = t.user_id join partner p on p.id = u.partner_id
     where t.token_hash = $1 and t.revoked_at is null`,
};
const KEY = {
  name: "find_key",
  text: `
    select ${COLUMNS}, k.id as "keyId", k.scopes, k.last_used_at as "lastUsedAt", k.expires_at as "expiresAt"
      from api_key k join app_user u on u.id = k.created_by join partner p on p.id = k.partner_id
     where k.key_hash = $1 and k.revoked_at is null`,
};
const USER = {
  name: "find_user",
  text: `select ${COLUMNS} from app_user u join partner p on p.id = u.partner_id where u.id = $1::uuid`,
};

const tokenRow = principalRow.extend({ expiresAt: z.date() });
const keyColumns = {
  keyId: z.uuid(),
  scopes: z.array(z.enum(ALL_SCOPES)),
  lastUsedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
};
const keyRow = principalRow.extend(keyColumns);

/** Whom a credential speaks for, and until when. */
export interface Access {
  principal: Principal;
  expiresAt: Date | null;
  /** Of an API key; `lastUsedAt` as of when it was looked up. */
  key: { keyId: string; lastUsedAt: Date | null } | null;
}

/** By the hash of an e-mail token; null where it is unknown or revoked, or its account is closed. */
export async function findToken(hash: Uint8Array<ArrayBuffer>): Promise<Access | null> {
  const rows = await runStatement(TOKEN, [hash]);
  if (!rows[0]) return null;
  const { expiresAt, ...row } = tokenRow.parse(rows[0]);
  const principal = toPrincipal(toPrincipalRow(row));
  return principal && { principal, expiresAt, key: null };
}

/**
 * By the hash of a key; null where it is unknown or revoked. A key is its partner's: it works until it is revoked, also when the account of
 * whoever made it is closed.
 */
export async function findKey(hash: Uint8Array<ArrayBuffer>): Promise<Access | null> {
  const rows = await runStatement(KEY, [hash]);
  if (!rows[0]) return null;
  const { keyId, scopes, lastUsedAt, expiresAt, ...row } = keyRow.parse(rows[0]);
  const person = toPrincipal({ ...toPrincipalRow(row), disabledAt: null });
  // Keys sell; managing keys and callbacks, and the back office, are for signed-in people.
  const principal = person && { ...person, role: "agent" as const, scopes, actor: `key:${keyId}`, credential: `key:${keyId}` };
  return principal && { principal, expiresAt, key: { keyId, lastUsedAt } };
}

/** A session of the portal; null where the account is gone or closed. */
export async function findUser(userId: string): Promise<Access | null> {
  const rows = await runStatement(USER, [userId]);
  const principal = rows[0] ? toPrincipal(toPrincipalRow(principalRow.parse(rows[0]))) : null;
  // A person's clicks are counted apart from the programs that have their token.
  return principal && { principal: { ...principal, credential: `session:${userId}` }, expiresAt: null, key: null };
}
