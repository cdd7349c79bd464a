import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import { bagTitle } from "@/lib/domain/bags/bag-texts";
import { bagsLeft, closureOf } from "@/lib/domain/bags/late-bags";
import { AppError } from "@/lib/domain/errors";
import { toMajor } from "@/lib/domain/money";
import { checkOperation } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, findBooking } from "@/lib/services/booking/record/booking-record";
import { baggedBooking, bagOptionsOf } from "./bag-options";

/**
 * The extra bags that each passenger of a booking may still buy, at today's prices.
 * @throws AppError booking_not_found; bags_unavailable where the booking's state or erased data allow none; schedule_changed; carrier_unconfirmed
 */
export async function readBags({ now, ...address }: BookingAddress & { now: Date }): Promise<BookingBags> {
  const booking = await findBooking(address);
  checkOperation("bag_options", booking, { now });
  if (booking.erasedAt) throw new AppError("bags_unavailable");
  const bagged = baggedBooking(booking, await bagOptionsOf(booking, now), now);
  const { directions, currency } = bagged.snapshot;
  return {
    currency,
    directions: directions.map((_, direction) => ({ direction, closed: closureOf(bagged, direction) })),
    passengers: booking.passengers.map(({ id }, index) => ({
      key: id,
      bags: bagsLeft(bagged, index).map((bag) => ({
        ...{ id: bag.id, title: bagTitle(bag, directions), direction: bag.direction, piece: bag.pieces, weight: bag.kg },
        price: { amount: toMajor(bag.amountMinor), currency },
      })),
    })),
  };
}
