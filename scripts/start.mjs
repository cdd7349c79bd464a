// `npm start`: everything from a fresh clone to a running product; `npm run dev`: the same with reload.
import fs from "node:fs";
import path from "node:path";
import { claim, note } from "./lib/claim.mjs";
import { checkPortFree, wantedPort } from "./lib/ports.mjs";
import { checkNode, ensureBuilt, ensureInstalled, ensurePrismaClient, root, say } from "./lib/prepare.mjs";
import { untilStopped } from "./lib/until-stopped.mjs";

const dev = process.argv.includes("--dev");
const distDir = ".next";

function banner({ port, demo, embedded, dataDir }) {
  const address = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const lines = ["", `Parvoz is running at ${address}`];
  if (demo) {
    lines.push(
      "",
      "Demonstration sign-in   agent@parvoz.example / parvoz-demo-2026   (second partner: agent2@parvoz.example)",
      "Try the interface       " +
        `curl -s ${address}/api/v1/accounts/tokens -H 'content-type: application/json' ` +
        `-d '{"email":"agent@parvoz.example","password":"parvoz-demo-2026","access_type":"avia"}'`,
    );
  }
  lines.push("", `${embedded ? `Data in ${dataDir}. ` : ""}Stop with Ctrl-C.`, "");
  say(lines.join("\n"));
}

/** Starts everything, adding to `stops` how it is stopped again. */
async function start({ stops, isStopping, stopAll }) {
  checkNode();
  const port = wantedPort("PORT", 3000);
  const embedded = !process.env.DATABASE_URL;
  const demo = (process.env.DEMO ?? (embedded ? "1" : "0")) === "1";
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? ".data");
  fs.mkdirSync(dataDir, { recursive: true });
  const runtimeFile = path.join(dataDir, "runtime.json");
  await claim(runtimeFile);
  stops.push(() => fs.rmSync(runtimeFile, { force: true }));
  await checkPortFree(port, { name: "PORT", command: "npm start" });
  await ensureInstalled();
  await ensurePrismaClient();
  const { embeddedDatabase, setUpDatabase, startProcesses, waitForAnswer } = await import("./lib/launch.mjs");
  const { settings } = await import("./lib/settings.mjs");
  let databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    const database = await embeddedDatabase({ dataDir, throwaway: false });
    stops.push(database.stop);
    databaseUrl = database.url;
  }
  const env = settings({ dataDir, port, databaseUrl, demo });
  note(runtimeFile, { port, databaseUrl, demo });
  await setUpDatabase(env);
  if (!dev) await ensureBuilt(distDir, env);
  if (isStopping()) return;
  const processes = startProcesses({ env, port, distDir: dev ? ".next-dev" : distDir, dev });
  stops.push(processes.stop);
  note(runtimeFile, { port, databaseUrl, demo, children: processes.pids });
  processes.ended.then(({ name, code }) => {
    if (isStopping()) return;
    console.error(`The ${name} ended by itself (exit ${code}); stopping.`);
    stopAll().then(() => process.exit(1));
  });
  await waitForAnswer(`http://127.0.0.1:${port}/sign-in`);
  if (!isStopping()) banner({ port, demo, embedded, dataDir });
}

untilStopped(start, { onSignal: () => say("\nStopping …") });
