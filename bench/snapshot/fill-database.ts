import path from "node:path";
import pg from "pg";
import { allAirlines } from "@/lib/reference/airlines";
import { loadReference } from "@/lib/reference/load-reference";
import { declareInventedStocks } from "@/lib/services/booking/ticket-stock/invented-stocks";
import { importFares } from "@/lib/services/schedule/imports/import-fares";
import { importInterline } from "@/lib/services/schedule/imports/import-interline";
import { importInventory } from "@/lib/services/schedule/imports/import-inventory";
import { importRates } from "@/lib/services/schedule/imports/import-rates";
import { importReference } from "@/lib/services/schedule/imports/import-reference";
import { importSchedule } from "@/lib/services/schedule/imports/import-schedule";
import { importTaxes } from "@/lib/services/schedule/imports/import-taxes";
import type { BenchProduct } from "../lib/product";
import { keyOfSold, soldSeats } from "../world/sold-seats";
import type { World } from "../world/world";
import { writeSchedule, writeTables } from "../world/write-world";

const BATCH = 20_000;

/** Imports a world, and sells seats. @returns as `importWorld` */
export async function fillDatabase(product: BenchProduct, world: World, files: readonly string[]) {
  const imported = await importWorld(product, world, files);
  await sellSeats(product.databaseUrl, world);
  return imported;
}

/** Imports a world as an operator would. @returns seconds that the large imports took, and how many fares there are */
export async function importWorld({ folder }: BenchProduct, world: World, files: readonly string[]) {
  const tables = writeTables(folder, world);
  const schedules = files.length > 0 ? files : [writeSchedule(path.join(folder, "schedule.ssim"), world.schedule, world)];
  await importReference("carriers", { files: [tables.carriers], allowedLossPercent: 100 });
  await loadReference();
  await declareInventedStocks(
    allAirlines().map(({ code }) => code),
    new Date(),
  );
  await importInventory({ files: [tables.inventory] });
  await importTaxes({ files: [tables.taxes] });
  await importRates({ files: [tables.rates] });
  await importInterline({ files: [tables.interline] });
  const started = performance.now();
  await importSchedule({ files: schedules, isKnownAirport: () => true });
  const between = performance.now();
  const reports = await importFares({ files: [tables.fares] });
  const ended = performance.now();
  return {
    schedule: (between - started) / 1000,
    fares: (ended - between) / 1000,
    fareCount: reports.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
  };
}

async function sellSeats(databaseUrl: string, world: World): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let [keys, counts]: [string[], string[]] = [[], []];
  const insert = async () => {
    const text =
      "insert into leg_inventory (leg_key, sold) select key, counts::int[] from unnest($1::text[], $2::text[]) as t(key, counts)";
    await client.query(text, [keys, counts]);
    [keys, counts] = [[], []];
  };
  for (const sold of soldSeats(world)) {
    keys.push(keyOfSold(sold));
    counts.push(`{${sold.counts.join()}}`);
    if (keys.length === BATCH) await insert();
  }
  await insert();
  await client.query("analyze");
  await client.end();
}
