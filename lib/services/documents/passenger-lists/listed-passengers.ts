import { z } from "zod";
import { UNPAID_STATUSES } from "@/lib/domain/booking/booking-status";
import type { DocType } from "@/lib/domain/passengers/doc-types";
import { isDocType } from "@/lib/domain/passengers/doc-types";
import { stateLetters } from "@/lib/domain/passengers/mrz/state-codes";
import { GENDERS } from "@/lib/domain/passengers/passengers";
import { transliterate } from "@/lib/domain/passengers/transliterate";
import type { ListedPassenger, ListedPerson } from "@/lib/formats/pnl/listed-passenger";
import { openDetails, openName } from "@/lib/services/ground/personal-data/person";
import type { BookingOn } from "@/lib/services/views/departures/bookings-on";

/** A passenger of a list, with the booking that it is of. */
export interface OnList {
  bookingId: string;
  passenger: ListedPassenger;
}

/** AIRIMP's kinds of documents: what is no passport and no identity card is taken in their place. */
const DOCUMENT_TYPES: Readonly<Record<DocType, ListedPerson["document"]["type"]>> = {
  ...{ A: "P", PSP: "P", NP: "P", DP: "P", SP: "P" },
  ...{ PS: "I", IC: "I" },
  ...{ SR: "F", PM: "F", VV: "F", CVV: "F" },
};

/** Coupons of one ticket. */
const COUPONS = 4;

/** Whom a carrier is told of: those who have paid, and board the leg where it begins. Infants on laps are with the adults of their booking. */
export async function listedPassengers(bookings: readonly BookingOn[]): Promise<OnList[]> {
  const paid = bookings.filter(({ status, boards }) => boards && !UNPAID_STATUSES.includes(status));
  return (await Promise.all(paid.map(listBooking))).flat();
}

async function listBooking(booking: BookingOn): Promise<OnList[]> {
  const { boards, bookingClass } = booking;
  if (!boards) return [];
  const people = await Promise.all(
    booking.passengers.map(async (passenger) => ({ passenger, person: await personOf(booking, passenger) })),
  );
  const infants = people.filter(({ passenger }) => passenger.age === "inf");
  const adults = people.filter(({ passenger }) => passenger.age === "adt");
  // An infant whom no adult is left to hold is told of all the same, with a line of its own.
  const listed = [...people.filter(({ passenger }) => passenger.age !== "inf"), ...infants.slice(adults.length)];
  return listed.map(({ passenger, person }) => {
    const { id, age } = passenger;
    const lap = infants[adults.findIndex((adult) => adult.passenger === passenger)];
    const locator = ticketOf(booking, passenger)?.pnr || booking.bookingNumber;
    const own = { key: id, locator, age: age === "inf" ? "ins" : age, destination: boards.segment.arrival.airport, bookingClass } as const;
    return { bookingId: booking.id, passenger: { ...person, ...own, infant: lap?.person ?? null } };
  });
}

type Passenger = BookingOn["passengers"][number];

async function personOf(booking: BookingOn, passenger: Passenger): Promise<ListedPerson> {
  const [name, details] = [await openName(passenger), await openDetails(passenger)];
  return {
    ...{ surname: lettersOf(name.lastName), given: lettersOf(name.firstName), middle: lettersOf(name.middleName ?? "") },
    ...{ gender: passenger.gender, birthdate: details.birthdate },
    document: {
      type: isDocType(details.docType) ? DOCUMENT_TYPES[details.docType] : "F",
      number: details.docNumber.toUpperCase().replace(/[^A-Z0-9]/g, ""),
      nationality: stateLetters(details.citizenship),
      expires: details.docExpire,
    },
    ticket: numberOf(booking, passenger),
  };
}

/** A–Z and spaces, as the machine-readable zone has them. */
function lettersOf(name: string): string {
  return transliterate(name).replaceAll("'", "").replaceAll("-", " ");
}

/** The ticket that covers the flight, and where in it the flight stands; null where it is of no ticket. */
function groupOf({ boards, ticketGroups }: BookingOn): { group: number; index: number } | null {
  const at = String(boards?.place);
  const group = ticketGroups.findIndex(({ segments }) => segments.some((place) => String(place) === at));
  return group < 0 ? null : { group, index: ticketGroups[group]?.segments.findIndex((place) => String(place) === at) ?? 0 };
}

function ticketOf(booking: BookingOn, { tickets }: Passenger): Passenger["tickets"][number] | undefined {
  const found = groupOf(booking);
  return tickets.find(({ ticketGroup }) => ticketGroup === (found?.group ?? 0));
}

function numberOf(booking: BookingOn, passenger: Passenger): ListedPerson["ticket"] {
  const number = ticketOf(booking, passenger)?.ticketNumber;
  const found = groupOf(booking);
  return number && found ? { number, coupon: (found.index % COUPONS) + 1 } : null;
}

const person = z.object({
  ...{ surname: z.string(), given: z.string(), middle: z.string(), gender: z.enum(GENDERS), birthdate: z.string() },
  document: z.object({ type: z.enum(["P", "I", "F"]), number: z.string(), nationality: z.string(), expires: z.string() }),
  ticket: z.object({ number: z.string(), coupon: z.int() }).nullable(),
});

const listed = person.extend({
  ...{ key: z.string(), locator: z.string(), age: z.enum(["adt", "chd", "ins"]) },
  ...{ destination: z.string(), bookingClass: z.string(), infant: person.nullable() },
});

/** What was sealed of a passenger of a list. @throws ZodError where it is none */
export function parseListed(json: string): ListedPassenger {
  return listed.parse(JSON.parse(json));
}
