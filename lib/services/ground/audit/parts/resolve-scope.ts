import { db } from "@/lib/db";
import { plainBookingNumber } from "@/lib/domain/booking/booking-number";
import { hasAddress } from "../../personal-data/staff";

/** Which rows are looked at, as both tables have them. */
export interface AuditScope {
  partnerId?: { in: string[] };
  bookingId?: string;
  actor?: { in: string[] };
}

interface Asked {
  partnerId: string | null;
  partner?: string | undefined;
  who?: string | undefined;
  booking?: string | undefined;
}

/** @returns null where there is no such partner, person, key or booking within what may be seen */
export async function resolveScope({ partnerId, partner, who, booking }: Asked): Promise<AuditScope | null> {
  const partners = await partnersOf(partnerId, partner);
  if (partners?.length === 0) return null;
  const within = partners && { partnerId: { in: partners } };
  const scope: AuditScope = { ...within };
  if (booking) {
    const bookingNumber = plainBookingNumber(booking);
    const found = await db().booking.findFirst({ where: { bookingNumber, ...within }, select: { id: true } });
    if (!found) return null;
    scope.bookingId = found.id;
  }
  if (who) {
    const actors = await actorsOf(who, partners);
    if (actors.length === 0) return null;
    scope.actor = { in: actors };
  }
  return scope;
}

/** Ids of the partner in both modes; null for all partners. */
async function partnersOf(partnerId: string | null, code: string | undefined): Promise<string[] | null> {
  if (partnerId === null && !code) return null;
  const live = partnerId === null ? { code: code ?? "" } : { id: partnerId };
  const found = await db().partner.findMany({ where: { OR: [live, { live }] }, select: { id: true } });
  return found.map(({ id }) => id);
}

/** Finds actors as the log names them: a person by the e-mail address, a key by its beginning. */
async function actorsOf(who: string, partners: readonly string[] | null): Promise<string[]> {
  const within = partners && { partnerId: { in: [...partners] } };
  if (who.includes("@")) {
    const user = await db().user.findFirst({ where: { ...(await hasAddress(who)), ...within }, select: { id: true } });
    return user ? [`partner:${user.id}`, `operator:${user.id}`] : [];
  }
  const keys = await db().apiKey.findMany({ where: { prefix: who, ...within }, select: { id: true }, take: 50 });
  return keys.map(({ id }) => `key:${id}`);
}
