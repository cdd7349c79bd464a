import { databaseState } from "@/lib/db";

/** Whether the database did not answer when it was last asked. */
export function isDatabaseAway(): boolean {
  return databaseState().isAway;
}

/** Whether more wait for a connection than there are: each of them waits for the whole of somebody else's statement. */
export function isDatabaseBusy(): boolean {
  const { waiting, most } = databaseState();
  return waiting > most;
}
