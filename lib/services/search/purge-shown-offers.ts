import { db } from "@/lib/db";

/** Deletes the notes on prices of offer ids that have expired. @returns how many */
export async function purgeShownOffers({ now }: { now: Date }): Promise<number> {
  const { count } = await db().offerShown.deleteMany({ where: { expiresAt: { lt: now } } });
  return count;
}
