import { createHash, randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { CredentialResolver, makeAccessVersion, resolveCredential } from "@/lib/services/access/credentials/resolve-credential";
import { revokeApiKey } from "@/lib/services/access/keys/revoke-api-key";
import { rotateApiKey } from "@/lib/services/access/keys/rotate-api-key";
import { openSession } from "@/lib/services/access/sessions/open-session";
import { makeSessionVersion, SessionResolver } from "@/lib/services/access/sessions/resolve-session";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { becomePerson } from "@/tests/support/person";
import { makePartner } from "@/tests/support/world/world";

const HOUR_MS = 3_600_000;
const now = new Date();

/** One partner with a person, a token, a key and a test-mode key, as every process knows them. */
async function setUp() {
  const { partner, userId } = await makePartner();
  const by = { partnerId: partner.id, userId, name: "Robot", scopes: ALL_SCOPES, now };
  const live = await createApiKey({ ...by, mode: "live" });
  const trial = await createApiKey({ ...by, mode: "test" });
  const token = `pvz_${randomUUID()}`;
  const tokenHash = new Uint8Array(createHash("sha256").update(token).digest());
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  const { id: tokenId } = await db().apiToken.create({ data: { id: randomUUID(), tokenHash, partnerId: partner.id, userId, expiresAt } });
  const sessionId = await openSession(db(), { userId, address: "203.0.113.7", userAgent: "", now });
  const credentials = { token, live: live.key, trial: trial.key };
  await db().secondFactor.create({ data: { userId, secretSealed: "", createdAt: now } });
  return { partnerId: partner.id, userId, tokenId, sessionId, keyId: live.item.id, credentials };
}

type Owner = Awaited<ReturnType<typeof setUp>>;
let owner: Owner;
/** What one process knows. */
interface Process {
  credentials: CredentialResolver;
  sessions: SessionResolver;
}
let other: Process;
beforeEach(async () => {
  owner = await setUp();
  other = { credentials: new CredentialResolver(makeAccessVersion()), sessions: new SessionResolver(makeSessionVersion()) };
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The next look at the clock is so much later, and stays there. */
function pass(milliseconds: number): void {
  const later = performance.now() + milliseconds;
  vi.spyOn(performance, "now").mockReturnValue(later);
}

async function seenBy({ credentials, sessions }: Process) {
  const { token, live, trial } = owner.credentials;
  const [byToken, byLive, byTrial, session] = await Promise.all([
    ...[token, live, trial].map((credential) => credentials.resolveCredential(credential, now)),
    sessions.resolve(owner.sessionId, now),
  ]);
  return { token: byToken, live: byLive, trial: byTrial, session };
}

type Seen = Awaited<ReturnType<typeof seenBy>>;
const terms = (seen: Seen) => Object.values(seen).map((principal) => principal?.partner);

const changes: [string, (owner: Owner) => Promise<unknown>, (seen: Seen) => unknown, unknown][] = [
  [
    "a revoked key",
    ({ keyId }) => db().apiKey.update({ where: { id: keyId }, data: { revokedAt: now } }),
    (seen) => [seen.live, seen.token?.role],
    [null, "agent"],
  ],
  [
    "a key that ends earlier",
    ({ keyId }) => db().apiKey.update({ where: { id: keyId }, data: { expiresAt: now } }),
    ({ live }) => live,
    null,
  ],
  ["a deleted key", ({ keyId }) => db().apiKey.delete({ where: { id: keyId } }), ({ live }) => live, null],
  [
    "a key with fewer scopes",
    ({ keyId }) => db().apiKey.update({ where: { id: keyId }, data: { scopes: ["read"] } }),
    ({ live }) => live?.scopes,
    ["read"],
  ],
  [
    "a revoked token",
    ({ tokenId }) => db().apiToken.update({ where: { id: tokenId }, data: { revokedAt: now } }),
    ({ token }) => token,
    null,
  ],
  [
    "an ended session",
    ({ sessionId }) => db().userSession.update({ where: { id: sessionId }, data: { endedAt: now } }),
    (seen) => [seen.session, seen.token?.role],
    [null, "agent"],
  ],
  ["a deleted session", ({ sessionId }) => db().userSession.delete({ where: { id: sessionId } }), ({ session }) => session, null],
  [
    "a second factor that is there",
    ({ userId }) => db().secondFactor.update({ where: { userId }, data: { confirmedAt: now } }),
    ({ session }) => session?.session?.secondFactor,
    "set",
  ],
  ["a deleted token", ({ tokenId }) => db().apiToken.delete({ where: { id: tokenId } }), ({ token }) => token, null],
  [
    "a closed account, whose keys go on working",
    ({ userId }) => db().user.update({ where: { id: userId }, data: { disabledAt: now } }),
    (seen) => [seen.token, seen.session, seen.live?.role],
    [null, null, "agent"],
  ],
  [
    "another role and name",
    async ({ userId }) => {
      await becomePerson(userId, { name: "New" });
      await db().user.update({ where: { id: userId }, data: { role: "admin" } });
    },
    (seen) => [seen.session?.role, seen.session?.name, seen.live?.role],
    ["admin", "New", "agent"],
  ],
  [
    "new terms, in test mode too",
    ({ partnerId }) => db().partner.update({ where: { id: partnerId }, data: { serviceFeeMinor: 7n, rateLimits: { search: 3 } } }),
    (seen) => terms(seen).map((each) => [each?.serviceFeeMinor, each?.rateLimits]),
    Array(4).fill([7, { search: 3 }]),
  ],
  [
    "a further currency, in test mode too",
    ({ partnerId }) => db().partnerCurrency.create({ data: { partnerId, currency: "USD", serviceFeeMinor: 8n, creditLimitMinor: 0n } }),
    (seen) => terms(seen).map((each) => each?.furtherTerms),
    Array(4).fill([{ currency: "USD", serviceFeeMinor: 8 }]),
  ],
  [
    "another markup and name",
    ({ partnerId }) => db().partner.update({ where: { id: partnerId }, data: { recommendedMarkupBp: 9, name: "Renamed" } }),
    (seen) => [seen.live?.partnerName, ...terms(seen).map((each) => each?.recommendedMarkupBp)],
    ["Renamed", 9, 9, 9, 9],
  ],
];

test.each(changes)("%s is known to another process a second later", async (_name, change, look, expected) => {
  const before = await seenBy(other);
  expect(Object.values(before)).not.toContain(null);
  await change(owner);
  pass(1_001);
  expect(look(await seenBy(other))).toEqual(expected);
  expect(look(before)).not.toEqual(expected);
});

test("what was asked for once is answered without the database, until its hour", async () => {
  const version = { get: async () => 1 };
  const known = new CredentialResolver(version);
  const process = { credentials: known, sessions: new SessionResolver(version) };
  const before = await seenBy(process);
  await db().$executeRaw`delete from api_token`;
  expect(await seenBy(process)).toEqual(before);
  const end = new Date(now.getTime() + HOUR_MS);
  const { token, live } = owner.credentials;
  expect(await known.resolveCredential(token, new Date(end.getTime() - 1))).toEqual(before.token);
  expect(await known.resolveCredential(token, end)).toBeNull();
  expect(await known.resolveCredential(live, end)).toEqual(before.live);
});

test("a rotated key works until its overlap ends, in every process", async () => {
  await seenBy(other);
  await rotateApiKey({ ...owner, overlapHours: 1, now });
  pass(1_001);
  const { live } = owner.credentials;
  const ends = new Date(now.getTime() + HOUR_MS);
  expect((await other.credentials.resolveCredential(live, now))?.actor).toBe(`key:${owner.keyId}`);
  for (const resolve of [other.credentials.resolveCredential.bind(other.credentials), resolveCredential])
    expect(await resolve(live, ends)).toBeNull();
});

test("the process that revokes a key refuses it at once", async () => {
  const { live } = owner.credentials;
  expect((await resolveCredential(live, now))?.actor).toBe(`key:${owner.keyId}`);
  await revokeApiKey({ ...owner, now });
  expect(await resolveCredential(live, now)).toBeNull();
});

test("where the database does not say what has changed, nobody is let in on what was known", async () => {
  let stalled = false;
  const version = makeAccessVersion();
  const resolver = new CredentialResolver({ get: () => (stalled ? Promise.reject(new Error("no database")) : version.get()) });
  const { live } = owner.credentials;
  expect((await resolver.resolveCredential(live, now))?.role).toBe("agent");
  stalled = true;
  await expect(resolver.resolveCredential(live, now)).rejects.toThrow("no database");
});

test("a credential that was not known yesterday works as soon as it is made", async () => {
  const { live } = owner.credentials;
  expect(await resolveCredential(`${live}x`, now)).toBeNull();
  const keyHash = new Uint8Array(createHash("sha256").update(`${live}x`).digest());
  const row = { id: randomUUID(), partnerId: owner.partnerId, createdById: owner.userId, name: "Late", prefix: "pvz_live_late" };
  await db().apiKey.create({ data: { ...row, keyHash, scopes: ["read"] } });
  expect((await resolveCredential(`${live}x`, now))?.scopes).toEqual(["read"]);
});

test("neither the use of a key, session or code nor money, passwords and tokens that come and go move the version", async () => {
  const version = async (kind = "access") => (await db().dataVersion.findUnique({ where: { kind } }))?.version ?? 0;
  const before = await version();
  await db().apiKey.update({ where: { id: owner.keyId }, data: { lastUsedAt: now } });
  await db().partner.update({ where: { id: owner.partnerId }, data: { creditLimitMinor: 5n } });
  await db().user.update({ where: { id: owner.userId }, data: { passwordHash: "other" } });
  const old = { id: randomUUID(), partnerId: owner.partnerId, userId: owner.userId, expiresAt: new Date(now.getTime() - HOUR_MS) };
  await db().apiToken.create({ data: { ...old, tokenHash: new Uint8Array([1]) } });
  await db().apiToken.delete({ where: { id: old.id } });
  const sessions = await version("session");
  await db().userSession.update({ where: { id: owner.sessionId }, data: { lastSeenAt: new Date() } });
  await db().secondFactor.update({ where: { userId: owner.userId }, data: { lastStep: 1 } });
  expect(await version("session")).toBe(sessions);
  // People sign out all day: what is known of keys stays.
  await db().userSession.update({ where: { id: owner.sessionId }, data: { endedAt: now } });
  expect(await version("session")).toBe(sessions + 1);
  expect(await version()).toBe(before);
  await db().apiKey.update({ where: { id: owner.keyId }, data: { revokedAt: now } });
  expect(await version()).toBe(before + 1);
});
