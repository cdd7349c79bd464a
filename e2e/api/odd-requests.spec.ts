import http from "node:http";
import { expect, test } from "@playwright/test";
import { errorEnvelope } from "@/lib/contracts/shared";
import { BASE_URL } from "../support/product/partner";

const SIGN_IN = "/api/auth/callback/credentials";

const ODD: [string, string, RequestInit, number][] = [
  ["a sign-in that is read, not sent", SIGN_IN, {}, 405],
  ["a way back that is a program", "/api/auth/signin?callbackUrl=javascript:x", {}, 422],
  ["a body that is no JSON", SIGN_IN, { method: "POST", body: "{", headers: { "content-type": "application/json" } }, 422],
];
for (const [what, path, init, status] of ODD)
  test(`signing in refuses ${what} in the envelope`, async () => {
    const response = await fetch(`${BASE_URL}${path}`, init);
    expect(response.status).toBe(status);
    errorEnvelope.parse(await response.json());
  });

test("Next's page of an error is no page that can be asked for", async () => {
  expect((await fetch(`${BASE_URL}/_global-error`)).status).toBe(404);
});

test("TRACE is a method that nothing answers", async () => {
  const status = await new Promise((resolve, reject) => {
    const request = http.request(`${BASE_URL}/api/auth/csrf`, { method: "TRACE" }, (response) => resolve(response.resume().statusCode));
    request.once("error", reject).end();
  });
  expect(status).toBe(405);
});
