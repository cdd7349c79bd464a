// npm run try:orval -- SERVER TEST_KEY: installs orval in a folder of its own, makes a client of the server's document, compiles it strictly, and asks
// for two countries and one direction. Not part of `npm test`: orval brings 318 packages, 120 MB.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { compileStrictly, runGenerated } from "./support/clients/generated-client";
import { runProgram } from "./support/clients/run-program";

/** The last ones that run on Node 20. */
const PINNED = ["orval@7.13.2"];
const SEARCH_DAYS_AHEAD = 47;

/** @throws Error with what the command wrote where it does not end well */
async function must(command: string, args: string[], folder: string): Promise<void> {
  const { code, output } = await runProgram(command, args, folder);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}:\n${output}`);
}

async function main(server: string, key: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-orval-"));
  try {
    const answer = await fetch(`${server}/docs/openapi.json`);
    const document = { ...(await answer.json()), servers: [{ url: `${server}/api/v1` }] };
    fs.writeFileSync(path.join(folder, "openapi.json"), JSON.stringify(document));
    fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "partner", private: true, type: "module" }));
    await must("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...PINNED], folder);
    const output = { target: "./made/parvoz.ts", client: "fetch", baseUrl: `${server}/api/v1` };
    const program = `import { generate } from "orval"; await generate(${JSON.stringify({ input: { target: "./openapi.json" }, output })});`;
    await must(process.execPath, ["--input-type=module", "--eval", program], folder);
    const client = { folder, program: "orval.mts" };
    await compileStrictly(client);
    const day = new Date(Date.now() + SEARCH_DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
    console.log(JSON.stringify(await runGenerated(client, { server, key, day })));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [server, key] = process.argv.slice(2);
if (!server || !key) throw new Error("Usage: npm run try:orval -- SERVER TEST_KEY, for example http://localhost:3000 pvz_test_…");
await main(server.replace(/\/$/, ""), key);
