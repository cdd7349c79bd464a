import { type DatabaseReadiness, probeReadiness } from "@/lib/db/readiness-probe";
import { databaseUrl } from "@/lib/env";
import { factOf } from "@/lib/util/process-facts";
import { processMemory } from "@/lib/util/process-wide";
import { isStopping } from "./stopping";

/** Why a process should get no requests; `ready` where it should. */
export type Readiness = DatabaseReadiness | "stopping" | "no_snapshot";

/** What was found holds for so long, for all who ask. */
const HOLDS_MS = 1_000;

interface Known {
  at: number;
  found: Promise<DatabaseReadiness>;
}

const known = processMemory("readiness", (): { last: Known | null } => ({ last: null }));

/** Whether this process can do its work. @param searches whether it answers searches, which need the schedule in memory */
export async function readiness({ searches }: { searches: boolean }): Promise<Readiness> {
  if (isStopping()) return "stopping";
  const database = await databaseReadiness();
  if (database !== "ready") return database;
  return searches && factOf("snapshot_version") === null ? "no_snapshot" : "ready";
}

function databaseReadiness(): Promise<DatabaseReadiness> {
  const kept = known();
  const now = performance.now();
  if (kept.last === null || now - kept.last.at > HOLDS_MS) kept.last = { at: now, found: probeReadiness(databaseUrl()) };
  return kept.last.found;
}
