import type { HousePage } from "@/lib/contracts/operator/house";
import { sendsMails, settingsInForce } from "@/lib/env";
import { readStuck } from "@/lib/services/views/today/read-stuck";
import { readBackups } from "./read-backups";
import { readJobs } from "./read-jobs";
import { readWorkers } from "./read-workers";

/** How the service itself does: its settings, its workers and what waits for them, what has not arrived, and its backups. */
export async function readHouse({ now }: { now: Date }): Promise<HousePage> {
  const [workers, jobs, { mails, addresses }, backups] = await Promise.all([
    readWorkers(now),
    readJobs(),
    readStuck({ now }),
    readBackups(),
  ]);
  const stuck = { mails: mails.length, addresses: addresses.length };
  const settings = settingsInForce().map(({ isSet, ...setting }) => ({ ...setting, is_set: isSet }));
  return { settings, workers, jobs, stuck, ...backups, sends_mails: sendsMails() };
}
