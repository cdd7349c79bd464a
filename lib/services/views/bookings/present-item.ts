import type { BookingListItem } from "@/lib/contracts/portal/portal";
import { isTicketed, shownStatus } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import type { JourneyDirection } from "@/lib/domain/offer";
import type { Prisma } from "@/lib/generated/prisma/client";
import { hasReturned } from "@/lib/services/aftersale/refunds/refundable-booking";
import { NAME_COLUMNS, openName } from "@/lib/services/ground/personal-data/person";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { isOwnPrice, sellingTotal } from "@/lib/services/terms/selling/selling-of";

/** What tells how the airline's changes of a booking stand. */
export const CHANGE_STATE_COLUMNS = {
  scheduleChanges: { orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: { state: true } },
} as const satisfies Prisma.BookingInclude;

/** Of a booking in the portal's lists. What is not read cannot leak: no contacts, documents or birth dates. */
export const ITEM_COLUMNS = {
  passengers: {
    orderBy: { position: "asc" },
    select: {
      ...NAME_COLUMNS,
      age: true,
      priceMinor: true,
      sellingMinor: true,
      returnedAt: true,
      returnedDirections: { select: { direction: true }, take: 1 },
      tickets: { orderBy: { ticketGroup: "asc" }, select: { pnr: true } },
    },
  },
  ...CHANGE_STATE_COLUMNS,
} as const satisfies Prisma.BookingInclude;

type ItemRow = Prisma.BookingGetPayload<{ include: typeof ITEM_COLUMNS }>;

export async function presentItem(booking: ItemRow, locale: Locale): Promise<BookingListItem> {
  const { directions, flightType } = parseSnapshot(booking.snapshot);
  const pnrs = booking.passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr));
  return {
    id: booking.id,
    booking_number: booking.bookingNumber,
    status: shownStatus(booking.status),
    is_partly_refunded: isTicketed(booking.status) && booking.passengers.some(hasReturned),
    created: booking.createdAt.toISOString(),
    expire: booking.expiresAt.toISOString(),
    flight_type: flightType,
    directions: directions.map((direction) => presentDirection(direction, locale)),
    passengers: await Promise.all(booking.passengers.map(presentPassenger)),
    personal_data_erased: booking.erasedAt !== null,
    pnrs: [...new Set(pnrs)],
    schedule_change: shownChangeState(booking.scheduleChanges),
    price: { amount: toMajor(Number(booking.totalMinor)), currency: booking.currency },
    selling: toMajor(isOwnPrice(booking.passengers) ? sellingTotal(booking.passengers) : Number(booking.totalMinor)),
  };
}

/** The state of the change that is open, else of the last one; null where nothing was changed. @param changes oldest first */
export function shownChangeState(changes: ItemRow["scheduleChanges"]): BookingListItem["schedule_change"] {
  return (changes.find(({ state }) => state === "open") ?? changes.at(-1))?.state ?? null;
}

async function presentPassenger(passenger: ItemRow["passengers"][number]): Promise<BookingListItem["passengers"][number]> {
  const { firstName, lastName } = await openName(passenger);
  return { first_name: firstName, last_name: lastName, age: passenger.age };
}

function presentDirection(direction: JourneyDirection, locale: Locale): BookingListItem["directions"][number] {
  const airlines = [...new Set(direction.segments.map(({ carrier }) => carrier))];
  return { ...presentRoute(direction, locale), airlines, stops: direction.segments.length - 1 };
}
