import { spawn } from "node:child_process";
import { once } from "node:events";
import { waitForAnswer } from "../../scripts/lib/launch.mjs";

/** The API tier on a database that is there, as `npm run serve:api` runs it. */
export async function startTier({ env, port, processes }: { env: NodeJS.ProcessEnv; port: number; processes?: number }) {
  const own = { API_PORT: String(port), ...(processes === undefined ? {} : { API_PROCESSES: String(processes) }) };
  const tier = spawn(process.execPath, ["scripts/serve-api.mjs"], { env: { ...env, ...own }, stdio: ["ignore", "ignore", "inherit"] });
  // Whoever stops it later need not hear of it.
  const ended = once(tier, "exit").then(() => {
    throw new Error("the API tier ended by itself");
  });
  await Promise.race([waitForAnswer(`http://127.0.0.1:${port}/api/health`), ended]);
  ended.catch(() => undefined);
  const stop = async () => {
    tier.kill("SIGTERM");
    if (tier.exitCode === null && tier.signalCode === null) await once(tier, "exit");
  };
  return { stop };
}
