/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { mendRequests } = await import("@/lib/api/request/mend-request");
  mendRequests();
  const { watchReference } = await import("@/lib/services/reference/watch-reference");
  await watchReference();
  const { prepareSuppliers } = await import("@/lib/services/search/prepare-suppliers");
  prepareSuppliers({ now: new Date() });
}
