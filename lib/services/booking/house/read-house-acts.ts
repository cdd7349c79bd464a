import { z } from "zod";
import { db } from "@/lib/db";
import { HOUSE_ACT_KINDS, type HouseActKind } from "@/lib/domain/booking/house-acts";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { open } from "@/lib/services/ground/personal-data/keyring";

export interface HouseActRead {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: HouseActKind;
  /** Empty once the personal data are erased. */
  reason: string;
  /** For the house alone: name of who did it; null where they are not known any more. */
  by: string | null;
}

const kindShape = z.enum(HOUSE_ACT_KINDS);

/** What the house did with a booking for its agency, oldest first. */
export async function readHouseActs(bookingId: string): Promise<HouseActRead[]> {
  const rows = await db().houseAct.findMany({ where: { bookingId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const names = await namesOfActors(rows.map(({ actor }) => actor));
  const acts = rows.map(async ({ id, kind, actor, reason, createdAt }) => ({
    ...{ id, at: createdAt.toISOString(), kind: kindShape.parse(kind), by: names.get(actor) ?? null },
    reason: await open("house_act.reason", id, reason),
  }));
  return Promise.all(acts);
}
