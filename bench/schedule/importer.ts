/** A process that imports files into the database of its environment: told a file's path, it says how long it took. */
import { loadReference } from "@/lib/reference/load-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";

/** @returns seconds */
async function timeImport(file: string): Promise<number> {
  const began = performance.now();
  await importSchedule({ files: [file], isKnownAirport: () => true, allowedLossPercent: 100 });
  return (performance.now() - began) / 1000;
}

await loadReference();
process.on("message", async (file: string) => process.send?.(await timeImport(file)));
process.send?.(0);
