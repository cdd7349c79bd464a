import { spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { COMMANDS, GROUPS } from "./command-table.mjs";

const entry = path.resolve("scripts/parvoz.mjs");

/** As `npx parvoz` starts it, from a folder that is not the project's. */
function parvoz(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...words], { encoding: "utf8", cwd: os.tmpdir() });
  return { status, stdout, stderr };
}

test("help has five groups with a line for each command", () => {
  const { status, stdout } = parvoz("--help");
  expect(status).toBe(0);
  for (const group of GROUPS) expect(stdout).toContain(`\n${group}:\n`);
  for (const [name, { says }] of Object.entries(COMMANDS))
    expect(stdout).toMatch(new RegExp(`^  ${name} +${says.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "m"));
  expect(GROUPS).toHaveLength(5);
  expect(parvoz().stdout).toBe(stdout);
});

test("help of a command says how it is written, however it is asked for", () => {
  const { status, stdout } = parvoz("help", "partner", "deposit");
  expect(status).toBe(0);
  expect(stdout).toContain("npx parvoz partner deposit CODE AMOUNT");
  expect(parvoz("partner", "deposit", "--help").stdout).toBe(stdout);
  expect(parvoz("help", "stock").stdout).toContain("npx parvoz stock reopen NUMBER");
});

test.each([
  [["depost", "SINOV", "5"], "npx parvoz partner deposit CODE AMOUNT"],
  [["stock", "lst"], "npx parvoz stock list"],
  [["import", "fare", "a.csv"], "npx parvoz import fares"],
  [["bakcup", "a"], "npx parvoz backup FILE|FOLDER"],
  [["stock"], "npx parvoz stock declare CARRIER"],
  [["help", "nothing-like-it"], "npx parvoz --help"],
])("%j is no command: refused, and the nearest one is told", (words, told) => {
  const { status, stdout, stderr } = parvoz(...words);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(told);
});
