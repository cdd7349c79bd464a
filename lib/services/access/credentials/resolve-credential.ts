import { z } from "zod";
import { runStatement } from "@/lib/db";
import { processMemory } from "@/lib/util/process-wide";
import { Freshness } from "@/lib/util/waiting/freshness";
import { isApiKey } from "../keys/api-key";
import { noteKeyUse } from "../keys/note-key-use";
import { AccessCache } from "./access-cache";
import { credentialHash, credentialName } from "./credential-hash";
import { type Access, findKey, findToken } from "./find-access";
import type { Principal } from "./principal";

/** Credentials of one process in memory, some kilobyte each. */
const KNOWN = 10_000;
/** Database connections that look for credentials at once, at most; the API tier has four in all where cores are many. */
const LOOKUPS = 2;
/** Some hundred milliseconds of look-ups: who would wait longer is told to come again. */
const WAITING = 500;

/** What a process knows of credentials is of so long ago at most; it asks again, without waiting, four times a second. */
export const HARD_MS = 1_000;
export const SOFT_MS = 250;
/**
 * While the database is away, known credentials go on for so long, for searches: nothing else works then. Nobody can revoke one meanwhile
 * but on the other side of a network that is cut in two.
 */
const GRACE_MS = 60_000;

/** Kept in the database by triggers: it moves with every change of a credential, a person or a partner's terms, in the same transaction. */
export function makeAccessVersion(): Freshness<number> {
  return new Freshness({ read: readVersion, softMs: SOFT_MS, hardMs: HARD_MS, awayMs: GRACE_MS });
}

const VERSION = { name: "access_version", text: "select version from data_version where kind = 'access'" };
const rows = z.array(z.object({ version: z.int() }));

async function readVersion(): Promise<number> {
  return rows.parse(await runStatement(VERSION, []))[0]?.version ?? 0;
}

/** Resolves credentials as one process does: from memory, where nothing about credentials has moved since. */
export class CredentialResolver {
  private readonly cache: AccessCache<Access>;

  constructor(version: Pick<Freshness<number>, "get">) {
    this.cache = new AccessCache({ version, size: KNOWN, lookups: LOOKUPS, waiting: WAITING });
  }

  async resolveCredential(credential: string, now: Date): Promise<Principal | null> {
    const admission = await this.admit(credential, now);
    return admission?.refusal === null ? admission.principal : null;
  }

  /** Does what `admitCredential` does; without an address, a key may be used from anywhere. */
  async admit(credential: string, now: Date, readAddress?: () => string): Promise<Admission | null> {
    const access = await this.cache.get(credentialName(credential), () => findAccess(credential));
    if (!access) return null;
    const { principal, expiresAt, key, isSuspended } = access;
    const hasExpired = expiresAt !== null && expiresAt.getTime() <= now.getTime();
    // A token that has expired, and a key that has a successor, are as if there were none.
    if (hasExpired && (key === null || key.isRotated)) return null;
    const admitted = { principal, keyId: key?.keyId ?? null, refusal: null };
    if (isSuspended) return { ...admitted, refusal: "partner_suspended" };
    if (hasExpired) return { ...admitted, refusal: "key_expired" };
    if (key?.networks && readAddress && !key.networks.has(readAddress())) return { ...admitted, refusal: "network_not_allowed" };
    if (key) noteKeyUse({ ...key, now });
    return admitted;
  }
}

/** Whether a known credential is let in. */
export interface Admission {
  principal: Principal;
  /** Id of the API key; null for other credentials. */
  keyId: string | null;
  /** Why it is not. */
  refusal: "partner_suspended" | "key_expired" | "network_not_allowed" | null;
}

function findAccess(credential: string): Promise<Access | null> {
  const find = isApiKey(credential) ? findKey : findToken;
  return find(credentialHash(credential));
}

const credentials = processMemory("credentials", () => {
  const version = makeAccessVersion();
  return { version, resolver: new CredentialResolver(version) };
});

/**
 * Who a bearer credential speaks for: an e-mail token for its person, an API key for its partner. As of a second ago at most.
 * @returns null where it is unknown, expired or revoked, or the token's account is closed
 */
export function resolveCredential(credential: string, now: Date): Promise<Principal | null> {
  return credentials().resolver.resolveCredential(credential, now);
}

/**
 * The same, with what an API key was made with: its last day, and the networks that it may be used from.
 * @returns null where it is unknown or revoked, a token that has expired, or a key that was rotated and has ended
 */
export function admitCredential(credential: string, now: Date, readAddress: () => string): Promise<Admission | null> {
  return credentials().resolver.admit(credential, now, readAddress);
}

/** Makes the next request see what this process has just changed about credentials, people or terms. */
export function expireAccess(): void {
  credentials().version.expire();
}
