import { expect, test } from "vitest";
import { mendPath } from "./mend-path";

test.each(["/api/v1/booking/abc?x=%ff", "/api/v1/offers/a%20b", "/", "/trip/%D0%B0"])("%s can be decoded and stays", (url) => {
  expect(mendPath(url)).toBe(url);
});

test.each([
  ["/api/v1/booking/%ff", "/api/v1/booking/%25ff"],
  ["/api/v1/booking/%zz/payment?a=%5B0%5D", "/api/v1/booking/%25zz/payment?a=%5B0%5D"],
  ["/api/v1/booking/%", "/api/v1/booking/%25"],
])("%s cannot be decoded and is read as text", (url, mended) => {
  expect(mendPath(url)).toBe(mended);
});

test.each([
  ["/api/v1/accounts/tokens/", "/api/v1/accounts/tokens"],
  ["//api/v1/offers/?adults=1/", "/api/v1/offers?adults=1/"],
  ["/api//v1/booking/x//void", "/api/v1/booking/x/void"],
  ["/api\\v1\\\\booking/x", "/api/v1/booking/x"],
  ["/docs\\errors", "/docs\\errors"],
  ["/docs/errors/", "/docs/errors/"],
  ["//evil.example/x", "//evil.example/x"],
])("%s has no slash too many in the interface", (url, mended) => {
  expect(mendPath(url)).toBe(mended);
});
