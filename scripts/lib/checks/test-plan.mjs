// What `npm test` tries, and what it leaves to `npm run test:night`: everything is in one of the two, and nothing in both.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../build/prepare.mjs";

/** Tags of journeys, see e2e/support/when.ts. */
const NIGHT = "@night";
const CLIENTS = "@clients";

/** From what clients are made, and what tries them. */
const OF_CLIENTS = ["lib/contracts", "clients", "e2e/clients"];

/**
 * Of the runs of a property test, the share that `npm test` makes; `npm run test:night` makes all of them. The worlds are others each time, so
 * that some days try as many as a night.
 */
export const SHARE_BY_DAY = 0.1;

/** Tests of vitest that kill, freeze and cut off processes and databases of their own, or make hundreds of bookings: they wait more than they check. */
const NIGHT_ENDING = ".night.test.ts";

/** Tests of vitest that run the clients' programs, in the language of each. */
const CLIENT_FILES = ["client-cut-answers", "client-files", "client-listen", "python-client"].map(
  (name) => `scripts/lib/clients/${name}.test.ts`,
);

/** Files with tests of vitest that `isTaken` takes, by name and text. */
function testFiles(isTaken) {
  return ["components", "lib", "scripts", "tests"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(folder, name))
      .filter((name) => /\.test\.tsx?$/.test(name) && isTaken(name, fs.readFileSync(path.join(root, name), "utf8"))),
  );
}

/** Files of the tests that ask how often, or which of their cases, they are to try (tests/support/run/property-runs.ts). */
export function propertyTests() {
  return testFiles((_, text) => /\b(propertyRuns|sweepRuns|casesOfRow|casesOfKinds)\(/.test(text));
}

/**
 * Vitest's arguments: which files it runs.
 * @param {{ isNight: boolean, areClientsAsReleased: boolean }} run by day the clients' programs are run only if they are not as they were released
 */
export function vitestFilesOf({ isNight, areClientsAsReleased }) {
  if (isNight) return [...propertyTests(), ...testFiles((name) => name.endsWith(NIGHT_ENDING)), ...CLIENT_FILES];
  return [`**/*${NIGHT_ENDING}`, ...(areClientsAsReleased ? CLIENT_FILES : [])].flatMap((file) => ["--exclude", file]);
}

/**
 * Playwright's arguments.
 * @param {{ isNight: boolean, areClientsAsReleased: boolean }} run by day the clients are tried whole only if they are not as they were released
 */
export function journeysOf({ isNight, areClientsAsReleased }) {
  if (isNight) return ["--grep", `${NIGHT}|${CLIENTS}`];
  return ["--grep-invert", areClientsAsReleased ? `${NIGHT}|${CLIENTS}` : NIGHT];
}

/**
 * Whether clients, and the contracts that they are made of, are those of the last release. Where no release is known, as in a copy without git,
 * one client of each language stands for all.
 * @returns {{ areClientsAsReleased: boolean, reason: string }}
 */
export function compareClients() {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const { status, stdout } = git("describe", "--tags", "--abbrev=0", "--match", "v*");
  const release = stdout?.trim();
  if (status !== 0 || !release) return { areClientsAsReleased: true, reason: "no release is known here" };
  const areClientsAsReleased = git("diff", "--quiet", release, "--", ...OF_CLIENTS).status === 0;
  return { areClientsAsReleased, reason: `they are ${areClientsAsReleased ? "as in" : "not as in"} ${release}` };
}
