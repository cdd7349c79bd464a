import type { BookingAction } from "../booking/booking-status";

/** What customers are written of their bookings. */
export const MAIL_KINDS = ["confirmation", "receipts", "change", "refund"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What people of an agency are written about their account. Each carries a link that opens it: their agency's owners alone read them in the mailbox. */
export const ACCOUNT_MAIL_KINDS = ["invitation", "password_reset"] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];
/** What an agency is written by the house: of what the house did with one of its bookings, or in the house's own words; and of a price that it watches. */
export const AGENCY_MAIL_KINDS = ["house_act", "watch"] as const;
export type AgencyMailKind = (typeof AGENCY_MAIL_KINDS)[number];
/** What customers are written of a booking: a notice is the house's own words about a departure. */
export const BOOKING_LETTER_KINDS = [...MAIL_KINDS, "notice"] as const;
/** All that customers are written: a quote has no booking yet, nor has one that a fall of a watched price is told by. */
export const LETTER_KINDS = [...BOOKING_LETTER_KINDS, "quote", "price_fall"] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Every kind of mail. */
export const ALL_MAIL_KINDS = [...LETTER_KINDS, ...ACCOUNT_MAIL_KINDS, ...AGENCY_MAIL_KINDS] as const;

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** How a mail goes: to the world, or into the portal's own mailbox where no server for mail is set, and in the demonstration. */
export const MAIL_WAYS = ["smtp", "mailbox"] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/**
 * Why a mail was given up. `refused`: the server did not take the address or the message. `unreachable`: the server could not be reached, or took nothing,
 * for as long as it was tried. `unavailable`: the booking has nothing of the kind any more, or the quote has ended. `erased`: its personal data were erased first.
 */
export const MAIL_FAILURES = ["refused", "unreachable", "unavailable", "erased"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

const KIND_OF: Readonly<Partial<Record<BookingAction, MailKind>>> = {
  book: "confirmation",
  issue_tickets: "receipts",
  change_flights: "change",
  cancel_flights: "change",
  airline_cancel: "change",
  fail_ticketing: "refund",
  void: "refund",
  refund: "refund",
  refund_partly: "refund",
  refund_passengers: "refund",
  refund_directions: "refund",
  settle_refund: "refund",
  settle_refund_partly: "refund",
};

/** The mail that tells of a change of a booking; null where none does. */
export function mailKindOf(action: BookingAction): MailKind | null {
  return KIND_OF[action] ?? null;
}

const MINUTE_MS = 60_000;
/** Ten hours together: a server that is away for a night is waited for. */
const WAITS = [1, 5, 15, 45, 120, 180, 240].map((minutes) => minutes * MINUTE_MS);

/** When to try again. @param attempt the one that has failed, from 1. @param random from 0 to 1. @returns null where it is given up */
export function nextMailAttempt(attempt: number, now: Date, random: number): Date | null {
  const wait = WAITS[attempt - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 + random / 5));
}
