import { expect, test } from "vitest";
import { allowedAt, allowList } from "./allowed-methods";

test.each([
  ["/api/v1/offers", "GET, HEAD, OPTIONS"],
  ["/api/v1/offers/abc", "GET, HEAD, OPTIONS"],
  ["/api/v1/offers/abc/booking", "OPTIONS, POST"],
  ["/api/v1/booking/x/void", "DELETE, OPTIONS"],
  ["/api/v1/nothing", null],
  ["/api/v1", null],
])("%s allows %s", (path, methods) => {
  expect(allowedAt(path)).toBe(methods);
});

test("several methods of a path stand in one list", () => {
  expect(allowList(["POST", "GET"])).toBe("GET, HEAD, OPTIONS, POST");
});
