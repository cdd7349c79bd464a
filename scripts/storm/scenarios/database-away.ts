import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Fault } from "../breakable-link";
import type { Product } from "../product";
import type { Scenario } from "../scenario";
import { underLoad } from "../under-load";

/** How long each fault lasts, milliseconds. */
const AWAY_MS = 8_000;
const SHORT_MS = 3_000;

/** A database that is slow is not away. */
const BOUNDS = ["answer", "recovery"] as const;

const LINK_FAULTS: readonly { what: string; link: Fault; forMs: number }[] = [
  { what: "refused", link: "refused", forMs: AWAY_MS },
  { what: "dropped", link: "dropped", forMs: AWAY_MS },
  { what: "reset", link: "reset", forMs: 0 },
  { what: "delayed", link: "delayed", forMs: SHORT_MS },
  { what: "truncated", link: "truncated", forMs: SHORT_MS },
];

/** The network between product and database broken in every way, and all of PostgreSQL's connections taken by others. */
export const databaseAway: Scenario = {
  name: "database-away",
  async *run(context) {
    const share = { minutes: context.minutes / 20, times: 20 };
    for (const { what, link, forMs } of LINK_FAULTS) {
      const harm = async (product: Product) => {
        await product.link.set(link);
        await pause(forMs);
        await product.link.set("none");
      };
      yield await underLoad({ context, share, bounds: link === "delayed" ? [] : BOUNDS, fault: `database: packets ${what}`, harm });
    }
    yield await underLoad({ context, share, bounds: BOUNDS, fault: "database: all connections taken", harm: takeConnections });
  },
};

/** More than PostgreSQL has. */
const MOST = 250;

async function takeConnections({ databaseUrl }: Product): Promise<void> {
  const taken: pg.Client[] = [];
  const take = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on("error", () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      // There are no more.
    }
  };
  await Promise.all(Array.from({ length: MOST }, take));
  await pause(SHORT_MS);
  await Promise.all(taken.map((client) => client.end()));
}
