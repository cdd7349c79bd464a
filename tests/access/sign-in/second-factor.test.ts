import { beforeEach, describe, expect, test } from "vitest";
import { POST as beginRoute } from "@/app/api/account/second-factor/begin/route";
import { POST as confirmRoute } from "@/app/api/account/second-factor/confirm/route";
import { POST as renewRoute } from "@/app/api/account/second-factor/recovery-codes/route";
import { POST as removeRoute } from "@/app/api/account/second-factor/remove/route";
import { GET as stateRoute } from "@/app/api/account/second-factor/route";
import { GET as listSessionsRoute } from "@/app/api/account/sessions/route";
import { GET as refundsRoute } from "@/app/api/operator/refund-requests/route";
import { GET as balanceRoute } from "@/app/api/v1/accounts/check-balance/route";
import { recoveryCodes, secondFactor, secondFactorOffer } from "@/lib/contracts/account/account-security";
import { envelope, errorEnvelope } from "@/lib/contracts/shared";
import { totpCode, totpStep } from "@/lib/crypto/totp";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { mintToken } from "@/lib/services/access/credentials/mint-token";
import { offerEnrolmentCode } from "@/lib/services/access/second-factor/offer-enrolment-code";
import { resetSecondFactor } from "@/lib/services/access/second-factor/reset-second-factor";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { readBase32, setUpFactor } from "@/tests/support/authenticator";
import { makeSomebody, PASSWORD, type Somebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

const FROM = { address: "192.0.2.1", userAgent: "" };
const STEP_MS = 30_000;

let agent: Somebody;
beforeEach(async () => {
  agent = await makeSomebody();
});

/** What comes of signing in with a code, so many steps of the clock from now. */
function attempt(code: string, { steps = 0, who = agent, address = FROM.address } = {}): Promise<string> {
  const now = new Date(Date.now() + steps * STEP_MS);
  return signIn({ email: who.email, password: PASSWORD, code, now, ...FROM, address }).then(
    () => "signed in",
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );
}

function mint(who: Somebody): Promise<string> {
  return mintToken({ email: who.email, password: PASSWORD, address: FROM.address, now: new Date() }).then(
    () => "a token",
    (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
  );
}

/** Posts to a route of the account. @returns the status, and the fields that are to blame */
async function post(route: typeof beginRoute, cookie: string, body: object): Promise<[number, ...string[]]> {
  const response = await callPortal(route, { userId: agent.userId, cookie, method: "POST", body });
  if (response.status === 200) return [200];
  return [response.status, ...Object.keys(errorEnvelope.parse(await response.json()).errors ?? {})];
}

describe("an operator", () => {
  let operator: Somebody;
  beforeEach(async () => {
    operator = await makeSomebody("operator");
  });

  test("gets nowhere but to the set-up by the password alone, and everywhere after it", async () => {
    expect(await attempt("", { who: operator })).toBe("signed in");
    const { userId } = operator;
    const { cookie } = await signInHere(userId, { isFactorSet: false });
    const doors = async () => {
      const answers = [refundsRoute, balanceRoute, listSessionsRoute, stateRoute].map((route) => callPortal(route, { userId, cookie }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await doors()).toEqual([403, 403, 200, 200]);
    const refusal = errorEnvelope.parse(await (await callPortal(refundsRoute, { userId, cookie })).json());
    expect(refusal).toMatchObject({ error_code: 100462 });
    const factor = await setUpFactor(operator);
    const after = await callPortal(refundsRoute, { userId, cookie: factor.cookie });
    expect(after.status).toBe(200);
    expect(await attempt("", { who: operator })).toBe("second_factor_needed");
  });

  test("cannot switch it off, and gets no token for a password, before as after", async () => {
    expect(await mint(operator)).toBe("token_needs_key");
    const { cookie, code } = await setUpFactor(operator);
    expect(await mint(operator)).toBe("token_needs_key");
    expect(await post(removeRoute, cookie, { password: PASSWORD, code: code(1) })).toEqual([403]);
    expect(await attempt(code(1), { who: operator, steps: 1 })).toBe("signed in");
  });
});

describe("setting it up", () => {
  test("takes the password first, then a code of the secret that was shown last", async () => {
    const { cookie } = await signInHere(agent.userId);
    const begin = async (password: string) => callPortal(beginRoute, { ...agent, cookie, method: "POST", body: { password } });
    expect(await post(confirmRoute, cookie, { code: "123456" })).toEqual([409]);
    expect(await post(beginRoute, cookie, { password: "wrong" })).toEqual([422, "password"]);
    const [first, last] = [await begin(PASSWORD), await begin(PASSWORD)];
    const secretOf = async (answer: Response) => envelope(secondFactorOffer).parse(await answer.json()).data.secret;
    const codeOf = (secret: string) => totpCode(readBase32(secret), totpStep(new Date()));
    expect(await post(confirmRoute, cookie, { code: codeOf(await secretOf(first)) })).toEqual([422, "code"]);
    // Nothing is asked for until it is confirmed.
    expect(await attempt("")).toBe("signed in");
    const secret = await secretOf(last);
    expect(await post(confirmRoute, cookie, { code: ` ${codeOf(secret).replace(/(...)/, "$1 ")} ` })).toEqual([200]);
    expect(await attempt("")).toBe("second_factor_needed");
    expect(await post(beginRoute, cookie, { password: PASSWORD })).toEqual([409]);
    const rows = await db().$queryRaw`select f::text as text from second_factor f where user_id = ${agent.userId}::uuid`;
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("ends what the password alone has opened: other sessions, and tokens", async () => {
    expect(await mint(agent)).toBe("a token");
    const other = await signInHere(agent.userId);
    const { cookie } = await setUpFactor(agent);
    const statusOf = async (session: string) => (await callPortal(listSessionsRoute, { ...agent, cookie: session })).status;
    expect([await statusOf(other.cookie), await statusOf(cookie)]).toEqual([401, 200]);
    expect(await db().apiToken.count({ where: { userId: agent.userId, revokedAt: null } })).toBe(0);
    expect(await mint(agent)).toBe("token_needs_key");
  });

  test("shows the app what it needs, as letters and as a picture", async () => {
    const { cookie } = await signInHere(agent.userId);
    const answer = await callPortal(beginRoute, { ...agent, cookie, method: "POST", body: { password: PASSWORD } });
    const { secret, uri, qr } = envelope(secondFactorOffer).parse(await answer.json()).data;
    expect(readBase32(secret)).toHaveLength(20);
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual(["otpauth:", "totp", `/Parvoz:${agent.email}`]);
    expect(Object.fromEntries(searchParams)).toEqual({ secret, issuer: "Parvoz" });
    // The finder pattern in the corner, inside four modules of quiet.
    expect(qr.path).toMatch(/^M4 4h7v1h-7z/);
    expect(qr.size % 4).toBe(1);
  });
});

test("a code signs in once, also for two who send it at once, and none of an earlier moment does after it", async () => {
  const { code } = await setUpFactor(agent);
  expect(await attempt("000000")).toBe("wrong_code");
  expect(await attempt(code(0))).toBe("wrong_code");
  const together = await Promise.all([attempt(code(2), { steps: 2 }), attempt(code(2), { steps: 2 })]);
  expect(together.toSorted()).toEqual(["signed in", "wrong_code"]);
  expect(await attempt(code(1), { steps: 2 })).toBe("wrong_code");
  expect(await attempt(code(3), { steps: 3 })).toBe("signed in");
});

test("each recovery code signs in once, however it is typed, until new ones are made", async () => {
  const { code, cookie, recoveryCodes: codes } = await setUpFactor(agent);
  expect(new Set(codes).size).toBe(10);
  const [one = "", two = "", three = ""] = codes;
  expect(await attempt(one)).toBe("signed in");
  expect(await attempt(one)).toBe("wrong_code");
  expect(await attempt(` ${two.toLowerCase().replaceAll("-", " ")}`)).toBe("signed in");
  const state = envelope(secondFactor).parse(await (await callPortal(stateRoute, { ...agent, cookie })).json()).data;
  expect(state).toMatchObject({ recovery_codes_left: 8, is_obligatory: false, is_let_off: false });
  expect(await post(renewRoute, cookie, { password: PASSWORD, code: "000000" })).toEqual([422, "code"]);
  const renewed = await callPortal(renewRoute, { ...agent, cookie, method: "POST", body: { password: PASSWORD, code: code(1) } });
  const [fresh = ""] = envelope(recoveryCodes).parse(await renewed.json()).data.codes;
  expect(await attempt(three)).toBe("wrong_code");
  expect(await attempt(fresh)).toBe("signed in");
});

test("who has stolen a password uses up the codes of their own places, and not of its owner's", async () => {
  const { code } = await setUpFactor(agent);
  expect(await attempt(code(1), { steps: 1 })).toBe("signed in");
  const wrongFrom = (address: string) => Promise.all(Array.from({ length: 12 }, () => attempt("000000", { address })));
  const refused = async (address: string) => (await wrongFrom(address)).filter((said) => said === "too_many_requests").length;
  expect([await refused("198.51.100.1"), await refused("198.51.100.2")]).toEqual([2, 2]);
  // From all new places together no more than twenty are tried.
  expect(await refused("198.51.100.3")).toBe(12);
  expect(await attempt(code(2), { steps: 2 })).toBe("signed in");
  expect(await attempt(code(3), { steps: 3, address: "203.0.113.1" })).toBe("too_many_requests");
});

test("a browser has codes of its own once a right one was typed in it, and not because it knew the password before", async () => {
  const signInWith = (code: string, { steps = 0, device = "" } = {}) =>
    signIn({ email: agent.email, password: PASSWORD, code, device, now: new Date(Date.now() + steps * STEP_MS), ...FROM });
  const said = (work: Promise<unknown>) =>
    work.then(
      () => "signed in",
      (error: unknown) => (error instanceof AppError ? error.kind : "failed"),
    );
  const before = (await signInWith("")).deviceMark;
  const { code } = await setUpFactor(agent);
  // A mark is as old as the second in which it was made.
  await db().secondFactor.update({ where: { userId: agent.userId }, data: { confirmedAt: new Date(Date.now() + 2_000) } });
  const after = (await signInWith(code(1), { steps: 1 })).deviceMark;
  const refused = async (device: string) => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => said(signInWith("000000", { device, steps: 1 }))));
    return tries.filter((each) => each === "too_many_requests").length;
  };
  expect([await refused(""), await refused(before)]).toEqual([2, 12]);
  expect(await said(signInWith(code(2), { steps: 2 }))).toBe("too_many_requests");
  expect(await said(signInWith(code(2), { steps: 2, device: after }))).toBe("signed in");
});

test("ten wrong codes, sent all at once or not, and nobody gets in for a while; a right one before that forgets them", async () => {
  const { code } = await setUpFactor(agent);
  for (let wrong = 0; wrong < 9; wrong++) expect(await attempt("000000")).toBe("wrong_code");
  expect(await attempt(code(1), { steps: 1 })).toBe("signed in");
  await Promise.all(Array.from({ length: 10 }, () => attempt("000000")));
  expect(await attempt(code(2), { steps: 2 })).toBe("too_many_requests");
});

test("it is switched off by both factors, and by whoever runs the service for somebody who has lost theirs", async () => {
  const { code, cookie } = await setUpFactor(agent);
  expect(await post(removeRoute, cookie, { password: "wrong", code: code(1) })).toEqual([422, "password"]);
  expect(await post(removeRoute, cookie, { password: PASSWORD, code: "000000" })).toEqual([422, "code"]);
  expect(await post(removeRoute, cookie, { password: PASSWORD, code: code(1) })).toEqual([200]);
  expect(await attempt("")).toBe("signed in");
  expect(await mint(agent)).toBe("a token");
  const again = await setUpFactor(agent);
  await resetSecondFactor({ email: agent.email, by: COMMAND, now: new Date() });
  expect((await callPortal(stateRoute, { ...agent, cookie: again.cookie })).status).toBe(401);
  expect(await attempt("")).toBe("signed in");
});

test("whoever comes first with an operator's password enrols nothing: it takes the one-time code of the command line", async () => {
  const operator = await makeSomebody("operator");
  const { cookie } = await signInHere(operator.userId, { isFactorSet: false });
  const begin = (enrolment_code?: string) =>
    callPortal(beginRoute, { ...operator, cookie, method: "POST", body: { password: PASSWORD, enrolment_code } });
  const fieldsOf = async (answer: Response) => Object.keys(errorEnvelope.parse(await answer.json()).errors ?? {});
  const offer = (now: Date) => offerEnrolmentCode({ email: operator.email, by: COMMAND, now });
  expect(await fieldsOf(await begin())).toEqual(["enrolment_code"]);
  const { code: old } = await offer(new Date(Date.now() - 73 * 3_600_000));
  expect(await fieldsOf(await begin(old))).toEqual(["enrolment_code"]);
  const { code: first } = await offer(new Date());
  const { code } = await offer(new Date());
  expect(await fieldsOf(await begin(first))).toEqual(["enrolment_code"]);
  // In any case, with or without hyphens, and again while nothing is confirmed.
  expect((await begin(code.toLowerCase().replaceAll("-", ""))).status).toBe(200);
  const begun = await begin(code);
  const secret = readBase32(envelope(secondFactorOffer).parse(await begun.json()).data.secret);
  const confirm = (now: Date) =>
    callPortal(confirmRoute, { ...operator, cookie, method: "POST", body: { code: totpCode(secret, totpStep(now)) } });
  expect((await confirm(new Date())).status).toBe(200);
  await resetSecondFactor({ email: operator.email, by: COMMAND, now: new Date() });
  const again = await signInHere(operator.userId, { isFactorSet: false });
  const used = await callPortal(beginRoute, {
    ...operator,
    cookie: again.cookie,
    method: "POST",
    body: { password: PASSWORD, enrolment_code: code },
  });
  expect(await fieldsOf(used)).toEqual(["enrolment_code"]);
});

test("a set-up that somebody began before they became an operator is not finished without the code", async () => {
  const { cookie } = await signInHere(agent.userId);
  const begun = await callPortal(beginRoute, { ...agent, cookie, method: "POST", body: { password: PASSWORD } });
  const secret = readBase32(envelope(secondFactorOffer).parse(await begun.json()).data.secret);
  await db().user.update({ where: { id: agent.userId }, data: { role: "operator", houseRoles: ["administrator"] } });
  const body = { code: totpCode(secret, totpStep(new Date())) };
  expect((await callPortal(confirmRoute, { ...agent, cookie, method: "POST", body })).status).toBe(409);
  expect(await db().secondFactor.count({ where: { userId: agent.userId, confirmedAt: { not: null } } })).toBe(0);
});
