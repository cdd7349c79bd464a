// Made by scripts/make-client.ts from the OpenAPI document. Do not edit.
export interface paths {
  "/accounts/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a bearer token
     * @description Changes the e-mail address and password of an account for a bearer token of about 30 days. Keep the token and get a new one when a call answers 401; an API key needs none of this.
     */
    post: operations["mint_token"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/accounts/check-balance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read deposit and credit
     * @description Payments take the deposit first and then the credit. Both are in the currency of your prices; with `currency`, of another one in which you have a deposit.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["check_balance"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/accounts/balances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read deposit and credit in each of your currencies
     * @description The same of every currency in which you have a deposit, the first of yours first. Each is what `currency` of a search may be: prices, fee, payment and refunds of a booking are in the currency that it was searched in, and move on that deposit alone.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_balances"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search flights
     * @description Finds offers, cheapest first. One direction is a one-way journey, two are a round trip or an open jaw, three to six are a journey to several cities: each leaves after the one before has arrived. All four counts are mandatory, zero included; at most 9 passengers may have seats, and lap infants may not outnumber the adults. Nothing is held by a search. Optional parameters only narrow and order the answer, and `currency` says what its prices are in; without them it is all offers, cheapest first. `sort=best` weighs: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops (a self transfer half a stop more), smallest first. An empty list means that nothing is for sale.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["search_offers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check seats and price of an offer
     * @description Asks again for seats, price and times. Do it right before the booking: the booking is held to the price that this call has shown last, and to the times and terminals that the id was given with. With `with-additional-services=1` it also lists the extra bags for sale.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["check_offer"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers/{id}/fare-family": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all fare brands of an offer's flights
     * @description A search shows one fare per flight, usually the simplest. This lists all of them, each an offer with an id of its own. Only where the offer's `is_fare_family` is true.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_fare_family"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers/{id}/rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the fare rules of an offer
     * @description Conditions of refund and exchange, bags and penalties, one item per fare; per passenger, in the currency of the offer.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["read_offer_rules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers/{id}/booking": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book an offer
     * @description Takes seats and makes an unpaid booking that is cancelled by itself at `expire`. Where the code is 1030, 1031 or 100500 the price has moved: check the offer again, show the new price, and book with the same id. Where it is 100451 the flights leave or arrive otherwise than the offer showed: `data.directions` tells how, and `data.offer_id` books them as they are now. A second booking of the same people on the same flights is refused; `data.existing_booking_id` is the first one. Send an `Idempotency-Key`, so that a repeated call never books twice.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["create_booking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a booking
     * @description The booking in its present state. Ticket numbers and receipts appear when `status` is `ticketed`. `schedule_changes` has what the airline has changed; while one of them is `open`, the booking can neither be paid nor ticketed.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_booking"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change reference, notes and contacts
     * @description Changes your own `reference` and `metadata` at any time, and e-mail address and phone of the payer while the booking lives. What is left out stays. Changed contacts are told as `booking.updated`; your own notes are not.
     *
     *     An API key needs the scope `book`.
     */
    patch: operations["change_booking"];
    trace?: never;
  };
  "/booking/{id}/rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the fare rules of a booking
     * @description The fare rules as they were when the booking was made: they are what a refund follows.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_booking_rules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/check-price": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask whether a booking's price has changed
     * @description Ask before you pay. Where the answer is true, read the booking for the new price and the one before.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["check_booking_price"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/payment-permission": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask whether a booking may be paid now
     * @description Whether the booking is still unpaid and in time, and deposit and credit cover it; `reason` says what stands in the way. Ask before you pay.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_payment_permission"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/payment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pay a booking from the deposit
     * @description Pays from the deposit, then from the credit, and starts ticketing; poll the booking or listen to webhooks until it is `ticketed`. The body is empty or `{}`. Send an `Idempotency-Key`, so that a repeated call never pays twice.
     *
     *     An API key needs the scope `pay`.
     */
    post: operations["pay_booking"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/fiscalization": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the fiscal data of a paid booking
     * @description What the fiscal receipt of the sale needs. Only for paid and ticketed bookings.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_fiscalization"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/pdf-receipt": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the itinerary receipts
     * @description One itinerary receipt (PDF) per passenger. Only for ticketed bookings.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_receipts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/cancel-unpaid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Cancel an unpaid booking
     * @description Releases the seats of a booking in `booked`, without a penalty.
     *
     *     An API key needs the scope `book`.
     */
    delete: operations["cancel_unpaid"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/void": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Void a paid or ticketed booking with a full refund
     * @description Takes a paid or ticketed booking back with everything returned, the service's fee and extra bags included: within 24 hours of the payment and before the first departure.
     *
     *     An API key needs the scope `refund`.
     */
    delete: operations["void_booking"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/get-refund-amounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask what a refund would return
     * @description What `auto-cancel` would return if it were called now. Refuses with 5233 whenever `auto-cancel` would refuse. Changes nothing.
     *
     *     An API key needs the scope `refund`.
     */
    get: operations["get_refund_amounts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/auto-cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Refund a ticketed booking by its fare rules
     * @description Refunds by the fare rules at this moment. Where part of the journey was flown, only the rest is refunded and the booking is `partiallyrefunded`. Where the carrier cancelled the flight, everything comes back.
     *
     *     An API key needs the scope `refund`.
     */
    delete: operations["auto_cancel"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/manual-refund": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Ask the back office for a refund
     * @description Opens a request that people decide. Answers `refund_request_sent` once; later reads say `ticketed` until it is settled (`refunded`, `partiallyrefunded`) or rejected (`ticketed`). One request may be open at a time.
     *
     *     An API key needs the scope `refund`.
     */
    delete: operations["request_manual_refund"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/refund-options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask what a refund of some passengers or directions would return
     * @description What each passenger of a ticketed booking would get back by the fare rules at this moment, and of each direction where it may be refunded apart; what `partial-refund` returns is their sum. What was refunded before is left out. Changes nothing.
     *
     *     An API key needs the scope `refund`.
     */
    get: operations["get_refund_options"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/partial-refund": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund some passengers or directions of a ticketed booking
     * @description Refunds these passengers by the fare rules at this moment, for all of the journey, or for single `directions` of it, which have a price of their own. After the first departure they get back what is still ahead, where directions have prices of their own; else they are refused (5233). Their seats are free, and `refunded_at` and `refunded_directions` say what and when. The others fly: the booking stays `ticketed`, and can be refunded in part again or as a whole. Where nothing would be left to fly it is `refunded` or `partiallyrefunded`.
     *
     *     An API key needs the scope `refund`.
     */
    post: operations["refund_passengers"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/services/schedule": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the flight schedule
     * @description Flights that depart on these days, both included, in local times.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_schedule"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/visa-types/v2": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read entry-visa types
     * @description Entry visas of countries, by the traveller's citizenship.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_visa_types"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/visa-types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read entry-visa types (older form)
     * @deprecated
     * @description The older shape: visas for citizens of Uzbekistan alone. New programs use `/visa-types/v2`.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_visa_types_legacy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers/calendar": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See the lowest price of every day
     * @description The lowest price of every departure day, for the whole party and on live seats: what a search of that day shows as its cheapest offer. With `return_date` the days are round trips with as many days away, and `matrix` has every pair of days around both dates. The optional parameters mean what they mean in a search.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_price_calendar"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/offers/destinations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See the lowest price to every city
     * @description Where one can go from a place in a period, and what the cheapest journey to every city costs, cheapest city first: one way, or with `nights_from` and `nights_to` there and back. Journeys with two stops are looked at only for cities that no journey with fewer reaches in that period.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_destinations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/schedule-changes/{changeId}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept the airline's new flights
     * @description Takes the airline's new flights as they stand in `new`. Payment and ticketing go on from there. Only where `options.accept` is true. The body is empty or `{}`.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["accept_schedule_change"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/schedule-changes/{changeId}/choose": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose other flights in place of changed ones
     * @description Takes one of `options.alternatives` instead, without charge: its seats are taken and those of the changed flights given back. Where the code is 100445, read the booking again and choose another one.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["choose_schedule_alternative"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/schedule-changes/{changeId}/refund": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take everything back because the airline changed the flights
     * @description Returns everything that was paid, fees included, whatever the fare: an unpaid booking is `cancelled`, any other one `refunded`. Where part of the journey was flown, the rest is returned without a penalty and the booking is `partiallyrefunded`. The body is empty or `{}`.
     *
     *     An API key needs the scope `refund`.
     */
    post: operations["refund_schedule_change"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/accounts/transactions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what has moved on your deposit
     * @description Money paid in, payments, refunds and adjustments of your deposit, newest first. `from` and `to` are days, both included, of UTC or of `time_zone`. A movement has the moment at which it began: one that was under way at midnight may still come into the day before, seconds later.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_transactions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/accounts/statement": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read opening balance, movements and closing balance of some days
     * @description What was on your deposit before the first day and after the last, and the sums of what moved in between, by kind: the opening balance and all movements make the closing balance, and the closing balance of one day is the opening balance of the next. Days are of UTC or of `time_zone`; a day that is not over ends now.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_statement"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/refunds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the refunds of a booking
     * @description What came back of a booking, why, when, who asked for it, and what was kept of each passenger and fare; `note` is what the back office wrote, such as why it was rejected. Newest first; an empty list where nothing was asked for.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_booking_refunds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/refunds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all refunds
     * @description All refunds of all bookings, newest first, those that people have yet to decide or have rejected included.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_refunds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/accounts/low-balance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the low-balance threshold
     * @description Below what you want to be warned, and what may be spent at this moment.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_low_balance"];
    put?: never;
    /**
     * Be warned when the balance is low
     * @description Sets what you want to be warned below; null ends it. The event `account.balance_low` comes with the payment after which deposit and credit together are less than that, once: not again until they have been as much or more. Where they are less already, the answer says so (`is_low`) and nothing is sent.
     *
     *     An API key needs the scope `webhooks`.
     */
    post: operations["set_low_balance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your webhook addresses
     * @description The addresses of your key's mode, oldest first. Secrets are never shown again.
     *
     *     An API key needs the scope `webhooks`.
     */
    get: operations["list_webhooks"];
    put?: never;
    /**
     * Add a webhook address
     * @description Adds an address for the mode of your key, at most ten. It must be https and public. `secret` is shown here alone; rotate it where it is lost. Send an `Idempotency-Key`: the same call again then has the same address and `secret`; without one it adds a second address.
     *
     *     An API key needs the scope `webhooks`.
     */
    post: operations["create_webhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a webhook address, or switch it on or off
     * @description Changes what is sent; what is left out stays. What is still to be delivered goes to the new address. `enabled` switches it off, and on again after it answered 410.
     *
     *     An API key needs the scope `webhooks`.
     */
    post: operations["change_webhook"];
    /**
     * Delete a webhook address
     * @description Forgets the address with its deliveries; what was on its way to it stops.
     *
     *     An API key needs the scope `webhooks`.
     */
    delete: operations["delete_webhook"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}/rotate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a webhook address a new secret
     * @description Makes a new secret, shown here alone. Webhooks are signed with the old one too for 24 hours, and with up to three before it that signed until now; a status callback changes at once, and a secret of its own is set by changing it. Send an `Idempotency-Key`: the same call again then has the same `secret`.
     *
     *     An API key needs the scope `webhooks`.
     */
    post: operations["rotate_webhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test to a webhook address
     * @description Sends a `ping` now and says what came of it: the last of `tries`. A status callback gets your newest booking. It is not repeated. At most 60 tests and repetitions in a minute.
     *
     *     An API key needs the scope `webhooks`.
     */
    post: operations["test_webhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what was sent to a webhook address
     * @description What was sent to an address within 30 days, newest first.
     *
     *     An API key needs the scope `webhooks`.
     */
    get: operations["list_webhook_deliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/webhooks/{id}/deliveries/{deliveryId}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message once more
     * @description Sends the message again now, with the same `webhook-id` and body, and says what came of it: the last of `tries`. Nothing of the plan of repetitions changes where it fails.
     *
     *     An API key needs the scope `webhooks`.
     */
    post: operations["replay_webhook_delivery"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read events one after the other
     * @description What webhooks tell, as a list to be read on: every change of your bookings and your account within 30 days, in the order in which they were announced, whether or not there is an address. Keep `next_cursor` and ask with it again: nothing is left out and nothing comes twice, whatever happens at once. Bodies are those of webhooks; take each `id` once. Ask every few seconds, or at once while a page is full.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_events"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/bookings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List and find bookings
     * @description Your bookings in short, newest first, in the mode of the credential. Parameters narrow the list together; `next_cursor` leads to the next page, and bookings that are made meanwhile neither repeat nor hide others. With `updated_since` the list is by `updated_at`, oldest change first: ask with the moment at which your last pass began, less a minute, and take each id's newest form.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["list_bookings"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/extend-hold": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hold the seats of an unpaid booking longer
     * @description Asks the supplier to hold the seats of an unpaid booking for one time more; the answer has the new `expire`. Bookings of regular flights are extended twice at most, never into the last two hours before departure. Otherwise 100483. The body is empty or `{}`.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["extend_hold"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/cancel-passengers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take passengers out of an unpaid booking
     * @description Takes passengers out of an unpaid booking, before its auto-cancel moment: their seats, extra bags and documents are free, and the price is that of those who stay. Number and PNR stay. An adult stays, and one of 18 or older for each infant on a lap: else 100490; to end the booking call `cancel-unpaid`. A payment at the same moment pays for those who are left, or this is refused. Told as `booking.updated`.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["cancel_passengers"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/bags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See which bags can still be bought for a booking
     * @description The extra bags that each passenger of a booking may still buy, direction by direction, at today's prices: while it is unpaid, paid or ticketed, until three hours before the direction leaves. Bags are bought once per passenger and direction; whoever has given back a direction buys none for it, and none at all where the booking is sold at a price of the agency's own. `closed` says why a direction has none. 100493 where the booking allows no bags any more, 100441 while a change of flights waits for an answer. Changes nothing.
     *
     *     An API key needs the scope `read`.
     */
    get: operations["read_booking_bags"];
    put?: never;
    /**
     * Buy bags for a booking
     * @description Buys bags for a booking, at the prices that their ids name: of an unpaid booking the price grows, of a paid or ticketed one the deposit is charged at once. All of the list or nothing. What cannot be had is told of its `bags.N.id`; where a price has moved, 1030 or 1031; where the deposit does not cover it, 1048. Bags are refunded like those that were booked: all with a void, by the fare rules with a refund. `price.has_changed` is not about them. Needs the scope `pay`, as it may charge the deposit. Told as `booking.updated`.
     *
     *     An API key needs the scope `pay`.
     */
    post: operations["add_bags"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/booking/{id}/passengers/{passengerId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change a passenger's document, contacts, loyalty numbers, or correct the name
     * @description Changes a passenger before the first departure: document, citizenship, contacts and loyalty numbers, by the rules of the booking itself; a document has one place on a flight here too. The name is corrected once, while the booking is unpaid and its flights are regular: at most 3 letters, or first and last name that changed places; otherwise 100482. A ticket's name is never changed: void the booking and book again. `loyalty_numbers` take the place of all that were there.
     *
     *     An API key needs the scope `book`.
     */
    patch: operations["change_passenger"];
    trace?: never;
  };
  "/offers/lean": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search flights, in short and in pages
     * @description The same search as `GET /offers`, with the same parameters, ids and prices, in a tenth of the bytes: flights stand once in `segments` and are named by their index, airports, carriers and aircraft once in `references`. It comes in pages: send `next_cursor` as `cursor` with the same parameters. Where offers or prices have moved since the first page the answer is 100489: begin again.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["search_offers_lean"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/places": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find cities and airports by what was typed
     * @description For a field that completes what is typed: cities and airports whose names begin so in Uzbek, Russian or English, in either alphabet, or that have this code; best first. Each `code` is what a search takes.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_places"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/airports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the airports
     * @description Airports with scheduled service, by code. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_airports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/airlines": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the carriers
     * @description Carriers with their designators and ticket numbers, by code. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_airlines"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/aircraft": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the aircraft types
     * @description Aircraft types, by code. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_aircraft"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/countries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the countries
     * @description Countries, by code. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_countries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/document-types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the document types
     * @description Values of `doc_type`. Which of them a journey takes is in `documents` of its offer. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_document_types"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/services": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what fares may include
     * @description Codes of `fare_family_features`; a carrier may have others, which come with a title in the offer. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_services"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/reference/errors": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the errors
     * @description Values of `error_code`, with what a program does about each and which calls may answer it. Keep it: `If-None-Match` with the `ETag` costs a few bytes, and 304 says that it still holds.
     *
     *     An API key needs the scope `search`.
     */
    get: operations["list_errors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox/booking/{id}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let something happen to a test booking
     * @description Does to a test booking what makes the event really happen, so that booking, money and webhook agree: `booking.paid` pays it, `booking.ticketed` issues its tickets now, `booking.cancelled` lets its hold expire, `booking.schedule_changed` lets the airline change its flights, `booking.refund_rejected` has the back office refuse. Refund requests that an event needs are made first. Answers with the booking as it is then. See [Sandbox](/docs/sandbox).
     *
     *     An API key needs the scope `book`.
     */
    post: operations["sandbox_trigger_event"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox/booking/{id}/time": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move the times of a test booking
     * @description Lets the hold of an unpaid booking end sooner or later, or moves its departure, into the past as well: all flights move by as much, their numbers and places stay. What hangs on time then goes by the new one: voiding, penalties before and after departure, what counts as flown. No event is told of it, and receipts are made anew.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["sandbox_move_time"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox/deposit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put test money on the deposit
     * @description Adds test money to the deposit of test mode, and answers as `check-balance` does. Nothing real is paid.
     *
     *     An API key needs the scope `book`.
     */
    post: operations["sandbox_refill_deposit"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "booking.created": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Booked
     * @description Seats are held until `expire`.
     */
    post: operations["booking_created"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.paid": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Paid
     * @description Tickets are being issued.
     */
    post: operations["booking_paid"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.ticketed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ticketed
     * @description Ticket numbers and receipts are there.
     */
    post: operations["booking_ticketed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.ticketing_failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ticketing failed
     * @description The carrier issued no tickets. The whole price is back on the deposit.
     */
    post: operations["booking_ticketing_failed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.cancelled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancelled
     * @description Cancelled unpaid: by `cancel-unpaid`, or because `expire` has passed.
     */
    post: operations["booking_cancelled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.flight_cancelled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The carrier cancelled the flight
     * @description `refundauthorized`: `auto-cancel` returns everything now. Any other status stays what it was: `schedule_changes` has what may be answered.
     */
    post: operations["booking_flight_cancelled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.refund_requested": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund requested
     * @description The back office has a refund to decide.
     */
    post: operations["booking_refund_requested"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.refund_rejected": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund rejected
     * @description The tickets stay in force.
     */
    post: operations["booking_refund_rejected"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.refunded": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refunded
     * @description The money is back on the deposit.
     */
    post: operations["booking_refunded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.partially_refunded": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Partially refunded
     * @description What was not flown, or the share of some passengers or directions, is back on the deposit. While others fly the status stays; `refunded_at` and `refunded_directions` say what was refunded.
     */
    post: operations["booking_partially_refunded"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.schedule_changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The airline changed flights
     * @description The status stays. The last of `schedule_changes` says what has changed: `told` is applied already, `open` waits for an answer.
     */
    post: operations["booking_schedule_changed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.schedule_change_settled": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A change of the airline's was settled
     * @description Accepted, replaced by an alternative, taken back by the airline, or refunded: then the refund is told as well.
     */
    post: operations["booking_schedule_change_settled"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "booking.updated": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Changed by yourselves
     * @description Contacts, a passenger or `expire` were changed, or bags were bought, by your program or your people. The status stays.
     */
    post: operations["booking_updated"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "account.balance_low": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The balance is low
     * @description A payment has left less than your threshold. Sent once, and again only after deposit and credit have been as much or more. Set it by `POST /accounts/low-balance`.
     */
    post: operations["account_balance_low"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  ping: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test
     * @description Sent by “Send a test” of the portal, and by `POST /webhooks/{id}/test`.
     */
    post: operations["ping"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description A change of your account */
    AccountEvent: {
      /**
       * @description What happened
       * @enum {string}
       */
      type: "account.balance_low";
      /** @description As `occurred_at` */
      timestamp: string;
      /** @description When it happened, ISO 8601, UTC */
      occurred_at: string;
      /** @description The account at that moment; major units */
      data: {
        /** @description What may still be spent, deposit and credit, right after the payment */
        available: number;
        /** @description What is left of the deposit; below zero where credit is used */
        deposit: number;
        /** @description How far the deposit may go below zero */
        credit: number;
        /** @description What you asked to be warned below */
        threshold: number;
        /**
         * @description Currency of all of them, ISO 4217
         * @enum {string}
         */
        currency: "UZS" | "USD" | "EUR" | "RUB";
      };
    };
    /** @description One account in a period */
    AccountStatement: {
      /**
       * @description Currency of the account, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
      /** @description What was on the deposit before the first day; below zero where credit was used */
      opening_balance: number;
      /** @description Sums of the period, by kind; kinds without movements are left out */
      movements: components["schemas"]["StatementKind"][];
      /** @description What was on it after the last day: the opening balance and all movements */
      closing_balance: number;
    };
    /** @description Which bags are bought */
    AddBagsRequest: {
      /** @description One item per passenger and direction */
      bags: components["schemas"]["BagOrder"][];
    };
    /** @description Extra bags that were bought */
    AdditionalBaggage: {
      /** @description Id of the additional service, as the offer had it */
      id: string;
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Number of pieces */
      piece: number;
      /** @description Maximum weight of each piece, kilograms */
      weight: number;
      /** @description Price of all pieces together */
      price: components["schemas"]["Money"];
    };
    /** @description Extra bags of one passenger for one direction */
    AdditionalService: {
      /** @description Send it in `additional_services` of the booking */
      id: string;
      /**
       * @description Always `baggage`
       * @constant
       */
      type: "baggage";
      /** @description What it is, in words */
      title: components["schemas"]["Texts"];
      /** @description Whose bags: index in the offer's `passengers`, from 0 */
      passenger: number;
      /**
       * @description Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Number of pieces */
      piece: number;
      /** @description Maximum weight of each piece, kilograms */
      weight: number;
      /** @description Price of all pieces together */
      price: components["schemas"]["Money"];
    };
    /** @description Ages of a group */
    AgeBand: {
      /** @description Youngest, full years */
      min: number;
      /** @description Oldest, full years */
      max: number;
    };
    /** @description An airport */
    Airport: {
      /** @description IATA airport code */
      code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description City in the language of Accept-Language */
      city: string;
      /** @description City in three languages */
      city_intl: components["schemas"]["IntlText"];
      /** @description Country of the airport */
      country: components["schemas"]["Country"];
    };
    /** @description Which of the alternatives is taken */
    AlternativeRequest: {
      /** @description Id of one of `options.alternatives` */
      alternative: string;
    };
    /** @description Who asked for a refund */
    AskedBy: {
      /**
       * @description `person` and `key` are your own, `customer` came by the link of the trip, `system` is the service itself
       * @enum {string}
       */
      kind: "person" | "operator" | "key" | "customer" | "command" | "stranger" | "system";
      /** @description Of a person or a key; null of everybody else */
      id: string | null;
    };
    /** @description Extra bags that a passenger may still buy for one direction */
    BagChoice: {
      /** @description Send it with the passenger's `key`; it names the price, and buying is held to that */
      id: string;
      /** @description What it is, in words */
      title: components["schemas"]["Texts"];
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Number of pieces */
      piece: number;
      /** @description Maximum weight of each piece, kilograms */
      weight: number;
      /** @description Price of all pieces together */
      price: components["schemas"]["Money"];
    };
    /** @description Whether bags are sold for a direction */
    BagDirection: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Why no bags are sold for it: `departed`, `departs_soon` (in less than three hours), `not_sold` (its carriers sell none); null where they are */
      closed: ("departed" | "departs_soon" | "not_sold") | null;
    };
    /** @description Bags that a passenger buys for one direction */
    BagOrder: {
      /**
       * Format: uuid
       * @description `key` of the passenger
       */
      passenger: string;
      /** @description `id` of one of the passenger's bags */
      id: string;
    };
    /** @description What a partner may spend */
    Balance: {
      /** @description Money on the deposit; payments take it first */
      deposit: number;
      /** @description What may be spent beyond the deposit */
      credit: number;
      /**
       * @description Currency of both, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description What may be spent, by currency */
    BalanceList: {
      /** @description One item per currency in which you may search and pay, the first of yours first */
      items: components["schemas"]["Balance"][];
    };
    /** @description A booking in its present state */
    Booking: {
      /** @description Number of the booking for people */
      booking_number: string;
      /** @description Booking id, for every other call */
      id: string;
      /**
       * @description Always `avia`
       * @constant
       */
      type: "avia";
      /**
       * @description Status of the booking
       * @enum {string}
       */
      status:
        | "not_available"
        | "booked"
        | "awaitpayment"
        | "paid"
        | "partiallyticketed"
        | "ticketed"
        | "cancelled"
        | "refundauthorized"
        | "partiallyrefunded"
        | "refunded"
        | "refund_request_sent";
      /** @description Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS` */
      created: string;
      /** @description When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS` */
      expire: string;
      /** @description Whether its fares allow a refund */
      refund_availability: boolean;
      /** @description Whether it is a charter flight */
      is_charter: boolean;
      /**
       * @description Category of the flights
       * @enum {string}
       */
      flight_type: "regular" | "charter" | "lowcost" | "vtrip" | "special";
      /** @description The total and its last change */
      price: {
        /** @description Whether the price has changed since the booking */
        has_changed: boolean;
        /** @description Price before the last change; null without one */
        prev_amount: number | null;
        /** @description Total for all passengers */
        amount: number;
        /**
         * @description Currency of all prices, ISO 4217
         * @enum {string}
         */
        currency: "UZS" | "USD" | "EUR" | "RUB";
      };
      /** @description Who pays */
      payer: {
        /** @description Full name */
        name: string;
        /** @description E-mail address */
        email: string;
        /** @description Phone */
        tel: string;
      };
      /** @description All passengers */
      passengers: components["schemas"]["BookingPassenger"][];
      /** @description One item per direction, in the order of travel */
      directions: components["schemas"]["BookingDirection"][];
      /** @description What the passengers should know */
      information_for_clients: components["schemas"]["Texts"][];
      /** @description Your own name for the booking; missing where you gave none */
      reference?: string;
      /** @description Your own notes; missing where you gave none */
      metadata?: {
        [key: string]: string;
      };
      /**
       * Format: date-time
       * @description The moment of `expire`, UTC, ISO 8601: until then the price is kept for an unpaid booking
       */
      expires_at?: string;
      /** @description When the personal data of payer and passengers were erased, UTC, `YYYY-MM-DD HH:MM:SS`: their texts are empty from then on; null while they are kept */
      personal_data_erased: string | null;
      /** @description Until when it can be voided, that moment not included, ISO 8601, UTC; missing where it cannot be voided in its status */
      void_until?: string;
      /** @description What the airline has changed since the booking, oldest first; empty where nothing */
      schedule_changes: components["schemas"]["ScheduleChange"][];
    };
    /** @description Extra bags that can still be bought for a booking */
    BookingBags: {
      /**
       * @description Currency of the booking, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
      /** @description One item per direction */
      directions: components["schemas"]["BagDirection"][];
      /** @description In the order of the booking */
      passengers: components["schemas"]["PassengerBags"][];
    };
    /** @description What of a booking is to be changed; what is left out stays */
    BookingChangeRequest: {
      /** @description Your own name for the booking, such as an order number; found by the list of bookings. No personal data; an empty text takes it away */
      reference?: string;
      /** @description `true` refuses with 100480 where another booking of yours, not cancelled unpaid, has this `reference`; `data.existing_booking_id` is that one */
      reference_unique?: boolean;
      /** @description Your own notes, at most 20: keys of 1 to 40 letters, digits, `_`, `.`, `-`; texts of at most 500 characters. No personal data. They take the place of all that were there; `{}` takes them away */
      metadata?: {
        [key: string]: string;
      };
      /**
       * Format: email
       * @description E-mail address of who pays
       */
      payer_email?: string;
      /** @description Phone of who pays, international form, `+XXXXXXXXXXXX` */
      payer_tel?: string;
    };
    /** @description One way of a booking's journey */
    BookingDirection: {
      /** @description Departure of the first flight */
      departure: components["schemas"]["DirectionPoint"];
      /** @description Arrival of the last flight */
      arrival: components["schemas"]["DirectionPoint"];
      /** @description Time in the air, minutes */
      travel_time: number;
      /** @description Time between flights, minutes; null without a connection */
      transfer_time: number | null;
      /** @description From the first departure to the last arrival, minutes */
      route_duration: number;
      /** @description Flights in their order */
      segments: components["schemas"]["Segment"][];
    };
    /** @description A change of a booking */
    BookingEvent: {
      /**
       * @description What happened
       * @enum {string}
       */
      type:
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated";
      /** @description As `occurred_at` */
      timestamp: string;
      /** @description When it happened, ISO 8601, UTC */
      occurred_at: string;
      /** @description Of the booking's changes, from 1 without a gap: a lower number than one already seen is an older piece of news */
      sequence: number;
      /** @description The change and the booking */
      data: {
        /** @description Statuses before and after this change */
        change: {
          /** @description Status before; null for a new booking */
          from:
            | (
                | "not_available"
                | "booked"
                | "awaitpayment"
                | "paid"
                | "partiallyticketed"
                | "ticketed"
                | "cancelled"
                | "refundauthorized"
                | "partiallyrefunded"
                | "refunded"
                | "refund_request_sent"
              )
            | null;
          /**
           * @description Status after
           * @enum {string}
           */
          to:
            | "not_available"
            | "booked"
            | "awaitpayment"
            | "paid"
            | "partiallyticketed"
            | "ticketed"
            | "cancelled"
            | "refundauthorized"
            | "partiallyrefunded"
            | "refunded"
            | "refund_request_sent";
        };
        /** @description As GET /booking/{id} showed it right after this change, whatever has come since: its status is `change.to` */
        booking: components["schemas"]["Booking"];
      };
    };
    /** @description A page of bookings */
    BookingPage: {
      /** @description The page's items */
      items: components["schemas"]["ListedBooking"][];
      /** @description `cursor` of the next page; null on the last one */
      next_cursor: string | null;
    };
    /** @description A passenger of a booking */
    BookingPassenger: {
      /** @description Id of the passenger in this booking */
      key: string;
      /** @description First name */
      first_name: string;
      /** @description Last name */
      last_name: string;
      /** @description Middle name; null without one */
      middle_name: string | null;
      /** @description E-mail address of the passenger */
      email: string;
      /** @description Phone of the passenger */
      tel: string;
      /**
       * @description `M` or `F`
       * @enum {string}
       */
      gender: "M" | "F";
      /** @description `YYYY-MM-DD` */
      birthdate: string;
      /** @description ISO 3166-1 alpha-2 code */
      citizenship: string;
      /**
       * @description Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description The document that was booked with */
      document: {
        /** @description Code of the document's type */
        type: string;
        /** @description Number of the document */
        number: string;
        /** @description Last day of its validity, `YYYY-MM-DD` */
        expire: string;
      };
      /** @description Price for this passenger, extra bags included */
      price: number;
      /** @description The price and its last change */
      extended_price: {
        /** @description Whether the price has changed since the booking */
        has_changed: boolean;
        /** @description Price before the last change; null without one */
        prev_amount: number | null;
        /** @description Price for this passenger */
        amount: number;
      };
      /** @description One item per ticket; virtual interlining has several */
      tickets: components["schemas"]["Ticket"][];
      /** @description Loyalty numbers; missing where there are none */
      loyalty_numbers?: components["schemas"]["LoyaltyNumber"][];
      /** @description Parts of the price as it was sold */
      price_parts?: components["schemas"]["SoldPriceParts"];
      /** @description Address of the itinerary receipt (PDF); empty unless the booking is ticketed or partially refunded */
      itinerary_receipt: string;
      /** @description Extra bags that were bought */
      additional_baggage: components["schemas"]["AdditionalBaggage"][];
      /** @description When this passenger was refunded while others stay, ISO 8601 with a zone; missing of everybody else */
      refunded_at?: string;
      /** @description Directions that were refunded apart and that this passenger does not fly; missing where there are none */
      refunded_directions?: components["schemas"]["RefundedDirection"][];
    };
    /** @description Who flies and who pays */
    BookingRequest: {
      /** @description Full name of who pays, in any script */
      payer_name: string;
      /**
       * Format: email
       * @description E-mail address of who pays
       */
      payer_email: string;
      /** @description Phone of who pays, international form, `+XXXXXXXXXXXX` */
      payer_tel: string;
      /**
       * @description `specialbuyercontacts` guarantees that `payer_email` is passed to the airline; leave it out otherwise
       * @enum {string}
       */
      order_note?: "specialbuyercontacts";
      /** @description Ids of the offer's `additional_services`: extra bags to buy */
      additional_services?: string[];
      /** @description One item per passenger, by the counts that were searched; at most 9 with a seat */
      passengers: components["schemas"]["PassengerRequest"][];
      /** @description `price.amount` of the offer as you showed it, extra bags not counted: at another price nothing is booked (1030 where it has risen, 1031 where it has fallen), and `data.amount` says which. Without it the booking is held to what your account was shown last for the id, by a check of a colleague too */
      expected_price?: number;
      /** @description Your own name for the booking, such as an order number; found by the list of bookings. No personal data */
      reference?: string;
      /** @description `true` refuses with 100480 where another booking of yours, not cancelled unpaid, has this `reference`; `data.existing_booking_id` is that one */
      reference_unique?: boolean;
      /** @description Your own notes, at most 20: keys of 1 to 40 letters, digits, `_`, `.`, `-`; texts of at most 500 characters. No personal data */
      metadata?: {
        [key: string]: string;
      };
    };
    /** @description Which bookings; all parameters together narrow the list */
    BookingsQuery: {
      /** @description Only bookings in one of these statuses */
      status?: (
        | "not_available"
        | "booked"
        | "awaitpayment"
        | "paid"
        | "partiallyticketed"
        | "ticketed"
        | "cancelled"
        | "refundauthorized"
        | "partiallyrefunded"
        | "refunded"
        | "refund_request_sent"
      )[];
      /**
       * Format: date
       * @description First day of creation, UTC, `YYYY-MM-DD`
       */
      created_from?: string;
      /**
       * Format: date
       * @description Last day of creation, UTC, included
       */
      created_to?: string;
      /**
       * Format: date
       * @description First day of the first departure, local, `YYYY-MM-DD`
       */
      departure_from?: string;
      /**
       * Format: date
       * @description Last day of the first departure, local, included
       */
      departure_to?: string;
      /**
       * Format: date-time
       * @description Only bookings that changed at this moment or later, ISO 8601 with its zone; the list is then by `updated_at`, oldest change first
       */
      updated_since?: string;
      /** @description PNR of one of its tickets */
      pnr?: string;
      /** @description Number of one of its tickets; hyphens and spaces are left out */
      ticket_number?: string;
      /** @description Surname of a passenger, whole, in Latin or Cyrillic letters */
      last_name?: string;
      /** @description Your own `reference`, exactly */
      reference?: string;
      /** @description `next_cursor` of the page before; the list begins at its start without one */
      cursor?: string;
      /** @description Items of one page, 20 where left out */
      limit?: number;
    };
    /** @description Lowest prices by days */
    Calendar: {
      /** @description Day by day from `date_from` on; of a round trip with as many days away as there are from `date` to `return_date` */
      days: components["schemas"]["CalendarDay"][];
      /** @description Every pair of days around a round trip's dates, the way back never before the way out; empty one way */
      matrix: components["schemas"]["CalendarDay"][];
    };
    /** @description The lowest price of a day, or of a pair of days */
    CalendarDay: {
      /** @description Day of departure, local, `YYYY-MM-DD` */
      date: string;
      /** @description Day of the way back, `YYYY-MM-DD`; null one way */
      return_date: string | null;
      /** @description The cheapest journey; null where nothing is for sale */
      lowest: components["schemas"]["LowestPrice"] | null;
    };
    /** @description Lowest prices around which dates, and for whom */
    CalendarQuery: {
      /** @description Departure airport or city, IATA code */
      departure_airport: string;
      /** @description Arrival airport or city, IATA code */
      arrival_airport: string;
      /**
       * @description What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
       * @enum {string}
       */
      departure_type?: "airport" | "city";
      /**
       * @description What `arrival_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
       * @enum {string}
       */
      arrival_type?: "airport" | "city";
      /**
       * Format: date
       * @description Day of departure, local, `YYYY-MM-DD`
       */
      date: string;
      /**
       * Format: date
       * @description Day of the way back; without it the prices are one way
       */
      return_date?: string;
      /**
       * Format: date
       * @description First day of `days`; without it `date`
       */
      date_from?: string;
      /** @description How many days from `date_from` on, 60 without it */
      days?: number;
      /** @description Days to either side of both dates in `matrix`, 7 without it; nothing one way */
      flexible_days?: number;
      /**
       * @description `E` economy, `B` business, `A` any
       * @enum {string}
       */
      service_class: "E" | "B" | "A";
      /** @description Passengers of 12 years and more; zero is sent too */
      adults: number;
      /** @description Passengers from 2 to under 12; zero is sent too */
      children: number;
      /** @description Passengers under 2 on a lap, at most as many as adults; zero is sent too */
      infants: number;
      /** @description Passengers under 2 with a seat; zero is sent too */
      infants_with_seat: number;
      /**
       * @description Most stops of each direction; technical stops do not count
       * @enum {number}
       */
      max_stops?: 0 | 1 | 2;
      /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK` */
      airlines?: string[];
      /** @description No flights of these carriers, IATA codes */
      exclude_airlines?: string[];
      /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere */
      connection_airports?: string[];
      /** @description No connections at these airports or cities, IATA codes */
      exclude_connection_airports?: string[];
      /** @description Least time between two flights, minutes; never less than the airport needs */
      min_connection_time?: number;
      /** @description Most time between two flights, minutes */
      max_connection_time?: number;
      /** @description Most time from the first departure to the last arrival of each direction, minutes */
      max_travel_time?: number;
      /**
       * @description `1` for fares with checked baggage on every flight only
       * @enum {string}
       */
      baggage?: "0" | "1";
      /**
       * @description `1` for fares that can be refunded before departure only
       * @enum {string}
       */
      refundable?: "0" | "1";
      /**
       * @description `1` for fares that can be changed before departure only
       * @enum {string}
       */
      changeable?: "0" | "1";
      /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
      max_price?: number;
      /**
       * @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description Who leaves an unpaid booking */
    CancelPassengersRequest: {
      /** @description `key` of each passenger who does not fly */
      passengers: string[];
    };
    /** @description Bags that may be carried */
    Carriage: {
      /** @description Number of pieces */
      piece: number;
      /** @description Maximum weight of one piece, kilograms */
      weight: number;
    };
    /** @description A carrier */
    Carrier: {
      /** @description IATA carrier code */
      code: string;
      /** @description Name of the carrier */
      title: string;
    };
    /** @description Whether a price has changed */
    CheckedPrice: {
      /** @description Whether the price differs from the booked one; read the booking for the new price */
      is_price_changed: boolean;
    };
    /** @description A city */
    CityPlace: {
      /** @description IATA code of the city, or of the airport where the city has none; a search takes it */
      code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description Country */
      country: components["schemas"]["Country"];
      /** @description Part of the world; null where the place is unknown */
      region:
        | (
            | "central_asia"
            | "eastern_europe"
            | "western_europe"
            | "caucasus"
            | "middle_east"
            | "south_asia"
            | "southeast_asia"
            | "east_asia"
            | "africa"
            | "north_america"
            | "south_america"
            | "oceania"
          )
        | null;
      /** @description Where it is, for maps; null where the place is unknown */
      location: components["schemas"]["Location"] | null;
    };
    /** @description Conditions before and after departure */
    Conditions: {
      /** @description Before departure */
      before_departure: components["schemas"]["Penalty"];
      /** @description From departure on */
      after_departure: components["schemas"]["Penalty"];
    };
    /** @description A country */
    Country: {
      /** @description ISO 3166-1 alpha-2 code */
      code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
    };
    /** @description A new booking */
    CreatedBooking: {
      /** @description Number of the booking for people */
      booking_number: string;
      /** @description Booking id, for every other call */
      id: string;
      /**
       * @description Always `avia`
       * @constant
       */
      type: "avia";
      /**
       * @description Status of the booking
       * @enum {string}
       */
      status:
        | "not_available"
        | "booked"
        | "awaitpayment"
        | "paid"
        | "partiallyticketed"
        | "ticketed"
        | "cancelled"
        | "refundauthorized"
        | "partiallyrefunded"
        | "refunded"
        | "refund_request_sent";
      /** @description Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS` */
      created: string;
      /** @description When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS` */
      expire: string;
      /** @description Whether its fares allow a refund */
      refund_availability: boolean;
      /** @description Whether it is a charter flight */
      is_charter: boolean;
      /**
       * @description Category of the flights
       * @enum {string}
       */
      flight_type: "regular" | "charter" | "lowcost" | "vtrip" | "special";
      /** @description The total and its last change */
      price: {
        /** @description Whether the price has changed since the booking */
        has_changed: boolean;
        /** @description Price before the last change; null without one */
        prev_amount: number | null;
        /** @description Total for all passengers */
        amount: number;
        /**
         * @description Currency of all prices, ISO 4217
         * @enum {string}
         */
        currency: "UZS" | "USD" | "EUR" | "RUB";
      };
      /** @description Who pays */
      payer: {
        /** @description Full name */
        name: string;
        /** @description E-mail address */
        email: string;
        /** @description Phone */
        tel: string;
      };
      /** @description All passengers */
      passengers: components["schemas"]["CreatedPassenger"][];
      /** @description One item per direction, in the order of travel */
      directions: components["schemas"]["BookingDirection"][];
      /** @description What the passengers should know */
      information_for_clients: components["schemas"]["Texts"][];
      /** @description Your own name for the booking; missing where you gave none */
      reference?: string;
      /** @description Your own notes; missing where you gave none */
      metadata?: {
        [key: string]: string;
      };
      /**
       * Format: date-time
       * @description The moment of `expire`, UTC, ISO 8601: until then the price is kept for an unpaid booking
       */
      expires_at?: string;
    };
    /** @description A passenger of a new booking */
    CreatedPassenger: {
      /** @description Id of the passenger in this booking */
      key: string;
      /** @description First name */
      first_name: string;
      /** @description Last name */
      last_name: string;
      /** @description Middle name; null without one */
      middle_name: string | null;
      /** @description E-mail address of the passenger */
      email: string;
      /** @description Phone of the passenger */
      tel: string;
      /**
       * @description `M` or `F`
       * @enum {string}
       */
      gender: "M" | "F";
      /** @description `YYYY-MM-DD` */
      birthdate: string;
      /** @description ISO 3166-1 alpha-2 code */
      citizenship: string;
      /**
       * @description Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description The document that was booked with */
      document: {
        /** @description Code of the document's type */
        type: string;
        /** @description Number of the document */
        number: string;
        /** @description Last day of its validity, `YYYY-MM-DD` */
        expire: string;
      };
      /** @description Price for this passenger, extra bags included */
      price: number;
      /** @description The price and its last change */
      extended_price: {
        /** @description Whether the price has changed since the booking */
        has_changed: boolean;
        /** @description Price before the last change; null without one */
        prev_amount: number | null;
        /** @description Price for this passenger */
        amount: number;
      };
      /** @description One item per ticket; virtual interlining has several */
      tickets: components["schemas"]["Ticket"][];
      /** @description Loyalty numbers; missing where there are none */
      loyalty_numbers?: components["schemas"]["LoyaltyNumber"][];
      /** @description Parts of the price as it was sold */
      price_parts?: components["schemas"]["SoldPriceParts"];
    };
    /** @description An address that is gone */
    DeletedWebhook: {
      /** @description Id of the address that was deleted */
      id: string;
    };
    /** @description Of which deposit */
    DepositQuery: {
      /**
       * @description Of which deposit, ISO 4217; of the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description The lowest price to a city */
    Destination: {
      /** @description Where to */
      place: components["schemas"]["CityPlace"];
      /** @description Airport where the cheapest journey, or its way out, arrives */
      airport: components["schemas"]["Airport"];
      /** @description Day of departure of the cheapest journey, local, `YYYY-MM-DD`; the earliest of several */
      date: string;
      /** @description Day of its way back, `YYYY-MM-DD`; null one way */
      return_date: string | null;
      /** @description The cheapest journey, there and back where nights were given */
      lowest: components["schemas"]["LowestPrice"];
    };
    /** @description From where, in which period, and for whom */
    DestinationsQuery: {
      /** @description Departure airport or city, IATA code */
      departure_airport: string;
      /**
       * @description What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
       * @enum {string}
       */
      departure_type?: "airport" | "city";
      /**
       * Format: date
       * @description First day of departure, local, `YYYY-MM-DD`
       */
      date_from: string;
      /**
       * Format: date
       * @description Last day of departure; at most 60 days in all
       */
      date_to: string;
      /** @description Fewest days of a round trip from the day of departure to that of the way back; without it and `nights_to` the prices are one way */
      nights_from?: number;
      /** @description Most days of a round trip from the day of departure to that of the way back, 30 at most */
      nights_to?: number;
      /**
       * @description `E` economy, `B` business, `A` any
       * @enum {string}
       */
      service_class: "E" | "B" | "A";
      /** @description Passengers of 12 years and more; zero is sent too */
      adults: number;
      /** @description Passengers from 2 to under 12; zero is sent too */
      children: number;
      /** @description Passengers under 2 on a lap, at most as many as adults; zero is sent too */
      infants: number;
      /** @description Passengers under 2 with a seat; zero is sent too */
      infants_with_seat: number;
      /**
       * @description Most stops of each direction; technical stops do not count
       * @enum {number}
       */
      max_stops?: 0 | 1 | 2;
      /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK` */
      airlines?: string[];
      /** @description No flights of these carriers, IATA codes */
      exclude_airlines?: string[];
      /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere */
      connection_airports?: string[];
      /** @description No connections at these airports or cities, IATA codes */
      exclude_connection_airports?: string[];
      /** @description Least time between two flights, minutes; never less than the airport needs */
      min_connection_time?: number;
      /** @description Most time between two flights, minutes */
      max_connection_time?: number;
      /** @description Most time from the first departure to the last arrival of each direction, minutes */
      max_travel_time?: number;
      /**
       * @description `1` for fares with checked baggage on every flight only
       * @enum {string}
       */
      baggage?: "0" | "1";
      /**
       * @description `1` for fares that can be refunded before departure only
       * @enum {string}
       */
      refundable?: "0" | "1";
      /**
       * @description `1` for fares that can be changed before departure only
       * @enum {string}
       */
      changeable?: "0" | "1";
      /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
      max_price?: number;
      /**
       * @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description Where and when a direction begins or ends */
    DirectionPoint: {
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      datetime: string;
      /** @description Where */
      airport: components["schemas"]["Airport"];
    };
    /** @description What a refund of one direction of a passenger would return */
    DirectionRefund: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Price that was paid for it: fares, taxes and extra bags */
      paid: number;
      /** @description What would come back of it */
      refund: number;
      /** @description What would not */
      kept: number;
      /** @description What the refund is made of */
      parts: components["schemas"]["RefundAmountParts"];
    };
    /** @description What one passenger's seat emits by the UK Government's GHG conversion factors of 2025: by great-circle distance, haul and cabin */
    Emissions: {
      /** @description Kilograms of CO₂ equivalent, of the fuel alone */
      co2e_kg: number;
      /** @description The same with the other effects of flying on the climate (radiative forcing) */
      co2e_kg_with_forcing: number;
    };
    /** @description What every refusal is wrapped in */
    Error: {
      /** @description Id of this request; tell it to support */
      request_id: string;
      /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
      created_at: string;
      /** @description Code of the error, see /docs/errors */
      error_code: number;
      /** @description What is wrong and what to do, in the language of Accept-Language */
      message: string;
      /** @description Context of some errors: `existing_booking_id` of a duplicate, `scope` of a key that lacks one, `directions` and `offer_id` of flights whose times changed, `amount` and `currency` of a price that is not the one expected */
      data?: {
        [key: string]: string | number | boolean | components["schemas"]["MovedDirection"][];
      };
      /** @description Field name (`passengers.0.first_name`) to texts, where fields are to blame */
      errors?: {
        [key: string]: string[];
      };
    };
    /** @description An error that calls may answer */
    ErrorEntry: {
      /** @description `error_code` of the envelope; several errors may share one */
      code: number;
      /** @description Its stable name, one of each */
      name: string;
      /** @description HTTP status */
      status: number;
      /**
       * @description `repeat` the same call after a wait, `sign_in` again and repeat once, or `final` until something else is sent
       * @enum {string}
       */
      remedy: "repeat" | "sign_in" | "final";
      /** @description Text in the language of Accept-Language */
      message: string;
      /** @description Text in three languages */
      message_intl: components["schemas"]["Texts"];
      /** @description `operationId` of the calls that may answer it */
      operations: string[];
    };
    /** @description Something that happened */
    Event: {
      /** @description Id of the event, the `webhook-id` of its webhooks */
      id: string;
      /** @description When it was announced, ISO 8601, UTC */
      created: string;
      /** @description What a webhook's body is */
      body: components["schemas"]["BookingEvent"] | components["schemas"]["AccountEvent"];
    };
    /** @description Events, oldest first */
    EventPage: {
      /** @description Events after the cursor, oldest first */
      items: components["schemas"]["Event"][];
      /** @description `cursor` for what comes after these; there is always one: ask with it again later */
      next_cursor: string | null;
    };
    /** @description Which events */
    EventsQuery: {
      /** @description Only events of these types; all of them where none is given */
      types?: (
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated"
        | "account.balance_low"
      )[];
      /**
       * @description Without a cursor: `oldest` (or nothing) begins with the oldest event that is kept, `now` with the next one that happens
       * @enum {string}
       */
      start?: "oldest" | "now";
      /** @description `next_cursor` of the page before; the list begins at its start without one */
      cursor?: string;
      /** @description Items of one page, 20 where left out */
      limit?: number;
    };
    /** @description One thing that a fare has or has not */
    FareFeature: {
      /** @description `hand_baggage`, `baggage`, `refund`, `change`, or the code of a service, such as `meal`; it stays the same */
      code: string;
      /** @description Whether the fare has it */
      included: boolean;
      /** @description The same in words, in the language of Accept-Language */
      title: string;
    };
    /** @description What became of one fare of a passenger */
    FareRefund: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Flights of the direction that the fare prices, from 0 */
      segments: number[];
      /** @description Name of the fare */
      fare: string;
      /** @description Price of this fare for this passenger, without taxes */
      paid: number;
      /** @description Of it for flights that were flown */
      used: number;
      /** @description Kept of the rest by the fare's rules; all of it where the fare is not refundable */
      penalty: number;
      /** @description What came back; with `used` and `penalty` it is `paid` */
      refund: number;
    };
    /** @description Conditions of one fare */
    FareRule: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Where the fare begins, IATA code */
      departure_airport: string;
      /** @description Where the fare ends, IATA code */
      arrival_airport: string;
      /** @description Carrier whose fare it is */
      airline: components["schemas"]["Carrier"];
      /** @description Flights that it prices, carrier and number: `HY 271` */
      flight_numbers: string[];
      /** @description Fare basis code */
      fare_basis: string;
      /** @description Name of the fare */
      fare_family_type: string;
      /** @description Booking class, one letter */
      booking_class: string;
      /** @description Conditions of a refund */
      refund: components["schemas"]["Conditions"];
      /** @description Conditions of an exchange */
      change: components["schemas"]["Conditions"];
      /** @description Hand baggage in the price */
      handbags: components["schemas"]["Carriage"];
      /** @description Baggage in the price; null where there is none */
      baggage: components["schemas"]["Carriage"] | null;
      /** @description The same in words */
      text: components["schemas"]["Texts"];
    };
    /** @description What a fiscal receipt needs; amounts in major units of the booking's currency */
    FiscalData: {
      /** @description 0 sale, 1 prepayment */
      receipt_type: number;
      /** @description Tax catalogue code (IKPU) of the carriage */
      ikpu_provider_1: string;
      /** @description Package code of the carriage */
      package_code_provider_1: string;
      /** @description Tax number of the carrier's seller */
      id_provider_1: string;
      /** @description The carrier's part: fares, taxes and bags */
      amount: number;
      /** @description VAT inside `amount` */
      nds_provider_1: number;
      /** @description Tax catalogue code (IKPU) of the service */
      ikpu_parvoz: string;
      /** @description Package code of the service */
      package_code_parvoz: string;
      /** @description The service's fee */
      service_fee_parvoz: number;
      /** @description VAT inside the fee */
      nds_parvoz: number;
      /** @description What the service earns */
      profit: number;
      /** @description Discount, 0 without one */
      discount: number;
      /** @description Price that was paid */
      total_amount: number;
      /**
       * @description Currency of all amounts, ISO 4217; missing where it is the first of yours
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description Fiscal data of a booking */
    Fiscalization: {
      /** @description Fiscal data of the sale */
      fiscalization_v2: components["schemas"]["FiscalData"];
      /** @description Fiscal data of what was given back of it, `receipt_type` as of the sale; only where a part of it was */
      refund_fiscalization_v2?: components["schemas"]["FiscalData"];
    };
    /** @description A name in three languages */
    IntlText: {
      /** @description In Uzbek; null where no such name is known */
      uz: string | null;
      /** @description In English; null where no such name is known */
      en: string | null;
      /** @description In Russian; null where no such name is known */
      ru: string | null;
    };
    /** @description One way of the journey */
    LeanDirection: {
      /** @description Flights in their order: index in `segments`, from 0 */
      segments: number[];
      /** @description From the first departure to the last arrival, minutes */
      route_duration: number;
      /** @description Between each flight and the next; empty without a connection */
      connections: {
        /** @description Time between the two flights */
        minutes: number;
        /** @description Whether the next flight is on another ticket, at the passenger's own risk */
        self_transfer: boolean;
      }[];
    };
    /** @description Flights at a price, in short: the check tells the rest */
    LeanOffer: {
      /** @description Offer id, for the check, the fare family, the rules and the booking, as in any search */
      id: string;
      /**
       * @description Category of the offer
       * @enum {string}
       */
      flight_type: "regular" | "charter" | "lowcost" | "vtrip" | "special";
      /** @description Total for all passengers */
      price: components["schemas"]["Money"];
      /** @description What end consumers are recommended to be charged */
      recommended_price: components["schemas"]["Money"];
      /** @description Taxes, charges and the service's fee inside `price` */
      taxes_and_fees: components["schemas"]["Money"];
      /** @description By age group */
      passengers: components["schemas"]["LeanPassenger"][];
      /** @description Whether other fares of the same flights can be listed */
      is_fare_family: boolean;
      /** @description Name of this fare */
      fare_family_type: string;
      /** @description When an unpaid booking of it is cancelled, UTC, `YYYY-MM-DD HH:MM:SS` */
      ticketing_time_limit: string;
      /**
       * Format: date-time
       * @description Until when the id is kept, UTC, ISO 8601
       */
      expires_at: string;
      /** @description One item per direction searched for, in their order */
      directions: components["schemas"]["LeanDirection"][];
    };
    /** @description A page of offers without repetitions */
    LeanOffers: {
      /** @description Offers of this page, in the order of `sort` */
      items: components["schemas"]["LeanOffer"][];
      /** @description Their flights, each once */
      segments: components["schemas"]["LeanSegment"][];
      /** @description What the flights name, each once */
      references: {
        /** @description By IATA airport code */
        airports: {
          [key: string]: components["schemas"]["Airport"];
        };
        /** @description By IATA carrier code */
        airlines: {
          [key: string]: components["schemas"]["Carrier"];
        };
        /** @description By IATA type code */
        aircraft: {
          [key: string]: {
            /** @description IATA type code */
            code: string;
            /** @description Name of the aircraft */
            title: string;
          };
        };
      };
      /** @description Offers on all pages together */
      total: number;
      /** @description Send it as `cursor` for the next page; null on the last one */
      next_cursor: string | null;
    };
    /** @description The passengers of an age group */
    LeanPassenger: {
      /**
       * @description Age group: `adt`, `chd`, `inf`, `ins`
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description How many of them travel */
      count: number;
      /** @description Price for one of them, in the offer's currency */
      price: number;
    };
    /** @description Where, when, for whom, and which page; at most 9 seated passengers */
    LeanSearchQuery: {
      /** @description One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel */
      directions: components["schemas"]["SearchDirection"][];
      /**
       * @description `E` economy, `B` business, `A` any
       * @enum {string}
       */
      service_class: "E" | "B" | "A";
      /** @description Passengers of 12 years and more; zero is sent too */
      adults: number;
      /** @description Passengers from 2 to under 12; zero is sent too */
      children: number;
      /** @description Passengers under 2 on a lap, at most as many as adults; zero is sent too */
      infants: number;
      /** @description Passengers under 2 with a seat; zero is sent too */
      infants_with_seat: number;
      /**
       * @description Most stops of each direction; technical stops do not count
       * @enum {number}
       */
      max_stops?: 0 | 1 | 2;
      /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK` */
      airlines?: string[];
      /** @description No flights of these carriers, IATA codes */
      exclude_airlines?: string[];
      /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere */
      connection_airports?: string[];
      /** @description No connections at these airports or cities, IATA codes */
      exclude_connection_airports?: string[];
      /** @description Least time between two flights, minutes; never less than the airport needs */
      min_connection_time?: number;
      /** @description Most time between two flights, minutes */
      max_connection_time?: number;
      /** @description Most time from the first departure to the last arrival of each direction, minutes */
      max_travel_time?: number;
      /**
       * @description `1` for fares with checked baggage on every flight only
       * @enum {string}
       */
      baggage?: "0" | "1";
      /**
       * @description `1` for fares that can be refunded before departure only
       * @enum {string}
       */
      refundable?: "0" | "1";
      /**
       * @description `1` for fares that can be changed before departure only
       * @enum {string}
       */
      changeable?: "0" | "1";
      /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
      max_price?: number;
      /**
       * @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
      /**
       * @description `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together
       * @enum {string}
       */
      sort?: "price" | "duration" | "departure" | "best";
      /** @description Offers on a page; 50 without it */
      limit?: number;
      /** @description `next_cursor` of the page before, with the same other parameters; the first page without it */
      cursor?: string;
    };
    /** @description One flight at one fare, which many offers may share */
    LeanSegment: {
      /** @description Carrier: its key in `references` */
      airline: string;
      /** @description Flight number without the carrier's code */
      flight_number: string;
      /** @description Who operates the flight, where it is not its carrier */
      operating_airline?: components["schemas"]["OperatingCarrier"];
      /**
       * @description Present where it is no flight but a journey by bus, train or boat under a flight number
       * @constant
       */
      surface?: true;
      /** @description Departure of the flight */
      departure: components["schemas"]["LeanStop"];
      /** @description Arrival of the flight */
      arrival: components["schemas"]["LeanStop"];
      /** @description Flight time, minutes */
      travel_time: number;
      /** @description Aircraft type: its key in `references` */
      aircraft: string;
      /** @description Stops on the way */
      technical_stops: components["schemas"]["LeanTechnicalStop"][];
      /**
       * @description `E` economy, `B` business
       * @enum {string}
       */
      service_class: "E" | "B";
      /** @description Booking class, one letter */
      booking_class: string;
      /** @description Fare basis code */
      fare_basis: string;
      /** @description Free seats at this price */
      seats: number;
      /** @description Whether a refund is possible */
      refund: boolean;
      /** @description Whether an exchange is possible */
      change: boolean;
      /** @description Hand baggage in the price */
      handbags: components["schemas"]["Carriage"];
      /** @description Baggage in the price; null where there is none */
      baggage: components["schemas"]["Carriage"] | null;
    };
    /** @description Where and when a flight departs or arrives, airports by their codes */
    LeanStop: {
      /** @description Airport: its key in `references` */
      airport: string;
      /** @description Name or code of the terminal; null where none is known */
      terminal: string | null;
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      datetime: string;
      /**
       * Format: date-time
       * @description The same moment, UTC, ISO 8601
       */
      utc: string;
    };
    /** @description A stop on the way, airports by their codes */
    LeanTechnicalStop: {
      /** @description Airport: its key in `references` */
      airport: string;
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      arrival_datetime: string;
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      departure_datetime: string;
      /** @description Length of the stop, minutes */
      duration: number;
    };
    /** @description A booking in short; read it by its id for all of it */
    ListedBooking: {
      /** @description Booking id, for every other call */
      id: string;
      /** @description Number of the booking for people */
      booking_number: string;
      /**
       * @description Status of the booking
       * @enum {string}
       */
      status:
        | "not_available"
        | "booked"
        | "awaitpayment"
        | "paid"
        | "partiallyticketed"
        | "ticketed"
        | "cancelled"
        | "refundauthorized"
        | "partiallyrefunded"
        | "refunded"
        | "refund_request_sent";
      /** @description PNRs of its tickets, each once */
      pnrs: string[];
      /** @description Total for all passengers */
      price: components["schemas"]["Money"];
      /** @description One item per direction, in the order of travel */
      directions: components["schemas"]["ListedDirection"][];
      /** @description Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS` */
      created: string;
      /** @description When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS` */
      expire: string;
      /**
       * Format: date-time
       * @description When it changed last, ISO 8601, UTC
       */
      updated_at: string;
      /** @description Your own name for the booking; missing where you gave none */
      reference?: string;
      /** @description Your own notes; missing where you gave none */
      metadata?: {
        [key: string]: string;
      };
    };
    /** @description One way of a booking's journey, in short */
    ListedDirection: {
      /** @description IATA code of the first airport */
      departure_airport: string;
      /** @description IATA code of the last airport */
      arrival_airport: string;
      /** @description First departure, local time of its airport, `YYYY-MM-DD HH:MM:SS` */
      departure: string;
      /** @description Last arrival, local time of its airport, `YYYY-MM-DD HH:MM:SS` */
      arrival: string;
    };
    /** @description A place on the earth */
    Location: {
      /** @description Degrees, north positive */
      latitude: number;
      /** @description Degrees, east positive */
      longitude: number;
    };
    /** @description The threshold, and where the account stands */
    LowBalance: {
      /** @description The threshold; null where none is set */
      amount: number | null;
      /**
       * @description Its currency, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
      /** @description What may be spent at this moment, deposit and credit; below zero where the credit was lowered since */
      available: number;
      /** @description Whether that is below the threshold already: then the event comes only after it has been above */
      is_low: boolean;
    };
    /** @description Below what you want to be warned */
    LowBalanceRequest: {
      /** @description Threshold in the currency of the deposit; null ends the warnings */
      amount: number | null;
      /**
       * @description Of which deposit, ISO 4217; of the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description The cheapest journey */
    LowestPrice: {
      /** @description Total for all passengers, the service's fee included: what a search of that day shows as its cheapest offer */
      price: components["schemas"]["Money"];
      /** @description Stops of the journey; of a round trip those of the direction with more */
      stops: number;
      /** @description Carriers in the order of travel, each once, IATA codes */
      airlines: string[];
      /** @description First departure to last arrival, minutes; both directions of a round trip together */
      route_duration: number;
      /** @description Whether it is on separate tickets of carriers without an agreement, as of an offer */
      is_vtrip: boolean;
    };
    /** @description A membership of an airline's loyalty programme */
    LoyaltyNumber: {
      /** @description IATA code of the airline */
      airline: string;
      /** @description Number in its programme, without spaces and hyphens */
      number: string;
    };
    /** @description A membership of an airline's loyalty programme */
    LoyaltyNumberRequest: {
      /** @description IATA code of the airline, one that sells or flies the journey */
      airline: string;
      /** @description Number in its programme, 4 to 20 letters and digits; spaces and hyphens are taken out */
      number: string;
    };
    /** @description An amount and its currency */
    Money: {
      /** @description Amount in major units: sums, dollars, euros, roubles */
      amount: number;
      /**
       * @description Currency code, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description Flights of one direction before and after a change of the schedule */
    MovedDirection: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Its flights as the offer showed them */
      old: components["schemas"]["NamedFlight"][];
      /** @description The same flights as they are scheduled now, in the same order */
      new: components["schemas"]["NamedFlight"][];
    };
    /** @description A flight in short */
    NamedFlight: {
      /** @description IATA carrier code */
      airline: string;
      /** @description Flight number without the carrier's code */
      flight_number: string;
      /** @description Departure of the flight */
      departure: components["schemas"]["NamedStop"];
      /** @description Arrival of the flight */
      arrival: components["schemas"]["NamedStop"];
    };
    /** @description Where and when a flight departs or arrives, in short */
    NamedStop: {
      /** @description IATA airport code */
      airport: string;
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      datetime: string;
      /** @description Name or code of the terminal; null where none is known */
      terminal: string | null;
    };
    /** @description An address to send messages to */
    NewWebhook: {
      /**
       * @description `webhook` where left out; `status_callback` for programs that have one already
       * @default webhook
       * @enum {string}
       */
      kind: "webhook" | "status_callback";
      /** @description A public https address */
      url: string;
      /**
       * @description Types of events to send; all of them where empty or left out
       * @default []
       */
      event_types: (
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated"
        | "account.balance_low"
      )[];
      /**
       * Format: email
       * @description Of a status callback, what `X-Auth` is counted from; your account's where left out
       */
      email?: string;
      /** @description Of a status callback whose program has a secret already; one is made where left out */
      secret?: string;
    };
    /** @description Flights at a price */
    Offer: {
      /** @description Offer id, for the check, the fare family, the rules and the booking */
      id: string;
      /**
       * @description Always `avia`
       * @constant
       */
      type: "avia";
      /** @description Whether it is a charter flight */
      is_charter: boolean;
      /** @description Virtual interlining: separate tickets of carriers without an agreement, with transfers on the passenger's own risk */
      is_vtrip: boolean;
      /**
       * @description Category of the offer
       * @enum {string}
       */
      flight_type: "regular" | "charter" | "lowcost" | "vtrip" | "special";
      /** @description Total for all passengers */
      price: components["schemas"]["Money"];
      /** @description What end consumers are recommended to be charged */
      recommended_price: components["schemas"]["Money"];
      /** @description Taxes, charges and the service's fee inside `price` */
      taxes_and_fees: components["schemas"]["Money"];
      /** @description Whether there are connections */
      transfers: boolean;
      /** @description Whether baggage is in the price */
      baggage: boolean;
      /** @description Whether a refund is possible */
      refund: boolean;
      /** @description Whether other fares of the same flights can be listed */
      is_fare_family: boolean;
      /** @description Name of this fare */
      fare_family_type: string;
      /** @description What this fare includes, one list per direction */
      fare_family_services: string[][];
      /** @description The same with codes, and with what this fare has not: one list per direction */
      fare_family_features: components["schemas"]["FareFeature"][][];
      /** @description When an unpaid booking of it is cancelled, UTC, `YYYY-MM-DD HH:MM:SS` */
      ticketing_time_limit: string;
      /** @description One item per passenger searched for */
      passengers: components["schemas"]["OfferPassenger"][];
      /** @description Ages of the groups, counted on the date of the last flight */
      age_thresholds: {
        /** @description Adults */
        adult: components["schemas"]["AgeBand"];
        /** @description Children */
        child: components["schemas"]["AgeBand"];
        /** @description Infants */
        infant: components["schemas"]["AgeBand"];
      };
      /** @description Age group to the `doc_type` codes that it may book with */
      documents: {
        [key: string]: string[];
      };
      /** @description One item per direction searched for, in their order */
      directions: components["schemas"]["OfferDirection"][];
      /** @description What the passenger should know */
      information_for_clients: components["schemas"]["Texts"][];
      /**
       * Format: date-time
       * @description Until when the id is kept, UTC, ISO 8601. It is no promise of the price: a booking by then costs what this account was shown last for the id, or `expected_price` where you send it, or is refused with 1030, 1031 or 100500, sold out, or flights changed. The price of a booking stays until its own `expires_at`
       */
      expires_at?: string;
      /** @description Parts of the price by age group; in a search only where asked for with `include=price_parts` */
      price_parts?: components["schemas"]["PriceParts"][];
      /** @description Extra bags for sale; only where asked for with `with-additional-services=1` */
      additional_services?: components["schemas"]["AdditionalService"][];
    };
    /** @description One way of an offer's journey */
    OfferDirection: {
      /** @description Departure of the first flight */
      departure: components["schemas"]["DirectionPoint"];
      /** @description Arrival of the last flight */
      arrival: components["schemas"]["DirectionPoint"];
      /** @description Time in the air, minutes */
      travel_time: number;
      /** @description Time between flights, minutes; null without a connection */
      transfer_time: number | null;
      /** @description From the first departure to the last arrival, minutes */
      route_duration: number;
      /** @description Flights in their order */
      segments: components["schemas"]["OfferSegment"][];
    };
    /** @description A passenger as searched */
    OfferPassenger: {
      /**
       * @description Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description Price for this passenger, in the offer's currency */
      price: number;
    };
    /** @description What else to answer */
    OfferQuery: {
      /**
       * @description `1` adds `additional_services`: the extra bags that can be bought
       * @enum {string}
       */
      "with-additional-services"?: "0" | "1";
    };
    /** @description One flight of an offer */
    OfferSegment: {
      /** @description Departure of the flight */
      departure: components["schemas"]["SegmentPoint"];
      /** @description Arrival of the flight */
      arrival: components["schemas"]["SegmentPoint"];
      /** @description Carrier of the flight */
      airline: components["schemas"]["Carrier"];
      /**
       * @description `E` economy, `B` business
       * @enum {string}
       */
      service_class: "E" | "B";
      /** @description Flight number without the carrier's code */
      flight_number: string;
      /** @description Flight time, minutes */
      travel_time: number;
      /** @description Wait for the next flight, minutes; null for the last flight of a direction */
      transfer_time: number | null;
      /** @description Name of the aircraft */
      aircraft: string;
      /** @description Whether a refund is possible */
      refund: boolean;
      /** @description Whether an exchange is possible */
      change: boolean;
      /** @description Hand baggage in the price */
      handbags: components["schemas"]["Carriage"];
      /** @description Baggage in the price; null where there is none */
      baggage: components["schemas"]["Carriage"] | null;
      /** @description Description of the flight, often empty */
      comment: string;
      /** @description Stops on the way */
      technical_stops: components["schemas"]["TechnicalStop"][];
      /** @description What the passenger should know about this flight */
      information_for_clients: components["schemas"]["Texts"][];
      /** @description Who operates the flight, where it is not its carrier (code share, wet lease); missing where it is */
      operating_airline?: components["schemas"]["OperatingCarrier"];
      /**
       * @description Present where it is no flight but a journey by bus, train or boat under a flight number
       * @constant
       */
      surface?: true;
      /** @description Booking class, one letter; where flight details were asked for, and in checks, fare families and bookings */
      booking_class?: string;
      /** @description Fare basis code; where flight details were asked for, and in checks, fare families and bookings */
      fare_basis?: string;
      /** @description IATA code of the aircraft type; where flight details were asked for, and in checks, fare families and bookings */
      aircraft_code?: string;
      /** @description Great-circle distance, by way of technical stops, kilometres; where flight details were asked for, and in checks, fare families and bookings */
      distance_km?: number;
      /** @description What a seat emits; missing on the ground; where flight details were asked for, and in checks, fare families and bookings */
      emissions?: components["schemas"]["Emissions"];
      /** @description Free seats at this price */
      seats: number;
    };
    /** @description The carrier that operates a flight */
    OperatingCarrier: {
      /** @description IATA carrier code; null where the schedule has a name alone */
      code: string | null;
      /** @description Name of the carrier */
      title: string;
    };
    /** @description Who of a booking is refunded, for all of the journey or for some of its directions */
    PartialRefundRequest: {
      /** @description `key` of each passenger who is refunded; where it is absent, everybody who has not flown or given back the `directions` */
      passengers?: string[];
      /** @description Directions that they do not fly, from 0; where it is absent, all that are left, and after the first departure all of these that are not flown */
      directions?: number[];
    };
    /** @description What a passenger may still buy */
    PassengerBags: {
      /** @description Id of the passenger in the booking */
      key: string;
      /** @description What the passenger may still buy, one of them per direction; empty where there is nothing, as for infants on a lap */
      bags: components["schemas"]["BagChoice"][];
    };
    /** @description What of a passenger is to be changed; what is left out stays */
    PassengerChangeRequest: {
      /** @description As in the document, Latin letters, 1 to 25 characters */
      first_name?: string;
      /** @description As in the document, Latin letters, 1 to 25 characters */
      last_name?: string;
      /** @description Latin letters; left out where the passenger has none */
      middle_name?: string | null;
      /** @description International form, `+XXXXXXXXXXXX` */
      tel?: string;
      /**
       * Format: email
       * @description E-mail address of the passenger; the payer's where left out
       */
      email?: string;
      /** @description ISO 3166-1 alpha-2 code */
      citizenship?: string;
      /**
       * @description One of the offer's `documents` for this age group; `A` is any foreign or international passport
       * @enum {string}
       */
      doc_type?: "A" | "PS" | "PSP" | "SR" | "NP" | "IC" | "DP" | "SP" | "PM" | "VV" | "CVV";
      /** @description 5 to 20 letters and digits; spaces and hyphens are taken out. An Uzbek passport has two letters and seven digits */
      doc_number?: string;
      /**
       * Format: date
       * @description `YYYY-MM-DD`, not before the last flight
       */
      doc_expire?: string;
      /** @description Loyalty numbers (frequent flyer), one per airline */
      loyalty_numbers?: components["schemas"]["LoyaltyNumberRequest"][];
    };
    /** @description A passenger's share of a refund */
    PassengerRefund: {
      /** @description Id of the passenger in the booking */
      key: string;
      /** @description Price that was paid for this passenger */
      paid: number;
      /** @description What came back */
      refund: number;
      /** @description What did not: penalties, what was flown, taxes and fees that stay */
      kept: number;
      /** @description What the refund is made of */
      parts: components["schemas"]["RefundAmountParts"];
      /** @description One item per fare, in the order of the flights */
      fares: components["schemas"]["FareRefund"][];
    };
    /** @description A passenger to be booked */
    PassengerRequest: {
      /** @description As in the document, Latin letters, 1 to 25 characters */
      first_name: string;
      /** @description As in the document, Latin letters, 1 to 25 characters */
      last_name: string;
      /** @description Latin letters; left out where the passenger has none */
      middle_name?: string | null;
      /**
       * @description Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /**
       * Format: date
       * @description `YYYY-MM-DD`
       */
      birthdate: string;
      /**
       * @description `M` or `F`
       * @enum {string}
       */
      gender: "M" | "F";
      /** @description International form, `+XXXXXXXXXXXX` */
      tel: string;
      /**
       * Format: email
       * @description E-mail address of the passenger; the payer's where left out
       */
      email?: string;
      /** @description ISO 3166-1 alpha-2 code */
      citizenship: string;
      /**
       * @description One of the offer's `documents` for this age group; `A` is any foreign or international passport
       * @enum {string}
       */
      doc_type: "A" | "PS" | "PSP" | "SR" | "NP" | "IC" | "DP" | "SP" | "PM" | "VV" | "CVV";
      /** @description 5 to 20 letters and digits; spaces and hyphens are taken out. An Uzbek passport has two letters and seven digits */
      doc_number: string;
      /**
       * Format: date
       * @description `YYYY-MM-DD`, not before the last flight
       */
      doc_expire: string;
      /** @description Loyalty numbers (frequent flyer), one per airline */
      loyalty_numbers?: components["schemas"]["LoyaltyNumberRequest"][];
    };
    /** @description A payment that was made */
    Payment: {
      /**
       * @description Status of the booking
       * @enum {string}
       */
      status:
        | "not_available"
        | "booked"
        | "awaitpayment"
        | "paid"
        | "partiallyticketed"
        | "ticketed"
        | "cancelled"
        | "refundauthorized"
        | "partiallyrefunded"
        | "refunded"
        | "refund_request_sent";
      /** @description Fiscal data of the sale */
      fiscalization_v2: components["schemas"]["FiscalData"];
    };
    /** @description Whether a payment is allowed */
    PaymentPermission: {
      /** @description Whether the booking may be paid now, and deposit and credit cover it */
      payment_allowed: boolean;
      /** @description Why it may not be paid; missing where it may */
      reason?: {
        /** @description Code with which a payment would be refused now, such as 1048 where money is missing */
        error_code: number;
        /** @description Its text */
        message: string;
      };
    };
    /** @description Whether something is allowed, and what it costs */
    Penalty: {
      /** @description Whether it is allowed */
      allowed: boolean;
      /** @description Penalty per passenger; null where it is not allowed */
      amount: number | null;
      /**
       * @description Currency of the penalty, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description A test from the portal */
    PingEvent: {
      /**
       * @description Always `ping`
       * @constant
       */
      type: "ping";
      /** @description When it was asked for, ISO 8601, UTC */
      timestamp: string;
      /** @description What is tested */
      data: {
        /** @description Id of the address that is tested */
        endpoint_id: string;
      };
    };
    /** @description What was typed so far */
    PlacesQuery: {
      /** @description What was typed: the beginning of a name in any of the three languages and either alphabet, or a code; popular places without it */
      q?: string;
      /** @description So many places at most; 10 without it */
      limit?: number;
    };
    /** @description What the price of a passenger is made of, in the offer's currency */
    PriceParts: {
      /**
       * @description Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description How many of them travel */
      count: number;
      /** @description Fare of one of them */
      base: number;
      /** @description Taxes and charges of one of them */
      taxes: components["schemas"]["TaxPart"][];
      /** @description The service's fee for one of them */
      service_fee: number;
      /** @description What one of them pays: all of this together */
      total: number;
    };
    /** @description A passenger with the itinerary receipt */
    Receipt: {
      /** @description Id of the passenger in this booking */
      key: string;
      /** @description First name */
      first_name: string;
      /** @description Last name */
      last_name: string;
      /** @description Middle name; null without one */
      middle_name: string | null;
      /** @description E-mail address of the passenger */
      email: string;
      /** @description Phone of the passenger */
      tel: string;
      /**
       * @description `M` or `F`
       * @enum {string}
       */
      gender: "M" | "F";
      /** @description `YYYY-MM-DD` */
      birthdate: string;
      /** @description ISO 3166-1 alpha-2 code */
      citizenship: string;
      /**
       * @description Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
       * @enum {string}
       */
      age: "adt" | "chd" | "inf" | "ins";
      /** @description The document that was booked with */
      document: {
        /** @description Code of the document's type */
        type: string;
        /** @description Number of the document */
        number: string;
        /** @description Last day of its validity, `YYYY-MM-DD` */
        expire: string;
      };
      /** @description Price for this passenger, extra bags included */
      price: number;
      /** @description The price and its last change */
      extended_price: {
        /** @description Whether the price has changed since the booking */
        has_changed: boolean;
        /** @description Price before the last change; null without one */
        prev_amount: number | null;
        /** @description Price for this passenger */
        amount: number;
      };
      /** @description One item per ticket; virtual interlining has several */
      tickets: components["schemas"]["Ticket"][];
      /** @description Loyalty numbers; missing where there are none */
      loyalty_numbers?: components["schemas"]["LoyaltyNumber"][];
      /** @description Parts of the price as it was sold */
      price_parts?: components["schemas"]["SoldPriceParts"];
      /** @description Address of the itinerary receipt (PDF); empty unless the booking is ticketed or partially refunded */
      itinerary_receipt: string;
      /** @description Extra bags that were bought */
      additional_baggage: components["schemas"]["AdditionalBaggage"][];
      /** @description When this passenger was refunded while others stay, ISO 8601 with a zone; missing of everybody else */
      refunded_at?: string;
      /** @description Directions that were refunded apart and that this passenger does not fly; missing where there are none */
      refunded_directions?: components["schemas"]["RefundedDirection"][];
      /** @description Id of who issued the ticket */
      consolidator_id: string;
    };
    /** @description An aircraft type; buses, trains and boats under flight numbers have types too */
    ReferenceAircraft: {
      /** @description IATA type code */
      code: string;
      /** @description Name as its maker has it, in every language */
      title: string;
    };
    /** @description A carrier */
    ReferenceAirline: {
      /** @description IATA carrier code */
      code: string;
      /** @description ICAO carrier code; null where none is known */
      icao_code: string | null;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description Country, ISO 3166-1 alpha-2 code; null where none is known */
      country_code: string | null;
      /** @description First three digits of its ticket numbers; null where none are known */
      ticket_prefix: string | null;
      /** @description `oneworld`, `SkyTeam` or `Star Alliance`; null for a carrier of none */
      alliance: string | null;
      /** @description Whether it is a low-cost carrier */
      is_lowcost: boolean;
      /** @description Whether it is a charter carrier */
      is_charter: boolean;
    };
    /** @description An airport with scheduled service */
    ReferenceAirport: {
      /** @description IATA airport code */
      code: string;
      /** @description IATA code of the city; the airport's own where it stands alone */
      city_code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description City in the language of Accept-Language */
      city: string;
      /** @description City in three languages */
      city_intl: components["schemas"]["IntlText"];
      /** @description Country, ISO 3166-1 alpha-2 code */
      country_code: string;
      /** @description IANA time zone */
      time_zone: string;
      /** @description Degrees, north positive */
      latitude: number;
      /** @description Degrees, east positive */
      longitude: number;
    };
    /** @description A country */
    ReferenceCountry: {
      /** @description ISO 3166-1 alpha-2 code, and `XK` for Kosovo */
      code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description Continent, in English */
      continent: string;
    };
    /** @description A kind of document to travel on */
    ReferenceDocumentType: {
      /**
       * @description `doc_type` of a passenger
       * @enum {string}
       */
      code: "A" | "PS" | "PSP" | "SR" | "NP" | "IC" | "DP" | "SP" | "PM" | "VV" | "CVV";
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["Texts"];
      /** @description The one country that issues it, ISO 3166-1 alpha-2 code; null where all do */
      issued_by: string | null;
    };
    /** @description A city or an airport that can be searched */
    ReferencePlace: {
      /** @description IATA code; a search takes it as `departure_airport` or `arrival_airport` */
      code: string;
      /**
       * @description `city` stands for all airports of a city
       * @enum {string}
       */
      type: "city" | "airport";
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description City in the language of Accept-Language */
      city: string;
      /** @description City in three languages */
      city_intl: components["schemas"]["IntlText"];
      /** @description Country of the place */
      country: components["schemas"]["Country"];
      /** @description IATA codes of the airports that a search for it looks at */
      airports: string[];
    };
    /** @description Something that a fare may include */
    ReferenceService: {
      /** @description `code` in `fare_family_features` */
      code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["Texts"];
    };
    /** @description Money of a booking that came back, or was asked for */
    Refund: {
      /** @description Id of the refund */
      id: string;
      /** @description Id of the booking */
      booking_id: string;
      /** @description Its number */
      booking_number: string;
      /**
       * @description Why: `void`; `by_rules` of the fares; `schedule_change` and `carrier_cancelled` of the airline's; `ticketing_failed`; `manual`, decided by people
       * @enum {string}
       */
      kind: "void" | "by_rules" | "schedule_change" | "carrier_cancelled" | "ticketing_failed" | "manual";
      /**
       * @description `requested` until people have decided, then `completed` or `rejected`; all other kinds are `completed`
       * @enum {string}
       */
      state: "requested" | "completed" | "rejected";
      /** @description When it was asked for, ISO 8601, UTC */
      created: string;
      /** @description When it was completed or rejected, ISO 8601, UTC; null before */
      settled: string | null;
      /** @description Who asked for it */
      asked_by: components["schemas"]["AskedBy"];
      /**
       * @description Currency of all amounts, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
      /** @description Price that was paid for the booking */
      paid: number;
      /** @description What came back; null unless completed */
      refund: number | null;
      /** @description What was kept: with `refund` it is `paid`; null unless completed */
      penalty: number | null;
      /** @description What the refund is made of; null unless completed, and of refunds before 23 November 2026 */
      parts: components["schemas"]["RefundAmountParts"] | null;
      /** @description Each passenger's share; empty where people have decided on the whole, and of refunds before 23 November 2026 */
      passengers: components["schemas"]["PassengerRefund"][];
      /** @description What the back office wrote to you, such as why it was rejected; empty where nothing */
      note: string;
    };
    /** @description What a refund is made of */
    RefundAmountParts: {
      /** @description Of the fares */
      fare: number;
      /** @description Of the taxes */
      taxes: number;
      /** @description Of the service's fee */
      fee: number;
      /** @description Of extra bags */
      bags: number;
    };
    /** @description What a refund would return now */
    RefundAmounts: {
      /** @description What comes back */
      refund_amount: number;
      /** @description What is kept; with `refund_amount` it is the price paid */
      penalty: number;
      /**
       * @description Currency of both, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description What a refund would return to a passenger */
    RefundOption: {
      /** @description Id of the passenger in the booking */
      key: string;
      /** @description Price that was paid for this passenger */
      paid: number;
      /** @description What came back */
      refund: number;
      /** @description What did not: penalties, what was flown, taxes and fees that stay */
      kept: number;
      /** @description What the refund is made of */
      parts: components["schemas"]["RefundAmountParts"];
      /** @description One item per fare, in the order of the flights */
      fares: components["schemas"]["FareRefund"][];
      /** @description The same of each direction that is left, where it may be refunded apart from the others; the service's fee stays, and counts with the last one. Missing where one price covers the directions */
      directions?: components["schemas"]["DirectionRefund"][];
    };
    /** @description What a refund of some passengers or directions would return */
    RefundOptions: {
      /**
       * @description Currency of all amounts, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
      /** @description What each passenger would get back now; who and what was refunded before is left out */
      passengers: components["schemas"]["RefundOption"][];
    };
    /** @description Refunds, newest first */
    RefundPage: {
      /** @description The page's items */
      items: components["schemas"]["Refund"][];
      /** @description `cursor` of the next page; null on the last one */
      next_cursor: string | null;
    };
    /** @description A direction that was refunded apart from the others */
    RefundedDirection: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description When it was refunded, ISO 8601 with a zone */
      refunded_at: string;
    };
    /** @description Which page of the refunds */
    RefundsQuery: {
      /** @description `next_cursor` of the page before; the list begins at its start without one */
      cursor?: string;
      /** @description Items of one page, 20 where left out */
      limit?: number;
    };
    /** @description Test money for the deposit of test mode */
    SandboxDepositRequest: {
      /** @description Test money, in the currency of the deposit; at most two decimals */
      amount: number;
      /**
       * @description For which deposit, ISO 4217; for the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description What is to happen to a test booking */
    SandboxEventRequest: {
      /**
       * @description The event that is to happen
       * @enum {string}
       */
      type:
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.updated"
        | "account.balance_low";
      /**
       * @description Of `booking.schedule_changed`: what changes, `time` where it is left out. Of `booking.flight_cancelled`: `cancelled` (the same), `suspended`, or `withdrawn`, after which `auto-cancel` returns everything
       * @enum {string}
       */
      how?:
        | "time"
        | "time_told"
        | "over_midnight"
        | "number"
        | "equipment"
        | "routing"
        | "terminal"
        | "connection_lost"
        | "cancelled"
        | "suspended"
        | "withdrawn";
    };
    /** @description To when a test booking is moved; one of the two at least */
    SandboxTimeRequest: {
      /** @description The auto-cancel moment (`expire`) of an unpaid booking is so many seconds from now; 0 is at once */
      hold_expires_in?: number;
      /** @description The first flight leaves so many hours from now, negative is in the past; all flights move by as much */
      departure_in_hours?: number;
    };
    /** @description An airport of the schedule */
    ScheduleAirport: {
      /** @description IATA airport code */
      code: string;
      /** @description Name of the airport */
      title: components["schemas"]["Texts"];
      /** @description City */
      city: components["schemas"]["Texts"];
      /** @description Country */
      country: components["schemas"]["Texts"];
    };
    /** @description Other flights in place of the changed ones, without charge */
    ScheduleAlternative: {
      /** @description Id of the alternative, for `choose`; another one where its flights change */
      id: string;
      /** @description The changed directions as they would be flown; all others stay */
      directions: {
        /** @description Direction of the journey, from 0 */
        direction: number;
        /** @description Its flights */
        segments: components["schemas"]["Segment"][];
      }[];
    };
    /** @description A change of the airline's schedule that touches a booking */
    ScheduleChange: {
      /** @description Id of the change */
      id: string;
      /**
       * @description What has changed; the gravest where it is several things
       * @enum {string}
       */
      kind: "suspended" | "cancelled" | "connection_lost" | "routing" | "number" | "time" | "equipment" | "terminal";
      /**
       * @description `told` is applied already; `open` waits for an answer; `accepted`, `chosen` and `refunded` are answered; `superseded` was replaced or taken back by a later change; `ended`: the booking was cancelled or returned without an answer to it
       * @enum {string}
       */
      state: "told" | "open" | "accepted" | "chosen" | "refunded" | "superseded" | "ended";
      /** @description Whether half of the time for an answer has passed without one */
      escalated: boolean;
      /** @description When it became known, UTC, `YYYY-MM-DD HH:MM:SS` */
      created: string;
      /** @description When the airline's own default is applied to an open one, UTC, `YYYY-MM-DD HH:MM:SS`; null where nothing is asked */
      deadline: string | null;
      /** @description When it was settled, UTC, `YYYY-MM-DD HH:MM:SS`; null while open */
      settled: string | null;
      /** @description How much later (earlier where negative) it departs or arrives than `old`, the larger of both; null where no time moves */
      minutes: number | null;
      /** @description The directions that it touches */
      directions: components["schemas"]["ScheduleChangeDirection"][];
      /** @description What may be answered now; nothing unless it is open */
      options: {
        /** @description Whether the new flights may be accepted */
        accept: boolean;
        /** @description Whether everything paid may be had back */
        refund: boolean;
        /** @description What happens without an answer at the deadline: `cancel` is an unpaid booking that ends by itself; null where nothing is asked */
        unanswered: ("accept" | "refund" | "cancel") | null;
        /** @description Flights that may be chosen in their place; looked up at every reading */
        alternatives: components["schemas"]["ScheduleAlternative"][];
      };
    };
    /** @description One way of the journey before and after the airline's change */
    ScheduleChangeDirection: {
      /** @description Direction of the journey, from 0 */
      direction: number;
      /** @description Its flights as they were known: booked, accepted or told since */
      old: components["schemas"]["Segment"][];
      /** @description Its flights as the airline flies them now; null where one of them is gone */
      new: components["schemas"]["Segment"][] | null;
    };
    /** @description One flight on one day */
    ScheduleEntry: {
      /** @description Flight number without the carrier's code */
      flight_number: string;
      /** @description Departure, local time of its airport, `YYYY-MM-DD HH:MM:SS` */
      departure: string;
      /** @description Arrival, local time of its airport, `YYYY-MM-DD HH:MM:SS` */
      arrival: string;
      /** @description Where it departs */
      departure_airport: components["schemas"]["ScheduleAirport"];
      /** @description Where it arrives */
      arrival_airport: components["schemas"]["ScheduleAirport"];
      /** @description Carrier of the flight */
      airline: components["schemas"]["Carrier"];
      /** @description Who operates the flight, where it is not its carrier */
      operating_airline?: components["schemas"]["OperatingCarrier"];
      /** @description From departure to arrival, minutes */
      duration?: number;
      /** @description Name of the aircraft type */
      aircraft?: string;
      /** @description IATA code of the aircraft type */
      aircraft_code?: string;
    };
    /** @description Which part of the schedule */
    ScheduleQuery: {
      /**
       * Format: date
       * @description First day of departure, local
       */
      departure_from: string;
      /**
       * Format: date
       * @description Last day of departure, local, included
       */
      departure_to: string;
      /** @description Departure airport, IATA code */
      airport_from?: string;
      /** @description Arrival airport, IATA code */
      airport_to?: string;
      /** @description IATA carrier codes; all carriers where none is given */
      airlines?: string[];
    };
    /** @description One way of the journey; the four times of day may be left out */
    SearchDirection: {
      /** @description Departure airport or city, IATA code */
      departure_airport: string;
      /** @description Arrival airport or city, IATA code */
      arrival_airport: string;
      /**
       * Format: date
       * @description Day of departure, local, `YYYY-MM-DD`
       */
      date: string;
      /**
       * @description What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
       * @enum {string}
       */
      departure_type?: "airport" | "city";
      /**
       * @description What `arrival_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
       * @enum {string}
       */
      arrival_type?: "airport" | "city";
      /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
      departure_from?: string;
      /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
      departure_to?: string;
      /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
      arrival_from?: string;
      /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
      arrival_to?: string;
    };
    /** @description Where, when, and for whom; at most 9 seated passengers */
    SearchQuery: {
      /** @description One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel */
      directions: components["schemas"]["SearchDirection"][];
      /**
       * @description `E` economy, `B` business, `A` any
       * @enum {string}
       */
      service_class: "E" | "B" | "A";
      /** @description Passengers of 12 years and more; zero is sent too */
      adults: number;
      /** @description Passengers from 2 to under 12; zero is sent too */
      children: number;
      /** @description Passengers under 2 on a lap, at most as many as adults; zero is sent too */
      infants: number;
      /** @description Passengers under 2 with a seat; zero is sent too */
      infants_with_seat: number;
      /**
       * @description Most stops of each direction; technical stops do not count
       * @enum {number}
       */
      max_stops?: 0 | 1 | 2;
      /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK` */
      airlines?: string[];
      /** @description No flights of these carriers, IATA codes */
      exclude_airlines?: string[];
      /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere */
      connection_airports?: string[];
      /** @description No connections at these airports or cities, IATA codes */
      exclude_connection_airports?: string[];
      /** @description Least time between two flights, minutes; never less than the airport needs */
      min_connection_time?: number;
      /** @description Most time between two flights, minutes */
      max_connection_time?: number;
      /** @description Most time from the first departure to the last arrival of each direction, minutes */
      max_travel_time?: number;
      /**
       * @description `1` for fares with checked baggage on every flight only
       * @enum {string}
       */
      baggage?: "0" | "1";
      /**
       * @description `1` for fares that can be refunded before departure only
       * @enum {string}
       */
      refundable?: "0" | "1";
      /**
       * @description `1` for fares that can be changed before departure only
       * @enum {string}
       */
      changeable?: "0" | "1";
      /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
      max_price?: number;
      /**
       * @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
      /**
       * @description `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together
       * @enum {string}
       */
      sort?: "price" | "duration" | "departure" | "best";
      /** @description So many offers at most, the first in the order of `sort` */
      limit?: number;
      /** @description `price_parts` and `flight_details`: what searches leave out otherwise, because it is much */
      include?: ("price_parts" | "flight_details")[];
    };
    /** @description One flight */
    Segment: {
      /** @description Departure of the flight */
      departure: components["schemas"]["SegmentPoint"];
      /** @description Arrival of the flight */
      arrival: components["schemas"]["SegmentPoint"];
      /** @description Carrier of the flight */
      airline: components["schemas"]["Carrier"];
      /**
       * @description `E` economy, `B` business
       * @enum {string}
       */
      service_class: "E" | "B";
      /** @description Flight number without the carrier's code */
      flight_number: string;
      /** @description Flight time, minutes */
      travel_time: number;
      /** @description Wait for the next flight, minutes; null for the last flight of a direction */
      transfer_time: number | null;
      /** @description Name of the aircraft */
      aircraft: string;
      /** @description Whether a refund is possible */
      refund: boolean;
      /** @description Whether an exchange is possible */
      change: boolean;
      /** @description Hand baggage in the price */
      handbags: components["schemas"]["Carriage"];
      /** @description Baggage in the price; null where there is none */
      baggage: components["schemas"]["Carriage"] | null;
      /** @description Description of the flight, often empty */
      comment: string;
      /** @description Stops on the way */
      technical_stops: components["schemas"]["TechnicalStop"][];
      /** @description What the passenger should know about this flight */
      information_for_clients: components["schemas"]["Texts"][];
      /** @description Who operates the flight, where it is not its carrier (code share, wet lease); missing where it is */
      operating_airline?: components["schemas"]["OperatingCarrier"];
      /**
       * @description Present where it is no flight but a journey by bus, train or boat under a flight number
       * @constant
       */
      surface?: true;
      /** @description Booking class, one letter; where flight details were asked for, and in checks, fare families and bookings */
      booking_class?: string;
      /** @description Fare basis code; where flight details were asked for, and in checks, fare families and bookings */
      fare_basis?: string;
      /** @description IATA code of the aircraft type; where flight details were asked for, and in checks, fare families and bookings */
      aircraft_code?: string;
      /** @description Great-circle distance, by way of technical stops, kilometres; where flight details were asked for, and in checks, fare families and bookings */
      distance_km?: number;
      /** @description What a seat emits; missing on the ground; where flight details were asked for, and in checks, fare families and bookings */
      emissions?: components["schemas"]["Emissions"];
    };
    /** @description An airport with the terminal of one flight */
    SegmentAirport: {
      /** @description IATA airport code */
      code: string;
      /** @description Name in the language of Accept-Language */
      title: string;
      /** @description Name in three languages */
      title_intl: components["schemas"]["IntlText"];
      /** @description City in the language of Accept-Language */
      city: string;
      /** @description City in three languages */
      city_intl: components["schemas"]["IntlText"];
      /** @description Country of the airport */
      country: components["schemas"]["Country"];
      /** @description Name or code of the terminal; null where none is known */
      terminal: string | null;
    };
    /** @description Where and when a flight departs or arrives */
    SegmentPoint: {
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      datetime: string;
      /** @description Where, with its terminal */
      airport: components["schemas"]["SegmentAirport"];
      /** @description IANA time zone of the airport; where flight details were asked for, and in checks, fare families and bookings */
      time_zone?: string;
      /**
       * Format: date-time
       * @description The same moment, UTC, ISO 8601; where flight details were asked for, and in checks, fare families and bookings
       */
      utc?: string;
    };
    /** @description What the price of a passenger is made of, in the booking's currency */
    SoldPriceParts: {
      /** @description Fare */
      base: number;
      /** @description Taxes and charges */
      taxes: components["schemas"]["TaxPart"][];
      /** @description The service's fee */
      service_fee: number;
      /** @description Extra bags bought with the booking */
      additional_services: number;
      /** @description All of this together */
      total: number;
    };
    /** @description Opening balance, movements and closing balance of a period */
    Statement: {
      /** @description Beginning of the period, ISO 8601, UTC */
      from: string;
      /** @description Its end, ISO 8601, UTC, not included */
      until: string;
      /** @description One item per currency in which the partner has a deposit */
      accounts: components["schemas"]["AccountStatement"][];
    };
    /** @description Movements of one kind */
    StatementKind: {
      /**
       * @description `deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand
       * @enum {string}
       */
      kind: "deposit" | "payment" | "refund" | "adjustment";
      /** @description How many */
      count: number;
      /** @description Their sum; below zero where the account paid */
      amount: number;
    };
    /** @description Of which days */
    StatementQuery: {
      /**
       * Format: date
       * @description First day
       */
      from: string;
      /**
       * Format: date
       * @description Last day, included
       */
      to: string;
      /** @description Whose days `from` and `to` are: an IANA name such as `Asia/Tashkent`; UTC where left out */
      time_zone?: string;
      /**
       * @description Of which deposit, ISO 4217; of all of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
    };
    /** @description Status after the operation */
    StatusOnly: {
      /**
       * @description Status of the booking
       * @enum {string}
       */
      status:
        | "not_available"
        | "booked"
        | "awaitpayment"
        | "paid"
        | "partiallyticketed"
        | "ticketed"
        | "cancelled"
        | "refundauthorized"
        | "partiallyrefunded"
        | "refunded"
        | "refund_request_sent";
    };
    /** @description One tax or charge */
    TaxPart: {
      /** @description Code of the tax or charge, as tickets have it */
      code: string;
      /** @description Amount */
      amount: number;
    };
    /** @description A stop on the way, under the same flight number */
    TechnicalStop: {
      /** @description Where the aircraft stops */
      airport: {
        /** @description IATA airport code */
        code: string;
        /** @description Name of the airport */
        title: string;
        /** @description City */
        city: string;
        /** @description Country */
        country: string;
      };
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      arrival_datetime: string;
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      departure_datetime: string;
      /** @description Length of the stop, minutes */
      duration: number;
    };
    /** @description A text in three languages */
    Texts: {
      /** @description In Uzbek */
      uz: string;
      /** @description In English */
      en: string;
      /** @description In Russian */
      ru: string;
    };
    /** @description A ticket of one passenger */
    Ticket: {
      /** @description PNR, six characters */
      pnr: string;
      /** @description Locators for check-in with the carrier */
      airline_locators: string[];
      /** @description 13 digits; null until the ticket is issued */
      ticket_number: string | null;
      /** @description Carrier that issues the ticket */
      carrier: components["schemas"]["Carrier"];
      /** @description Code of the ticket's provider */
      provider: string;
    };
    /** @description A bearer token */
    Token: {
      /** @description Bearer token, valid for about 30 days */
      token: string;
    };
    /** @description Credentials of an account */
    TokenRequest: {
      /** @description E-mail address of the account */
      email: string;
      /** @description Its password */
      password: string;
      /**
       * @description Always `avia`
       * @constant
       */
      access_type: "avia";
    };
    /** @description A movement of the account */
    Transaction: {
      /** @description Id of the movement */
      id: string;
      /** @description When, ISO 8601, UTC */
      created: string;
      /**
       * @description `deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand
       * @enum {string}
       */
      kind: "deposit" | "payment" | "refund" | "adjustment";
      /** @description What the account got; below zero where it paid */
      amount: number;
      /**
       * @description Currency of the account, ISO 4217
       * @enum {string}
       */
      currency: "UZS" | "USD" | "EUR" | "RUB";
      /** @description Booking that it is about; null where it is about none */
      booking_id: string | null;
      /** @description Its number */
      booking_number: string | null;
      /** @description What it was for, in words */
      memo: string;
    };
    /** @description Movements of the account, newest first */
    TransactionPage: {
      /** @description The page's items */
      items: components["schemas"]["Transaction"][];
      /** @description `cursor` of the next page; null on the last one */
      next_cursor: string | null;
    };
    /** @description Which movements of the account */
    TransactionsQuery: {
      /**
       * Format: date
       * @description First day
       */
      from?: string;
      /**
       * Format: date
       * @description Last day, included
       */
      to?: string;
      /** @description Whose days `from` and `to` are: an IANA name such as `Asia/Tashkent`; UTC where left out */
      time_zone?: string;
      /**
       * @description `deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand
       * @enum {string}
       */
      kind?: "deposit" | "payment" | "refund" | "adjustment";
      /**
       * Format: uuid
       * @description Id of a booking
       */
      booking?: string;
      /**
       * @description Of which deposit, ISO 4217; of all of yours where left out
       * @enum {string}
       */
      currency?: "UZS" | "USD" | "EUR" | "RUB";
      /** @description `next_cursor` of the page before; the list begins at its start without one */
      cursor?: string;
      /** @description Items of one page, 20 where left out */
      limit?: number;
    };
    /** @description Entry visas of a country */
    VisaCountry: {
      /** @description ISO 3166-1 alpha-2 code */
      code: string;
      /** @description Name in Russian */
      name_ru: string;
      /** @description Name in English */
      name_en: string;
      /** @description Continent */
      continent: string;
      /** @description By the country of citizenship, ISO 3166-1 alpha-2 */
      visas_for_citizens: {
        [key: string]: components["schemas"]["VisasForCitizens"];
      };
    };
    /** @description Entry visas of a country for citizens of Uzbekistan */
    VisaCountryLegacy: {
      /** @description ISO 3166-1 alpha-2 code */
      code: string;
      /** @description Name in Russian */
      name_ru: string;
      /** @description Name in English */
      name_en: string;
      /** @description Continent */
      continent: string;
      /** @description Visas that may be had */
      visa_types: components["schemas"]["VisaType"][];
    };
    /** @description Which countries */
    VisaQuery: {
      /** @description Countries of destination, ISO 3166-1 alpha-2 */
      countries: string[];
    };
    /** @description A kind of entry visa */
    VisaType: {
      /** @description Id of the visa type */
      id: number;
      /** @description Name of the visa type */
      title: string;
      /** @description More about it; null where there is nothing to say */
      description: string | null;
    };
    /** @description Entry visas for the citizens of one country */
    VisasForCitizens: {
      /** @description ISO 3166-1 alpha-2 code */
      code: string;
      /** @description Name in Russian */
      name_ru: string;
      /** @description Name in English */
      name_en: string;
      /** @description Visas that may be had */
      visa_types: components["schemas"]["VisaType"][];
    };
    /** @description An address that messages are sent to */
    Webhook: {
      /** @description Id of the address */
      id: string;
      /**
       * @description Whether it is told of live or of test bookings
       * @enum {string}
       */
      mode: "live" | "test";
      /**
       * @description `webhook` is signed by the Standard Webhooks specification; `status_callback` carries `X-Auth`
       * @enum {string}
       */
      kind: "webhook" | "status_callback";
      /** @description Where messages are sent */
      url: string;
      /** @description Types of events that are sent; empty is all of them */
      event_types: (
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated"
        | "account.balance_low"
      )[];
      /** @description Of a status callback, the e-mail address that `X-Auth` is counted from; else empty */
      email: string;
      /** @description Whether anything is sent */
      enabled: boolean;
      /** @description Why nothing is sent: `partner` switched it off, or it answered 410 (`gone`); null while it is on */
      disabled_reason: ("partner" | "gone") | null;
      /** @description When it was added, ISO 8601, UTC */
      created: string;
      /** @description Until when webhooks are signed with the secret before the present one too, ISO 8601, UTC; null where they are not */
      previous_secret_until: string | null;
      /** @description The last attempt of the newest message; null where none was made */
      last_attempt: components["schemas"]["WebhookAttempt"] | null;
    };
    /** @description One attempt to deliver */
    WebhookAttempt: {
      /** @description When it began, ISO 8601, UTC */
      at: string;
      /** @description How long it took, milliseconds */
      duration_ms: number;
      /** @description HTTP status of the answer; null where none came */
      status: number | null;
      /** @description Why no answer came; null where one did */
      error: ("address_refused" | "name_unknown" | "connection_failed" | "certificate_refused" | "timed_out") | null;
      /** @description Whether it was asked for: a test, or sent again */
      manual: boolean;
    };
    /** @description What of an address is to change; what is left out stays */
    WebhookChange: {
      /** @description Another public https address */
      url?: string;
      /** @description Other types of events; all of them where empty */
      event_types?: (
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated"
        | "account.balance_low"
      )[];
      /** @description Whether anything is to be sent */
      enabled?: boolean;
      /**
       * Format: email
       * @description Of a status callback, what `X-Auth` is counted from
       */
      email?: string;
      /** @description Of a status callback, another secret */
      secret?: string;
    };
    /** @description Which deliveries */
    WebhookDeliveriesQuery: {
      /**
       * @description Only those in this state
       * @enum {string}
       */
      state?: "pending" | "delivered" | "failed";
      /** @description `next_cursor` of the page before; the list begins at its start without one */
      cursor?: string;
      /** @description Items of one page, 20 where left out */
      limit?: number;
    };
    /** @description A message on its way to an address */
    WebhookDelivery: {
      /** @description Id of the delivery */
      id: string;
      /** @description Sent as `webhook-id`; the same for every attempt and every address */
      message_id: string;
      /** @description The address */
      endpoint: {
        /** @description Id of the address */
        id: string;
        /** @description Where it is sent */
        url: string;
        /**
         * @description `webhook` or `status_callback`
         * @enum {string}
         */
        kind: "webhook" | "status_callback";
        /**
         * @description `live` or `test`
         * @enum {string}
         */
        mode: "live" | "test";
      };
      /**
       * @description What happened
       * @enum {string}
       */
      event_type:
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated"
        | "account.balance_low"
        | "ping";
      /** @description Booking that it tells of; null where it is about none */
      booking_id: string | null;
      /** @description Its number */
      booking_number: string | null;
      /**
       * @description `pending` while it is tried, then `delivered` or `failed`
       * @enum {string}
       */
      state: "pending" | "delivered" | "failed";
      /** @description Attempts so far, those that were asked for included */
      attempts: number;
      /** @description The last of them; null where none was made */
      last_attempt: components["schemas"]["WebhookAttempt"] | null;
      /** @description When a pending one is tried next, ISO 8601, UTC */
      next: string | null;
      /** @description When it was made, ISO 8601, UTC */
      created: string;
    };
    /** @description A delivery with its body and attempts */
    WebhookDeliveryDetail: {
      /** @description Id of the delivery */
      id: string;
      /** @description Sent as `webhook-id`; the same for every attempt and every address */
      message_id: string;
      /** @description The address */
      endpoint: {
        /** @description Id of the address */
        id: string;
        /** @description Where it is sent */
        url: string;
        /**
         * @description `webhook` or `status_callback`
         * @enum {string}
         */
        kind: "webhook" | "status_callback";
        /**
         * @description `live` or `test`
         * @enum {string}
         */
        mode: "live" | "test";
      };
      /**
       * @description What happened
       * @enum {string}
       */
      event_type:
        | "booking.created"
        | "booking.paid"
        | "booking.ticketed"
        | "booking.ticketing_failed"
        | "booking.cancelled"
        | "booking.flight_cancelled"
        | "booking.refund_requested"
        | "booking.refund_rejected"
        | "booking.refunded"
        | "booking.partially_refunded"
        | "booking.schedule_changed"
        | "booking.schedule_change_settled"
        | "booking.updated"
        | "account.balance_low"
        | "ping";
      /** @description Booking that it tells of; null where it is about none */
      booking_id: string | null;
      /** @description Its number */
      booking_number: string | null;
      /**
       * @description `pending` while it is tried, then `delivered` or `failed`
       * @enum {string}
       */
      state: "pending" | "delivered" | "failed";
      /** @description Attempts so far, those that were asked for included */
      attempts: number;
      /** @description The last of them; null where none was made */
      last_attempt: components["schemas"]["WebhookAttempt"] | null;
      /** @description When a pending one is tried next, ISO 8601, UTC */
      next: string | null;
      /** @description When it was made, ISO 8601, UTC */
      created: string;
      /** @description What is sent to this address, as text */
      body: string;
      /** @description All attempts, oldest first; the last one is that which was asked for now */
      tries: components["schemas"]["WebhookAttempt"][];
    };
    /** @description Deliveries, newest first */
    WebhookDeliveryPage: {
      /** @description The page's items */
      items: components["schemas"]["WebhookDelivery"][];
      /** @description `cursor` of the next page; null on the last one */
      next_cursor: string | null;
    };
    /** @description Addresses that messages are sent to */
    WebhookList: {
      /** @description All addresses, oldest first */
      endpoints: components["schemas"]["Webhook"][];
    };
    /** @description An address with its secret */
    WebhookSecret: {
      /** @description The address */
      endpoint: components["schemas"]["Webhook"];
      /** @description What its messages are signed with; shown here only */
      secret: string;
    };
  };
  responses: never;
  parameters: {
    /**
     * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
     * @example en
     */
    AcceptLanguage: string;
    /**
     * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
     * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
     */
    IdempotencyKey: string;
    /**
     * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
     * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
     */
    IfNoneMatch: string;
  };
  requestBodies: never;
  headers: {
    /** @description The same as `request_id` */
    "X-Request-Id": string;
    /** @description Language of names and texts; missing where an earlier answer is given again */
    "Content-Language": string;
    /** @description `Bearer`: the credential goes into Authorization */
    "WWW-Authenticate": string;
    /** @description `@` and the moment since when another path is to be asked instead, seconds since 1970 */
    Deprecation: string;
    /** @description That path, as `rel="successor-version"` */
    Link: string;
    /** @description Your limit for this class of paths: `"book";q=10;w=1` is 10 requests in 1 second */
    "RateLimit-Policy": string;
    /** @description What is left of it: `"book";r=9;t=1` is 9 requests for the next 1 second */
    RateLimit: string;
    /** @description The same limit, as a number alone */
    "RateLimit-Limit": number;
    /** @description The same rest, as a number alone */
    "RateLimit-Remaining": number;
    /** @description Seconds until the limit is whole again */
    "RateLimit-Reset": number;
    /** @description `true` where this is the kept answer to an earlier call with the same Idempotency-Key */
    "Idempotency-Replayed": "true";
    /** @description Names these data in this language; send it as `If-None-Match` */
    ETag: string;
    /** @description Seconds to wait before the next attempt */
    "Retry-After": number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  mint_token: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TokenRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Token"];
          };
        };
      };
    };
  };
  check_balance: {
    parameters: {
      query?: {
        /**
         * @description Of which deposit, ISO 4217; of the first of yours where left out
         * @example UZS
         */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Balance"];
          };
        };
      };
    };
  };
  list_balances: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["BalanceList"];
          };
        };
      };
    };
  };
  search_offers: {
    parameters: {
      query: {
        /**
         * @description One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel. Each is one text: departure, arrival and day, `directions=TAS-IST-2027-03-12&directions=IST-TAS-2027-03-19`. What else is asked of it follows after commas, in any order: `TAS-IST-2027-03-12,arrival_type=airport,departure_from=08:00,departure_to=12:00`. `departure_type` and `arrival_type` are `airport` or `city`, where a code is both, such as IST; `departure_from`, `departure_to`, `arrival_from` and `arrival_to` are `HH:MM` on the airport's clock, included. Or field by field with brackets, numbered from 0: `directions[0][departure_airport]=TAS&directions[0][arrival_airport]=IST&directions[0][date]=2027-03-12`; `SearchDirection` has all fields
         * @example [
         *       "TAS-IST-2027-03-12",
         *       "IST-TAS-2027-03-19"
         *     ]
         */
        directions: string[];
        /**
         * @description `E` economy, `B` business, `A` any
         * @example E
         */
        service_class: "E" | "B" | "A";
        /**
         * @description Passengers of 12 years and more; zero is sent too
         * @example 1
         */
        adults: number;
        /**
         * @description Passengers from 2 to under 12; zero is sent too
         * @example 0
         */
        children: number;
        /**
         * @description Passengers under 2 on a lap, at most as many as adults; zero is sent too
         * @example 0
         */
        infants: number;
        /**
         * @description Passengers under 2 with a seat; zero is sent too
         * @example 0
         */
        infants_with_seat: number;
        /** @description Most stops of each direction; technical stops do not count */
        max_stops?: 0 | 1 | 2;
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Several come as `airlines=…&airlines=…`, or as `airlines[0]=…&airlines[1]=…`; at most 50. */
        airlines?: string[];
        /** @description No flights of these carriers, IATA codes. Several come as `exclude_airlines=…&exclude_airlines=…`, or as `exclude_airlines[0]=…&exclude_airlines[1]=…`; at most 50. */
        exclude_airlines?: string[];
        /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere. Several come as `connection_airports=…&connection_airports=…`, or as `connection_airports[0]=…&connection_airports[1]=…`; at most 50. */
        connection_airports?: string[];
        /** @description No connections at these airports or cities, IATA codes. Several come as `exclude_connection_airports=…&exclude_connection_airports=…`, or as `exclude_connection_airports[0]=…&exclude_connection_airports[1]=…`; at most 50. */
        exclude_connection_airports?: string[];
        /** @description Least time between two flights, minutes; never less than the airport needs */
        min_connection_time?: number;
        /** @description Most time between two flights, minutes */
        max_connection_time?: number;
        /** @description Most time from the first departure to the last arrival of each direction, minutes */
        max_travel_time?: number;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description `1` for fares that can be changed before departure only */
        changeable?: "0" | "1";
        /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
        max_price?: number;
        /** @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
        /** @description `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together */
        sort?: "price" | "duration" | "departure" | "best";
        /** @description So many offers at most, the first in the order of `sort` */
        limit?: number;
        /** @description `price_parts` and `flight_details`: what searches leave out otherwise, because it is much. Several come as `include=…&include=…`, or as `include[0]=…&include[1]=…`; at most 2. */
        include?: ("price_parts" | "flight_details")[];
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Offer"][];
          };
        };
      };
    };
  };
  check_offer: {
    parameters: {
      query?: {
        /**
         * @description `1` adds `additional_services`: the extra bags that can be bought
         * @example 1
         */
        "with-additional-services"?: "0" | "1";
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Offer id, from a search
         * @example q1.k1.Vw9sQ2Zl8mJXc0m5oTgq4w
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Offer"];
          };
        };
      };
    };
  };
  list_fare_family: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Offer id, from a search
         * @example q1.k1.Vw9sQ2Zl8mJXc0m5oTgq4w
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Offer"][];
          };
        };
      };
    };
  };
  read_offer_rules: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Offer id, from a search
         * @example q1.k1.Vw9sQ2Zl8mJXc0m5oTgq4w
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["FareRule"][];
          };
        };
      };
    };
  };
  create_booking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Offer id, from a search
         * @example q1.k1.Vw9sQ2Zl8mJXc0m5oTgq4w
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["CreatedBooking"];
          };
        };
      };
    };
  };
  read_booking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  change_booking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingChangeRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  read_booking_rules: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["FareRule"][];
          };
        };
      };
    };
  };
  check_booking_price: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["CheckedPrice"];
          };
        };
      };
    };
  };
  read_payment_permission: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["PaymentPermission"];
          };
        };
      };
    };
  };
  pay_booking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Payment"];
          };
        };
      };
    };
  };
  read_fiscalization: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Fiscalization"];
          };
        };
      };
    };
  };
  list_receipts: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Receipt"][];
          };
        };
      };
    };
  };
  cancel_unpaid: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["StatusOnly"];
          };
        };
      };
    };
  };
  void_booking: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["StatusOnly"];
          };
        };
      };
    };
  };
  get_refund_amounts: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["RefundAmounts"];
          };
        };
      };
    };
  };
  auto_cancel: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["StatusOnly"];
          };
        };
      };
    };
  };
  request_manual_refund: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["StatusOnly"];
          };
        };
      };
    };
  };
  get_refund_options: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["RefundOptions"];
          };
        };
      };
    };
  };
  refund_passengers: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PartialRefundRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["StatusOnly"];
          };
        };
      };
    };
  };
  list_schedule: {
    parameters: {
      query: {
        /**
         * @description First day of departure, local
         * @example 2027-03-12
         */
        departure_from: string;
        /**
         * @description Last day of departure, local, included
         * @example 2027-03-18
         */
        departure_to: string;
        /**
         * @description Departure airport, IATA code
         * @example TAS
         */
        airport_from?: string;
        /**
         * @description Arrival airport, IATA code
         * @example IST
         */
        airport_to?: string;
        /**
         * @description IATA carrier codes; all carriers where none is given. Several come as `airlines=…&airlines=…`, or as `airlines[0]=…&airlines[1]=…`; at most 50.
         * @example [
         *       "ZZ"
         *     ]
         */
        airlines?: string[];
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ScheduleEntry"][];
          };
        };
      };
    };
  };
  list_visa_types: {
    parameters: {
      query: {
        /**
         * @description Countries of destination, ISO 3166-1 alpha-2. Several come as `countries=…&countries=…`, or as `countries[0]=…&countries[1]=…`; at most 250.
         * @example [
         *       "TR"
         *     ]
         */
        countries: string[];
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: {
              [key: string]: components["schemas"]["VisaCountry"];
            };
          };
        };
      };
    };
  };
  list_visa_types_legacy: {
    parameters: {
      query: {
        /**
         * @description Countries of destination, ISO 3166-1 alpha-2. Several come as `countries=…&countries=…`, or as `countries[0]=…&countries[1]=…`; at most 250.
         * @example [
         *       "TR"
         *     ]
         */
        countries: string[];
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          Deprecation: components["headers"]["Deprecation"];
          Link: components["headers"]["Link"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: {
              [key: string]: components["schemas"]["VisaCountryLegacy"];
            };
          };
        };
      };
    };
  };
  list_price_calendar: {
    parameters: {
      query: {
        /**
         * @description Departure airport or city, IATA code
         * @example TAS
         */
        departure_airport: string;
        /**
         * @description Arrival airport or city, IATA code
         * @example IST
         */
        arrival_airport: string;
        /** @description What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city */
        departure_type?: "airport" | "city";
        /** @description What `arrival_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city */
        arrival_type?: "airport" | "city";
        /**
         * @description Day of departure, local, `YYYY-MM-DD`
         * @example 2027-03-12
         */
        date: string;
        /**
         * @description Day of the way back; without it the prices are one way
         * @example 2027-03-19
         */
        return_date?: string;
        /**
         * @description First day of `days`; without it `date`
         * @example 2027-03-10
         */
        date_from?: string;
        /**
         * @description How many days from `date_from` on, 60 without it
         * @example 2
         */
        days?: number;
        /**
         * @description Days to either side of both dates in `matrix`, 7 without it; nothing one way
         * @example 1
         */
        flexible_days?: number;
        /**
         * @description `E` economy, `B` business, `A` any
         * @example E
         */
        service_class: "E" | "B" | "A";
        /**
         * @description Passengers of 12 years and more; zero is sent too
         * @example 1
         */
        adults: number;
        /**
         * @description Passengers from 2 to under 12; zero is sent too
         * @example 0
         */
        children: number;
        /**
         * @description Passengers under 2 on a lap, at most as many as adults; zero is sent too
         * @example 0
         */
        infants: number;
        /**
         * @description Passengers under 2 with a seat; zero is sent too
         * @example 0
         */
        infants_with_seat: number;
        /** @description Most stops of each direction; technical stops do not count */
        max_stops?: 0 | 1 | 2;
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Several come as `airlines=…&airlines=…`, or as `airlines[0]=…&airlines[1]=…`; at most 50. */
        airlines?: string[];
        /** @description No flights of these carriers, IATA codes. Several come as `exclude_airlines=…&exclude_airlines=…`, or as `exclude_airlines[0]=…&exclude_airlines[1]=…`; at most 50. */
        exclude_airlines?: string[];
        /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere. Several come as `connection_airports=…&connection_airports=…`, or as `connection_airports[0]=…&connection_airports[1]=…`; at most 50. */
        connection_airports?: string[];
        /** @description No connections at these airports or cities, IATA codes. Several come as `exclude_connection_airports=…&exclude_connection_airports=…`, or as `exclude_connection_airports[0]=…&exclude_connection_airports[1]=…`; at most 50. */
        exclude_connection_airports?: string[];
        /** @description Least time between two flights, minutes; never less than the airport needs */
        min_connection_time?: number;
        /** @description Most time between two flights, minutes */
        max_connection_time?: number;
        /** @description Most time from the first departure to the last arrival of each direction, minutes */
        max_travel_time?: number;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description `1` for fares that can be changed before departure only */
        changeable?: "0" | "1";
        /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
        max_price?: number;
        /** @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Calendar"];
          };
        };
      };
    };
  };
  list_destinations: {
    parameters: {
      query: {
        /**
         * @description Departure airport or city, IATA code
         * @example TAS
         */
        departure_airport: string;
        /** @description What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city */
        departure_type?: "airport" | "city";
        /**
         * @description First day of departure, local, `YYYY-MM-DD`
         * @example 2027-03-01
         */
        date_from: string;
        /**
         * @description Last day of departure; at most 60 days in all
         * @example 2027-03-31
         */
        date_to: string;
        /** @description Fewest days of a round trip from the day of departure to that of the way back; without it and `nights_to` the prices are one way */
        nights_from?: number;
        /** @description Most days of a round trip from the day of departure to that of the way back, 30 at most */
        nights_to?: number;
        /**
         * @description `E` economy, `B` business, `A` any
         * @example E
         */
        service_class: "E" | "B" | "A";
        /**
         * @description Passengers of 12 years and more; zero is sent too
         * @example 1
         */
        adults: number;
        /**
         * @description Passengers from 2 to under 12; zero is sent too
         * @example 0
         */
        children: number;
        /**
         * @description Passengers under 2 on a lap, at most as many as adults; zero is sent too
         * @example 0
         */
        infants: number;
        /**
         * @description Passengers under 2 with a seat; zero is sent too
         * @example 0
         */
        infants_with_seat: number;
        /** @description Most stops of each direction; technical stops do not count */
        max_stops?: 0 | 1 | 2;
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Several come as `airlines=…&airlines=…`, or as `airlines[0]=…&airlines[1]=…`; at most 50. */
        airlines?: string[];
        /** @description No flights of these carriers, IATA codes. Several come as `exclude_airlines=…&exclude_airlines=…`, or as `exclude_airlines[0]=…&exclude_airlines[1]=…`; at most 50. */
        exclude_airlines?: string[];
        /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere. Several come as `connection_airports=…&connection_airports=…`, or as `connection_airports[0]=…&connection_airports[1]=…`; at most 50. */
        connection_airports?: string[];
        /** @description No connections at these airports or cities, IATA codes. Several come as `exclude_connection_airports=…&exclude_connection_airports=…`, or as `exclude_connection_airports[0]=…&exclude_connection_airports[1]=…`; at most 50. */
        exclude_connection_airports?: string[];
        /** @description Least time between two flights, minutes; never less than the airport needs */
        min_connection_time?: number;
        /** @description Most time between two flights, minutes */
        max_connection_time?: number;
        /** @description Most time from the first departure to the last arrival of each direction, minutes */
        max_travel_time?: number;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description `1` for fares that can be changed before departure only */
        changeable?: "0" | "1";
        /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
        max_price?: number;
        /** @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Destination"][];
          };
        };
      };
    };
  };
  accept_schedule_change: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
        /**
         * @description Id of the schedule change, from the booking
         * @example 01937c5a-2f64-7b1e-9d3a-800000000001
         */
        changeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  choose_schedule_alternative: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
        /**
         * @description Id of the schedule change, from the booking
         * @example 01937c5a-2f64-7b1e-9d3a-800000000001
         */
        changeId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AlternativeRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  refund_schedule_change: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
        /**
         * @description Id of the schedule change, from the booking
         * @example 01937c5a-2f64-7b1e-9d3a-800000000001
         */
        changeId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  list_transactions: {
    parameters: {
      query?: {
        /**
         * @description First day
         * @example 2027-02-01
         */
        from?: string;
        /**
         * @description Last day, included
         * @example 2027-02-28
         */
        to?: string;
        /**
         * @description Whose days `from` and `to` are: an IANA name such as `Asia/Tashkent`; UTC where left out
         * @example Asia/Tashkent
         */
        time_zone?: string;
        /** @description `deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand */
        kind?: "deposit" | "payment" | "refund" | "adjustment";
        /** @description Id of a booking */
        booking?: string;
        /** @description Of which deposit, ISO 4217; of all of yours where left out */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
        /** @description `next_cursor` of the page before; the list begins at its start without one */
        cursor?: string;
        /** @description Items of one page, 20 where left out */
        limit?: number;
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["TransactionPage"];
          };
        };
      };
    };
  };
  read_statement: {
    parameters: {
      query: {
        /**
         * @description First day
         * @example 2027-02-01
         */
        from: string;
        /**
         * @description Last day, included
         * @example 2027-02-28
         */
        to: string;
        /**
         * @description Whose days `from` and `to` are: an IANA name such as `Asia/Tashkent`; UTC where left out
         * @example Asia/Tashkent
         */
        time_zone?: string;
        /** @description Of which deposit, ISO 4217; of all of yours where left out */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Statement"];
          };
        };
      };
    };
  };
  list_booking_refunds: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Refund"][];
          };
        };
      };
    };
  };
  list_refunds: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; the list begins at its start without one */
        cursor?: string;
        /**
         * @description Items of one page, 20 where left out
         * @example 50
         */
        limit?: number;
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["RefundPage"];
          };
        };
      };
    };
  };
  read_low_balance: {
    parameters: {
      query?: {
        /**
         * @description Of which deposit, ISO 4217; of the first of yours where left out
         * @example UZS
         */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["LowBalance"];
          };
        };
      };
    };
  };
  set_low_balance: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LowBalanceRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["LowBalance"];
          };
        };
      };
    };
  };
  list_webhooks: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["WebhookList"];
          };
        };
      };
    };
  };
  create_webhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewWebhook"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["WebhookSecret"];
          };
        };
      };
    };
  };
  change_webhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Id of the address, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-700000000001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookChange"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Webhook"];
          };
        };
      };
    };
  };
  delete_webhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Id of the address, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-700000000001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["DeletedWebhook"];
          };
        };
      };
    };
  };
  rotate_webhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Id of the address, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-700000000001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["WebhookSecret"];
          };
        };
      };
    };
  };
  test_webhook: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Id of the address, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-700000000001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["WebhookDeliveryDetail"];
          };
        };
      };
    };
  };
  list_webhook_deliveries: {
    parameters: {
      query?: {
        /**
         * @description Only those in this state
         * @example failed
         */
        state?: "pending" | "delivered" | "failed";
        /** @description `next_cursor` of the page before; the list begins at its start without one */
        cursor?: string;
        /** @description Items of one page, 20 where left out */
        limit?: number;
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Id of the address, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-700000000001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["WebhookDeliveryPage"];
          };
        };
      };
    };
  };
  replay_webhook_delivery: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Id of the address, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-700000000001
         */
        id: string;
        /**
         * @description Id of the delivery, from the list of them
         * @example 01937c5a-2f64-7b1e-9d3a-900000000001
         */
        deliveryId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["WebhookDeliveryDetail"];
          };
        };
      };
    };
  };
  list_events: {
    parameters: {
      query?: {
        /**
         * @description Only events of these types; all of them where none is given. Several come as `types=…&types=…`, or as `types[0]=…&types[1]=…`; at most 14.
         * @example [
         *       "booking.ticketed",
         *       "account.balance_low"
         *     ]
         */
        types?: (
          | "booking.created"
          | "booking.paid"
          | "booking.ticketed"
          | "booking.ticketing_failed"
          | "booking.cancelled"
          | "booking.flight_cancelled"
          | "booking.refund_requested"
          | "booking.refund_rejected"
          | "booking.refunded"
          | "booking.partially_refunded"
          | "booking.schedule_changed"
          | "booking.schedule_change_settled"
          | "booking.updated"
          | "account.balance_low"
        )[];
        /**
         * @description Without a cursor: `oldest` (or nothing) begins with the oldest event that is kept, `now` with the next one that happens
         * @example oldest
         */
        start?: "oldest" | "now";
        /** @description `next_cursor` of the page before; the list begins at its start without one */
        cursor?: string;
        /** @description Items of one page, 20 where left out */
        limit?: number;
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["EventPage"];
          };
        };
      };
    };
  };
  list_bookings: {
    parameters: {
      query?: {
        /**
         * @description Only bookings in one of these statuses. Several come as `status=…&status=…`, or as `status[0]=…&status[1]=…`; at most 11.
         * @example [
         *       "ticketed"
         *     ]
         */
        status?: (
          | "not_available"
          | "booked"
          | "awaitpayment"
          | "paid"
          | "partiallyticketed"
          | "ticketed"
          | "cancelled"
          | "refundauthorized"
          | "partiallyrefunded"
          | "refunded"
          | "refund_request_sent"
        )[];
        /** @description First day of creation, UTC, `YYYY-MM-DD` */
        created_from?: string;
        /** @description Last day of creation, UTC, included */
        created_to?: string;
        /** @description First day of the first departure, local, `YYYY-MM-DD` */
        departure_from?: string;
        /** @description Last day of the first departure, local, included */
        departure_to?: string;
        /**
         * @description Only bookings that changed at this moment or later, ISO 8601 with its zone; the list is then by `updated_at`, oldest change first
         * @example 2027-02-10T00:00:00Z
         */
        updated_since?: string;
        /** @description PNR of one of its tickets */
        pnr?: string;
        /** @description Number of one of its tickets; hyphens and spaces are left out */
        ticket_number?: string;
        /** @description Surname of a passenger, whole, in Latin or Cyrillic letters */
        last_name?: string;
        /** @description Your own `reference`, exactly */
        reference?: string;
        /** @description `next_cursor` of the page before; the list begins at its start without one */
        cursor?: string;
        /**
         * @description Items of one page, 20 where left out
         * @example 20
         */
        limit?: number;
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["BookingPage"];
          };
        };
      };
    };
  };
  extend_hold: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  cancel_passengers: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CancelPassengersRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  read_booking_bags: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["BookingBags"];
          };
        };
      };
    };
  };
  add_bags: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AddBagsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  change_passenger: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
        /**
         * @description Id of the passenger: its `key` in the booking
         * @example 01937c5a-2f64-7b1e-9d3a-600000000001
         */
        passengerId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PassengerChangeRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  search_offers_lean: {
    parameters: {
      query: {
        /**
         * @description One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel. Each is one text: departure, arrival and day, `directions=TAS-IST-2027-03-12&directions=IST-TAS-2027-03-19`. What else is asked of it follows after commas, in any order: `TAS-IST-2027-03-12,arrival_type=airport,departure_from=08:00,departure_to=12:00`. `departure_type` and `arrival_type` are `airport` or `city`, where a code is both, such as IST; `departure_from`, `departure_to`, `arrival_from` and `arrival_to` are `HH:MM` on the airport's clock, included. Or field by field with brackets, numbered from 0: `directions[0][departure_airport]=TAS&directions[0][arrival_airport]=IST&directions[0][date]=2027-03-12`; `SearchDirection` has all fields
         * @example [
         *       "TAS-IST-2027-03-12"
         *     ]
         */
        directions: string[];
        /**
         * @description `E` economy, `B` business, `A` any
         * @example E
         */
        service_class: "E" | "B" | "A";
        /**
         * @description Passengers of 12 years and more; zero is sent too
         * @example 1
         */
        adults: number;
        /**
         * @description Passengers from 2 to under 12; zero is sent too
         * @example 0
         */
        children: number;
        /**
         * @description Passengers under 2 on a lap, at most as many as adults; zero is sent too
         * @example 0
         */
        infants: number;
        /**
         * @description Passengers under 2 with a seat; zero is sent too
         * @example 0
         */
        infants_with_seat: number;
        /** @description Most stops of each direction; technical stops do not count */
        max_stops?: 0 | 1 | 2;
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Several come as `airlines=…&airlines=…`, or as `airlines[0]=…&airlines[1]=…`; at most 50. */
        airlines?: string[];
        /** @description No flights of these carriers, IATA codes. Several come as `exclude_airlines=…&exclude_airlines=…`, or as `exclude_airlines[0]=…&exclude_airlines[1]=…`; at most 50. */
        exclude_airlines?: string[];
        /** @description Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere. Several come as `connection_airports=…&connection_airports=…`, or as `connection_airports[0]=…&connection_airports[1]=…`; at most 50. */
        connection_airports?: string[];
        /** @description No connections at these airports or cities, IATA codes. Several come as `exclude_connection_airports=…&exclude_connection_airports=…`, or as `exclude_connection_airports[0]=…&exclude_connection_airports[1]=…`; at most 50. */
        exclude_connection_airports?: string[];
        /** @description Least time between two flights, minutes; never less than the airport needs */
        min_connection_time?: number;
        /** @description Most time between two flights, minutes */
        max_connection_time?: number;
        /** @description Most time from the first departure to the last arrival of each direction, minutes */
        max_travel_time?: number;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description `1` for fares that can be changed before departure only */
        changeable?: "0" | "1";
        /** @description Most that the whole party pays, in the currency of the prices, the service's fee included */
        max_price?: number;
        /** @description Currency of all prices, one of yours, ISO 4217; the first of yours where left out */
        currency?: "UZS" | "USD" | "EUR" | "RUB";
        /** @description `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together */
        sort?: "price" | "duration" | "departure" | "best";
        /**
         * @description Offers on a page; 50 without it
         * @example 1
         */
        limit?: number;
        /** @description `next_cursor` of the page before, with the same other parameters; the first page without it */
        cursor?: string;
      };
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["LeanOffers"];
          };
        };
      };
    };
  };
  list_places: {
    parameters: {
      query?: {
        /**
         * @description What was typed: the beginning of a name in any of the three languages and either alphabet, or a code; popular places without it
         * @example ista
         */
        q?: string;
        /**
         * @description So many places at most; 10 without it
         * @example 2
         */
        limit?: number;
      };
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferencePlace"][];
          };
        };
      };
    };
  };
  list_airports: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferenceAirport"][];
          };
        };
      };
    };
  };
  list_airlines: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferenceAirline"][];
          };
        };
      };
    };
  };
  list_aircraft: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferenceAircraft"][];
          };
        };
      };
    };
  };
  list_countries: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferenceCountry"][];
          };
        };
      };
    };
  };
  list_document_types: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferenceDocumentType"][];
          };
        };
      };
    };
  };
  list_services: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ReferenceService"][];
          };
        };
      };
    };
  };
  list_errors: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description The `ETag` of the answer that you have: where it still holds, the answer is 304 without a body
         * @example W/"Xb1zqJr0m3cQ6yT4v8kW2A"
         */
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          ETag: components["headers"]["ETag"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["ErrorEntry"][];
          };
        };
      };
    };
  };
  sandbox_trigger_event: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SandboxEventRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  sandbox_move_time: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path: {
        /**
         * @description Booking id, from the booking call
         * @example 01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SandboxTimeRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Booking"];
          };
        };
      };
    };
  };
  sandbox_refill_deposit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description 1 to 255 visible ASCII characters, a random UUID at best. What was done is kept for 24 hours and answered to every repetition; so is a mistake in the request itself, and no other refusal
         * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
         */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        /**
         * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
         * @example en
         */
        "Accept-Language"?: components["parameters"]["AcceptLanguage"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["SandboxDepositRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          "X-Request-Id": components["headers"]["X-Request-Id"];
          "Content-Language": components["headers"]["Content-Language"];
          "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
          RateLimit: components["headers"]["RateLimit"];
          "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
          "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
          "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
          "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Id of this request; tell it to support */
            request_id: string;
            /** @description Moment of the answer, UTC, `YYYY-MM-DD HH:MM` */
            created_at: string;
            /**
             * @description Always this text
             * @constant
             */
            message: "The request was completed successfully.";
            data: components["schemas"]["Balance"];
          };
        };
      };
    };
  };
  booking_created: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_paid: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_ticketed: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_ticketing_failed: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_cancelled: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_flight_cancelled: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_refund_requested: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_refund_rejected: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_refunded: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_partially_refunded: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_schedule_changed: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_schedule_change_settled: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  booking_updated: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
        /**
         * @description Request that led to the change, as in its answer; missing where none did
         * @example 01937c5a-2f64-7b1e-9d3a-500000000001
         */
        "x-request-id"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["BookingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  account_balance_low: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AccountEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ping: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Id of the message, the same in every attempt: take one id once
         * @example msg_01937c5a2f647b1e
         */
        "webhook-id": string;
        /**
         * @description Moment of this attempt, seconds since 1970
         * @example 1801742490
         */
        "webhook-timestamp": string;
        /**
         * @description Signatures of the Standard Webhooks specification, separated by spaces
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PingEvent"];
      };
    };
    responses: {
      /** @description Received. Anything else, and no answer within the time allowed, is sent again for 72 hours. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
