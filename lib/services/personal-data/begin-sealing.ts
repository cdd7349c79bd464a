import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";
import { makeFirstKeys } from "./data-keys";

/**
 * Makes the first keys where nobody can stumble over sealed values: in a database without bookings, or where the settings say that no
 * process of a release before 2026-11-23 is at work (SEAL_AT_ONCE). Else a person says so, by `npm run personal-data -- seal`.
 * @returns whether there are keys now
 */
export async function beginSealing(): Promise<boolean> {
  if (personalDataSettings().SEAL_AT_ONCE === "0" && (await db().booking.findFirst({ select: { id: true } })) !== null) return false;
  await makeFirstKeys();
  return true;
}
