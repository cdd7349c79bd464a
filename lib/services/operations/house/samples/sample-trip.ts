import type { Trip } from "@/lib/contracts/trip/trip";
import type { Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { sampleJourney } from "./sample-journey";

/** An agency that is not. */
export const SAMPLE_AGENCY = {
  name: "Namuna Travel",
  contacts: { tel: "+998 00 000 00 00", email: "agency@namuna.example", address: "", telegram: "" },
} as const;

const PEOPLE = [
  { first_name: "ALI", last_name: "NAMUNAYEV" },
  { first_name: "VALI", last_name: "NAMUNAYEV" },
];
const PNR = "NAMUNA";

/** A booking that is not, as its customer's page would have it when such a letter is written. */
export function sampleTrip(kind: MailKind, locale: Locale): Trip {
  return { ...heldTrip(locale), ...CHANGED[kind](locale) };
}

const CHANGED: Readonly<Record<MailKind, (locale: Locale) => Partial<Trip>>> = {
  confirmation: () => ({}),
  receipts: ticketed,
  change: (locale) => ({ ...ticketed(locale), schedule_changes: [laterFlight(locale)] }),
  refund: (locale) => ({
    ...{ status: "partiallyrefunded", expire: null, given_back: true, refunded: 2_000_000 },
    directions: sampleJourney({ locale, isBackRefunded: true, checkIn: PNR }),
    passengers: passengers(true),
  }),
};

function heldTrip(locale: Locale): Trip {
  return {
    ...{ booking_number: "00000000", status: "booked", agency: SAMPLE_AGENCY.name, contacts: SAMPLE_AGENCY.contacts, has_logo: false },
    ...{
      colour: "",
      expire: "2030-04-01 10:00:00",
      price: { amount: 5_000_000, currency: "UZS" },
      refunded: null,
      given_back: false,
      change_back: null,
    },
    ...{ directions: sampleJourney({ locale }), passengers: passengers(false), refunded_passengers: [] },
    ...{ information_for_clients: [], entry_rules: [], personal_data_erased: false, schedule_changes: [] },
  };
}

function ticketed(locale: Locale): Partial<Trip> {
  return { status: "ticketed", expire: null, directions: sampleJourney({ locale, checkIn: PNR }), passengers: passengers(true) };
}

function passengers(hasTickets: boolean): Trip["passengers"] {
  const ticket = { pnr: PNR, document: null, carrier: { code: "XX", title: "Namuna Air" } };
  return PEOPLE.map((name, position) => ({
    ...{ ...name, age: "adt", refunded_directions: [], extra_bags: [], receipts: null },
    tickets: [{ ...ticket, ticket_number: hasTickets ? `000000000000${position}` : null }],
  }));
}

/** The way out leaves an hour later, and nobody has answered to it yet. */
function laterFlight(locale: Locale): Trip["schedule_changes"][number] {
  const flights = sampleJourney({ locale })[0]?.segments ?? [];
  return {
    ...{ id: "sample", kind: "time", state: "open", escalated: false, created: "2030-04-02 09:00:00", deadline: "2030-04-05 09:00:00" },
    ...{ settled: null, minutes: 60, directions: [{ direction: 0, old: flights, new: flights }] },
    options: { accept: true, refund: true, unanswered: "accept", alternatives: [] },
  };
}
