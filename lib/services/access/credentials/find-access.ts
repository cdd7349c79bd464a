import { z } from "zod";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { runStatement } from "@/lib/db";
import { signInKeys } from "@/lib/services/ground/personal-data/blind-index";
import { NetworkList } from "@/lib/util/network-list";
import { secondFactorState } from "../second-factor/second-factor-state";
import { type Principal, principalRow, toPrincipal } from "./principal";

/** The columns of `principalRow`, with app_user as `u` and its, or the key's, partner as `p`: one round trip for all of them. */
const COLUMNS = `u.id as "userId", u.sealed_person as "sealedPerson", u.role, u.house_roles::text[] as "houseRoles", u.disabled_at as "disabledAt",
  p.id as "partnerId", p.name as "partnerName", p.currency, p.service_fee_minor as "serviceFeeMinor", p.recommended_markup_bp as "recommendedMarkupBp",
  p.test_of as "testOf", p.is_demo as "isDemo", p.suspended_at is not null as "isSuspended", p.sales_stopped_at is not null as "isSalesStopped", p.rate_limits as "rateLimits",
  (select coalesce(jsonb_agg(jsonb_build_object('currency', t.currency, 'serviceFeeMinor', t.service_fee_minor) order by t.currency), '[]')
     from partner_terms t where t.partner_id = p.id and not t.is_own) as "furtherTerms"`;

const TOKEN = {
  name: "find_token",
  text: `
    select ${COLUMNS}, t.expires_at as "expiresAt" from api_token t join app_user u on u.id = t.user_id join partner p on p.id = u.partner_id
     where t.token_hash = $1 and t.revoked_at is null`,
};
const KEY = {
  name: "find_key",
  text: `
    select ${COLUMNS}, k.id as "keyId", k.scopes, k.last_used_at as "lastUsedAt", k.expires_at as "expiresAt",
           k.rotated_at is not null as "isRotated", k.allowed_networks as "allowedNetworks"
      from api_key k join app_user u on u.id = k.created_by join partner p on p.id = k.partner_id
     where k.key_hash = $1 and k.revoked_at is null`,
};
const SESSION = {
  name: "find_session",
  text: `
    select ${COLUMNS}, s.expires_at as "expiresAt", s.last_seen_at as "lastSeenAt",
           exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as "hasSecondFactor"
      from user_session s join app_user u on u.id = s.user_id join partner p on p.id = u.partner_id
     where s.id = $1::uuid and s.ended_at is null`,
};
const ACCOUNT = {
  name: "find_account",
  text: `
    select ${COLUMNS}, u.password_hash as "passwordHash" from app_user u join partner p on p.id = u.partner_id
     where u.sign_in_key = any($1::bytea[])`,
};

const tokenRow = principalRow.extend({ expiresAt: z.date() });
const keyColumns = {
  keyId: z.uuid(),
  scopes: z.array(z.enum(ALL_SCOPES)),
  lastUsedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  isRotated: z.boolean(),
  allowedNetworks: z.array(z.string()),
};
const keyRow = principalRow.extend(keyColumns);
const sessionColumns = { expiresAt: z.date(), lastSeenAt: z.date(), hasSecondFactor: z.boolean() };
const sessionRow = principalRow.extend(sessionColumns);
const accountRow = principalRow.extend({ passwordHash: z.string() });

/** What an API key was made with; `lastUsedAt` as of when it was looked up. */
export interface KeyTerms {
  keyId: string;
  lastUsedAt: Date | null;
  /** Whether it got a successor, and ends because of that. */
  isRotated: boolean;
  /** Null where it may be used from everywhere. */
  networks: NetworkList | null;
}

/** Whom a credential speaks for, and until when. */
export interface Access {
  principal: Principal;
  expiresAt: Date | null;
  /** Terms of the API key; null for other credentials. */
  key: KeyTerms | null;
  /** When the portal's session was last used, as of when it was looked up; null for other credentials. */
  lastSeenAt: Date | null;
  /** Whether the partner is suspended: nothing is opened by it then. */
  isSuspended: boolean;
}

/** Finds access by the hash of an e-mail token; null where it is unknown or revoked, or its account is closed. */
export async function findToken(hash: Uint8Array<ArrayBuffer>): Promise<Access | null> {
  const rows = await runStatement(TOKEN, [hash]);
  if (!rows[0]) return null;
  const { expiresAt, ...row } = tokenRow.parse(rows[0]);
  const principal = await toPrincipal(row);
  return principal && { principal, expiresAt, key: null, lastSeenAt: null, isSuspended: row.isSuspended };
}

/**
 * By the hash of a key; null where it is unknown or revoked. A key is its partner's: it works until it is revoked, also when the account of
 * whoever made it is closed.
 */
export async function findKey(hash: Uint8Array<ArrayBuffer>): Promise<Access | null> {
  const rows = await runStatement(KEY, [hash]);
  if (!rows[0]) return null;
  const { keyId, scopes, lastUsedAt, expiresAt, isRotated, allowedNetworks, ...row } = keyRow.parse(rows[0]);
  const person = await toPrincipal({ ...row, disabledAt: null });
  // Keys sell; managing keys and callbacks, and the back office, are for signed-in people.
  const key = { role: "agent" as const, houseRoles: [], scopes, actor: `key:${keyId}`, credential: `key:${keyId}` };
  const principal = person && { ...person, ...key };
  const networks = allowedNetworks.length > 0 ? new NetworkList(allowedNetworks) : null;
  return (
    principal && { principal, expiresAt, key: { keyId, lastUsedAt, isRotated, networks }, lastSeenAt: null, isSuspended: row.isSuspended }
  );
}

/** A session of the portal; null where it is unknown or has ended, or its account is closed. */
export async function findSession(sessionId: string): Promise<Access | null> {
  const rows = await runStatement(SESSION, [sessionId]);
  if (!rows[0]) return null;
  const { expiresAt, lastSeenAt, hasSecondFactor, ...row } = sessionRow.parse(rows[0]);
  const person = await toPrincipal(row);
  if (!person) return null;
  const session = { id: sessionId, secondFactor: secondFactorState({ role: person.role, isDemo: row.isDemo, hasSecondFactor }) };
  // A person's clicks are counted apart from the programs that have their token.
  const principal = { ...person, session, credential: `session:${person.userId}` };
  return { principal, expiresAt, key: null, lastSeenAt, isSuspended: row.isSuspended };
}

/** Whose password is asked for. */
export interface Account {
  userId: string;
  partnerId: string;
  passwordHash: string;
  /** Whether their partner is suspended, which is told to whoever knows the password alone. */
  isSuspended: boolean;
  /** Opened for whoever knows the password alone, so that the time of a refusal tells nothing; null where the account is closed. */
  principal: () => Promise<Principal | null>;
}

/** Finds an account by its e-mail address in lower case, in one statement whether there is one or not. */
export async function findAccount(email: string): Promise<Account | null> {
  const rows = await runStatement(ACCOUNT, [await signInKeys(email)]);
  if (!rows[0]) return null;
  const { passwordHash, ...row } = accountRow.parse(rows[0]);
  return { userId: row.userId, partnerId: row.partnerId, passwordHash, isSuspended: row.isSuspended, principal: () => toPrincipal(row) };
}
