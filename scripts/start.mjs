// `npm start`: everything from a fresh clone to a running product; `npm run dev`: the same with reload.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { checkNode, ensureBuilt, ensureInstalled, ensurePrismaClient, root, SetupError, say } from "./lib/prepare.mjs";

const dev = process.argv.includes("--dev");
const distDir = ".next";

function wantedPort() {
  const port = Number(process.env.PORT ?? 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SetupError(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
}

function checkPortFree(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) => {
      const why = error.code === "EACCES" ? `Port ${port} needs more rights` : `Port ${port} is taken`;
      reject(new SetupError(`${why}: set another one, for example PORT=${port < 65_435 ? port + 100 : 3100} npm start.`));
    });
    probe.listen(port, () => probe.close(resolve));
  });
}

function argsOf(pid) {
  return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

/** Two launchers on one data folder would fight over the database; what a killed one left running is ended first. */
async function claim(runtimeFile) {
  if (fs.existsSync(runtimeFile)) {
    const { pid, children = [] } = JSON.parse(fs.readFileSync(runtimeFile, "utf8"));
    if (argsOf(pid).includes("start.mjs")) {
      throw new SetupError(`Parvoz already runs on ${path.dirname(runtimeFile)} (process ${pid}): stop it, or set another DATA_DIR.`);
    }
    for (const child of children) await endLeftover(child);
  }
  fs.writeFileSync(runtimeFile, JSON.stringify({ pid: process.pid }), { mode: 0o600 });
}

async function endLeftover(pid) {
  // Another program may have the number by now. Next's server calls itself by a name of its own.
  if (!/next-server|next\/dist|worker\.ts/.test(argsOf(pid))) return;
  process.kill(pid, "SIGTERM");
  for (let i = 0; i < 50 && argsOf(pid); i++) await new Promise((resolve) => setTimeout(resolve, 100));
}

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

async function main() {
  checkNode();
  const port = wantedPort();
  const embedded = !process.env.DATABASE_URL;
  const demo = (process.env.DEMO ?? (embedded ? "1" : "0")) === "1";
  const dataDir = path.resolve(root, process.env.DATA_DIR ?? ".data");
  fs.mkdirSync(dataDir, { recursive: true });
  const runtimeFile = path.join(dataDir, "runtime.json");
  await claim(runtimeFile);

  const stops = [() => fs.rmSync(runtimeFile, { force: true })];
  let stopping;
  const stopAll = () => {
    stopping ??= (async () => {
      for (const stop of stops.toReversed()) await stop();
    })();
    return stopping;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (!stopping) say("\nStopping …");
      stopAll().then(() => process.exit(0));
    });
  }

  try {
    await checkPortFree(port);
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
    fs.writeFileSync(runtimeFile, JSON.stringify({ pid: process.pid, port, databaseUrl }), { mode: 0o600 });
    await setUpDatabase(env);
    if (!dev) await ensureBuilt(distDir, env);
    if (stopping) return;
    const processes = startProcesses({ env, port, distDir: dev ? ".next-dev" : distDir, dev });
    stops.push(processes.stop);
    fs.writeFileSync(runtimeFile, JSON.stringify({ pid: process.pid, port, databaseUrl, children: processes.pids }), { mode: 0o600 });
    processes.ended.then(({ name, code }) => {
      if (stopping) return;
      console.error(`The ${name} ended by itself (exit ${code}); stopping.`);
      stopAll().then(() => process.exit(1));
    });
    await waitForAnswer(`http://127.0.0.1:${port}/sign-in`);
    if (!stopping) banner({ port, demo, embedded, dataDir });
  } catch (error) {
    if (stopping) return;
    await stopAll();
    throw error;
  }
}

/** What PostgreSQL and the network say where DATABASE_URL leads nowhere. */
const DATABASE_ERRORS = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its host is unknown",
  ETIMEDOUT: "it does not answer",
  "28P01": "the password is wrong",
  28000: "the user is refused",
  "3D000": "there is no such database",
};

function explain(error) {
  const reason = DATABASE_ERRORS[error.code];
  if (reason) return `The database of DATABASE_URL cannot be used: ${reason}.`;
  if (error.code === "ENOSPC") return "The disk is full.";
  if (error.constructor?.name === "SetupError") return error.message;
  return error.stack ?? String(error);
}

main().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
