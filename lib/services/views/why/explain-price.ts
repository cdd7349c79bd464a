import type { PriceStory } from "@/lib/contracts/operator/why";
import { db } from "@/lib/db";
import { plainBookingNumber } from "@/lib/domain/booking/booking-number";
import type { BookingSnapshot, SnapshotPrice } from "@/lib/domain/booking/booking-snapshot";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { AppError } from "@/lib/domain/errors";
import { priceStep, toMajor } from "@/lib/domain/money";
import { paidFares } from "@/lib/domain/pricing/price-lines";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { sellingOf, sellingTotal } from "@/lib/services/terms/selling/selling-of";
import { explainRules } from "./explain-rules";
import { houseLines } from "./house-lines";

const SELECT = {
  id: true,
  bookingNumber: true,
  currency: true,
  createdAt: true,
  totalMinor: true,
  prevTotalMinor: true,
  snapshot: true,
  seats: true,
  partner: { select: { id: true, code: true, name: true } },
  passengers: { orderBy: { position: "asc" }, select: { priceMinor: true, sellingMinor: true } },
} as const;

/**
 * How the price of a booking came about: its fares with their booking classes and the inventory rules that let them be sold, taxes by code, fee and bags,
 * all from what the booking keeps of its sale, and the agency's rules of today by the function that sells with them.
 * @throws AppError booking_not_found
 */
export async function explainPrice({ bookingNumber }: { bookingNumber: string }): Promise<PriceStory> {
  const booking = await db().booking.findUnique({ where: { bookingNumber: plainBookingNumber(bookingNumber) }, select: SELECT });
  if (!booking) throw new AppError("booking_not_found");
  const { id, currency, createdAt, prevTotalMinor, partner, passengers } = booking;
  const snapshot = parseSnapshot(booking.snapshot);
  return {
    booking: { id, number: booking.bookingNumber },
    agency: { code: partner.code, name: partner.name },
    currency,
    created: createdAt.toISOString(),
    fares: snapshot.conditions.map(presentFare),
    classes: parseSeats(booking.seats).map(presentClass),
    passengers: passengers.map((passenger, index) => ({
      ...linesOfPassenger(snapshot, index),
      total: toMajor(Number(passenger.priceMinor)),
      selling: toMajor(sellingOf(passenger)),
    })),
    total: toMajor(Number(booking.totalMinor)),
    previous_total: prevTotalMinor === null ? null : toMajor(Number(prevTotalMinor)),
    selling: toMajor(sellingTotal(passengers)),
    step: toMajor(priceStep(currency)),
    rules: await explainRules({ partnerId: partner.id, snapshot, createdAt }),
  };
}

function presentFare(fare: BookingSnapshot["conditions"][number]): PriceStory["fares"][number] {
  const { direction, carrier, origin, destination, brand, bookingClass, fareBasis, adultFareMinor } = fare;
  return {
    ...{ direction, carrier, brand, route: `${origin}–${destination}` },
    ...{ booking_class: bookingClass, fare_basis: fareBasis, adult: toMajor(adultFareMinor) },
  };
}

/** `HY0271|2026-12-01|TASIST` as people read it. */
function presentClass({ legKey, bookingClass, seats, limits }: SeatTake): PriceStory["classes"][number] {
  const [code = "", date = "", airports = ""] = legKey.split("|");
  return {
    flight: code.replace(/^(..)0*(?=\d)/, "$1"),
    date,
    route: `${airports.slice(0, 3)}–${airports.slice(3)}`,
    booking_class: bookingClass,
    seats,
    limits: limits.map(({ classes, limit }) => ({ classes, limit })),
  };
}

type Lines = Pick<PriceStory["passengers"][number], "age" | "lines">;

/** @throws Error where the booking has a passenger whom its snapshot does not price */
function linesOfPassenger(snapshot: BookingSnapshot, index: number): Lines {
  const price = snapshot.prices[index];
  if (!price) throw new Error("a booking prices each of its passengers");
  return { age: price.age, lines: [...fareLines(price, snapshot), ...taxLines(price), ...otherLines(price)] };
}

function fareLines(price: SnapshotPrice, snapshot: BookingSnapshot): Lines["lines"] {
  return paidFares(price, snapshot).map(({ fare, paidMinor }) => ({
    kind: "fare",
    code: fare.fareBasis,
    direction: fare.direction,
    amount: toMajor(paidMinor),
  }));
}

function taxLines({ taxes }: SnapshotPrice): Lines["lines"] {
  return taxes.flatMap(({ code, amountMinor, byDirection }): Lines["lines"] => {
    if (!byDirection) return [{ kind: "tax", code, direction: null, amount: toMajor(amountMinor) }];
    return byDirection.flatMap((minor, direction) => (minor === 0 ? [] : [{ kind: "tax", code, direction, amount: toMajor(minor) }]));
  });
}

function otherLines({ bags, ...price }: SnapshotPrice): Lines["lines"] {
  return [
    ...houseLines(price),
    ...bags.map(({ direction, kg, pieces, amountMinor }) => ({
      kind: "bag" as const,
      code: `${pieces} × ${kg} kg`,
      direction,
      amount: toMajor(amountMinor),
    })),
  ];
}
