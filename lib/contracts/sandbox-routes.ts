/** What one of the sandbox's documented routes always does. */
export type SandboxBehaviour =
  | "normal"
  | "price_changes"
  | "sells_out"
  | "not_confirmed"
  | "slow_answer"
  | "ticketing_fails"
  | "airline_cancels"
  | "no_baggage"
  | "no_refund"
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
