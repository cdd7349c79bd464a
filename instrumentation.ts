/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { makeObjectsYoung } = await import("./lib/api/make-objects-young");
  makeObjectsYoung();
  const { stampAddresses } = await import("./lib/api/request/stamp-address");
  stampAddresses();
  const { mendPaths } = await import("./lib/api/request/mend-path");
  mendPaths();
  const { restoreEncodings } = await import("@/lib/api/restore-encoding");
  restoreEncodings();
  const { log } = await import("@/lib/log");
  const { prepareSuppliers } = await import("./lib/services/search/prepare-suppliers");
  // Not awaited: the server answers from the start, and early searches wait for the same load.
  prepareSuppliers({ now: new Date() }).catch((error: unknown) => {
    log.error(
      { error: error instanceof Error ? error.name : "unknown" },
      "the suppliers could not be prepared; the first search tries again",
    );
  });
}
