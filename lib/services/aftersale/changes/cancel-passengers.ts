import { keyedHash } from "@/lib/crypto/keyed-hash";
import type { Change } from "@/lib/domain/booking/changes/change";
import { moveBooking } from "@/lib/domain/booking/changes/move-booking";
import { passengerKey } from "@/lib/domain/booking/journey-keys";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import { haveAdults } from "@/lib/domain/passengers/ages";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { env } from "@/lib/env";
import { rulesOf } from "@/lib/services/booking/create/passenger-rules";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import { type BookingAddress, type BookingRecord, findBooking } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { tellBefore } from "./tell-before";

interface CancelPassengers extends BookingAddress, Act {
  /** Ids of those who do not fly. */
  passengers: readonly string[];
}

type PassengerRecord = BookingRecord["passengers"][number];

/** Who stays in a booking, and who leaves it; each with the place in the snapshot's prices. */
interface Parting {
  booking: BookingRecord;
  staying: PassengerRecord[];
  leaving: PassengerRecord[];
}

/**
 * Takes passengers out of an unpaid booking: their seats, bags and places on the flights are free, and the price is that of those who stay. An adult
 * stays, and one for each infant on a lap, as when it was booked. Of this and its payment or its expiry the first counts; who pays at the same
 * moment pays for those who are left.
 * @throws AppError booking_not_found, passenger_not_found; change_unavailable in any status but `booked`, and from the auto-cancel moment on;
 *   schedule_changed; passengers_need_adult, also where nobody would be left
 */
export function cancelPassengers(request: CancelPassengers): Promise<void> {
  const { now } = request;
  return changeBooking(
    request,
    () => findBooking(request),
    (booking) => {
      const parting = partingOf(booking, request.passengers);
      const { action } = checkTransition("cancel_passengers", booking, { now });
      refuseWithoutAdult(parting, now);
      return { change: { ...moveBooking(booking, action), ...without(parting), before: tellBefore(booking, now) }, result: undefined };
    },
  );
}

/** @throws AppError passenger_not_found; change_unavailable once the personal data are erased */
function partingOf(booking: BookingRecord, keys: readonly string[]): Parting {
  const ids = new Set(keys.map((key) => key.toLowerCase()));
  const leaving = booking.passengers.filter(({ id }) => ids.has(id));
  if (leaving.length < ids.size) throw new AppError("passenger_not_found");
  if (booking.erasedAt) throw new AppError("change_unavailable");
  return { booking, leaving, staying: booking.passengers.filter(({ id }) => !ids.has(id)) };
}

/** @throws AppError passengers_need_adult */
function refuseWithoutAdult({ booking, staying }: Parting, now: Date): void {
  const { lastFlight } = rulesOf({ directions: parseSnapshot(booking.snapshot).directions, documents: {}, now });
  if (!haveAdults(staying, lastFlight)) throw new AppError("passengers_need_adult");
}

/**
 * The booking of those who stay, who move up: the snapshot's prices are in their order. Names and documents of those who leave may be booked on these
 * flights again; their tickets have no numbers yet.
 */
function without({ booking, leaving, staying }: Parting): Change {
  const snapshot = parseSnapshot(booking.snapshot);
  const prices = staying.flatMap(({ position }) => snapshot.prices[position] ?? []);
  const prevTotalMinor =
    booking.prevTotalMinor === null ? null : sum(staying.map((each) => Number(each.prevPriceMinor ?? each.priceMinor)));
  const { seats, give } = seatsOfStaying(booking, leaving);
  const hash = keyedHash(env().PASSENGER_HASH_KEY);
  return {
    row: { snapshot: { ...snapshot, prices }, seats, totalMinor: sum(prices.map(({ totalMinor }) => totalMinor)), prevTotalMinor },
    people: { leave: leaving.map(({ id }) => id), change: staying.map(({ id }, position) => ({ id, position })) },
    claims: { drop: leaving.map((passenger) => ({ passengerKey: passengerKey(passenger, hash), flightKeys: null })) },
    give,
  };
}

function seatsOfStaying(booking: BookingRecord, leaving: readonly PassengerRecord[]) {
  const held = parseSeats(booking.seats);
  const fewer = leaving.filter(({ age }) => age !== "inf").length;
  const gone = held.map((take) => Math.min(take.seats, fewer));
  return {
    seats: held.map((take, index): SeatTake => ({ ...take, seats: take.seats - (gone[index] ?? 0) })),
    give: held.map(({ legKey, bookingClass }, index) => ({ legKey, bookingClass, seats: gone[index] ?? 0 })),
  };
}
