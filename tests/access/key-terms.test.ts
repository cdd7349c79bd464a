import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as listCalls } from "@/app/api/portal/keys/[id]/calls/route";
import { POST as rotateKey } from "@/app/api/portal/keys/[id]/rotate/route";
import { POST as makeKey } from "@/app/api/portal/keys/route";
import { type CreateKeyRequest, type KeyCallPage, keyCallPage, type NewApiKey, newApiKey } from "@/lib/contracts/portal/keys";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { admitCredential } from "@/lib/services/access/credentials/resolve-credential";
import { purgeKeyCalls } from "@/lib/services/access/key-calls/purge-key-calls";
import { callsRecorded, recordCall } from "@/lib/services/access/key-calls/record-call";
import { callOperation } from "@/tests/support/call-operation";
import { callPortal } from "@/tests/support/portal-call";
import { makePartner } from "@/tests/support/world/world";

const DAY_MS = 86_400_000;

let admin: Awaited<ReturnType<typeof makePartner>>;
beforeAll(async () => {
  admin = await makePartner();
  await db().user.update({ where: { id: admin.userId }, data: { role: "admin" } });
});

function ask(changes: Partial<CreateKeyRequest>): Promise<Response> {
  const body = { name: "Terms", mode: "live", scopes: ["read"], ...changes };
  return callPortal(makeKey, { userId: admin.userId, method: "POST", body });
}

async function make(changes: Partial<CreateKeyRequest> = {}): Promise<NewApiKey> {
  return envelope(newApiKey).parse(await (await ask(changes)).json()).data;
}

function callFrom(credential: string, address: string) {
  return callOperation("check_balance", { credential, headers: { "x-forwarded-for": address } });
}

describe("a key with a last day", () => {
  test("works until then, and is refused as expired from then on", async () => {
    const { item, key } = await make({ expires_in_days: 30 });
    expect(Date.parse(item.expires ?? "") - Date.parse(item.created)).toBe(30 * DAY_MS);
    expect((await callFrom(key, "203.0.113.9")).status).toBe(200);
    const end = new Date(item.expires ?? "");
    const admit = (at: Date) => admitCredential(key, at, () => "203.0.113.9");
    expect((await admit(new Date(end.getTime() - 1)))?.refusal).toBeNull();
    expect((await admit(end))?.refusal).toBe("key_expired");
  });

  test("is answered 401 with a code of its own", async () => {
    const { item, key } = await make({ expires_in_days: 1 });
    await db().apiKey.update({ where: { id: item.id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    const { status, error, headers } = await callFrom(key, "203.0.113.9");
    expect([status, error?.error_code, headers.get("www-authenticate")]).toEqual([401, 100485, expect.stringMatching(/^Bearer/)]);
  });

  test("can be rotated: its successor lasts as long as it was made to, and it never outlives its own day", async () => {
    const { item, key } = await make({ expires_in_days: 90, networks: ["203.0.113.0/24"] });
    const soon = new Date(Date.now() + 60_000);
    await db().apiKey.update({ where: { id: item.id }, data: { expiresAt: soon } });
    const rotate = () =>
      callPortal(rotateKey, { userId: admin.userId, method: "POST", params: { id: item.id }, body: { overlap_hours: 24 } });
    const { item: fresh } = envelope(newApiKey).parse(await (await rotate()).json()).data;
    expect(fresh.networks).toEqual(["203.0.113.0/24"]);
    expect(Date.parse(fresh.expires ?? "")).toBeGreaterThan(Date.now());
    expect((await db().apiKey.findUniqueOrThrow({ where: { id: item.id } })).expiresAt).toEqual(soon);
    expect(await (await rotate()).json()).toMatchObject({ error_code: 100439 });
    // One that was replaced says nothing of having expired: it is gone.
    expect(await admitCredential(key, soon, () => "203.0.113.9")).toBeNull();
  });

  test.each([0, 3651, 1.5])("of %d days is none", async (days) => {
    expect(await (await ask({ expires_in_days: days })).json()).toMatchObject({
      error_code: 8,
      errors: { expires_in_days: [expect.any(String)] },
    });
  });
});

describe("a key with allowed networks", () => {
  test("is refused elsewhere, with the address that was seen", async () => {
    const { item, key } = await make({ networks: [" 203.0.113.0/24 ", "2001:DB8::/32", "203.0.113.0/24"] });
    expect(item.networks).toEqual(["203.0.113.0/24", "2001:db8::/32"]);
    for (const address of ["203.0.113.77", "2001:db8:7::1", "::ffff:203.0.113.1"])
      expect((await callFrom(key, address)).status, address).toBe(200);
    for (const address of ["203.0.114.1", "2001:db9::1", "unknown"])
      expect((await callFrom(key, address)).error, address).toMatchObject({ error_code: 100486, data: { address } });
  });

  test("believes no address that the caller has put there itself", async () => {
    const { key } = await make({ networks: ["203.0.113.7"] });
    // The last one is the socket's: nobody stands in front.
    expect((await callFrom(key, "203.0.113.7, 198.51.100.1")).error?.error_code).toBe(100486);
    expect((await callFrom(key, "198.51.100.1, 203.0.113.7")).status).toBe(200);
  });

  test("takes networks and single addresses alone, twenty at most", async () => {
    for (const network of ["203.0.113.0/33", "example.org", "203.0.113", "2001:db8::/129", ""])
      expect(await (await ask({ networks: [network] })).json(), network).toMatchObject({ errors: { "networks.0": [expect.any(String)] } });
    const many = Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`);
    expect(await (await ask({ networks: many })).json()).toMatchObject({ errors: { networks: [expect.any(String)] } });
  });
});

describe("calls with a key", () => {
  async function calls(keyId: string, cursor = ""): Promise<KeyCallPage> {
    const query = cursor === "" ? "" : `?cursor=${cursor}`;
    const request = { userId: admin.userId, params: { id: keyId }, query };
    return envelope(keyCallPage).parse(await (await callPortal(listCalls, request)).json()).data;
  }

  test("are listed newest first, page by page, whatever comes meanwhile", async () => {
    const { item } = await make();
    const { item: other } = await make();
    const call = (status: number) => ({
      keyId: item.id,
      at: new Date(),
      operation: "read_booking",
      status,
      durationMs: 7,
      requestId: randomUUID(),
    });
    for (let each = 0; each < 120; each++) recordCall(call(200 + each));
    recordCall({ ...call(500), keyId: other.id });
    await callsRecorded();
    const first = await calls(item.id);
    expect(first.item.id).toBe(item.id);
    expect(first.items[0]).toMatchObject({ method: "GET", path: "/api/v1/booking/{id}", status: 319, duration_ms: 7 });
    recordCall(call(999));
    await callsRecorded();
    const second = await calls(item.id, first.next_cursor ?? "");
    const third = await calls(item.id, second.next_cursor ?? "");
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ status }) => status));
    expect(seen).toEqual(Array.from({ length: 120 }, (_, each) => 319 - each));
    expect(third.next_cursor).toBeNull();
  });

  test("are kept for thirty days", async () => {
    const { item } = await make();
    const now = Date.now();
    const call = (days: number) => ({
      keyId: item.id,
      at: new Date(now - days * DAY_MS),
      operation: "read_booking",
      durationMs: 1,
      status: days,
    });
    for (const days of [31, 29]) recordCall({ ...call(days), requestId: randomUUID() });
    await callsRecorded();
    expect(await purgeKeyCalls({ now: new Date(now) })).toBe(1);
    expect((await calls(item.id)).items.map(({ status }) => status)).toEqual([29]);
  });

  test("are found by an index, however many there are", async () => {
    const { item } = await make();
    await db().$executeRaw`
      insert into key_call (key_id, at, request_id, operation, status, duration_ms)
      select case when n % 50 = 0 then ${item.id}::uuid else gen_random_uuid() end, now(), 'r' || n, 'read_booking', 200, 3 from generate_series(1, 20000) n`;
    await db().$executeRaw`analyze key_call`;
    const plan = await db().$queryRaw<{ "QUERY PLAN": string }[]>`
      explain select * from key_call where key_id = ${item.id}::uuid and id < 9000000 order by id desc limit 51`;
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toMatch(/Index Scan Backward using key_call_pkey/);
  });
});
