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
  | "visa_needed";

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
];

/** What the journey does, told by its first direction's airports. */
export function behaviourOf(from: string, to: string): SandboxBehaviour {
  return SANDBOX_ROUTES.find((route) => route.from === from && route.to === to)?.behaviour ?? "normal";
}
