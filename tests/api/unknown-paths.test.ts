import { expect, test } from "vitest";
import { DELETE, GET, PATCH, POST, PUT } from "@/app/api/[[...path]]/route";
import * as auth from "@/app/api/auth/[...nextauth]/route";
import * as health from "@/app/api/health/route";
import { errorEnvelope } from "@/lib/contracts/shared";

test.each(Object.entries({ GET, POST, PUT, PATCH, DELETE }))(
  "%s of an unknown path under /api is refused as JSON in the caller's language",
  async (method, handle) => {
    for (const [path, language, text] of [
      ["/api", "ru_RU", "Такого пути нет"],
      ["/api/v2/offers", "uz", "Bunday manzil"],
      ["/api/portal/nothing", "de", "There is no such path"],
    ] as const) {
      const response = await handle(new Request(`http://parvoz.test${path}`, { method, headers: { "accept-language": language } }));
      expect(response.status).toBe(404);
      const { error_code, message } = errorEnvelope.parse(await response.json());
      expect([error_code, message]).toEqual([100_407, expect.stringContaining(text)]);
    }
  },
);

test.each([
  ["/api/health", health, "GET, HEAD, OPTIONS"],
  ["/api/auth/csrf", auth, "GET, HEAD, OPTIONS, POST"],
])("%s refuses other methods as JSON, and says which it has", async (path, { PUT, PATCH, DELETE, OPTIONS }, allow) => {
  const params = Promise.resolve({});
  for (const handle of [PUT, PATCH, DELETE]) {
    const response = await handle(new Request(`http://parvoz.test${path}`, { method: "PUT", headers: { "accept-language": "uz-UZ" } }), {
      params,
    });
    const { error_code, message } = errorEnvelope.parse(await response.json());
    expect([response.status, error_code, response.headers.get("allow")]).toEqual([405, 100_408, allow]);
    expect(message).toContain("manzil");
  }
  const listed = await OPTIONS(new Request(`http://parvoz.test${path}`, { method: "OPTIONS" }), { params });
  expect([listed.status, listed.headers.get("allow")]).toEqual([204, allow]);
});
