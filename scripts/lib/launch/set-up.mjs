// What a start makes before anything serves: generated code, the contents of the database, the pages of production where their folder is named.
// A process of its own, so that the memory which this takes goes with it.

import { ensureBuilt, ensureClients, ensurePrismaClient } from "../build/prepare.mjs";
import { setUpDatabase, tellNotOnSale } from "./launch.mjs";
import { untilStopped } from "./until-stopped.mjs";

async function setUp() {
  const { env } = process;
  const [distDir] = process.argv.slice(2);
  await Promise.all([ensurePrismaClient(), ensureClients()]);
  // The build asks the database for nothing, and leaves it a core now and then.
  await Promise.all([setUpDatabase(env), distDir ? ensureBuilt(distDir, env) : undefined]);
  await tellNotOnSale(env.DATABASE_URL);
  return 0;
}

untilStopped(setUp);
