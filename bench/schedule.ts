/**
 * A carrier's new season imported over the one before, with nobody sold on it and with 100,000 passengers: what bookings that follow cost, what
 * searches see meanwhile, and what stays of imports that are killed.
 */
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { disconnect } from "@/lib/db";
import { dayNumber } from "@/lib/domain/dates";
import { seeded } from "@/scripts/lib/database/seeded";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile } from "./lib/measure";
import { type BenchProduct, makeProduct } from "./lib/product";
import { drawQueries } from "./lib/queries";
import { copyDatabase, countTold, stateOf } from "./schedule/booked-database";
import { type ChangedSeason, changeSeason, type Shares } from "./schedule/change-season";
import { sellPassengers } from "./schedule/sell-passengers";
import { type Importer, startImporter, startWatcher } from "./schedule/start-processes";
import { importWorld } from "./snapshot/fill-database";
import { openWorld } from "./world/open-world";
import type { FiledSeason, World } from "./world/world";
import { writeSchedule } from "./world/write-world";

const GROUP = "Schedule changes";
/** Of a season's flights; and where imports are killed, so that they touch 10,000 bookings and more. */
const USUAL: Shares = { retimed: 0.05, cancelled: 0.01 };
const MANY: Shares = { retimed: 0.15, cancelled: 0.02 };
/** Each import is made so many times in each database, in turns; medians count. */
const TURNS = 5;
const KILLS = 4;
const QUERIES = 500;

interface Databases {
  product: BenchProduct;
  world: World;
  season: FiledSeason;
  /** Environments of processes: with nobody sold, and with passengers. */
  empty: NodeJS.ProcessEnv;
  sold: NodeJS.ProcessEnv;
  passengers: number;
  bookings: number;
}

export const run: BenchPart = async ({ short }) => {
  const world = largestCarrier(await openWorld({ short, files: [] }));
  const [season] = world.schedule;
  if (!season) throw new Error("a world without flights");
  const product = await makeProduct({ demo: false });
  try {
    await importWorld(product, world, []);
    await disconnect();
    const empty = { ...product.env, DATABASE_URL: await copyDatabase(product.databaseUrl, "nobody_sold") };
    const passengers = short ? 4_000 : 100_000;
    const bookings = await sellPassengers(world, passengers);
    const databases = { product, world, season, empty, sold: product.env, passengers, bookings };
    return [...(await measureImports(databases)), ...(await watchSearches(databases)), ...(await killImports(databases))];
  } finally {
    await product.stop();
  }
};

/** The world of its largest carrier alone. */
function largestCarrier(world: World): World {
  const isOwn = ({ carrier }: { carrier: string }) => carrier === world.schedule[0]?.carrier;
  const fares = function* () {
    for (const fare of world.fares()) if (isOwn(fare)) yield fare;
  };
  const { schedule, legs, inventory } = world;
  return { ...world, schedule: schedule.filter(isOwn), legs: legs.filter(isOwn), inventory: inventory.filter(isOwn), fares };
}

/** Databases take turns, so that a change of the machine meets both. */
async function measureImports(databases: Databases): Promise<Figure[]> {
  const { world, season, passengers, bookings } = databases;
  const seconds: { empty: number[]; sold: number[] } = { empty: [], sold: [] };
  const importers = { empty: await startImporter(databases.empty), sold: await startImporter(databases.sold) };
  const back = writeSeason(databases, season);
  for (let turn = 1; turn <= TURNS; turn++) {
    const file = writeSeason(databases, changeSeason(season, world.airports, USUAL, turn).season);
    for (const name of ["empty", "sold"] as const) seconds[name].push(await done(importers[name], file));
    for (const name of ["empty", "sold"] as const) await done(importers[name], back);
  }
  await Promise.all([importers.empty.kill(), importers.sold.kill()]);
  const [without, withSold] = [percentile(seconds.empty, 0.5), percentile(seconds.sold, 0.5)];
  const note = `${count(season.legs.length)} leg records over as many; 5 % of its flights retimed, 1 % cancelled; medians of ${TURNS} in turns`;
  return [
    { group: GROUP, name: "Import of a season over the one before, nobody sold", value: without, unit: "s", note },
    {
      ...{
        group: GROUP,
        name: `The same with ${count(passengers)} passengers sold`,
        value: withSold / without,
        unit: "×",
        limit: { atMost: 2 },
      },
      note: `${withSold.toFixed(2)} s; ${count(bookings)} bookings`,
    },
  ];
}

async function done(importer: Importer, file: string): Promise<number> {
  const seconds = await importer.importFile(file);
  if (seconds === null) throw new Error("the process that imports ended");
  return seconds;
}

async function watchSearches(databases: Databases): Promise<Figure[]> {
  const { world, season, sold } = databases;
  const changed = changeSeason(season, world.airports, USUAL, TURNS + 1);
  const lastDay = dayNumber(season.validTo ?? "") - 2;
  const queries = drawQueries({ ...world, toDay: Math.min(world.toDay, lastDay) }, 31, QUERIES);
  const watched = await startWatcher(sold, { queries, retimed: [...changed.retimed], cancelled: [...changed.cancelled] });
  const importer = await startImporter(sold);
  await done(importer, writeSeason(databases, changed.season));
  const { answers, errors, slowestMs, old, renewed, wrong } = await watched();
  await done(importer, writeSeason(databases, season));
  await importer.kill();
  const none = { group: GROUP, unit: "", limit: { atMost: 0 } };
  return [
    { ...none, name: "Searches meanwhile that were not answered", value: errors, note: `of ${count(answers + errors)}` },
    {
      ...none,
      name: "Answers of both schedules, or of the old one after the new",
      value: wrong,
      note: `${count(old)} of the old one, ${count(renewed)} of the new`,
    },
    { group: GROUP, name: "The slowest search meanwhile", value: slowestMs, unit: "ms" },
  ];
}

/** At seeded shares of the time that it takes. */
async function killImports(databases: Databases): Promise<Figure[]> {
  const { world, season, sold } = databases;
  const url = sold.DATABASE_URL ?? "";
  const changed = changeSeason(season, world.airports, MANY, 77);
  const [file, back] = [writeSeason(databases, changed.season), writeSeason(databases, season)];
  const random = seeded(41);
  const seconds = await timeOnce(sold, file);
  let [killed, left] = [0, 0];
  while (killed < KILLS) {
    await timeOnce(sold, back);
    const before = await stateOf(url);
    while (killed < KILLS && (await killAfter(sold, file, seconds * (0.2 + 0.6 * random())))) {
      killed += 1;
      if ((await stateOf(url)) !== before) left += 1;
    }
  }
  await timeOnce(sold, file);
  const { concerned, wrongly } = await countTold(url, keysOf(changed), season.validFrom, season.validTo ?? "9999-12-31");
  const none = { group: GROUP, unit: "", limit: { atMost: 0 } };
  const note = `${count(concerned)} of ${count(databases.bookings)} are concerned`;
  return [
    { ...none, name: "Killed imports of which something stays", value: left, note: `of ${KILLS}, kill -9 at drawn moments` },
    { ...none, name: "Bookings that the next import tells other than once", value: wrongly, note },
  ];
}

/** @returns whether the import was still at it */
async function killAfter(env: NodeJS.ProcessEnv, file: string, seconds: number): Promise<boolean> {
  const importer = await startImporter(env);
  const ended = importer.importFile(file);
  await setTimeout(1000 * seconds);
  await importer.kill();
  return (await ended) === null;
}

async function timeOnce(env: NodeJS.ProcessEnv, file: string): Promise<number> {
  const importer = await startImporter(env);
  return done(importer, file).finally(() => importer.kill());
}

/** As keys of claims begin. */
function keysOf({ season, retimed, cancelled }: ChangedSeason): string[] {
  return [...retimed, ...cancelled].map((number) => `${season.carrier}${String(number).padStart(4, "0")}`);
}

let files = 0;

function writeSeason({ product, world }: Databases, season: FiledSeason): string {
  files += 1;
  return writeSchedule(path.join(product.folder, `season-${files}.ssim`), [season], world);
}

function count(value: number): string {
  return value.toLocaleString("en-GB");
}
