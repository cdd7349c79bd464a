import { runMigrations } from "graphile-worker";

/**
 * Makes or updates the queue's own tables (schema `graphile_worker`). To be run after the migrations and before the
 * first booking; safe to repeat, and safe while another process does the same.
 */
export async function installJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString });
}
