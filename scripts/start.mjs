// `npm start`: everything from a fresh clone to a running product; `npm run dev`: the same with reload.
import fs from "node:fs";
import path from "node:path";
import { checkNode, ensureInstalled, root, say } from "./lib/build/prepare.mjs";
import { claim, keepNote } from "./lib/launch/claim.mjs";
import { hostOf, localUrl } from "./lib/launch/hosts.mjs";
import { checkPortFree, wantedPort } from "./lib/launch/ports.mjs";
import { untilStopped } from "./lib/launch/until-stopped.mjs";
import { checkArguments, checkSettings } from "./lib/settings/check-settings.mjs";

const dev = process.argv.includes("--dev");
const distDir = ".next";

function banner({ address, demo, isPublished, embedded, dataDir }) {
  const lines = ["", `Parvoz is running at ${address}`];
  if (demo && !isPublished)
    lines.push(
      "",
      "The demonstration's passwords were drawn, and printed once, at its first start that others could reach. For another one:",
      "npx parvoz partner reset-password agent@parvoz.example",
    );
  if (demo && isPublished) {
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
  checkArguments(process.argv.slice(2), { command: dev ? "npm run dev" : "npm start", flags: ["--dev"] });
  checkSettings(process.env);
  const port = wantedPort("PORT", 3000);
  const embedded = !process.env.DATABASE_URL;
  const demo = (process.env.DEMO ?? (embedded ? "1" : "0")) === "1";
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? ".data");
  fs.mkdirSync(dataDir, { recursive: true });
  const runtimeFile = path.join(dataDir, "runtime.json");
  await claim(runtimeFile);
  const note = keepNote(runtimeFile);
  stops.push(note.remove);
  await checkPortFree({ host: hostOf(process.env), port }, { name: "PORT", command: "npm start" });
  await ensureInstalled({ forDevelopment: dev });
  const { embeddedDatabase, fillAgency, hasNoBooking, packStatics, setUp, startProcesses, tellSetupLink, waitForAnswer } = await import(
    "./lib/launch/launch.mjs"
  );
  const { settings } = await import("./lib/settings/settings.mjs");
  let databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    const database = await embeddedDatabase({ dataDir, throwaway: false, onStart: (pid) => note.child("database", pid) });
    stops.push(database.stop);
    databaseUrl = database.url;
  }
  const env = settings({ dataDir, port, databaseUrl, demo });
  note.add({ port, databaseUrl, demo, host: hostOf(env), publicUrl: env.PUBLIC_URL });
  const code = await setUp({ env, stops, ...(!dev && { distDir }) });
  if (isStopping()) return;
  if (code !== 0) return code;
  const processes = startProcesses({ env, port, distDir: dev ? ".next-dev" : distDir, dev, onStart: note.child });
  stops.push(processes.stop);
  await processes.ready;
  if (isStopping()) return;
  await waitForAnswer(`${localUrl({ host: hostOf(env), port })}/sign-in`, dev ? Number.POSITIVE_INFINITY : undefined);
  if (isStopping()) return;
  if (!demo) await tellSetupLink(env);
  if (isStopping()) return;
  banner({ address: env.PUBLIC_URL, demo, isPublished: env.DEMO_SIGN_IN === "1", embedded, dataDir });
  if (!dev) stops.push(packStatics(distDir));
  // On a database that others share, nobody asked for invented bookings.
  // Its people sign in for that with the passwords that everybody knows.
  const isFilled = env.DEMO_SIGN_IN === "1" && embedded && process.env.DEMO_BOOKINGS !== "0";
  if (isFilled && (await hasNoBooking(databaseUrl)) && !isStopping()) stops.push(fillAgency({ env, port }));
}

untilStopped(start, { onSignal: () => say("\nStopping …") });
