import { beforeAll, expect, test } from "vitest";
import { POST as rotateKey } from "@/app/api/portal/keys/[id]/rotate/route";
import { DELETE as revokeKey } from "@/app/api/portal/keys/[id]/route";
import { GET as listKeys, POST as makeKey } from "@/app/api/portal/keys/route";
import { type ApiKeyList, apiKey, apiKeyList, type CreateKeyRequest, type NewApiKey, newApiKey } from "@/lib/contracts/portal/keys";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { resolveCredential } from "@/lib/services/access/credentials/resolve-credential";
import { MAX_KEYS } from "@/lib/services/access/keys/api-key";
import { keyUsesWritten } from "@/lib/services/access/keys/note-key-use";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { callOperation } from "@/tests/support/call-operation";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

let admin: Awaited<ReturnType<typeof makePartner>>;
let stranger: Awaited<ReturnType<typeof makePartner>>;

async function makeAdmin() {
  const made = await makePartner();
  await db().user.update({ where: { id: made.userId }, data: { role: "admin" } });
  return made;
}

beforeAll(async () => {
  admin = await makeAdmin();
  stranger = await makeAdmin();
});

async function make(changes: Partial<CreateKeyRequest> = {}, { userId } = admin): Promise<NewApiKey> {
  const body = { name: "Booking robot", mode: "live", scopes: ["read"], ...changes };
  const response = await callPortal(makeKey, { userId, method: "POST", body });
  expect(response.status).toBe(200);
  return envelope(newApiKey).parse(await response.json()).data;
}

async function list({ userId } = admin): Promise<ApiKeyList> {
  return envelope(apiKeyList).parse(await (await callPortal(listKeys, { userId })).json()).data;
}

/** Status of a call that needs the scope `read`. */
async function use(credential: string): Promise<number> {
  return (await callOperation("check_balance", { credential })).status;
}

test("a key is shown once, stored as a hash, and recognised by its beginning", async () => {
  const { item, key } = await make({ name: "  Night robot ", scopes: ["read", "book", "read"] });
  expect(key).toMatch(/^pvz_live_[\w-]{43}$/);
  expect(item).toMatchObject({
    name: "Night robot",
    mode: "live",
    scopes: ["book", "read"],
    prefix: key.slice(0, 13),
    created_by: "Test agent",
  });
  const listed = JSON.stringify(await list());
  expect(listed).toContain(item.id);
  expect(listed).not.toContain(key.slice(0, 20));
  const row = await db().$queryRaw<{ text: string }[]>`select k::text as text from api_key k where id = ${item.id}::uuid`;
  expect(row[0]?.text).not.toContain(key.slice(13));
  expect(await use(key)).toBe(200);
});

test.each([
  ["no scope", { scopes: [] }, "scopes"],
  ["an unknown scope", { scopes: ["everything"] }, "scopes.0"],
  ["no name", { name: "  " }, "name"],
  ["a long name", { name: "x".repeat(61) }, "name"],
  ["a name that no database takes", { name: "a\u0000b" }, "name"],
  ["half a character", { name: "a\ud800b" }, "name"],
  ["an unknown mode", { mode: "both" }, "mode"],
])("a key with %s is refused", async (_what, wrong, field) => {
  const body = { name: "Robot", mode: "live", scopes: ["read"], ...wrong };
  const response = await callPortal(makeKey, { userId: admin.userId, method: "POST", body });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error_code: 8, errors: { [field]: [expect.any(String)] } });
});

test("a key may do what its scopes say and no more", async () => {
  const { key } = await make({ scopes: ["search"] });
  const answer = await callOperation("check_balance", { credential: key });
  expect(answer).toMatchObject({ status: 403, error: { error_code: 100409, data: { scope: "read" } } });
  expect((await callOperation("list_visa_types", { credential: key, query: "countries=TR" })).status).toBe(200);
});

test("its last use shows, kept to the minute", async () => {
  const { item, key } = await make();
  expect(item.last_used).toBeNull();
  const first = new Date(Date.now() + 1000);
  const lastUse = async () => (await list()).items.find(({ id }) => id === item.id)?.last_used;
  for (const seconds of [0, 30, 59]) await resolveCredential(key, new Date(first.getTime() + seconds * 1000));
  await keyUsesWritten();
  expect(await lastUse()).toBe(first.toISOString());
  const later = new Date(first.getTime() + 60_000);
  await Promise.all(Array.from({ length: 10 }, () => resolveCredential(key, later)));
  await keyUsesWritten();
  expect(await lastUse()).toBe(later.toISOString());
});

test("a revoked key fails at once, and can be revoked again", async () => {
  const { item, key } = await make();
  expect(await use(key)).toBe(200);
  const revoke = () => callPortal(revokeKey, { userId: admin.userId, method: "DELETE", params: { id: item.id } });
  const first = envelope(apiKey).parse(await (await revoke()).json()).data;
  expect(await use(key)).toBe(401);
  expect(envelope(apiKey).parse(await (await revoke()).json()).data.revoked).toBe(first.revoked);
});

test.each([
  [0, 401],
  [24, 200],
])("a key rotated with an overlap of %i hours answers %i beside its successor, and works no longer than that", async (hours, status) => {
  const old = await make({ scopes: ["read", "pay"] });
  const rotate = () =>
    callPortal(rotateKey, { userId: admin.userId, method: "POST", params: { id: old.item.id }, body: { overlap_hours: hours } });
  const fresh = envelope(newApiKey).parse(await (await rotate()).json()).data;
  expect(fresh.item).toMatchObject({ name: old.item.name, mode: "live", scopes: ["pay", "read"], expires: null });
  expect(fresh.key).not.toBe(old.key);
  expect([await use(fresh.key), await use(old.key)]).toEqual([200, status]);
  const end = new Date(Date.now() + hours * 3_600_000 + 60_000);
  expect(await resolveCredential(old.key, end)).toBeNull();
  expect(await (await rotate()).json()).toMatchObject({ error_code: 100439 });
});

test("of two who rotate a key at once one gets the successor", async () => {
  const { item } = await make();
  const call = { userId: admin.userId, method: "POST", params: { id: item.id }, body: { overlap_hours: 1 } };
  const answers = await Promise.all([callPortal(rotateKey, call), callPortal(rotateKey, call)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test("another partner's key is unknown, and so is what is no id", async () => {
  const { item, key } = await make();
  for (const id of [item.id, "not-an-id", "019a0000-0000-7000-8000-000000000000"]) {
    const by = { userId: stranger.userId, params: { id } };
    const answers = await Promise.all([
      callPortal(revokeKey, { ...by, method: "DELETE" }),
      callPortal(rotateKey, { ...by, method: "POST", body: { overlap_hours: 0 } }),
    ]);
    for (const answer of answers) expect(await answer.json()).toMatchObject({ error_code: 100428 });
  }
  expect((await list(stranger)).items.map(({ id }) => id)).not.toContain(item.id);
  expect(await use(key)).toBe(200);
});

test("fifty keys work in each mode, however many are made at once; a full list can still be rotated", async () => {
  const owner = await makeAdmin();
  const body = { name: "Robot", mode: "live", scopes: ["read"] };
  const add = () => callPortal(makeKey, { userId: owner.userId, method: "POST", body });
  for (let made = 0; made < MAX_KEYS - 2; made++) await add();
  const last = await Promise.all([add(), add(), add(), add()]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
  expect(await (await add()).json()).toMatchObject({ error_code: 100440 });
  await make({ mode: "test" }, owner);
  const { id = "" } = (await list(owner)).items.find(({ mode }) => mode === "live") ?? {};
  const rotation = { userId: owner.userId, method: "POST", params: { id }, body: { overlap_hours: 0 } };
  expect((await callPortal(rotateKey, rotation)).status).toBe(200);
  const [live] = (await list(owner)).items.filter(({ mode, expires }) => mode === "live" && expires === null);
  await callPortal(revokeKey, { userId: owner.userId, method: "DELETE", params: { id: live?.id ?? "" } });
  expect((await add()).status).toBe(200);
});

test("who is no administrator has no keys", async () => {
  const agent = await makePartner();
  const answer = await callPortal(listKeys, { userId: agent.userId });
  expect(await answer.json()).toMatchObject({ error_code: 100410 });
});

test("a key outlives the account of whoever made it", async () => {
  const closing = await makeAdmin();
  const { key } = await make({}, closing);
  await db().user.update({ where: { id: closing.userId }, data: { disabledAt: new Date() } });
  expect(await use(key)).toBe(200);
});

test("new terms of a partner hold in its test mode too, and for nobody else", async () => {
  const owner = await makeAdmin();
  const { key } = await make({ mode: "test" }, owner);
  const other = (await make({ mode: "test" })).key;
  const terms = { serviceFeeMinor: 123_00n, recommendedMarkupBp: 777, rateLimits: { search: 3 } };
  const before = await resolveCredential(other, new Date());
  await db().partner.update({ where: { id: owner.partner.id }, data: terms });
  const expected = { mode: "test", serviceFeeMinor: 123_00, recommendedMarkupBp: 777, rateLimits: { search: 3 } };
  expect((await resolveCredential(key, new Date()))?.partner).toMatchObject(expected);
  expect(await resolveCredential(other, new Date())).toEqual({ ...before });
});

test.each([1, 2, 3, 4, 5, 6])("the first test keys, made at once, open one test mode with its own money, once (partner %i)", async () => {
  const owner = await makeAdmin();
  const keys = await Promise.all(Array.from({ length: 5 }, () => make({ mode: "test" }, owner)));
  for (const { key, item } of keys) expect([key.slice(0, 9), item.mode]).toEqual(["pvz_test_", "test"]);
  await ensureTestPartner({ partnerId: owner.partner.id });
  const balance = await callOperation("check_balance", { credential: keys[0]?.key ?? "" });
  expect(balance.data).toEqual({ deposit: 1_000_000_000, credit: 0, currency: "UZS" });
  const principal = await resolveCredential(keys[0]?.key ?? "", new Date());
  expect(principal?.partner).toMatchObject({ ...owner.partner, id: expect.not.stringMatching(owner.partner.id), mode: "test" });
  expect(principal?.actor).toBe(`key:${keys[0]?.item.id}`);
  expect((await list(owner)).items).toHaveLength(5);
});
