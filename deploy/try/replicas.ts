import { setTraffic, waitUntilUp } from "./front";
import { APPS, type AppMachine } from "./layout";
import { firstApp, startLoad } from "./load";
import { killProcess, killProduct, startPooler, startProduct, stopProduct } from "./product";
import { pause } from "./wait";

/** Between two steps, milliseconds. */
const QUIET_MS = 10_000;

/**
 * Under load: one process of each kind killed, a whole machine killed and started again, a third machine added and taken away.
 * @returns whether nothing was lost
 */
export async function killReplicas(): Promise<boolean> {
  const [app, third] = [firstApp(), APPS[2]];
  if (!third) throw new Error("There is no third machine.");
  await startPooler(third);
  const load = await startLoad();
  for (const kind of ["tier", "worker", "portal"] as const) {
    await pause(QUIET_MS);
    console.log(`${app.name}: killed its ${kind} (process ${killProcess(app, kind) ?? "none"})`);
  }
  await pause(QUIET_MS);
  killProduct(app);
  console.log(`${app.name}: killed whole`);
  await pause(QUIET_MS);
  await add(app);
  await add(third);
  await pause(QUIET_MS);
  await takeAway(third);
  return load.stop();
}

async function add(app: AppMachine): Promise<void> {
  await startProduct(app);
  await setTraffic(app, "ready");
  await waitUntilUp(app);
  console.log(`${app.name}: added`);
}

async function takeAway(app: AppMachine): Promise<void> {
  await setTraffic(app, "drain");
  await stopProduct(app);
  console.log(`${app.name}: taken away`);
}
