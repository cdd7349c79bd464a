import { expect, test } from "vitest";
import { SetupError } from "../build/prepare.mjs";
import { reasonOf } from "./reason-of";

test("every line that tells of a setting is said, and of a failed statement why it failed", () => {
  expect(reasonOf(new SetupError("PORT must be a number.\nHOST must be an address.\nNothing was changed."))).toContain("PORT must");
  expect(reasonOf(new Error("Invalid invocation:\n\n  insert …\n\nthe disk is full\n"))).toBe("the disk is full");
  expect(reasonOf(new Error("", { cause: "connection refused" }))).toBe("connection refused");
});
