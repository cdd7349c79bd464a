import path from "node:path";
import { setTraffic, waitUntilUp } from "./front";
import { APPS } from "./layout";
import { startLoad } from "./load";
import { startPooler, startProduct, stopProduct, THIS_VERSION, type Version } from "./product";
import { Visitor } from "./visitor";
import { pause } from "./wait";

const QUIET_MS = 10_000;

/**
 * Under load: the version of a folder on two machines, replaced by this one, a machine at a time.
 * @param root of the version before, its dependencies installed
 * @returns whether nothing was lost, nothing refused and nothing missing
 */
export async function upgradeFrom(root: string): Promise<boolean> {
  const before: Version = { root: path.resolve(root) };
  const machines = APPS.slice(0, 2);
  for (const app of machines) {
    await startPooler(app);
    await stopProduct(app);
    await startProduct(app, before);
  }
  for (const app of machines) await waitUntilUp(app);
  const [load, visitor] = [await startLoad(), new Visitor()];
  const visits = visitor.visit();
  for (const app of machines) {
    await pause(QUIET_MS);
    await setTraffic(app, "drain");
    await stopProduct(app);
    console.log(`${app.name}: the version before has ended`);
    await startProduct(app, THIS_VERSION);
    await setTraffic(app, "ready");
    await waitUntilUp(app);
    console.log(`${app.name}: this version answers`);
  }
  await pause(QUIET_MS);
  visitor.leave();
  await visits;
  console.log(`pages and their files: ${visitor.loaded} loaded, ${visitor.missed.length} missed`);
  for (const missed of visitor.missed.slice(0, 10)) console.log(`  ${missed}`);
  return (await load.stop()) && visitor.missed.length === 0 && load.record.failedSearches.size === 0 && load.record.failedWrites.size === 0;
}
