import type { OperationName } from "../interface/operations";

/** Groups of the reference, in the order of a sale. */
export const TAGS = {
  Access: "Tokens and API keys.",
  Money: "What may be spent, what has moved, statements and refunds.",
  Offers: "Searching flights, prices by day and by destination, checking an offer, its fare family and its rules.",
  Bookings: "Booking, reading, paying, fiscal data and receipts.",
  "Schedule changes": "What the airline changed after the booking, and the three ways to answer it.",
  "Cancelling and refunds": "Four ways out of a booking, and what each would return.",
  "Travel data": "The flight schedule and entry visas.",
  "Reference lists": "Places, carriers, aircraft, countries, documents, services and errors, with tags for programs that keep them.",
  Webhooks: "Addresses that messages are sent to, what was sent, and the same events as a list.",
  Sandbox: "What exists in test mode alone: let things happen to test bookings, move their times, refill the test deposit.",
  Events: "What is sent to your address when a booking or your account changes.",
} as const;
type Tag = keyof typeof TAGS;

interface OperationText {
  tag: Tag;
  /** Markdown. */
  description: string;
}

const KEPT = "Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.";

export const OPERATION_TEXTS: Readonly<Record<OperationName, OperationText>> = {
  mint_token: {
    tag: "Access",
    description:
      "Changes the e-mail address and password of an account for a bearer token of about 30 days. Keep the token and get a new one when a call answers 401; an API key needs none of this.",
  },
  check_balance: {
    tag: "Money",
    description:
      "Payments take the deposit first and then the credit. Both are in the currency of your prices; with `currency`, of another one in which you have a deposit.",
  },
  list_balances: {
    tag: "Money",
    description:
      "The same of every currency in which you have a deposit, the first of yours first. Each is what `currency` of a search may be: prices, fee, payment and refunds of a booking are in the currency that it was searched in, and move on that deposit alone.",
  },
  search_offers: {
    tag: "Offers",
    description:
      "Finds offers, cheapest first. One direction is a one-way journey, two are a round trip or an open jaw, three to six are a journey to several cities: each leaves after the one before has arrived. All four counts are mandatory, zero included; at most 9 passengers may have seats, and lap infants may not outnumber the adults. Nothing is held by a search. Optional parameters only narrow and order the answer, and `currency` says what its prices are in; without them it is all offers, cheapest first. `sort=best` weighs: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops (a self transfer half a stop more), smallest first. An empty list means that nothing is for sale.",
  },
  list_price_calendar: {
    tag: "Offers",
    description:
      "The lowest price of every departure day, for the whole party and on live seats: what a search of that day shows as its cheapest offer. With `return_date` the days are round trips with as many days away, and `matrix` has every pair of days around both dates. The optional parameters mean what they mean in a search.",
  },
  list_destinations: {
    tag: "Offers",
    description:
      "Where one can go from a place in a period, and what the cheapest journey to every city costs, cheapest city first: one way, or with `nights_from` and `nights_to` there and back. Journeys with two stops are looked at only for cities that no journey with fewer reaches in that period.",
  },
  check_offer: {
    tag: "Offers",
    description:
      "Asks again for seats, price and times. Do it right before the booking: the booking is held to the price that this call has shown last, and to the times and terminals that the id was given with. With `with-additional-services=1` it also lists the extra bags for sale. `entry_rules` and `entry_warnings` tell what the countries on the way ask of the `citizenships` that you name.",
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
  read_payment_permission: {
    tag: "Bookings",
    description:
      "Whether the booking is still unpaid and in time, and deposit and credit cover it; `reason` says what stands in the way. Ask before you pay.",
  },
  pay_booking: {
    tag: "Bookings",
    description:
      "Pays from the deposit, then from the credit, and starts ticketing; poll the booking or listen to webhooks until it is `ticketed`. The body is empty or `{}`. Send an `Idempotency-Key`, so that a repeated call never pays twice.",
  },
  read_fiscalization: {
    tag: "Bookings",
    description:
      "What the fiscal receipt of the sale needs, and once anything was given back, those of the return and of what was kept. Only for bookings that were paid.",
  },
  list_receipts: { tag: "Bookings", description: "One itinerary receipt (PDF) per passenger. Only for ticketed bookings." },
  list_bookings: {
    tag: "Bookings",
    description:
      "Your bookings in short, newest first, in the mode of the credential. Parameters narrow the list together; `next_cursor` leads to the next page, and bookings that are made meanwhile neither repeat nor hide others. With `updated_since` the list is by `updated_at`, oldest change first: ask with the moment at which your last pass began, less a minute, and take each id's newest form.",
  },
  change_booking: {
    tag: "Bookings",
    description:
      "Changes your own `reference` and `metadata` at any time, and e-mail address and phone of the payer while the booking lives. What is left out stays. Changed contacts are told as `booking.updated`; your own notes are not.",
  },
  extend_hold: {
    tag: "Bookings",
    description:
      "Asks the supplier to hold the seats of an unpaid booking for one time more; the answer has the new `expire`. Bookings of regular flights are extended twice at most, never into the last two hours before departure. Otherwise 100483. The body is empty or `{}`.",
  },
  cancel_passengers: {
    tag: "Bookings",
    description:
      "Takes passengers out of an unpaid booking, before its auto-cancel moment: their seats, extra bags and documents are free, and the price is that of those who stay. Number and PNR stay. An adult stays, and one of 18 or older for each infant on a lap: else 100490; to end the booking call `cancel-unpaid`. A payment at the same moment pays for those who are left, or this is refused. Told as `booking.updated`.",
  },
  read_booking_bags: {
    tag: "Bookings",
    description:
      "The extra bags that each passenger of a booking may still buy, direction by direction, at today's prices: while it is unpaid, paid or ticketed, until three hours before the direction leaves. Bags are bought once per passenger and direction; whoever has given back a direction buys none for it, and none at all where the booking is sold at a price of the agency's own. `closed` says why a direction has none. 100493 where the booking allows no bags any more, 100441 while a change of flights waits for an answer. Changes nothing.",
  },
  add_bags: {
    tag: "Bookings",
    description:
      "Buys bags for a booking, at the prices that their ids name: of an unpaid booking the price grows, of a paid or ticketed one the deposit is charged at once. All of the list or nothing. What cannot be had is told of its `bags.N.id`; where a price has moved, 1030 or 1031; where the deposit does not cover it, 1048. Bags are refunded like those that were booked: all with a void, by the fare rules with a refund. `price.has_changed` is not about them. Needs the scope `pay`, as it may charge the deposit. Told as `booking.updated`.",
  },
  change_passenger: {
    tag: "Bookings",
    description:
      "Changes a passenger before the first departure: document, citizenship, contacts and loyalty numbers, by the rules of the booking itself; a document has one place on a flight here too. The name is corrected once, while the booking is unpaid and its flights are regular: at most 3 letters, or first and last name that changed places; otherwise 100482. A ticket's name is never changed: void the booking and book again. `loyalty_numbers` take the place of all that were there.",
  },
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
  get_refund_options: {
    tag: "Cancelling and refunds",
    description:
      "What each passenger of a ticketed booking would get back by the fare rules at this moment, and of each direction where it may be refunded apart; what `partial-refund` returns is their sum. What was refunded before is left out. Changes nothing.",
  },
  refund_passengers: {
    tag: "Cancelling and refunds",
    description:
      "Refunds these passengers by the fare rules at this moment, for all of the journey, or for single `directions` of it, which have a price of their own. After the first departure they get back what is still ahead, where directions have prices of their own; else they are refused (5233). Their seats are free, and `refunded_at` and `refunded_directions` say what and when. The others fly: the booking stays `ticketed`, and can be refunded in part again or as a whole. Where nothing would be left to fly it is `refunded` or `partiallyrefunded`.",
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
  sandbox_trigger_event: {
    tag: "Sandbox",
    description:
      "Does to a test booking what makes the event really happen, so that booking, money and webhook agree: `booking.paid` pays it, `booking.ticketed` issues its tickets now, `booking.cancelled` lets its hold expire, `booking.schedule_changed` lets the airline change its flights, `booking.refund_rejected` has the back office refuse. Refund requests that an event needs are made first. Answers with the booking as it is then. See [Sandbox](/docs/sandbox).",
  },
  sandbox_move_time: {
    tag: "Sandbox",
    description:
      "Lets the hold of an unpaid booking end sooner or later, or moves its departure, into the past as well: all flights move by as much, their numbers and places stay. What hangs on time then goes by the new one: voiding, penalties before and after departure, what counts as flown. No event is told of it, and receipts are made anew.",
  },
  sandbox_refill_deposit: {
    tag: "Sandbox",
    description: "Adds test money to the deposit of test mode, and answers as `check-balance` does. Nothing real is paid.",
  },
  list_schedule: { tag: "Travel data", description: "Flights that depart on these days, both included, in local times." },
  list_visa_types: { tag: "Travel data", description: "Entry visas of countries, by the traveller's citizenship." },
  list_visa_types_legacy: {
    tag: "Travel data",
    description: "The older shape: visas for citizens of Uzbekistan alone. New programs use `/visa-types/v2`.",
  },
  list_transactions: {
    tag: "Money",
    description:
      "Money paid in, payments, refunds and adjustments of your deposit, newest first. `from` and `to` are days, both included, of UTC or of `time_zone`. A movement has the moment at which it began: one that was under way at midnight may still come into the day before, seconds later.",
  },
  read_statement: {
    tag: "Money",
    description:
      "What was on your deposit before the first day and after the last, and the sums of what moved in between, by kind: the opening balance and all movements make the closing balance, and the closing balance of one day is the opening balance of the next. Days are of UTC or of `time_zone`; a day that is not over ends now.",
  },
  read_low_balance: { tag: "Money", description: "Below what you want to be warned, and what may be spent at this moment." },
  set_low_balance: {
    tag: "Money",
    description:
      "Sets what you want to be warned below; null ends it. The event `account.balance_low` comes with the payment after which deposit and credit together are less than that, once: not again until they have been as much or more. Where they are less already, the answer says so (`is_low`) and nothing is sent.",
  },
  list_refunds: {
    tag: "Money",
    description: "All refunds of all bookings, newest first, those that people have yet to decide or have rejected included.",
  },
  list_booking_refunds: {
    tag: "Cancelling and refunds",
    description:
      "What came back of a booking, why, when, who asked for it, and what was kept of each passenger and fare; `note` is what the back office wrote, such as why it was rejected. Newest first; an empty list where nothing was asked for.",
  },
  list_webhooks: { tag: "Webhooks", description: "The addresses of your key's mode, oldest first. Secrets are never shown again." },
  create_webhook: {
    tag: "Webhooks",
    description:
      "Adds an address for the mode of your key, at most ten. It must be https and public. `secret` is shown here alone; rotate it where it is lost. Send an `Idempotency-Key`: the same call again then has the same address and `secret`; without one it adds a second address.",
  },
  change_webhook: {
    tag: "Webhooks",
    description:
      "Changes what is sent; what is left out stays. What is still to be delivered goes to the new address. `enabled` switches it off, and on again after it answered 410.",
  },
  delete_webhook: { tag: "Webhooks", description: "Forgets the address with its deliveries; what was on its way to it stops." },
  rotate_webhook: {
    tag: "Webhooks",
    description:
      "Makes a new secret, shown here alone. Webhooks are signed with the old one too for 24 hours, and with up to three before it that signed until now; a status callback changes at once, and a secret of its own is set by changing it. Send an `Idempotency-Key`: the same call again then has the same `secret`.",
  },
  test_webhook: {
    tag: "Webhooks",
    description:
      "Sends a `ping` now and says what came of it: the last of `tries`. A status callback gets your newest booking. It is not repeated. At most 60 tests and repetitions in a minute.",
  },
  list_webhook_deliveries: { tag: "Webhooks", description: "What was sent to an address within 30 days, newest first." },
  replay_webhook_delivery: {
    tag: "Webhooks",
    description:
      "Sends the message again now, with the same `webhook-id` and body, and says what came of it: the last of `tries`. Nothing of the plan of repetitions changes where it fails.",
  },
  list_events: {
    tag: "Webhooks",
    description:
      "What webhooks tell, as a list to be read on: every change of your bookings and your account within 30 days, in the order in which they were announced, whether or not there is an address. Keep `next_cursor` and ask with it again: nothing is left out and nothing comes twice, whatever happens at once. Bodies are those of webhooks; take each `id` once. Ask every few seconds, or at once while a page is full.",
  },
  search_offers_lean: {
    tag: "Offers",
    description:
      "The same search as `GET /offers`, with the same parameters, ids and prices, in a tenth of the bytes: flights stand once in `segments` and are named by their index, airports, carriers and aircraft once in `references`. It comes in pages: send `next_cursor` as `cursor` with the same parameters. Where offers or prices have moved since the first page the answer is 100489: begin again.",
  },
  list_places: {
    tag: "Reference lists",
    description:
      "For a field that completes what is typed: cities and airports whose names begin so in Uzbek, Russian or English, in either alphabet, or that have this code; best first. Each `code` is what a search takes.",
  },
  list_airports: { tag: "Reference lists", description: `Airports with scheduled service, by code. ${KEPT}` },
  list_airlines: { tag: "Reference lists", description: `Carriers with their designators and ticket numbers, by code. ${KEPT}` },
  list_aircraft: { tag: "Reference lists", description: `Aircraft types, by code. ${KEPT}` },
  list_countries: { tag: "Reference lists", description: `Countries, by code. ${KEPT}` },
  list_document_types: {
    tag: "Reference lists",
    description: `Values of \`doc_type\`. Which of them a journey takes is in \`documents\` of its offer. ${KEPT}`,
  },
  list_services: {
    tag: "Reference lists",
    description: `Codes of \`fare_family_features\`; a carrier may have others, which come with a title in the offer. ${KEPT}`,
  },
  list_errors: {
    tag: "Reference lists",
    description: `Values of \`error_code\`, with what a program does about each and which calls may answer it. ${KEPT}`,
  },
};
