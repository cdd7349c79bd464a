import { db } from "@/lib/db";
import { personalDataSettings } from "@/lib/env";

/** Its value says since when. */
const KEY = "staff_sealed_since";

/**
 * Whether e-mail addresses and names of people who sign in are sealed. It begins where no process of a release before 2026-11-24 can stumble
 * over them: in a database without people, or where the settings say that none is at work (SEAL_AT_ONCE). Else a person says so, by
 * `npm run personal-data -- seal`.
 */
export async function beginSealingStaff(): Promise<boolean> {
  if ((await staffSealedSince()) !== null) return true;
  if (personalDataSettings().SEAL_AT_ONCE === "0" && (await db().user.findFirst({ select: { id: true } })) !== null) return false;
  await sealStaffFromNowOn();
  return true;
}

/** Every process hears of it within `HARD_MS` of the keyring. */
export async function sealStaffFromNowOn(): Promise<void> {
  await db().setupState.createMany({ data: { key: KEY, value: new Date().toISOString() }, skipDuplicates: true });
}

/** Null while they are written in clear text. */
export async function staffSealedSince(): Promise<Date | null> {
  const state = await db().setupState.findUnique({ where: { key: KEY } });
  return state && new Date(state.value);
}
