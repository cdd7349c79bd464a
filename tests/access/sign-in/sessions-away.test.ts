import { expect, test } from "vitest";
import { GET as listRoute } from "@/app/api/account/sessions/route";
import { reachByLink } from "@/tests/support/network/break-database";
import { makeSomebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

test("while the database is away nobody is signed out: known or not, a session is answered 503", async () => {
  const { link, restore } = await reachByLink();
  try {
    const { userId } = await makeSomebody();
    const [known, unknown] = [await signInHere(userId), await signInHere(userId)];
    const status = async ({ cookie }: { cookie: string }) => (await callPortal(listRoute, { userId, cookie })).status;
    expect(await status(known)).toBe(200);
    await link.set("refused");
    expect([await status(known), await status(unknown)]).toEqual([503, 503]);
    await link.set("none");
    await expect.poll(() => Promise.all([status(known), status(unknown)]), { timeout: 40_000 }).toEqual([200, 200]);
  } finally {
    await restore();
  }
});
