import { z } from "zod";
import { runStatement } from "@/lib/db";
import { Freshness } from "@/lib/util/freshness";
import { AccessCache } from "./access-cache";
import { isApiKey } from "./api-key";
import { credentialHash, credentialName } from "./credential-hash";
import { type Access, findKey, findToken, findUser } from "./find-access";
import { noteKeyUse } from "./note-key-use";
import type { Principal } from "./principal";

/** Credentials of one process in memory, some kilobyte each. */
const KNOWN = 10_000;
/** Of the process's database connections, of which the API tier has four where cores are many, so many at most look for credentials. */
const LOOKUPS = 2;

/** What a process knows of credentials is of so long ago at most; it asks again, without waiting, four times a second. */
const HARD_MS = 1_000;
const SOFT_MS = 250;

/** Kept in the database by triggers: it moves with every change of a credential, a person or a partner's terms, in the same transaction. */
export function makeAccessVersion(): Freshness<number> {
  return new Freshness({ read: readVersion, softMs: SOFT_MS, hardMs: HARD_MS });
}

const VERSION = { name: "access_version", text: "select version from data_version where kind = 'access'" };
const rows = z.array(z.object({ version: z.int() }));

async function readVersion(): Promise<number> {
  return rows.parse(await runStatement(VERSION, []))[0]?.version ?? 0;
}

/** Resolves credentials and sessions as one process does: from memory, where nothing about credentials has moved since. */
export class CredentialResolver {
  private readonly cache: AccessCache<Access>;

  constructor(version: Pick<Freshness<number>, "get">) {
    this.cache = new AccessCache({ version, size: KNOWN, lookups: LOOKUPS });
  }

  async resolveCredential(credential: string, now: Date): Promise<Principal | null> {
    const access = await this.cache.get(credentialName(credential), () => findAccess(credential));
    if (!access || (access.expiresAt && access.expiresAt.getTime() <= now.getTime())) return null;
    if (access.key) noteKeyUse({ ...access.key, now });
    return access.principal;
  }

  async resolveUser(userId: string): Promise<Principal | null> {
    return (await this.cache.get(`session:${userId}`, () => findUser(userId)))?.principal ?? null;
  }
}

function findAccess(credential: string): Promise<Access | null> {
  const find = isApiKey(credential) ? findKey : findToken;
  return find(credentialHash(credential));
}

const version = makeAccessVersion();
const resolver = new CredentialResolver(version);

/**
 * Who a bearer credential speaks for: an e-mail token for its person, an API key for its partner. As of a second ago at most.
 * @returns null where it is unknown, expired or revoked, or the token's account is closed
 */
export function resolveCredential(credential: string, now: Date): Promise<Principal | null> {
  return resolver.resolveCredential(credential, now);
}

/** The acting person of a portal session, as of a second ago at most; null where the account is gone or closed. */
export function resolveUser(userId: string): Promise<Principal | null> {
  return resolver.resolveUser(userId);
}

/** Makes the next request see what this process has just changed about credentials, people or terms. */
export function expireAccess(): void {
  version.expire();
}
