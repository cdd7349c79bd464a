import { beforeEach, expect, test, vi } from "vitest";
import { POST as changeRoute } from "@/app/api/account/password/route";
import { POST as beginRoute } from "@/app/api/account/second-factor/begin/route";
import { POST as confirmRoute } from "@/app/api/account/second-factor/confirm/route";
import { secondFactorOffer } from "@/lib/contracts/account/account-security";
import { envelope } from "@/lib/contracts/shared";
import { totpCode, totpStep } from "@/lib/crypto/totp";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { mintToken } from "@/lib/services/access/credentials/mint-token";
import { setPassword } from "@/lib/services/access/passwords/set-password";
import { resetSecondFactor } from "@/lib/services/access/second-factor/reset-second-factor";
import { endAccess } from "@/lib/services/access/sessions/end-access";
import { lockAccount } from "@/lib/services/access/sign-in/account-lock";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { readBase32, setUpFactor } from "@/tests/support/authenticator";
import { cheapHash, makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

/** While it is set, whose password was found right waits for it. */
let held: Promise<void> | null = null;
/** Called when somebody waits. */
let arrived = () => {};
vi.mock("@/lib/crypto/password", async (original) => {
  const real = await original<typeof import("@/lib/crypto/password")>();
  const verifyPassword = async (password: string, hash: string) => {
    const same = await real.verifyPassword(password, hash);
    if (held === null) return same;
    const wait = held;
    held = null;
    arrived();
    await wait;
    return same;
  };
  return { ...real, verifyPassword };
});

const NEW = "qalam bulut qosh anor";
const THIEF = { password: PASSWORD, address: "198.51.100.7", userAgent: "" };

let owner: Somebody;
beforeEach(async () => {
  owner = await makeSomebody();
});

const opens = {
  "a session": () => signIn({ email: owner.email, code: "", now: new Date(), ...THIEF }),
  "a token": () => mintToken({ email: owner.email, now: new Date(), ...THIEF }),
};
type Opening = keyof typeof opens;
const both: Opening[] = ["a session", "a token"];

function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "opened",
    (error: unknown) => (error instanceof AppError ? error.kind : String(error)),
  );
}

/** Has the next password that is checked be found right, and nothing go on until `meanwhile` is done. */
async function whileChecked<T>(begin: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const work = begin();
  await reached;
  await meanwhile().finally(release);
  return work;
}

/** Begins something while the account is being changed by a transaction that is not over, and ends that when the other waits for it. */
async function whileLocked<T>(begin: () => Promise<T>, change: (tx: Prisma.TransactionClient) => Promise<unknown>): Promise<T> {
  const { work } = await db().$transaction(
    async (tx) => {
      await lockAccount(tx, owner.userId);
      const begun = begin();
      await vi.waitFor(
        async () => {
          const waiting = await db().$queryRaw<unknown[]>`
            select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
          expect(waiting).toHaveLength(1);
        },
        { timeout: 40_000, interval: 20 },
      );
      await change(tx);
      return { work: begun };
    },
    { timeout: 50_000 },
  );
  return work;
}

/** Sessions and tokens that are open. */
async function open(): Promise<number> {
  const { userId } = owner;
  return (
    (await db().userSession.count({ where: { userId, endedAt: null } })) +
    (await db().apiToken.count({ where: { userId, revokedAt: null } }))
  );
}

async function changePassword(cookie: string): Promise<number> {
  const body = { password: PASSWORD, new_password: NEW };
  return (await callPortal(changeRoute, { ...owner, cookie, method: "POST", body })).status;
}

test.each(both)("whose password was changed while it was looked at gets no %s", async (what) => {
  const { cookie } = await signInHere(owner.userId);
  const came = await whileChecked(
    () => outcome(opens[what]()),
    async () => expect(await changePassword(cookie)).toBe(200),
  );
  expect([came, await open()]).toEqual(["wrong_credentials", 1]);
});

test.each(both)("whose password is just being changed waits for it, and gets no %s", async (what) => {
  const now = new Date();
  const change = (tx: Prisma.TransactionClient) => setPassword(tx, { userId: owner.userId, passwordHash: cheapHash(NEW), keep: null, now });
  expect([await whileLocked(() => outcome(opens[what]()), change), await open()]).toEqual(["wrong_credentials", 0]);
});

test.each([
  ["a session", "second_factor_needed"],
  ["a token", "token_needs_key"],
] as const)("who has the password alone gets no %s while the second factor is being confirmed", async (what, expected) => {
  const { userId } = owner;
  const now = new Date();
  const confirm = async (tx: Prisma.TransactionClient) => {
    await tx.secondFactor.create({ data: { userId, secretSealed: "", createdAt: now, confirmedAt: now } });
    await endAccess(tx, { userId, keep: null, now });
  };
  expect([await whileLocked(() => outcome(opens[what]()), confirm), await open()]).toEqual([expected, 0]);
});

test("a second factor is confirmed, and reset, beside nobody who signs in", async () => {
  const { cookie } = await signInHere(owner.userId);
  const begun = await callPortal(beginRoute, { ...owner, cookie, method: "POST", body: { password: PASSWORD } });
  const secret = readBase32(envelope(secondFactorOffer).parse(await begun.json()).data.secret);
  const body = { code: totpCode(secret, totpStep(new Date())) };
  const confirm = async () => (await callPortal(confirmRoute, { ...owner, cookie, method: "POST", body })).status;
  expect(await whileLocked(confirm, async () => undefined)).toBe(200);
  const reset = () => outcome(resetSecondFactor({ email: owner.email, by: COMMAND, now: new Date() }));
  const openSession = (tx: Prisma.TransactionClient) =>
    tx.userSession.updateMany({ where: { userId: owner.userId }, data: { endedAt: null } });
  expect([await whileLocked(reset, openSession), await open()]).toEqual(["opened", 0]);
});

test("who passed a second factor that was reset meanwhile gets no session", async () => {
  const { code } = await setUpFactor(owner);
  const now = new Date(Date.now() + 30_000);
  const begin = () => outcome(signIn({ email: owner.email, code: code(1), now, ...THIEF }));
  const reset = async (tx: Prisma.TransactionClient) => {
    await tx.secondFactor.deleteMany({ where: { userId: owner.userId } });
    await endAccess(tx, { userId: owner.userId, keep: null, now });
  };
  expect([await whileLocked(begin, reset), await open()]).toEqual(["wrong_credentials", 0]);
});

test("a session that ended while its password was looked at changes nothing any more", async () => {
  const [mine, theirs] = [await signInHere(owner.userId), await signInHere(owner.userId)];
  const stolen = () => changePassword(theirs.cookie);
  const came = await whileChecked(stolen, async () => expect(await changePassword(mine.cookie)).toBe(200));
  expect([came, await open()]).toEqual([401, 1]);
  expect(await outcome(signIn({ email: owner.email, code: "", now: new Date(), ...THIEF, password: NEW }))).toBe("opened");
});
