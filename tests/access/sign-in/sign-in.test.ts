import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { hashPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { attemptGuess } from "@/lib/services/access/guessing/attempt-guess";
import { findUserByEmail } from "@/lib/services/access/people/find-user-by-email";
import { DEVICE_SECONDS, makeDeviceMark } from "@/lib/services/access/sign-in/device-mark";
import { verifyCredentials } from "@/lib/services/access/sign-in/verify-credentials";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { cheapHash } from "@/tests/support/run/cheap-hash";

const PASSWORD = "a long pass phrase";
const HOME = "203.0.113.1";
const MINUTE = 60_000;
let email = "";
let now = Date.now();

async function addUser(passwordHash: string): Promise<string> {
  const added = `${randomUUID()}@parvoz.test`;
  const partner = await db().partner.create({
    data: { id: randomUUID(), name: "Agency", code: randomUUID().slice(0, 8), currency: "UZS" },
  });
  const id = randomUUID();
  const person = await staffColumns(id, { email: added, name: "Agent" });
  await db().user.create({ data: { ...person, id, partnerId: partner.id, passwordHash } });
  return added;
}

beforeEach(async () => {
  // What the tests before have counted is forgotten.
  now += 30 * 24 * 60 * MINUTE;
  email = await addUser(cheapHash(PASSWORD));
});

function attempt(password: string, address = HOME, as = email): Promise<string> {
  return verifyCredentials({ email: as, password, address, now: new Date(now) }).then(
    () => "signed in",
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );
}

/** Wrong passwords, each as soon as one may be tried again. */
async function fail(times: number, from: (guess: number) => string, as = email): Promise<void> {
  for (let guess = 0; guess < times; guess++) {
    while ((await attempt(`wrong ${guess}`, from(guess), as)) === "too_many_requests") now += 15_000;
  }
}

test("the right password signs in, in any case of the address, and many times at once", async () => {
  const own = await addUser(await hashPassword(PASSWORD));
  expect(await attempt(PASSWORD, HOME, ` ${own.toUpperCase()} `)).toBe("signed in");
  const together = await Promise.all(Array.from({ length: 11 }, () => attempt(PASSWORD)));
  expect(new Set(together)).toEqual(new Set(["signed in"]));
});

test("what can be no address is refused like a wrong one", async () => {
  for (const wrong of ["a\u0000b@parvoz.test", "", "x".repeat(300)]) expect(await attempt(PASSWORD, HOME, wrong)).toBe("wrong_credentials");
});

test("guesses sent all at once from one place do not slip past the limit", async () => {
  const wrong = Array.from({ length: 18 }, (_, guess) => attempt(`wrong ${guess}`));
  const right = attempt(PASSWORD);
  await Promise.all(wrong);
  expect(await right).toBe("too_many_requests");
});

test("after some wrong passwords the next one is refused unseen, for longer each time, and Retry-After says for how long", async () => {
  await fail(5, () => HOME);
  const waits: number[] = [];
  for (let guess = 0; guess < 4; guess++) {
    const refused = await verifyCredentials({ email, password: PASSWORD, address: HOME, now: new Date(now) }).catch(
      (error: unknown) => error,
    );
    const seconds = refused instanceof AppError ? (refused.retryAfter ?? 0) : 0;
    waits.push(seconds);
    now += seconds * 1000;
    expect(await attempt("wrong again")).toBe("wrong_credentials");
  }
  expect(waits).toEqual([1, 2, 4, 8]);
  now += 16_000;
  expect(await attempt(PASSWORD)).toBe("signed in");
});

test("nobody is locked out by others: neither at a new place, nor where they have been right before", async () => {
  expect(await attempt(PASSWORD)).toBe("signed in");
  await fail(80, (guess) => `198.51.100.${guess}`);
  expect(await attempt(PASSWORD)).toBe("signed in");
  expect(await attempt(PASSWORD, "203.0.113.200")).toBe("signed in");
});

/** A wrong password from home, as soon as it may come, without the tenth of a second that checking it takes. */
async function guessAt(subject: string): Promise<void> {
  const guess = { kind: "sign_in", subject, address: HOME, check: async () => null } as const;
  for (;;) {
    const refused = await attemptGuess({ ...guess, now: new Date(now) }).catch((error: unknown) => error);
    if (!(refused instanceof AppError)) return;
    now += (refused.retryAfter ?? 0) * 1000;
  }
}

test("a colleague who attacks from the same address slows newcomers, and nobody who has been right there", async () => {
  expect(await attempt(PASSWORD)).toBe("signed in");
  for (let guess = 0; guess < 55; guess++) await guessAt(`guess-${guess}@parvoz.test`);
  const newcomer = await addUser(cheapHash(PASSWORD));
  expect(await attempt(PASSWORD, HOME, newcomer)).toBe("too_many_requests");
  expect(await attempt(PASSWORD)).toBe("signed in");
  now += MINUTE;
  expect(await attempt(PASSWORD, HOME, newcomer)).toBe("signed in");
});

test("wrong passwords where one was right before cost fifteen seconds at most", async () => {
  expect(await attempt(PASSWORD)).toBe("signed in");
  await fail(40, () => HOME);
  expect(await attempt(PASSWORD)).toBe("too_many_requests");
  now += 15_000;
  expect(await attempt(PASSWORD)).toBe("signed in");
});

test("who attacks from the very address of somebody does not keep them from signing in with the browser that they always use", async () => {
  const whose = { passwordHash: cheapHash(PASSWORD), now: new Date(now) };
  const browser = makeDeviceMark({ ...whose, subject: email });
  expect(await attempt(PASSWORD)).toBe("signed in");
  await fail(40, () => HOME);
  const signIn = (device: string) =>
    verifyCredentials({ email, password: PASSWORD, address: HOME, device, now: new Date(now) }).then(
      () => "signed in",
      (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
    );
  expect([await attempt(PASSWORD), await signIn(browser)]).toEqual(["too_many_requests", "signed in"]);
  // Neither another person's mark, nor one that was changed, nor an old one.
  const [device, expires, mac] = browser.split(".");
  const others = makeDeviceMark({ ...whose, subject: `other-${email}` });
  const old = makeDeviceMark({ ...whose, subject: email, now: new Date(now - (DEVICE_SECONDS + 1) * 1000) });
  for (const mark of [others, old, `${device}.${Number(expires) + 1}.${mac}`, `${device}A.${expires}.${mac}`, "", "x"])
    expect(await signIn(mark)).toBe("too_many_requests");
  // Nor one of before a new password, however many of those somebody has gathered.
  await db().user.update({ where: await findUserByEmail(email), data: { passwordHash: cheapHash(`${PASSWORD} anew`) } });
  expect(await signIn(browser)).toBe("too_many_requests");
});

test("wrong passwords with a browser's mark are slowed as they are from a known place", async () => {
  const device = makeDeviceMark({ subject: email, passwordHash: cheapHash(PASSWORD), now: new Date(now) });
  const wrong = (guess: number) =>
    verifyCredentials({ email, password: `wrong ${guess}`, address: `198.51.100.${guess}`, device, now: new Date(now) });
  const said: string[] = [];
  for (let guess = 0; guess < 22; guess++)
    said.push(await wrong(guess).then(String, (error: unknown) => (error instanceof AppError ? error.kind : "failed")));
  expect(said).toEqual([...Array.from({ length: 20 }, () => "wrong_credentials"), "too_many_requests", "too_many_requests"]);
});

test("a customer of a network with IPv6 is one place, whatever addresses they take", async () => {
  await fail(5, (guess) => `2001:db8:0:7::${guess}`);
  expect(await attempt(PASSWORD, "2001:db8:0:7:aaaa:bbbb:cccc:dddd")).toBe("too_many_requests");
  expect(await attempt(PASSWORD, "2001:db8:0:8::1")).toBe("signed in");
});

test("a closed account, a wrong password and an unknown address are told and counted alike", async () => {
  await db().user.update({ where: await findUserByEmail(email), data: { disabledAt: new Date() } });
  const open = await addUser(cheapHash(PASSWORD));
  const unknown = `${randomUUID()}@parvoz.test`;
  const told = async (as: string, password: string) => {
    const answers: string[] = [];
    const place = `192.0.2.${as === open ? 1 : as === email ? 2 : 3}`;
    for (let guess = 0; guess < 7; guess++) answers.push(await attempt(password, place, as));
    return answers;
  };
  const expected = [...Array.from({ length: 5 }, () => "wrong_credentials"), "too_many_requests", "too_many_requests"];
  expect(await told(open, "wrong")).toEqual(expected);
  expect(await told(email, PASSWORD)).toEqual(expected);
  expect(await told(unknown, PASSWORD)).toEqual(expected);
});

test("what is counted names no address and no person", async () => {
  await attempt("wrong");
  await attempt(PASSWORD);
  const rows = await db().$queryRaw<{ row: string }[]>`
    select to_jsonb(g)::text as row from guess_count g union all select to_jsonb(k)::text from known_place k
    union all select to_jsonb(r)::text from rate_limit r`;
  const text = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(2);
  for (const clear of ["parvoz.test", "203.0.113", Buffer.from(email).toString("hex")]) expect(text).not.toContain(clear);
});
