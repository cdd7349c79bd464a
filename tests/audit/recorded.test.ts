import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { POST as rotateCallback } from "@/app/api/portal/callbacks/[id]/rotate/route";
import { DELETE as dropCallback, POST as editCallback } from "@/app/api/portal/callbacks/[id]/route";
import { POST as addCallback } from "@/app/api/portal/callbacks/route";
import { POST as rotateKey } from "@/app/api/portal/keys/[id]/rotate/route";
import { DELETE as revokeKey } from "@/app/api/portal/keys/[id]/route";
import { POST as makeKey } from "@/app/api/portal/keys/route";
import { callbackEndpointSecret } from "@/lib/contracts/interface/callbacks";
import { newApiKey } from "@/lib/contracts/portal/keys";
import { db } from "@/lib/db";
import { mintToken } from "@/lib/services/access/credentials/mint-token";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { eraseBooking } from "@/lib/services/operations/personal-data/erase-booking";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { changeSchedule } from "@/lib/services/schedule/sets/change-schedule";
import { runPartnerCommand } from "@/scripts/lib/commands/partner-commands";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { becomePerson } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { cheapHash } from "@/tests/support/run/cheap-hash";
import { someFile } from "@/tests/support/run/files";
import { makePartner } from "@/tests/support/world/world";

const PASSWORD = "a long pass phrase";
const EMAIL = "admin@audit.example";
const ADDRESS = "192.0.2.77";

let partnerId: string;
let userId: string;
beforeAll(async () => {
  const made = await makePartner();
  partnerId = made.partner.id;
  userId = made.userId;
  await becomePerson(userId, { email: EMAIL });
  await db().user.update({ where: { id: userId }, data: { role: "admin", passwordHash: cheapHash(PASSWORD) } });
});

/** What was recorded since this was last asked, without ids and moments. */
let seen = 0n;
async function recorded() {
  const rows = await db().auditEvent.findMany({ where: { id: { gt: seen } }, orderBy: { id: "asc" } });
  seen = rows.at(-1)?.id ?? seen;
  return rows;
}

test("keys and callbacks: who made, changed and ended them, by which request", async () => {
  const call = async (...[handler, options]: Parameters<typeof callPortal>) => (await callPortal(handler, options)).json();
  const { data: key } = await call(makeKey, { userId, method: "POST", body: { name: "Robot", mode: "live", scopes: ["read"] } });
  const { item } = newApiKey.parse(key);
  await call(rotateKey, { userId, method: "POST", params: { id: item.id }, body: { overlap_hours: 1 } });
  await call(revokeKey, { userId, method: "DELETE", params: { id: item.id } });
  // Again, which changes nothing.
  await call(revokeKey, { userId, method: "DELETE", params: { id: item.id } });
  const wanted = { mode: "live", kind: "webhook", url: "http://127.0.0.1:9/hook", event_types: [] };
  const { data } = await call(addCallback, { userId, method: "POST", body: wanted });
  const { endpoint, secret } = callbackEndpointSecret.parse(data);
  const params = { id: endpoint.id };
  await call(editCallback, { userId, method: "POST", params, body: { enabled: false } });
  await call(rotateCallback, { userId, method: "POST", params });
  await call(dropCallback, { userId, method: "DELETE", params });

  const rows = await recorded();
  expect(rows.map(({ action }) => action)).toEqual([
    ...["key_made", "key_rotated", "key_revoked"],
    ...["callback_added", "callback_changed", "callback_secret_rotated", "callback_deleted"],
  ]);
  for (const row of rows)
    expect(row).toMatchObject({ actor: `partner:${userId}`, partnerId, requestId: expect.stringMatching(/^[\w-]{36}$/) });
  expect(rows[0]?.detail).toEqual({ key: item.id, prefix: item.prefix, networks: [], expires: null, mode: "live", scopes: ["read"] });
  expect(rows[4]?.detail).toEqual({ endpoint: endpoint.id, changed: ["enabled"] });
  const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
  for (const hidden of [newApiKey.parse(key).key, secret, "/hook"]) expect(text).not.toContain(hidden);
});

test("sign-in, tokens and wrong passwords: from which neighbourhood, and for whose account", async () => {
  const credentials = {
    email: EMAIL,
    password: PASSWORD,
    address: ADDRESS,
    requestId: "request-1",
    code: "",
    userAgent: "",
    now: new Date(),
  };
  await signIn(credentials);
  await mintToken(credentials);
  await signIn({ ...credentials, password: "wrong" }).catch(() => undefined);
  await signIn({ ...credentials, email: "nobody@audit.example" }).catch(() => undefined);
  const shared = { requestId: "request-1", addressBlock: "192.0.2.0/24", bookingId: null };
  const rows = await recorded();
  expect(rows).toMatchObject([
    { ...shared, action: "signed_in", actor: `partner:${userId}`, partnerId },
    { ...shared, action: "token_minted", actor: `partner:${userId}`, partnerId },
    { ...shared, action: "sign_in_failed", actor: "stranger", partnerId, detail: { user: userId, wait_seconds: 0 } },
    { ...shared, action: "sign_in_failed", actor: "stranger", partnerId: null, detail: { user: null, wait_seconds: 0 } },
  ]);
  const text = JSON.stringify(rows.map(({ id: _, ...row }) => row));
  for (const personal of ["audit.example", ADDRESS, "Test agent"]) expect(text).not.toContain(personal);
});

test("a wrong password after which the next one has to wait is told from the others", async () => {
  const wrong = { email: EMAIL, password: "wrong", address: "198.51.100.7", code: "", userAgent: "", now: new Date() };
  for (let guess = 0; guess < 7; guess++) await signIn(wrong).catch(() => undefined);
  const rows = await recorded();
  // The last two were refused without a look at them.
  expect(rows.map(({ action }) => action)).toEqual([...Array.from({ length: 4 }, () => "sign_in_failed"), "sign_in_limited"]);
  expect(rows[4]?.detail).toMatchObject({ wait_seconds: 1 });
});

test("commands: partners, people, limits, money", async () => {
  for (const command of [
    ["add", "LOGGED", "Logged Travel", "--currency", "UZS", "--credit", "1000"],
    ["user", "LOGGED", "boss@logged.example", "Namuna", "--role", "admin"],
    ["change-user", "boss@logged.example", "--name", "Namuna Ikkinchi"],
    ["limits", "LOGGED", "search=20"],
    ["deposit", "LOGGED", "250000.50", "--memo", "Payment of Namuna"],
  ])
    await runPartnerCommand(command);
  const { id } = await db().partner.findUniqueOrThrow({ where: { code: "LOGGED" } });
  const rows = await recorded();
  expect(rows.map(({ action, actor, partnerId: owner }) => ({ action, actor, owner }))).toEqual(
    ["partner_added", "user_added", "user_changed", "rate_limits_set", "deposit_paid_in"].map((action) => ({
      action,
      actor: "command",
      owner: id,
    })),
  );
  expect(rows[4]?.detail).toMatchObject({ amount_minor: 25_000_050, currency: "UZS" });
  expect(JSON.stringify(rows.map(({ detail }) => detail))).not.toMatch(/Namuna|logged\.example/);
});

test("imports, and erased personal data: once, and with the booking", async () => {
  await importRates({ files: [someFile("rates.csv", ["base,quote,rate", "USD,UZS,12000"])] });
  const booking = await insertBooking({ status: "cancelled" });
  for (let time = 0; time < 2; time++) await eraseBooking({ bookingNumber: booking.bookingNumber, by: COMMAND, now: new Date() });
  expect(await recorded()).toMatchObject([
    { action: "data_imported", actor: "command", detail: { kind: "rates" } },
    { action: "personal_data_erased", actor: "command", partnerId: booking.partnerId, bookingId: booking.id },
  ]);
});

test("changes of the schedule: by whom, and from which file or message, once they are there", async () => {
  const change = { kind: "ssm", source: "SSM 23NOV", actor: `operator:${userId}`, now: new Date(), maxLoss: null } as const;
  await changeSchedule({ ...change, dryRun: true }, async () => undefined);
  const { importId } = await changeSchedule(change, async () => undefined);
  expect(await recorded()).toMatchObject([
    {
      action: "schedule_changed",
      actor: `operator:${userId}`,
      partnerId: null,
      detail: { import: importId, kind: "ssm", source: "SSM 23NOV" },
    },
  ]);
});

test("what is undone is not recorded", async () => {
  const [before, key] = [await db().auditEvent.count(), { userId, method: "POST", body: { name: "x", mode: "live", scopes: ["read"] } }];
  await db().apiKey.createMany({
    data: Array.from({ length: 50 }, (_, index) => ({
      ...{ id: randomUUID(), partnerId, createdById: userId, name: "full", prefix: "x", scopes: [] },
      keyHash: new Uint8Array([index]),
    })),
  });
  expect((await callPortal(makeKey, key)).status).not.toBe(200);
  expect(await db().auditEvent.count()).toBe(before);
});
