import { plainBookingNumber } from "@/lib/domain/booking/booking-number";
import { BOOKING_STATUSES, type BookingStatus, shownStatus } from "@/lib/domain/booking/booking-status";
import { Prisma } from "@/lib/generated/prisma/client";

// Conditions on `booking b`, as the portal's list and the interface's narrow it. Each kind of search goes by an index of its own.

/** Statuses as they are kept: the one that callers read stands for all that are shown as it. */
export function keptStatuses(shown: readonly BookingStatus[]): BookingStatus[] {
  return BOOKING_STATUSES.filter((each) => shown.includes(shownStatus(each)) || shown.includes(each));
}

export function inStatuses(shown: readonly BookingStatus[]): Prisma.Sql {
  return Prisma.sql`b.status in (${Prisma.join(keptStatuses(shown))})`;
}

/** The partner's alone. */
export function ofPartner(partnerId: string): Prisma.Sql {
  return Prisma.sql`b.partner_id = ${partnerId}::uuid`;
}

/** The booking with a number, as people write it. */
export function withNumber(typed: string): Prisma.Sql {
  return Prisma.sql`b.booking_number = ${plainBookingNumber(typed)}`;
}

/** A booking of the partner's with its own reference: by the index of both, as create_booking_v1 looks for it. */
export function withReference(partnerId: string, reference: string): Prisma.Sql {
  return Prisma.sql`b.partner_id::text || ' ' || b.reference = ${`${partnerId} ${reference}`} and b.reference is not null`;
}

export function withPnr(code: string): Prisma.Sql {
  return Prisma.sql`select booking_id from ticket where pnr = ${code.toUpperCase()}`;
}

/** Hyphens and spaces do not count. */
export function withTicket(typed: string): Prisma.Sql {
  return Prisma.sql`select booking_id from ticket where ticket_number = ${typed.replace(/[\s-]/g, "")}`;
}

/** @param keys blind indexes of a surname, hex */
export function withSurnameKeys(keys: readonly string[]): Prisma.Sql {
  return Prisma.sql`select booking_id from booking_passenger where surname_key = any(select decode(key, 'hex') from unnest(${keys}::text[]) key)`;
}
