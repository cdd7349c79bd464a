/** Somebody waits for every statement of a server (docs/operating.md). */
const STATEMENT_MS = 6_000;

/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { limitStatements } = await import("@/lib/db");
  limitStatements(STATEMENT_MS);
  const { mendRequests } = await import("@/lib/api/request/mend-request");
  mendRequests();
  const { attendEveryServer } = await import("@/lib/api/front-door/every-server");
  attendEveryServer();
  const { drainBeforeStop } = await import("@/lib/observability/stopping");
  drainBeforeStop();
  const { serveMetrics } = await import("@/lib/observability/serve-metrics");
  await serveMetrics({ role: "portal", searches: true });
  const { checkDataKeys } = await import("@/lib/services/ground/personal-data/check-data-keys");
  await checkDataKeys();
  const { watchReference } = await import("@/lib/services/ground/reference/watch-reference");
  await watchReference();
  const { prepareSuppliers } = await import("@/lib/services/offers/suppliers/prepare-suppliers");
  prepareSuppliers();
}
