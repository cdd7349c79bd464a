import { afterAll, expect, test } from "vitest";
import { db } from "@/lib/db";
import { readSecondFactor } from "@/lib/services/access/second-factor/read-second-factor";
import { resolveSession } from "@/lib/services/access/sessions/resolve-session";
import { makeSomebody } from "@/tests/support/person";
import { signInHere } from "@/tests/support/portal-session";

process.env.DEMO = "1";
process.env.PUBLIC_URL = "http://localhost:3000";
afterAll(() => {
  delete process.env.DEMO;
});

test("the demonstration lets its own operators off, and nobody else's", async () => {
  const [own, other] = [await makeSomebody("operator"), await makeSomebody("operator")];
  await db().partner.update({ where: { id: own.partnerId }, data: { isDemo: true } });
  const seen = async ({ userId }: { userId: string }) => {
    const { sessionId } = await signInHere(userId, { isFactorSet: false });
    const { is_obligatory, is_let_off } = await readSecondFactor({ userId });
    return [(await resolveSession(sessionId, new Date()))?.session?.secondFactor, is_obligatory, is_let_off];
  };
  expect(await seen(own)).toEqual(["none", false, true]);
  expect(await seen(other)).toEqual(["due", true, false]);
});
