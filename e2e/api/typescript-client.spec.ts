import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { runProgram } from "../support/clients/run-program";
import { SERVERS } from "../support/clients/tiers";
import { inDays } from "../support/product/partner";
import { makePerson } from "../support/product/people";
import { makeTestKey } from "../support/product/test-key";
import { BY_DAY, WITH_CLIENTS } from "../support/when";

const CLIENT = path.resolve("clients/typescript");
const SAMPLE = path.resolve("e2e/clients/typescript/sample.mts");
const COMPILER = path.resolve("node_modules/typescript/bin/tsc");

/** A project of a partner's, which has the client installed from its folder, without any registry. */
async function makeProject(folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "partner", private: true, type: "module" }));
  const options = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const installed = await runProgram("npm", ["install", ...options, "--install-links", CLIENT], folder);
  expect(installed.code, installed.output).toBe(0);
}

for (const { title, url } of SERVERS)
  test(
    `the client installs from its folder, type-checks, and goes from a search to a void on ${title}`,
    url === SERVERS[0].url ? BY_DAY : WITH_CLIENTS,
    async () => {
      // npm, a compiler, and a program that waits for tickets.
      test.slow();
      const info = test.info();
      const folder = info.outputPath("partner");
      await makeProject(folder);
      expect(fs.lstatSync(path.join(folder, "node_modules/@parvoz/client")).isSymbolicLink()).toBe(false);
      const target = [
        "--target",
        "es2022",
        "--module",
        "nodenext",
        "--lib",
        "es2023,dom",
        "--typeRoots",
        path.resolve("node_modules/@types"),
      ];
      const source = path.join(folder, "sample.mts");
      fs.copyFileSync(SAMPLE, source);
      const compiled = await runProgram(process.execPath, [COMPILER, "--strict", "--types", "node", ...target, source], folder);
      expect(compiled.code, compiled.output).toBe(0);

      const key = await makeTestKey(`TypeScript client, ${title}`);
      const settings = { BASE_URL: url, PARVOZ_KEY: key, SURNAME: makePerson("adt").last_name.toUpperCase(), DAY: inDays(44) };
      const { code, output } = await runProgram(process.execPath, ["sample.mjs"], folder, settings);
      expect(code, `${title}: ${output}`).toBe(0);
      const voided = { paid: "paid", ticket: expect.stringMatching(/^\d{13}$/), refused: 5233, voided: "refunded" };
      expect(JSON.parse(output), title).toEqual(voided);
    },
  );

test("the client that the documentation hands out installs, and is the folder's", WITH_CLIENTS, async ({ request }, info) => {
  const folder = info.outputPath("download");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "partner", private: true, type: "module" }));
  const response = await request.get("/docs/parvoz-client.tgz");
  expect(response.status()).toBe(200);
  fs.writeFileSync(path.join(folder, "client.tgz"), await response.body());
  const options = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const installed = await runProgram("npm", ["install", ...options, "./client.tgz"], folder);
  expect(installed.code, installed.output).toBe(0);
  const listed = (root: string) => fs.readdirSync(root, { recursive: true }).map(String).toSorted();
  const given = path.join(folder, "node_modules/@parvoz/client");
  expect(listed(given)).toEqual(listed(CLIENT));
  for (const name of listed(CLIENT).filter((one) => fs.statSync(path.join(CLIENT, one)).isFile())) {
    expect(fs.readFileSync(path.join(given, name), "utf8"), name).toBe(fs.readFileSync(path.join(CLIENT, name), "utf8"));
  }
});
