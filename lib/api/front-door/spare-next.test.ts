import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { replaceHeader } from "../request/mend-request";
import { methodsOf, spareNext } from "./spare-next";

/** What is left of a header. */
function spared(name: string, value: string): [unknown, string[]] {
  const request = new IncomingMessage(new Socket());
  replaceHeader(request, name, value);
  spareNext(request);
  return [request.headers[name], request.rawHeaders];
}

const TREE = encodeURIComponent(
  JSON.stringify(["", { children: [["id", "x", "d", null], { children: ["__PAGE__", {}] }] }, null, null, 1]),
);

test("the state of Next's own pages stays", () => {
  expect(spared("next-router-state-tree", TREE)).toEqual([TREE, ["next-router-state-tree", TREE]]);
});

test.each(["%", "{}", "[]", "null", '["",[]]', '["",{"children":["a"]}]', "x".repeat(9_000)])(
  "the state %s, which Next answers with 500, is taken out",
  (state) => {
    expect(spared("next-router-state-tree", state)).toEqual([undefined, []]);
  },
);

test("ranges are taken out, and of cookies the address to lead back to alone", () => {
  expect(spared("range", "bytes=9999999-")).toEqual([undefined, []]);
  expect(spared("cookie", "a=1; next-auth.callback-url=javascript:x; b=2")).toEqual(["a=1; b=2", ["cookie", "a=1; b=2"]]);
  expect(spared("cookie", "a=1; b=2")[0]).toBe("a=1; b=2");
  // Next does not know a cookie that a space comes before.
  expect(spared("cookie", "next-auth.callback-url=x; a=1")[0]).toBe("a=1");
});

test.each([
  ["/_global-error", "/_not-found"],
  ["/_global-error?x=1", "/_not-found?x=1"],
  ["/_global-errors", "/_global-errors"],
  ["/trip?at=/_global-error", "/trip?at=/_global-error"],
])("Next's page of an error is none that can be asked for: %s is %s", (asked, is) => {
  const request = new IncomingMessage(new Socket());
  request.url = asked;
  spareNext(request);
  expect(request.url).toBe(is);
});

test.each([
  ["/sign-in", "GET", true],
  ["/docs", "HEAD", true],
  ["/api/auth/signout", "POST", true],
  ["/api/v1/offers", "DELETE", true],
  ["/api/v1/offers", "TRACE", false],
  ["/sign-in", "TRACE", false],
  ["/sign-in", "POST", false],
  ["/logo.svg", "PROPFIND", false],
  ["*", "OPTIONS", false],
])("%s answers %s: %s", (path, method, answers) => {
  expect(methodsOf(path).includes(method)).toBe(answers);
});
