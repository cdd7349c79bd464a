import { expect, test, vi } from "vitest";
import { GET as balancesRoute } from "@/app/api/v1/accounts/balances/route";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { mintToken } from "@/lib/services/access/credentials/mint-token";
import { CredentialResolver, makeAccessVersion } from "@/lib/services/access/credentials/resolve-credential";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { signIn } from "@/lib/services/access/sign-in/sign-in";
import { resumePartner, suspendPartner } from "@/lib/services/terms/partners/suspend-partner";
import { readTrip } from "@/lib/services/views/trip/read-trip";
import { insertBooking } from "@/tests/support/bookings/booking-rows";
import { makeCredentials } from "@/tests/support/credentials";
import { makeSomebody, PASSWORD } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

const outcome = (act: Promise<unknown>): Promise<string> =>
  act.then(
    (found) => (found === null ? "nobody" : "open"),
    (error: unknown) => (error instanceof AppError ? error.kind : String(error)),
  );

test("a suspended partner gets in nowhere at once, is told why, and what it has sold goes on; resumed, all opens again", async () => {
  const { email, partnerId, userId } = await makeSomebody("admin");
  const { code: partnerCode } = await db().partner.findUniqueOrThrow({ where: { id: partnerId } });
  const { token, fullKey, testKey } = await makeCredentials({ partner: { id: partnerId }, userId });
  const { sessionId } = await signInHere(userId);
  const booking = await insertBooking({ partnerId });
  const from = { address: "192.0.2.1" };
  // Another process, which has all of them in memory.
  const resolver = new CredentialResolver(makeAccessVersion());
  const admitted = async (credential: string) => {
    const admission = await resolver.admit(credential, new Date());
    return admission ? (admission.refusal ?? "open") : "nobody";
  };
  const http = async (credential: string) => {
    const headers = { authorization: `Bearer ${credential}`, "accept-language": "ru" };
    const answer = await balancesRoute(new Request("http://parvoz.test/api/v1/accounts/balances", { headers }), {
      params: Promise.resolve({}),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  };
  const doors = async () => {
    const now = new Date();
    return {
      password: await outcome(signIn({ email, password: PASSWORD, code: "", userAgent: "", ...from, now })),
      "wrong password": await outcome(signIn({ email, password: "wrong", code: "", userAgent: "", ...from, now })),
      "token for the password": await outcome(mintToken({ email, password: PASSWORD, ...from, now })),
      session: await outcome(resolveSession(sessionId, now)),
      token: await admitted(token),
      key: await admitted(fullKey),
      "test key": await admitted(testKey),
      http: (await http(fullKey)).status,
      "customer's page": await outcome(readTrip({ token: booking.publicToken, locale: "en", now })),
    };
  };
  const open = { ...{ password: "open", "wrong password": "wrong_credentials", "token for the password": "open", session: "open" } };
  const all = { ...open, token: "open", key: "open", "test key": "open", http: 200, "customer's page": "open" };
  expect(await doors()).toEqual(all);

  expect(await suspendPartner({ partnerCode, now: new Date() })).toEqual({ changed: true });
  expect(await suspendPartner({ partnerCode, now: new Date() })).toEqual({ changed: false });
  await expect.poll(() => admitted(fullKey)).toBe("partner_suspended");
  const shut = "partner_suspended";
  expect(await doors()).toEqual({
    ...{ password: shut, "wrong password": "wrong_credentials", "token for the password": shut, session: shut },
    ...{ token: shut, key: shut, "test key": shut, http: 403, "customer's page": "open" },
  });
  // Routes and pages have each a copy of the code, and one memory of sessions.
  vi.resetModules();
  const { GET: sessionsRoute } = await import("@/app/api/account/sessions/route");
  const toldToSession = await callPortal(sessionsRoute, { userId, method: "GET" });
  expect([toldToSession.status, await toldToSession.json()]).toMatchObject([403, { error_code: 100597 }]);
  expect(await http(fullKey)).toMatchObject({ body: { error_code: 100597, message: expect.stringContaining("приостановлена") } });

  expect(await resumePartner({ partnerCode })).toEqual({ changed: true });
  await expect.poll(() => admitted(fullKey)).toBe("open");
  expect(await doors()).toEqual(all);
  const logged = await db().auditEvent.findMany({ where: { partnerId, action: { startsWith: "partner_" } }, orderBy: { id: "asc" } });
  expect(logged.map(({ action }) => action)).toEqual(["partner_suspended", "partner_resumed"]);
});
