import { v7 as uuid } from "uuid";
import type { AddBags } from "@/lib/contracts/interface/booking-bags";
import { chooseLateBags } from "@/lib/domain/bags/choose-late-bags";
import { bagsTotal, withLateBags } from "@/lib/domain/bags/late-bags";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { checkOperation, checkTransition } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { sellExtras } from "../sell-extras";
import { baggedBooking, bagOptionsOf } from "./bag-options";

interface BuyBags extends BookingAddress, Act {
  bags: AddBags["bags"];
}

/**
 * Adds extra bags to a booking, at the prices that were shown. One that is not paid costs more from then on; of one that is paid, the deposit is charged
 * with the statement that writes the bags.
 * @throws AppError booking_not_found, passenger_not_found; bags_unavailable where the booking's state or erased data allow none; schedule_changed;
 *   validation (`bags.0.id`) for what cannot be had; price_rose, price_fell; deposit_too_low; carrier_unconfirmed
 */
export function addBags(request: BuyBags): Promise<void> {
  const { now } = request;
  const paymentId = uuid();
  return changeBooking(
    request,
    () => findBooking(request),
    async (booking) => {
      checkOperation("bag_options", booking, { now });
      const [options, policy] = await Promise.all([bagOptionsOf(booking, now), readSellingPolicy(request.partnerId)]);
      const { action } = checkTransition("add_bags", booking, { now });
      if (booking.erasedAt) throw new AppError("bags_unavailable");
      const bought = chooseLateBags(baggedBooking(booking, options, now), ordersOf(booking, request.bags));
      const costs = new Map([...bought].map(([place, bags]) => [place, bagsTotal(bags)]));
      const extras = { kind: "bag", costs, snapshot: withLateBags(parseSnapshot(booking.snapshot), bought) } as const;
      const { events } = moveBooking(booking, action);
      return { change: { ...(await sellExtras(booking, extras, { paymentId, policy, now })), events }, result: undefined };
    },
  );
}

/** @throws AppError passenger_not_found */
function ordersOf({ passengers }: BookingRecord, bags: BuyBags["bags"]) {
  return bags.map(({ passenger: key, id }) => {
    const passenger = passengers.findIndex((each) => each.id === key.toLowerCase());
    if (passenger < 0) throw new AppError("passenger_not_found");
    return { passenger, id };
  });
}
