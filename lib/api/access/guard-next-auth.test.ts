import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { guardNextAuth } from "./guard-next-auth";

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

interface Sent {
  method?: string;
  type?: string;
  body?: string;
}

/** What comes of a request, and what of it next-auth has seen: its method, query and fields; null where it has seen nothing. */
async function guarded(path: string, { method = "GET", type, body }: Sent = {}) {
  const seen: unknown[] = [];
  const serve = guardNextAuth(async (request) => {
    const fields = Object.fromEntries(new URLSearchParams(await request.text()));
    seen.push({ method: request.method, query: request.nextUrl.search, cookie: request.headers.get("cookie"), fields });
    return Response.json({ ok: true });
  });
  const url = new URL(`http://localhost/api/auth/${path}`);
  const headers = { cookie: "a=1", ...(type && { "content-type": type }) };
  const request = new NextRequest(url, { method, headers, ...(body !== undefined && { body }) });
  const nextauth = url.pathname.split("/").slice(3).map(decodeURIComponent);
  const response = await serve(request, { params: Promise.resolve({ nextauth }) });
  return { response, seen: seen[0] ?? null };
}

const post = (type: string, body: string): Sent => ({ method: "POST", type, body });

test.each<[string, string, Sent, number]>([
  ["a sign-in that is read, not sent", "callback/credentials", {}, 405],
  ["a way back that is a program", "signin?callbackUrl=javascript:x", {}, 422],
  ["a way back that is no address", "providers?callbackUrl=%2F%2F%5B", {}, 422],
  ["a way back that no header can hold", "signin?callbackUrl=%2F%E2%82%AC", {}, 422],
  ["a way back of two lines", "signin?callbackUrl=%2Fa%0Ab", {}, 422],
  ["the last of two ways back", "signin?callbackUrl=/&callbackUrl=data:,x", {}, 422],
  ["a way back in the body", "callback/credentials", post(FORM, "callbackUrl=nowhere"), 422],
  ["a way back in the body that is no text", "callback/credentials", post(JSON_TYPE, '{"callbackUrl":{}}'), 422],
  ["a body that is no JSON", "callback/credentials", post(JSON_TYPE, "{"), 422],
  ["a body that is none of fields", "callback/credentials", post(JSON_TYPE, "[1]"), 422],
  ["a field that is no text", "callback/credentials", post(JSON_TYPE, '{"email":{"a":1}}'), 422],
  ["one that objects inherit", "callback/credentials", post(JSON_TYPE, '{"valueOf":[1]}'), 422],
  ["a body that is too large", "callback/credentials", post(FORM, `email=${"a".repeat(300_000)}`), 413],
  ["an error that no header can hold", "error?error=%E2%82%AC", {}, 422],
  ["the same in the path", "error/%E2%82%AC", {}, 404],
  ["more path than there is", "callback/credentials/more", {}, 404],
  ["an action that there is not", "nothing", {}, 404],
  ["one that objects inherit as an action", "constructor", {}, 404],
  ["an action that is only read", "csrf", post(JSON_TYPE, "{}"), 405],
])("%s is refused in the envelope, before next-auth", async (_what, path, sent, status) => {
  const { response, seen } = await guarded(path, sent);
  expect([response.status, seen]).toEqual([status, null]);
  expect(await response.json()).toMatchObject({ error_code: expect.any(Number), message: expect.any(String) });
});

test("a refused method says which one there is", async () => {
  expect((await guarded("callback/credentials")).response.headers.get("allow")).toBe("OPTIONS, POST");
});

test.each<[string, string, Sent, Record<string, string>]>([
  ["what a page asks", "csrf", {}, {}],
  ["a way back to a page", "signin?callbackUrl=%2Ftrip", {}, {}],
  [
    "a form",
    "callback/credentials",
    post(FORM, "email=a%40b.example&callbackUrl=https%3A%2F%2Fa.example%2F"),
    {
      ...{ email: "a@b.example", callbackUrl: "https://a.example/" },
    },
  ],
  ["the same as JSON", "callback/credentials", post(JSON_TYPE, '{"email":"a@b.example"}'), { email: "a@b.example" }],
  ["JSON without anything", "callback/credentials", post(JSON_TYPE, ""), {}],
  ["a body that next-auth does not read", "signout", post("text/plain", "{"), {}],
])("%s comes to next-auth", async (_what, path, sent, fields) => {
  const { response, seen } = await guarded(path, sent);
  const query = new URL(path, "http://localhost").search;
  expect([response.status, seen]).toEqual([200, { method: sent.method ?? "GET", query, cookie: "a=1", fields }]);
});

test("what next-auth does not catch is answered in the envelope, and not told", async () => {
  const serve = guardNextAuth(async () => {
    throw new TypeError("secret");
  });
  const response = await serve(new NextRequest("http://localhost/api/auth/csrf"), { params: Promise.resolve({ nextauth: ["csrf"] }) });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});
