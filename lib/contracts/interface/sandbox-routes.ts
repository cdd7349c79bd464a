/** What one of the sandbox's documented routes always does. */
export type SandboxBehaviour =
  | "normal"
  | "price_changes"
  | "price_falls"
  | "price_moves_meanwhile"
  | "sells_out"
  | "not_confirmed"
  | "unavailable"
  | "slow_answer"
  | "deposit_too_low"
  | "ticketing_fails"
  | "airline_cancels"
  | "no_baggage"
  | "no_refund"
  | "no_void"
  | "refund_rejected"
  | "refund_partial"
  | "visa_needed"
  | "time_change_told"
  | "time_change"
  | "over_midnight"
  | "number_change"
  | "smaller_aircraft"
  | "routing_change"
  | "terminal_change"
  | "cancelled_unpaid"
  | "cancelled_ticketed"
  | "connection_lost"
  | "suspended";

/** A city pair of the sandbox that always does one thing. */
interface SandboxRoute {
  /** IATA airport codes of a one-way journey, or of the first direction of a longer one. */
  from: string;
  to: string;
  behaviour: SandboxBehaviour;
  /** One English sentence, as the guide prints it. */
  happens: string;
}

/** Every route that does something of its own; between all other places flights behave as the normal route does. */
export const SANDBOX_ROUTES: readonly SandboxRoute[] = [
  {
    from: "TAS",
    to: "IST",
    behaviour: "normal",
    happens: "Everything goes well: the offer is booked at the price shown, and ticketed about a second after payment.",
  },
  {
    from: "TAS",
    to: "SKD",
    behaviour: "price_changes",
    happens:
      "The first booking of an offer is refused with 422 and code 1030; GET /offers/{id} then shows the fare 10 % higher, and the same offer id books at that price.",
  },
  {
    from: "TAS",
    to: "DEL",
    behaviour: "price_falls",
    happens:
      "The first booking of an offer is refused with 422 and code 1031; GET /offers/{id} then shows the fare 10 % lower, and the same offer id books at that price.",
  },
  {
    from: "TAS",
    to: "JED",
    behaviour: "price_moves_meanwhile",
    happens:
      "The first booking of an offer is refused with 422 and code 100500, as when others buy at the same moment; GET /offers/{id} then shows the fare 5 % higher, and the same offer id books at that price.",
  },
  {
    from: "TAS",
    to: "BHK",
    behaviour: "sells_out",
    happens: "The search shows offers, but checking, fare family, rules and booking of each answer 404 with code 100405: sold out.",
  },
  {
    from: "TAS",
    to: "UGC",
    behaviour: "not_confirmed",
    happens:
      "The first booking of an offer answers 410 with code 1039, because the carrier has not confirmed; the same call repeated succeeds.",
  },
  {
    from: "TAS",
    to: "KUL",
    behaviour: "unavailable",
    happens:
      "The first booking of an offer answers 503 with code 1002 and Retry-After; the same call repeated succeeds, with the same Idempotency-Key too.",
  },
  {
    from: "TAS",
    to: "SHJ",
    behaviour: "deposit_too_low",
    happens:
      "The first payment of a booking is refused with 422 and code 1048 whatever the deposit; after POST /sandbox/deposit the same payment succeeds, with the same Idempotency-Key too.",
  },
  {
    from: "TAS",
    to: "NCU",
    behaviour: "slow_answer",
    happens: "The search answers after five seconds.",
  },
  {
    from: "TAS",
    to: "FEG",
    behaviour: "ticketing_fails",
    happens:
      "The payment succeeds, but the tickets cannot be issued: within seconds the booking is refunded, and the whole price is back on the balance.",
  },
  {
    from: "TAS",
    to: "TMJ",
    behaviour: "airline_cancels",
    happens:
      "Five seconds after ticketing the airline cancels the flight: the booking turns to refundauthorized, and auto-cancel then returns the whole price.",
  },
  {
    from: "TAS",
    to: "ALA",
    behaviour: "no_baggage",
    happens: "No fare includes checked baggage; extra bags can be bought with the booking.",
  },
  {
    from: "TAS",
    to: "DXB",
    behaviour: "no_refund",
    happens:
      "No fare can be refunded or changed: refund amounts and auto-cancel answer 422 with code 5233, while a void is still possible.",
  },
  {
    from: "TAS",
    to: "BOM",
    behaviour: "no_void",
    happens: "No booking can be voided: void answers 422 with code 5234 in every status, while auto-cancel refunds by the fare rules.",
  },
  {
    from: "TAS",
    to: "LHE",
    behaviour: "refund_rejected",
    happens: "The back office rejects every manual refund five seconds after it was asked for; the tickets stay in force.",
  },
  {
    from: "TAS",
    to: "KWI",
    behaviour: "refund_partial",
    happens:
      "The back office grants every manual refund in part, five seconds after it was asked for: the first flight counts as flown, half of the fare is back on the balance, and the booking is partiallyrefunded.",
  },
  {
    from: "TAS",
    to: "FRA",
    behaviour: "visa_needed",
    happens: "Citizens of Uzbekistan need a visa for Germany, and the offer says so in information_for_clients.",
  },
  {
    from: "TAS",
    to: "NQZ",
    behaviour: "time_change_told",
    happens:
      "Five seconds after ticketing the flight moves by ten minutes: the booking has the new times, and a schedule change that is told.",
  },
  {
    from: "TAS",
    to: "DYU",
    behaviour: "time_change",
    happens:
      "Five seconds after ticketing the flight moves by three hours: a schedule change is open, to be accepted, exchanged for an alternative, or refunded in full.",
  },
  {
    from: "TAS",
    to: "GYD",
    behaviour: "over_midnight",
    happens: "Five seconds after ticketing the flight moves to 00:20 of the day after: a schedule change is open.",
  },
  {
    from: "TAS",
    to: "TBS",
    behaviour: "number_change",
    happens: "Five seconds after ticketing the flight gets another number at the same times: a schedule change is told.",
  },
  {
    from: "TAS",
    to: "SVX",
    behaviour: "smaller_aircraft",
    happens: "Five seconds after ticketing a smaller aircraft has no seats for this booking: a schedule change of equipment is open.",
  },
  {
    from: "TAS",
    to: "KZN",
    behaviour: "routing_change",
    happens: "Five seconds after ticketing the flight lands in Ufa on the way and arrives 75 minutes later: a schedule change is open.",
  },
  {
    from: "TAS",
    to: "MUC",
    behaviour: "terminal_change",
    happens: "Five seconds after ticketing the flight leaves from terminal 3 instead of 2: a schedule change is told.",
  },
  {
    from: "TAS",
    to: "LED",
    behaviour: "cancelled_unpaid",
    happens: "Five seconds after booking the flight is cancelled: a schedule change is open, and payment is refused until it is settled.",
  },
  {
    from: "TAS",
    to: "OVB",
    behaviour: "cancelled_ticketed",
    happens: "Five seconds after ticketing the flight is cancelled: a schedule change offers alternatives, or everything back.",
  },
  {
    from: "TAS",
    to: "ICN",
    behaviour: "connection_lost",
    happens:
      "Only journeys with a connection are sold, and five seconds after ticketing the first flight is so late that the second is missed: a schedule change is open.",
  },
  {
    from: "TAS",
    to: "BKK",
    behaviour: "suspended",
    happens:
      "Five seconds after ticketing the airline does not fly the route for weeks: a schedule change offers alternatives, or everything back.",
  },
];

/** What the journey does, told by its first direction's airports. */
export function behaviourOf(from: string, to: string): SandboxBehaviour {
  return SANDBOX_ROUTES.find((route) => route.from === from && route.to === to)?.behaviour ?? "normal";
}
