// What the runners' reports say of a run: how many tests passed, and each that did not, by file, name and reason.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../build/prepare.mjs";

/** Of a reason: enough for a difference of values, where the log before it has been cut. */
const LINES_KEPT = 24;
const WIDTH_KEPT = 200;

/** @param {string} file @param {string} name @param {string | undefined} reason */
function failureOf(file, name, reason) {
  const lines = stripVTControlCharacters(reason ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("    at "));
  const [first = "", ...rest] = lines.slice(0, LINES_KEPT).map((line) => line.slice(0, WIDTH_KEPT));
  const where = path.isAbsolute(file) ? path.relative(root, file) : file;
  return [[where, name, first].filter((part) => part !== "").join(" › "), ...rest.map((line) => `    ${line}`)].join("\n");
}

/** @param {any} json vitest's JSON report @returns {{ passed: number, failed: number, failures: string[] }} a skipped test counts as failed */
export function fromVitest(json) {
  const failures = json.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status !== "passed");
    if (tests.length === 0 && file.status !== "passed") return [failureOf(file.name, "", file.message)];
    return tests.map(({ fullName, status, failureMessages }) => failureOf(file.name, fullName, failureMessages[0] ?? status));
  });
  return { passed: json.numPassedTests, failed: json.numTotalTests - json.numPassedTests, failures };
}

/** @param {any} json Playwright's JSON report @returns as `fromVitest`; a test that passed only when repeated counts as failed */
export function fromPlaywright({ suites, stats, errors }) {
  const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const tests = suites.flatMap(specs).flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test })));
  const failures = tests
    .filter(({ status }) => status !== "expected")
    .map(({ file, title, status, results }) => failureOf(file, title, results.find(({ error }) => error)?.error.message ?? status));
  const outside = errors.map(({ message }) => failureOf("", "", message));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped, failures: [...failures, ...outside] };
}
