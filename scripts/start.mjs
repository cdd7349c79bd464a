// `npm start`: everything from a fresh clone to a running product; `npm run dev`: the same with reload.
import fs from "node:fs";
import path from "node:path";
import { claim, keepNote } from "./lib/claim.mjs";
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
async function start({ stops, isStopping }) {
  checkNode();
  const port = wantedPort("PORT", 3000);
  const embedded = !process.env.DATABASE_URL;
  const demo = (process.env.DEMO ?? (embedded ? "1" : "0")) === "1";
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? ".data");
  fs.mkdirSync(dataDir, { recursive: true });
  const runtimeFile = path.join(dataDir, "runtime.json");
  await claim(runtimeFile);
  const note = keepNote(runtimeFile);
  stops.push(note.remove);
  await checkPortFree(port, { name: "PORT", command: "npm start" });
  await ensureInstalled();
  await ensurePrismaClient();
  const { embeddedDatabase, fillAgency, hasNoBooking, setUpDatabase, startProcesses, waitForAnswer } = await import("./lib/launch.mjs");
  const { settings } = await import("./lib/settings.mjs");
  let databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    const database = await embeddedDatabase({ dataDir, throwaway: false, onStart: (pid) => note.child("database", pid) });
    stops.push(database.stop);
    databaseUrl = database.url;
  }
  // Nobody else works on the embedded database: no older process can stumble over sealed personal data.
  const env = { ...(embedded ? { SEAL_AT_ONCE: "1" } : {}), ...settings({ dataDir, port, databaseUrl, demo }) };
  note.add({ port, databaseUrl, demo });
  await setUpDatabase(env);
  if (!dev) await ensureBuilt(distDir, env);
  if (isStopping()) return;
  const processes = startProcesses({ env, port, distDir: dev ? ".next-dev" : distDir, dev, onStart: note.child });
  stops.push(processes.stop);
  await processes.ready;
  if (isStopping()) return;
  await waitForAnswer(`http://127.0.0.1:${port}/sign-in`);
  if (isStopping()) return;
  banner({ port, demo, embedded, dataDir });
  // On a database that others share, nobody asked for invented bookings.
  const isFilled = demo && embedded && process.env.DEMO_BOOKINGS !== "0";
  if (isFilled && (await hasNoBooking(databaseUrl)) && !isStopping()) stops.push(fillAgency({ env, port }));
}

untilStopped(start, { onSignal: () => say("\nStopping …") });
