import { expect, test } from "vitest";
import { isConnectionLost, isDiskFull, isUnavailable, Unavailable } from "./unavailable";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  ["no connection", withCode("08006")],
  ["the disk is full", withCode("53100")],
  ["too many connections", withCode("53300")],
  ["the database is told to stop", withCode("57P01")],
  ["it starts", withCode("57P03")],
  ["a statement took too long", withCode("57014")],
  ["a standby", withCode("25006")],
  ["nobody listens", withCode("ECONNREFUSED")],
  ["Prisma's own code", withCode("P1001")],
  ["inside an error of Prisma's adapter", { name: "DriverAdapterError", cause: { originalCode: "57P01", kind: "postgres" } }],
  ["the adapter's own kind", { cause: { kind: "DatabaseNotReachable" } }],
  ["a raw query of Prisma's", { code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "53100" } } } }],
  ["a socket that was cut", new Error("Connection terminated unexpectedly")],
  ["said so", new Unavailable("away")],
  ["said so by another copy of the module", Object.assign(new Error("away"), { digest: "unavailable" })],
  ["caused by it", new Error("failed", { cause: withCode("ECONNRESET") })],
])("unavailable: %s", (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ["a unique key", withCode("23505")],
  ["a serialization failure", withCode("40001")],
  ["seats that are gone", withCode("PV003")],
  ["a row that is missing", withCode("P2025")],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["no error", undefined],
])("not unavailable: %s", (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test("a full disk is known, however deep it is wrapped", () => {
  expect(isDiskFull({ code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "53100" } } } })).toBe(true);
  expect(isDiskFull(withCode("53300"))).toBe(false);
});

test.each([
  ["a connection that was cut", new Error("Connection terminated unexpectedly"), true],
  ["a standby", withCode("25006"), true],
  ["a full disk", withCode("53100"), false],
  ["a statement that took too long", withCode("57014"), false],
])("a connection is lost or goes on: %s", (_what, error, isLost) => {
  expect(isConnectionLost(error)).toBe(isLost);
});
