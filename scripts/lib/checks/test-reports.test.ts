import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../build/prepare.mjs";
import { fromPlaywright, fromVitest } from "./test-reports.mjs";

test("a run that vitest reports names what failed, was skipped or could not be loaded", () => {
  const report = {
    numTotalTests: 3,
    numPassedTests: 1,
    testResults: [
      {
        name: path.join(root, "tests/keys.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "opens", status: "passed", failureMessages: [] },
          {
            fullName: "keys close",
            status: "failed",
            failureMessages: ["\u001b[31mAssertionError\u001b[39m: expected 500 to be 200\n    at x"],
          },
          { fullName: "later", status: "skipped", failureMessages: [] },
        ],
      },
      { name: path.join(root, "lib/broken.test.ts"), status: "failed", message: "SyntaxError: no\n\nmore", assertionResults: [] },
    ],
  };
  expect(fromVitest(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      "tests/keys.test.ts › keys close › AssertionError: expected 500 to be 200",
      "tests/keys.test.ts › later › skipped",
      "lib/broken.test.ts › SyntaxError: no\n    more",
    ],
  });
});

test("a run that Playwright reports names what failed at any depth, passed only when repeated, or was skipped", () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: "api/prices.spec.ts",
    title,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }, {}] }],
  });
  const inner = { specs: [spec("falls", "flaky", "Error: too late\nCall log"), spec("waits", "skipped")] };
  const report = {
    suites: [{ specs: [spec("rises", "expected"), spec("sells", "unexpected", "Timed out")], suites: [inner] }],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: "No server" }],
  };
  expect(fromPlaywright(report)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      "api/prices.spec.ts › sells › Timed out",
      "api/prices.spec.ts › falls › Error: too late\n    Call log",
      "api/prices.spec.ts › waits › skipped",
      "No server",
    ],
  });
});
