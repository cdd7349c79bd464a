import { db } from "@/lib/db";
import { surnameKeys } from "./blind-index";
import { NAME_COLUMNS, openName } from "./person";

/** How many of a partner's newest bookings are looked through for the beginning of a surname, which no blind index finds: some 10 ms. */
const NEWEST = 500;
const SHORTEST = 2;

interface Matching {
  /** Blind indexes of the whole surname, in any spelling; hex. */
  keys: string[];
  /** Ids of the newest bookings that have a surname that begins so. */
  beginning: string[];
}

/** By what bookings are found whose passengers have this surname, or one that begins so. */
export async function surnamesMatching(partnerId: string, typed: string): Promise<Matching> {
  const upper = typed.toUpperCase();
  const isBeginning = upper.length >= SHORTEST && /^[\p{L}\p{M}' -]+$/u.test(upper);
  return { keys: await surnameKeys(partnerId, typed), beginning: isBeginning ? await newestBeginningWith(partnerId, upper) : [] };
}

async function newestBeginningWith(partnerId: string, upper: string): Promise<string[]> {
  const newest = await db().booking.findMany({
    where: { partnerId },
    orderBy: { createdAt: "desc" },
    take: NEWEST,
    select: { id: true, passengers: { where: { sealedName: { not: null } }, select: NAME_COLUMNS } },
  });
  const found = await Promise.all(
    newest.map(async ({ id, passengers }) => {
      const names = await Promise.all(passengers.map(openName));
      return names.some(({ lastName }) => lastName.toUpperCase().startsWith(upper)) ? [id] : [];
    }),
  );
  return found.flat();
}
