import { afterEach, expect, test, vi } from "vitest";
import { readCommandLine, WrongUsage } from "./command-line";

const SHAPE = {
  usage: "npx parvoz try CODE NAME [MORE] [--fee 3] [--only A] [--dry-run]",
  words: ["CODE", "NAME"],
  moreWords: 1,
  flags: { fee: "text", only: "texts", "dry-run": "switch" },
  siblingFlags: ["credit"],
} as const;

afterEach(() => vi.unstubAllEnvs());

test("words and flags are read as they are meant, and what is not given is undefined, empty or false", () => {
  expect(readCommandLine(["A", "--fee", "2.50", "B", "--only=x", "--only", "y"], SHAPE)).toEqual({
    words: ["A", "B"],
    flags: { fee: "2.50", only: ["x", "y"], "dry-run": false },
  });
  expect(readCommandLine(["A", "B", "C", "--dry-run"], SHAPE)).toMatchObject({
    words: ["A", "B", "C"],
    flags: { fee: undefined, "dry-run": true },
  });
});

test.each<[string, string[], string]>([
  ["a missing word", ["A"], "NAME is missing"],
  ["superfluous words", ["A", "B", "C", "D", "E"], "superfluous: D E"],
  ["a misspelt flag", ["A", "B", "--fees", "3"], "--fees"],
  ["a short flag", ["A", "B", "-f"], "-f"],
  ["a sibling's flag", ["A", "B", "--credit", "3"], "--credit"],
  ["a flag without its value", ["A", "B", "--fee"], "--fee"],
  ["a flag before another one", ["A", "B", "--fee", "--dry-run"], "--fee"],
  ["an empty value", ["A", "B", "--fee="], "--fee needs a value"],
  ["a value for a switch", ["A", "B", "--dry-run=no"], "--dry-run"],
  ["a doubled flag", ["A", "B", "--fee", "1", "--fee", "2"], "--fee is given twice"],
  ["a doubled switch", ["A", "B", "--dry-run", "--dry-run"], "--dry-run is given twice"],
])("%s is refused, and how it is written is told", (_what, args, text) => {
  const read = () => readCommandLine(args, SHAPE);
  expect(read).toThrow(WrongUsage);
  expect(read).toThrow(text);
  expect(read).toThrow(SHAPE.usage);
});

test.each(["npm_config_fee", "npm_config_dry_run", "npm_config_credit"])("what npm kept for itself (%s) is refused", (name) => {
  vi.stubEnv(name, "3");
  expect(() => readCommandLine(["A", "B"], SHAPE)).toThrow("npm took --");
});
