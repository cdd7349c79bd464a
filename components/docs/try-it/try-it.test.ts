import { expect, test } from "vitest";
import { buildDocument } from "@/lib/contracts/openapi/build-document";
import { callOf, type TriedCall } from "./call-of";
import { addressOf } from "./send-call";
import { keyProblem } from "./test-key";

const { paths } = buildDocument("/api/v1");

function tried(path: string, method: "get" | "post" | "patch" | "delete"): TriedCall {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return callOf(method, path, operation);
}

const filledOf = (fields: TriedCall["query"]) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

test("a call is filled with the document's examples, and sent as programs send it", () => {
  const search = tried("/offers", "get");
  const address = decodeURIComponent(addressOf(search, { inPath: {}, query: filledOf(search.query) }));
  expect(address).toMatch(/^\/api\/v1\/offers\?directions\[0\]=TAS-IST-2027-03-12&.*adults=1&/);
  // What is left empty is not sent.
  expect(search.query.map(({ name }) => name)).toContain("max_price");
  expect(address).not.toContain("max_price");
});

test("an id is encoded, and a body is the example", () => {
  const trigger = tried("/sandbox/booking/{id}/events", "post");
  expect(addressOf(trigger, { inPath: { id: "a/b?c" }, query: {} })).toBe("/api/v1/sandbox/booking/a%2Fb%3Fc/events");
  expect([JSON.parse(trigger.body ?? ""), trigger.takesIdempotencyKey]).toEqual([{ type: "booking.ticketed" }, true]);
});

test("every operation that takes a key can be tried", () => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    (["get", "post", "patch", "delete"] as const).flatMap((method) => (methods[method] ? [tried(path, method)] : [])),
  );
  expect(calls.filter(({ takesKey }) => !takesKey).map(({ path }) => path)).toEqual(["/accounts/tokens"]);
});

test.each([
  ["", "keyMissing"],
  [`pvz_live_${"a".repeat(43)}`, "keyLive"],
  [`pvz_${"a".repeat(43)}`, "keyWrong"],
  [`pvz_test_${"a".repeat(10)}`, "keyWrong"],
  [`pvz_test_${"aB3_-".repeat(8)}abc`, null],
])("of %j as a key it says %s", (text, problem) => {
  expect(keyProblem(text)).toBe(problem);
});
