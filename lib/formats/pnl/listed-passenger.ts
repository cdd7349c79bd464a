import type { Gender } from "@/lib/domain/passengers/passengers";

/** A person as a passenger list has them. Names are A–Z and spaces, as documents have them; what is not known is empty. */
export interface ListedPerson {
  surname: string;
  given: string;
  middle: string;
  gender: Gender;
  /** `YYYY-MM-DD` */
  birthdate: string;
  document: {
    /** `P` passport, `I` identity card, `F` another document that is taken in its place (AIRIMP, SSR DOCS). */
    type: "P" | "I" | "F";
    number: string;
    /** Three letters. */
    nationality: string;
    /** `YYYY-MM-DD` */
    expires: string;
  };
  /** Thirteen digits and the number of the flight's coupon; null where no ticket is issued. */
  ticket: { number: string; coupon: number } | null;
}

/** Somebody with a seat on the flight. */
export interface ListedPassenger extends ListedPerson {
  /** The same in every list. */
  key: string;
  /** Record locator: who has the same one travels together. */
  locator: string;
  /** `ins` is an infant with a seat. */
  age: "adt" | "chd" | "ins";
  /** Where they leave the aircraft, IATA airport code. */
  destination: string;
  /** One letter. */
  bookingClass: string;
  /** Who sits on their lap. */
  infant: ListedPerson | null;
}

/** The departure that a list is of. */
export interface ListedFlight {
  carrier: string;
  flightNumber: number;
  suffix: string;
  /** Local date of the departure, `YYYY-MM-DD`. */
  date: string;
  /** Where the passengers of the list board, and where the aircraft lands next. */
  origin: string;
  destination: string;
}

/** `HY271`, with three digits at least. */
export function designatorOf({ carrier, flightNumber, suffix }: Pick<ListedFlight, "carrier" | "flightNumber" | "suffix">): string {
  return `${carrier}${String(flightNumber).padStart(3, "0")}${suffix}`;
}
