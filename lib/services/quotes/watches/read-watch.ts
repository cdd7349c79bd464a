import type { WatchShown } from "@/lib/contracts/portal/watches";
import { db } from "@/lib/db";
import { presentFall, presentWatch } from "./present-watch";
import { findOwnWatch, WATCH_INCLUDE } from "./watch-record";

/** The most that are shown: a price that is told of more often is looked at, not read about. */
const MOST_FALLS = 50;

/** A watch with every fall that was told, newest first. @throws AppError watch_not_found, for another partner's too */
export async function readWatch(options: { partnerId: string; watchId: string; now: Date }): Promise<WatchShown> {
  const row = await findOwnWatch(options);
  const { include } = WATCH_INCLUDE.falls;
  const falls = await db().priceFall.findMany({ where: { watchId: row.id }, include, orderBy: { at: "desc" }, take: MOST_FALLS });
  return { ...(await presentWatch(row, options.now)), findings: falls.map(presentFall) };
}
