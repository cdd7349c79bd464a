import { z } from "zod";
import { db } from "@/lib/db";
import { isApiKey } from "@/lib/domain/api-key";
import { ALL_SCOPES } from "@/lib/domain/scopes";
import { Prisma } from "@/lib/generated/prisma/client";
import { credentialHash } from "./credential-hash";
import { noteKeyUse } from "./note-key-use";
import { type Principal, principalRow, toPrincipal, toPrincipalRow } from "./principal";

/** The columns of `principalRow`, with app_user as `u` and its, or the key's, partner as `p`: one round trip for all of them. */
const COLUMNS = Prisma.sql`u.id as "userId", u.name, u.email, u.role, u.disabled_at as "disabledAt", p.id as "partnerId",
  p.name as "partnerName", p.currency, p.service_fee_minor as "serviceFeeMinor", p.recommended_markup_bp as "recommendedMarkupBp",
  p.test_of as "testOf", p.rate_limits as "rateLimits"`;

const keyRow = principalRow.extend({ keyId: z.uuid(), scopes: z.array(z.enum(ALL_SCOPES)), lastUsedAt: z.date().nullable() });

/**
 * Who a bearer credential speaks for: an e-mail token for its person, an API key for its partner.
 * @returns null where it is unknown, expired or revoked, or the token's account is closed
 */
export async function resolveCredential(credential: string, now: Date): Promise<Principal | null> {
  return isApiKey(credential) ? resolveKey(credential, now) : resolveToken(credential, now);
}

async function resolveToken(token: string, now: Date): Promise<Principal | null> {
  const rows = await db().$queryRaw<unknown[]>`
    select ${COLUMNS} from api_token t join app_user u on u.id = t.user_id join partner p on p.id = u.partner_id
     where t.token_hash = ${credentialHash(token)} and t.revoked_at is null and t.expires_at > ${now}`;
  return rows[0] ? toPrincipal(toPrincipalRow(principalRow.parse(rows[0]))) : null;
}

/** A key is its partner's: it goes on working when the account of whoever made it is closed, until it is revoked. */
async function resolveKey(key: string, now: Date): Promise<Principal | null> {
  const rows = await db().$queryRaw<unknown[]>`
    select ${COLUMNS}, k.id as "keyId", k.scopes, k.last_used_at as "lastUsedAt"
      from api_key k join app_user u on u.id = k.created_by join partner p on p.id = k.partner_id
     where k.key_hash = ${credentialHash(key)} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})`;
  if (!rows[0]) return null;
  const { keyId, scopes, lastUsedAt, ...row } = keyRow.parse(rows[0]);
  await noteKeyUse({ keyId, lastUsedAt, now });
  const principal = toPrincipal({ ...toPrincipalRow(row), disabledAt: null });
  // Keys sell; managing keys and callbacks, and the back office, are for signed-in people.
  return principal && { ...principal, role: "agent", scopes, actor: `key:${keyId}`, credential: `key:${keyId}` };
}

/** The acting person of a portal session, or null where the account is gone or closed. */
export async function resolveUser(userId: string): Promise<Principal | null> {
  const rows = await db().$queryRaw<unknown[]>`
    select ${COLUMNS} from app_user u join partner p on p.id = u.partner_id where u.id = ${userId}::uuid`;
  const principal = rows[0] ? toPrincipal(toPrincipalRow(principalRow.parse(rows[0]))) : null;
  // A person's clicks are counted apart from the programs that have their token.
  return principal && { ...principal, credential: `session:${userId}` };
}
