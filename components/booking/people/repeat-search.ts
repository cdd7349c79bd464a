import type { Booking } from "@/lib/contracts/interface/bookings";
import { addDays } from "@/lib/domain/dates";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { type BookingFields, emptyFields } from "../form/booking-fields";

const WEEK = 7;

/**
 * The search for a booking's flights, as the search page's address has it: for as many passengers, and on the same days. Days that are over move on by whole weeks, all
 * of them together. Every flight in economy is searched in economy.
 * @param today `YYYY-MM-DD`
 */
export function searchAgain({ directions, passengers }: Booking, today: string): string {
  const ways = directions.map(({ departure, arrival }) => ({
    from: departure.airport.code,
    to: arrival.airport.code,
    date: departure.datetime.slice(0, 10),
  }));
  const later = weeksUntil(ways[0]?.date ?? today, today) * WEEK;
  const moved = ways.map((way) => ({ ...way, date: addDays(way.date, later) }));
  const isBusiness = directions.every(({ segments }) => segments.every(({ service_class }) => service_class === "B"));
  const party = AGE_GROUPS.map((group) => [group, String(passengers.filter(({ age }) => age === group).length)]);
  return new URLSearchParams([...journeyOf(moved), ["cabin", isBusiness ? "B" : "E"], ...party]).toString();
}

interface Way {
  from: string;
  to: string;
  date: string;
}

function journeyOf(ways: readonly Way[]): string[][] {
  const [out, back] = ways;
  if (!out) return [];
  const single = [
    ["from", out.from],
    ["to", out.to],
    ["out", out.date],
  ];
  if (ways.length === 1) return single;
  if (ways.length === 2 && back && back.from === out.to && back.to === out.from) return [...single, ["back", back.date]];
  return [["ways", ways.map(({ from, to, date }) => `${from}-${to}-${date}`).join("_")]];
}

function weeksUntil(date: string, today: string): number {
  let weeks = 0;
  while (addDays(date, weeks * WEEK) < today) weeks += 1;
  return weeks;
}

/** A booking's people and payer as the passenger form holds them, without bags and without a price of the agency's own. */
export function fieldsAgain({ passengers, payer }: Booking): BookingFields {
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
    ...{ payer_name: payer.name, payer_email: payer.email, payer_tel: payer.tel },
  };
}
