import type { OperationName } from "../operations";

/** Groups of the reference, in the order of a sale. */
export const TAGS = {
  Access: "Tokens, API keys and the money that may be spent.",
  Offers: "Searching flights, prices by day and by destination, checking an offer, its fare family and its rules.",
  Bookings: "Booking, reading, paying, fiscal data and receipts.",
  "Schedule changes": "What the airline changed after the booking, and the three ways to answer it.",
  "Cancelling and refunds": "Four ways out of a booking, and what each would return.",
  "Travel data": "The flight schedule and entry visas.",
  Events: "What is sent to your address when a booking changes.",
} as const;
type Tag = keyof typeof TAGS;

interface OperationText {
  tag: Tag;
  /** Markdown. */
  description: string;
}

export const OPERATION_TEXTS: Readonly<Record<OperationName, OperationText>> = {
  mint_token: {
    tag: "Access",
    description:
      "Changes the e-mail address and password of an account for a bearer token of about 30 days. Keep the token and get a new one when a call answers 401; an API key needs none of this.",
  },
  check_balance: {
    tag: "Access",
    description: "Payments take the deposit first and then the credit. Both are in the currency of all your prices.",
  },
  search_offers: {
    tag: "Offers",
    description:
      "Finds offers, cheapest first. One direction is a one-way journey, two are a round trip or an open jaw, three to six are a journey to several cities: each leaves after the one before has arrived. All four counts are mandatory, zero included; at most 9 passengers may have seats, and lap infants may not outnumber the adults. Nothing is held by a search. Optional parameters only narrow and order the answer; without them it is all offers, cheapest first. `sort=best` weighs: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops (a self transfer half a stop more), smallest first. An empty list means that nothing is for sale.",
  },
  list_price_calendar: {
    tag: "Offers",
    description:
      "The lowest price of every departure day, for the whole party and on live seats: what a search of that day shows as its cheapest offer. With `return_date` the days are round trips with as many days away, and `matrix` has every pair of days around both dates. The optional parameters mean what they mean in a search.",
  },
  list_destinations: {
    tag: "Offers",
    description:
      "Where one can go from a place in a period, and what the cheapest journey one way to every city costs, cheapest city first. Journeys with two stops are looked at only for cities that no journey with fewer reaches in that period.",
  },
  check_offer: {
    tag: "Offers",
    description:
      "Asks again for seats, price and times. Do it right before the booking: the booking is held to the price that this call has shown last, and to the times and terminals that the id was given with. With `with-additional-services=1` it also lists the extra bags for sale.",
  },
  list_fare_family: {
    tag: "Offers",
    description:
      "A search shows one fare per flight, usually the simplest. This lists all of them, each an offer with an id of its own. Only where the offer's `is_fare_family` is true.",
  },
  read_offer_rules: {
    tag: "Offers",
    description: "Conditions of refund and exchange, bags and penalties, one item per fare; per passenger, in the currency of the offer.",
  },
  create_booking: {
    tag: "Bookings",
    description:
      "Takes seats and makes an unpaid booking that is cancelled by itself at `expire`. Where the code is 1030, 1031 or 100500 the price has moved: check the offer again, show the new price, and book with the same id. Where it is 100451 the flights leave or arrive otherwise than the offer showed: `data.directions` tells how, and `data.offer_id` books them as they are now. A second booking of the same people on the same flights is refused; `data.existing_booking_id` is the first one. Send an `Idempotency-Key`, so that a repeated call never books twice.",
  },
  read_booking: {
    tag: "Bookings",
    description:
      "The booking in its present state. Ticket numbers and receipts appear when `status` is `ticketed`. `schedule_changes` has what the airline has changed; while one of them is `open`, the booking can neither be paid nor ticketed.",
  },
  read_booking_rules: {
    tag: "Bookings",
    description: "The fare rules as they were when the booking was made: they are what a refund follows.",
  },
  check_booking_price: {
    tag: "Bookings",
    description: "Ask before you pay. Where the answer is true, read the booking for the new price and the one before.",
  },
  read_payment_permission: { tag: "Bookings", description: "Whether the booking is still unpaid and in time. Ask before you pay." },
  pay_booking: {
    tag: "Bookings",
    description:
      "Pays from the deposit, then from the credit, and starts ticketing; poll the booking or listen to webhooks until it is `ticketed`. The body is empty or `{}`. Send an `Idempotency-Key`, so that a repeated call never pays twice.",
  },
  read_fiscalization: { tag: "Bookings", description: "What the fiscal receipt of the sale needs. Only for paid and ticketed bookings." },
  list_receipts: { tag: "Bookings", description: "One itinerary receipt (PDF) per passenger. Only for ticketed bookings." },
  cancel_unpaid: { tag: "Cancelling and refunds", description: "Releases the seats of a booking in `booked`, without a penalty." },
  void_booking: {
    tag: "Cancelling and refunds",
    description:
      "Takes a paid or ticketed booking back with everything returned, the service's fee and extra bags included: within 24 hours of the payment and before the first departure.",
  },
  get_refund_amounts: {
    tag: "Cancelling and refunds",
    description:
      "What `auto-cancel` would return if it were called now. Refuses with 5233 whenever `auto-cancel` would refuse. Changes nothing.",
  },
  auto_cancel: {
    tag: "Cancelling and refunds",
    description:
      "Refunds by the fare rules at this moment. Where part of the journey was flown, only the rest is refunded and the booking is `partiallyrefunded`. Where the carrier cancelled the flight, everything comes back.",
  },
  request_manual_refund: {
    tag: "Cancelling and refunds",
    description:
      "Opens a request that people decide. Answers `refund_request_sent` once; later reads say `ticketed` until it is settled (`refunded`, `partiallyrefunded`) or rejected (`ticketed`). One request may be open at a time.",
  },
  accept_schedule_change: {
    tag: "Schedule changes",
    description:
      "Takes the airline's new flights as they stand in `new`. Payment and ticketing go on from there. Only where `options.accept` is true. The body is empty or `{}`.",
  },
  choose_schedule_alternative: {
    tag: "Schedule changes",
    description:
      "Takes one of `options.alternatives` instead, without charge: its seats are taken and those of the changed flights given back. Where the code is 100445, read the booking again and choose another one.",
  },
  refund_schedule_change: {
    tag: "Schedule changes",
    description:
      "Returns everything that was paid, fees included, whatever the fare: an unpaid booking is `cancelled`, any other one `refunded`. Where part of the journey was flown, the rest is returned without a penalty and the booking is `partiallyrefunded`. The body is empty or `{}`.",
  },
  list_schedule: { tag: "Travel data", description: "Flights that depart on these days, both included, in local times." },
  list_visa_types: { tag: "Travel data", description: "Entry visas of countries, by the traveller's citizenship." },
  list_visa_types_legacy: {
    tag: "Travel data",
    description: "The older shape: visas for citizens of Uzbekistan alone. New programs use `/visa-types/v2`.",
  },
};
