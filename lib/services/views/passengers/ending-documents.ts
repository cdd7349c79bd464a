import type { EndingDocument, EndingDocuments } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { expiresTooSoon } from "@/lib/domain/entry/warnings";
import type { Locale } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { entryFlightsOf } from "@/lib/services/ground/entry-rules/entry-advice";
import { entryRequirementsOf } from "@/lib/services/ground/entry-rules/find-entry-requirements";
import { NAME_COLUMNS, openDetails, openName } from "@/lib/services/ground/personal-data/person";

interface EndingOf {
  partnerId: string;
  locale: Locale;
  now: Date;
}

const DAY_MS = 86_400_000;
/** A new passport takes some weeks: whoever leaves later hears of it in time. */
const AHEAD_DAYS = 180;
/** So many bookings are opened, the nearest departures first: some 100 ms. */
const MOST_BOOKINGS = 500;
const MOST_ITEMS = 100;

/**
 * Passengers of an agency's bookings of the next half a year whose documents end before the trip does, or sooner than the countries on the way ask
 * (lib/domain/entry/passport.ts). Documents are sealed, so that no index finds them.
 */
export async function readEndingDocuments({ partnerId, locale, now }: EndingOf): Promise<EndingDocuments> {
  const bookings = await db().booking.findMany({
    where: {
      ...{ partnerId, erasedAt: null, status: { in: [...LIVE_STATUSES] } },
      firstDepartureAt: { gte: now, lte: new Date(now.getTime() + AHEAD_DAYS * DAY_MS) },
    },
    orderBy: { firstDepartureAt: "asc" },
    take: MOST_BOOKINGS,
    select: COLUMNS,
  });
  const found = (await Promise.all(bookings.map((booking) => endingIn(booking, locale)))).flat();
  return {
    people: new Set(found.map(({ number }) => number)).size,
    items: found.slice(0, MOST_ITEMS).map(({ item }) => item),
  };
}

const COLUMNS = {
  ...{ id: true, bookingNumber: true, snapshot: true },
  passengers: { where: { returnedAt: null }, orderBy: { position: "asc" }, select: { ...NAME_COLUMNS, sealedDetails: true } },
} as const satisfies Prisma.BookingSelect;
type Row = Prisma.BookingGetPayload<{ select: typeof COLUMNS }>;

async function endingIn(
  { id, bookingNumber, snapshot, passengers }: Row,
  locale: Locale,
): Promise<{ number: string; item: EndingDocument }[]> {
  const { directions, ticketGroups } = parseSnapshot(snapshot);
  const flights = entryFlightsOf({ directions, ticketGroups });
  const departs = flights[0]?.[0]?.departure_date ?? "";
  const ends = flights.at(-1)?.at(-1)?.arrival_date ?? departs;
  const people = await Promise.all(passengers.map(async (row) => ({ row, details: await openDetails(row) })));
  const citizenships = [...new Set(people.map(({ details }) => details.citizenship).filter((code) => code !== ""))];
  const rules = await entryRequirementsOf({ citizenships, directions: flights, locale });
  const found = people.map(async ({ row, details: { citizenship, docExpire, docNumber } }) => {
    const asked = rules.find((rule) => rule.citizenship === citizenship)?.countries ?? [];
    const needed = neededOf(docExpire, { ends, asked });
    if (docExpire === "" || !needed) return [];
    const { firstName, lastName } = await openName(row);
    const item: EndingDocument = {
      ...{ passenger_id: row.id, last_name: lastName, first_name: firstName, doc_expire: docExpire, ...needed },
      ...{ booking_id: id, booking_number: bookingNumber, departs },
    };
    return [{ number: docNumber, item }];
  });
  return (await Promise.all(found)).flat();
}

interface Needs {
  /** Day of the trip's last arrival. */
  ends: string;
  asked: Awaited<ReturnType<typeof entryRequirementsOf>>[number]["countries"];
}

/** Until when a document has to be valid that is not, and who asks for it; null where it is valid long enough. */
function neededOf(expires: string, { ends, asked }: Needs): Pick<EndingDocument, "needed_until" | "country"> | null {
  if (expires < ends) return { needed_until: ends, country: "" };
  const [longest] = asked
    .flatMap(({ passport, name }) =>
      passport && expiresTooSoon(passport, expires) ? [{ needed_until: passport.valid_until, country: name }] : [],
    )
    .toSorted((one, other) => (one.needed_until < other.needed_until ? 1 : -1));
  return longest ?? null;
}
