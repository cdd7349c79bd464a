import { Prisma } from "@/lib/generated/prisma/client";
import { withPnr, withSurnameKeys, withTicket } from "@/lib/services/booking/record/booking-conditions";
import { surnameKeys } from "@/lib/services/ground/personal-data/blind-index";
import { surnamesMatching } from "@/lib/services/ground/personal-data/find-surnames";

/**
 * Condition on `booking b`: what was typed is its number, a PNR, a ticket number, or a surname, with a first name before or after it or without. Each
 * kind of search goes by an index of its own, but for how a surname begins: for that the newest bookings are opened.
 * @param how.wholeNames leaves that out: a list of many partners would open those of each
 */
export async function matching(partnerId: string, search: string, { wholeNames = false } = {}): Promise<Prisma.Sql> {
  const visible = search.replace(/\p{C}/gu, "");
  if (visible === "") return Prisma.sql`true`;
  const code = visible.toUpperCase();
  const match = async (surname: string) =>
    wholeNames ? { keys: await surnameKeys(partnerId, surname), beginning: [] } : surnamesMatching(partnerId, surname);
  const surnames = await Promise.all(surnamesIn(visible).map(match));
  return Prisma.sql`b.id in (
    select id from booking where booking_number = ${code}
    union all ${withPnr(code)}
    union all ${withTicket(visible)}
    union all ${withSurnameKeys(surnames.flatMap(({ keys }) => keys))}
    union all select unnest(${surnames.flatMap(({ beginning }) => beginning)}::uuid[]))`;
}

/** All of what was typed, and of several words the first and the last. */
function surnamesIn(typed: string): string[] {
  const words = typed.trim().split(/\s+/);
  return [...new Set([typed, ...[words[0], words.at(-1)].flatMap((word) => (word ? [word] : []))])];
}
