import { beforeAll, expect, test } from "vitest";
import { OPTIONS as OPTIONS_OF_BOOKING, PUT } from "@/app/api/v1/offers/[id]/booking/route";
import { OPTIONS, POST } from "@/app/api/v1/visa-types/route";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { makePartner } from "@/tests/support/world/world";

let own: Credentials;
beforeAll(async () => {
  own = await makeCredentials(await makePartner());
});

const context = { params: Promise.resolve({}) };
const request = (method: string) => new Request("http://parvoz.test/api/v1/visa-types", { method });

test("a response names its language, and that it hangs on the one asked for", async () => {
  for (const language of ["uz", "ru", "en"]) {
    const { headers } = await callOperation("check_balance", { credential: own.token, headers: { "accept-language": language } });
    expect([headers.get("content-language"), headers.get("vary")]).toEqual([language, "Accept-Encoding, Accept-Language"]);
  }
  const refused = await callOperation("check_balance", { headers: { "accept-language": "ru" } });
  expect(refused.headers.get("content-language")).toBe("ru");
});

test("whoever is not known is told how to say who asks", async () => {
  const { status, headers } = await callOperation("check_balance");
  expect([status, headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="parvoz"']);
  expect((await callOperation("check_balance", { credential: own.token })).headers.get("www-authenticate")).toBeNull();
});

test("the path that has a successor says so, and goes on answering", async () => {
  const query = { countries: ["TR"] };
  const legacy = await callOperation("list_visa_types_legacy", { credential: own.token, query });
  expect(legacy.status).toBe(200);
  expect(legacy.headers.get("deprecation")).toBe(`@${Date.parse("2026-11-20T00:00:00Z") / 1000}`);
  expect(legacy.headers.get("link")).toBe('</api/v1/visa-types/v2>; rel="successor-version"');
  const present = await callOperation("list_visa_types", { credential: own.token, query });
  expect([present.headers.get("deprecation"), present.headers.get("link")]).toEqual([null, null]);
});

test("the methods of a path are one list, whether asked for or met by a wrong one", async () => {
  const [asked, met] = [await OPTIONS(request("OPTIONS"), context), await POST(request("POST"), context)];
  expect([asked.status, met.status]).toEqual([204, 405]);
  expect([asked.headers.get("allow"), met.headers.get("allow")]).toEqual(["GET, HEAD, OPTIONS", "GET, HEAD, OPTIONS"]);
  const booking = [await OPTIONS_OF_BOOKING(request("OPTIONS"), context), await PUT(request("PUT"), context)];
  expect(booking.map(({ headers }) => headers.get("allow"))).toEqual(["OPTIONS, POST", "OPTIONS, POST"]);
});

test("no other site's pages may read a response", async () => {
  const { headers } = await callOperation("check_balance", { credential: own.token, headers: { origin: "https://elsewhere.example" } });
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
});
