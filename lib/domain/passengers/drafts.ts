import type { ChosenBag } from "../bags/choose-bags";
import type { BagOption } from "../offer";
import type { AgeGroup, Gender, Party } from "./passengers";

/** One passenger as a request has it: texts are trimmed, anything may be absent. */
export interface PassengerDraft {
  first_name?: string | undefined;
  last_name?: string | undefined;
  middle_name?: string | null | undefined;
  age?: string | undefined;
  birthdate?: string | undefined;
  gender?: string | undefined;
  citizenship?: string | undefined;
  tel?: string | undefined;
  email?: string | undefined;
  doc_type?: string | undefined;
  doc_number?: string | undefined;
  doc_expire?: string | undefined;
  loyalty_numbers?: readonly LoyaltyDraft[] | undefined;
}

/** A loyalty number as a request has it. */
export interface LoyaltyDraft {
  /** IATA carrier code. */
  airline: string;
  number: string;
}

/** Body of a booking request (lib/contracts/interface/bookings.ts), before its rules are applied. */
export interface BookingDraft {
  payer_name?: string | undefined;
  payer_email?: string | undefined;
  payer_tel?: string | undefined;
  order_note?: string | undefined;
  additional_services?: string[] | undefined;
  passengers: readonly PassengerDraft[];
}

/** What the passengers are judged by. */
export interface JourneyRules {
  /** Counts that were searched. */
  party: Party;
  /** Local date of the last flight's departure, `YYYY-MM-DD`. */
  lastFlight: string;
  /** The latest date that any clock on Earth shows now, `YYYY-MM-DD`. */
  today: string;
  /** Document types that the offer takes, by age group. */
  documents: Partial<Record<AgeGroup, string[]>>;
  /** Who sells and who flies the flights, IATA codes: whose loyalty numbers are taken; none where it is left out. */
  carriers?: readonly string[];
  /** Extra bags that the offer has; none where it is left out. */
  bagOptions?: readonly BagOption[];
  isCountry(code: string): boolean;
}

export interface CheckedPassenger {
  firstName: string;
  lastName: string;
  middleName: string | null;
  age: AgeGroup;
  gender: Gender;
  birthdate: string;
  citizenship: string;
  /** `+998901234567` */
  tel: string;
  /** The payer's where the passenger has none. */
  email: string;
  docType: string;
  docNumber: string;
  docExpire: string;
  /** Loyalty numbers, each behind its carrier's code: `HY123456`. */
  loyalty: string[];
}

export interface CheckedBooking {
  payer: { name: string; email: string; tel: string };
  /** The payer's address is passed on to the airline. */
  shareContacts: boolean;
  /** Passengers in the order of the request. */
  passengers: CheckedPassenger[];
  bags: ChosenBag[];
}
