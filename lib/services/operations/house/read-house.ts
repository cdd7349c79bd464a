import type { HousePage } from "@/lib/contracts/operator/house";
import { sendsMails, settingsInForce } from "@/lib/env";
import { readBackups } from "./read-backups";
import { readFailingDeliveries } from "./read-failing-deliveries";
import { readJobs } from "./read-jobs";
import { readStuckMails } from "./read-stuck-mails";
import { readWorkers } from "./read-workers";

/** How the service itself does: its settings, its workers and what waits for them, what has not arrived, and its backups. */
export async function readHouse({ now }: { now: Date }): Promise<HousePage> {
  const [workers, jobs, mails, deliveries, backups] = await Promise.all([
    readWorkers(now),
    readJobs(),
    readStuckMails(now),
    readFailingDeliveries(now),
    readBackups(),
  ]);
  const settings = settingsInForce().map(({ isSet, ...setting }) => ({ ...setting, is_set: isSet }));
  return { settings, workers, jobs, mails, deliveries, ...backups, sends_mails: sendsMails() };
}
