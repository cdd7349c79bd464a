import { formatSearch } from "@/lib/client/travel/format-search";
import { journeySearch } from "@/lib/client/travel/journey-search";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { FormSearch } from "@/lib/contracts/to-search-query";
import { addDays } from "@/lib/domain/dates";
import type { Currency } from "@/lib/domain/money";
import { type AgeGroup, ageGroupOn } from "@/lib/domain/passengers/passengers";
import { type BookingFields, emptyFields } from "../form/booking-fields";

const WEEK = 7;

interface Again {
  /** `YYYY-MM-DD` */
  today: string;
  /** In what the prices are; missing for the partner's own currency. */
  currency?: Currency | undefined;
  /** Whether the passengers come along. */
  isWithPeople?: boolean;
  /** Whether the form is open: places or days are to be changed in it. */
  isToChange?: boolean;
}

/**
 * The search for a booking's flights, as the search page's address has it: for as many passengers as go again, in their cabin, and on the same days. Days that are over move on by
 * whole weeks, all of them together. Whoever has grown into another age group by then is searched for in it. Children who fly alone are searched for with an adult, as no
 * search is without one.
 */
export function searchAgain(booking: Booking, { today, currency, isWithPeople, isToChange }: Again): string {
  const { id, directions } = booking;
  const ways = directions.map(({ departure, arrival }) => ({
    from: departure.airport.code,
    to: arrival.airport.code,
    date: departure.datetime.slice(0, 10),
  }));
  const later = weeksUntil(ways[0]?.date ?? today, today) * WEEK;
  const moved = ways.map((way) => ({ ...way, date: addDays(way.date, later) }));
  const lastFlight = directions.at(-1)?.segments.at(-1)?.departure.datetime.slice(0, 10) ?? today;
  const ages = goingAgain(booking).map((passenger) => ageGroupOn(passenger, addDays(lastFlight, later)));
  const party = partyOf(ages);
  const asked = { ...journeySearch(moved), cabin: cabinOf(directions), party, currency, along: isWithPeople ? id : undefined };
  return `${formatSearch(asked)}${isToChange ? "&change=1" : ""}`;
}

/** Whoever has not given all of the journey back; everybody, where nobody has kept it: they are booked anew. */
function goingAgain({ passengers, directions }: Booking): Booking["passengers"] {
  const staying = passengers.filter(
    ({ refunded_at, refunded_directions = [] }) => refunded_at === undefined && refunded_directions.length < directions.length,
  );
  return staying.length > 0 ? staying : passengers;
}

/** The cabin of all flights; any, where they are of several. */
function cabinOf(directions: Booking["directions"]): FormSearch["cabin"] {
  const [cabin = "E", ...others] = new Set(directions.flatMap(({ segments }) => segments.map(({ service_class }) => service_class)));
  return others.length > 0 ? "A" : cabin;
}

/** How many of each age group, at least one adult. */
function partyOf(ages: readonly AgeGroup[]): FormSearch["party"] {
  const count = (group: AgeGroup) => ages.filter((age) => age === group).length;
  return { adt: Math.max(1, count("adt")), chd: count("chd"), inf: count("inf"), ins: count("ins") };
}

function weeksUntil(date: string, today: string): number {
  let weeks = 0;
  while (addDays(date, weeks * WEEK) < today) weeks += 1;
  return weeks;
}

/**
 * A booking's people who go again, and its payer, as the passenger form holds them, without bags and without a price of the agency's own.
 * @param isAgencysEmail whether the payer's address is the agency's, which is left out: the form has it stand in by itself
 */
export function fieldsAgain(booking: Booking, isAgencysEmail = false): BookingFields {
  const { payer } = booking;
  const passengers = goingAgain(booking);
  const empty = emptyFields(
    passengers.map(({ age }) => age),
    {},
  );
  return {
    ...empty,
    passengers: passengers.map(({ age, last_name, first_name, middle_name, birthdate, gender, citizenship, document, tel }) => ({
      ...{ age, last_name, first_name, middle_name: middle_name ?? "", birthdate, gender, citizenship, tel },
      ...{ doc_type: document.type, doc_number: document.number, doc_expire: document.expire, same_tel: false },
    })),
    ...{ payer_name: payer.name, payer_email: isAgencysEmail ? "" : payer.email, payer_tel: payer.tel },
  };
}
