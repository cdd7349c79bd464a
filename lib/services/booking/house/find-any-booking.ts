import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Mode, modeOf } from "@/lib/domain/mode";

export interface AnyBooking {
  bookingId: string;
  /** Of the booking's mode. */
  partnerId: string;
  mode: Mode;
  /** Of the live partner, in test mode too. */
  agency: { code: string; name: string };
}

const NAMED = { code: true, name: true } as const;

/** Whose booking it is, whichever agency's: for the house alone. @throws AppError booking_not_found */
export async function findAnyBooking(bookingId: string): Promise<AnyBooking> {
  const found = validate(bookingId)
    ? await db().booking.findUnique({
        where: { id: bookingId },
        select: { id: true, partnerId: true, partner: { select: { ...NAMED, testOf: true, live: { select: NAMED } } } },
      })
    : null;
  if (!found) throw new AppError("booking_not_found");
  const { id, partnerId, partner } = found;
  const { code, name } = partner.live ?? partner;
  return { bookingId: id, partnerId, mode: modeOf(partner), agency: { code, name } };
}
