import { encode } from "next-auth/jwt";
import { afterEach, expect, test, vi } from "vitest";
import { GET as listRoute } from "@/app/api/account/sessions/route";
import { sessionCookieName } from "@/lib/api/access/session-cookie";
import { env } from "@/lib/env";
import { makeSomebody } from "@/tests/support/person";
import { callPortal } from "@/tests/support/portal-call";
import { signInHere } from "@/tests/support/portal-session";

const broken = vi.hoisted(() => ({ isBroken: false }));
vi.mock("next-auth/jwt", async (original) => {
  const real = await original<typeof import("next-auth/jwt")>();
  return {
    ...real,
    decode: (params: Parameters<typeof real.decode>[0]) =>
      broken.isBroken ? Promise.reject(new Error("out of memory")) : real.decode(params),
  };
});
afterEach(() => {
  broken.isBroken = false;
});

async function statusOf(userId: string, cookie: string) {
  const response = await callPortal(listRoute, { userId, cookie });
  return { status: response.status, waits: response.headers.get("retry-after") };
}

test("a cookie that could not be looked into is no wrong one: 503 with a time to wait, and good again afterwards", async () => {
  const { userId } = await makeSomebody();
  const { cookie } = await signInHere(userId);
  broken.isBroken = true;
  expect(await statusOf(userId, cookie)).toEqual({ status: 503, waits: "2" });
  broken.isBroken = false;
  expect(await statusOf(userId, cookie)).toEqual({ status: 200, waits: null });
});

test("a cookie that is none of ours, or too old, is answered 401, whatever it is made of", async () => {
  const { userId } = await makeSomebody();
  const token = { sid: crypto.randomUUID() };
  const secret = env().NEXTAUTH_SECRET;
  const head = (header: object) => Buffer.from(JSON.stringify(header)).toString("base64url");
  const foreign = [
    "x",
    "a.b.c.d.e",
    await encode({ token, secret: "another secret of thirty-two bytes" }),
    await encode({ token, secret, maxAge: -3_600 }),
    await encode({ token: { sub: userId }, secret }),
    `${head({ alg: "RSA-OAEP", enc: "A256GCM" })}.a.a.b.c`,
    `${head({ alg: "dir", enc: "A256GCM" })}..a.b.c`,
  ];
  for (const value of foreign)
    expect(await statusOf(userId, `${sessionCookieName()}=${value}`), value).toEqual({ status: 401, waits: null });
});
