import { createHash, randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db";
import { findToken } from "@/lib/services/access/credentials/find-access";
import { listApiKeys } from "@/lib/services/access/keys/list-api-keys";
import { addUser } from "@/lib/services/access/people/add-user";
import { findUserByEmail } from "@/lib/services/access/people/find-user-by-email";
import { verifyCredentials } from "@/lib/services/access/sign-in/verify-credentials";
import { createEndpoint } from "@/lib/services/channels/callbacks/create-endpoint";
import { listEndpoints } from "@/lib/services/channels/callbacks/list-endpoints";
import { listAudit } from "@/lib/services/ground/audit/list-audit";
import { makeDataKeys } from "@/lib/services/ground/personal-data/data-keys";
import { forgetKeys } from "@/lib/services/ground/personal-data/keyring";
import { keyUse } from "@/lib/services/operations/personal-data/read-key-use";
import { rotateDataKeys } from "@/lib/services/operations/personal-data/rotate-keys";
import { sealStored } from "@/lib/services/operations/personal-data/seal-stored";
import { changeAccount } from "@/lib/services/terms/partners/change-account";
import { createApiKey } from "@/lib/services/terms/partners/create-api-key";
import { PASSWORD } from "@/tests/support/person";
import { dumpOf, foundIn } from "@/tests/support/personal-data/database-bytes";
import { cheapHash } from "@/tests/support/run/cheap-hash";
import { makePartner } from "@/tests/support/world/world";

const url = process.env.DATABASE_URL ?? "";
const now = new Date();

let partnerId: string;
let partnerCode: string;
beforeEach(async () => {
  partnerId = (await makePartner()).partner.id;
  partnerCode = partnerId.slice(0, 8);
});

/** A person of the partner whom nobody else is called like. */
function somebody() {
  const mark = randomUUID().slice(0, 8);
  return { partnerCode, email: `xodim.${mark}@staff.example`, name: `Xodim ${mark}`, role: "admin" };
}

/** They sign in with PASSWORD, which is cheap to check. */
async function add(person: Parameters<typeof addUser>[0]): Promise<void> {
  await addUser(person);
  await db().user.update({ where: await findUserByEmail(person.email), data: { passwordHash: cheapHash(PASSWORD) } });
}

async function signsIn(email: string, password = PASSWORD) {
  const { userId, name, email: opened } = (await verifyCredentials({ email, password, address: "203.0.113.1" })).principal;
  return { userId, name, email: opened };
}

/** The rows in which they are named, in whatever form. */
async function keptOf({ email, name }: { email: string; name: string }): Promise<string[]> {
  return foundIn(await dumpOf(url), [email, name]);
}

/** Where somebody who sells sees who they are: API keys, the audit log, callbacks. */
async function shown(): Promise<string> {
  const pages = [await listApiKeys({ partnerId }), await listAudit({ partnerId }), await listEndpoints({ partnerId, now })];
  return JSON.stringify(pages);
}

async function actAs({ userId, email }: { userId: string; email: string }): Promise<string> {
  const by = { actor: `partner:${userId}` };
  const { key } = await createApiKey({ partnerId, userId, name: "Robot", mode: "live", scopes: ["read"], by, now });
  const callback = { mode: "live", kind: "status_callback", url: "https://127.0.0.1/calls", event_types: [], email } as const;
  await createEndpoint({ ...callback, partnerId, by, now });
  return key;
}

afterEach(() => forgetKeys());

test("nobody is in the database as people read them, and they sign in by their address in any case", async () => {
  const person = somebody();
  await add(person);
  const before = await signsIn(person.email);
  await actAs(before);
  expect(await keptOf(person)).toEqual([]);
  expect((await keyUse()).clear).toBe(0);
  expect(await signsIn(person.email.toUpperCase())).toEqual(before);
  expect(foundIn(await shown(), [person.email, person.name])).toEqual([person.email, person.name]);
});

test("new keys seal everybody anew while they sign in, and one address stays one account", async () => {
  const person = somebody();
  await add(person);
  const before = await signsIn(person.email);
  await actAs(before);
  const rowOf = () => db().user.findUniqueOrThrow({ where: { id: before.userId } });
  const old = await rowOf();
  let isOver = false;
  const traffic = (async () => {
    while (!isOver) expect(await signsIn(person.email)).toEqual(before);
  })();
  await rotateDataKeys({ activeFrom: new Date() });
  isOver = true;
  await traffic;
  const sealed = await rowOf();
  expect(sealed.sealedPerson).not.toBe(old.sealedPerson);
  expect(Buffer.from(sealed.signInKey).equals(Buffer.from(old.signInKey))).toBe(false);
  expect(await signsIn(person.email)).toEqual(before);
  expect(foundIn(await shown(), [person.email, person.name])).toEqual([person.email, person.name]);

  // Keys that have come since have sealed nothing yet: the address is found by the index of before.
  await makeDataKeys(["seal", "index"], new Date(0));
  forgetKeys();
  expect(await signsIn(person.email)).toEqual(before);
  const stranger = { ...person, partnerCode: (await makePartner()).partner.id.slice(0, 8) };
  await expect(addUser(stranger)).rejects.toMatchObject({ kind: "validation" });
  await expect(add({ ...person, email: person.email.toUpperCase(), name: "Boshqa Ism" })).rejects.toMatchObject({ kind: "validation" });
  await changeAccount({ email: person.email.toUpperCase(), name: "Boshqa Ism" });
  expect(await signsIn(person.email)).toEqual({ ...before, name: "Boshqa Ism" });
  await sealStored();
});

test("of some who open an account of one address at once, one does, and the others change nothing", async () => {
  const person = somebody();
  const people = await db().user.count();
  const made = await Promise.allSettled(Array.from({ length: 3 }, () => addUser(person)));
  const passwords = made.flatMap((each) => (each.status === "fulfilled" ? [each.value.password] : []));
  expect([await db().user.count(), passwords.length]).toEqual([people + 1, 1]);
  await signsIn(person.email, passwords[0]);
});

test("what is sealed of one account opens in no other", async () => {
  const [one, other] = [somebody(), somebody()];
  for (const person of [one, other]) await add(person);
  const [from, to] = [await signsIn(one.email), await signsIn(other.email)];
  const { sealedPerson } = await db().user.findUniqueOrThrow({ where: { id: from.userId } });
  await db().user.update({ where: { id: to.userId }, data: { sealedPerson } });
  await expect(signsIn(other.email)).rejects.toThrow();
});

test("when keys are lost nobody signs in, programs go on, and people can be added anew", async () => {
  const person = somebody();
  await add(person);
  const { userId } = await signsIn(person.email);
  await actAs({ userId, email: person.email });
  const tokenHash = new Uint8Array(createHash("sha256").update("token").digest());
  await db().apiToken.create({ data: { id: randomUUID(), tokenHash, partnerId, userId, expiresAt: new Date(Date.now() + 60_000) } });
  const kept = await db().dataKey.findMany();
  await db().dataKey.deleteMany();
  forgetKeys();
  try {
    await expect(signsIn(person.email)).rejects.toMatchObject({ kind: "wrong_credentials" });
    expect((await findToken(tokenHash))?.principal).toMatchObject({ userId, name: "", email: "" });
    expect((await listApiKeys({ partnerId })).items).toMatchObject([{ name: "Robot", created_by: "" }]);
    expect((await listEndpoints({ partnerId, now })).endpoints).toMatchObject([{ email: "", enabled: true }]);
    await add(person);
    expect(await signsIn(person.email)).toMatchObject({ name: person.name, email: person.email });
  } finally {
    await db().dataKey.deleteMany();
    await db().dataKey.createMany({ data: kept });
  }
});
