import { expect, test, vi } from "vitest";
import { AppError } from "./errors";

test("an error is known by every copy of its module in the process, and nothing else is taken for one", async () => {
  vi.resetModules();
  const other = await import("./errors");
  expect(other.AppError).not.toBe(AppError);
  expect(new other.AppError("partner_suspended")).toBeInstanceOf(AppError);
  expect(new AppError("partner_suspended")).toBeInstanceOf(other.AppError);
  for (const value of [new Error("partner_suspended"), { kind: "partner_suspended" }, "partner_suspended", null, undefined])
    expect(value instanceof AppError).toBe(false);
});
