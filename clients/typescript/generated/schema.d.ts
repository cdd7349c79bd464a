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
     * @description Payments take the deposit first and then the credit. Both are in the currency of all your prices.
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
  "/offers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search flights
     * @description Finds offers, cheapest first. One direction is a one-way journey, two are a round trip or an open jaw, three to six are a journey to several cities: each leaves after the one before has arrived. All four counts are mandatory, zero included; at most 9 passengers may have seats, and lap infants may not outnumber the adults. Nothing is held by a search. Optional parameters only narrow and order the answer; without them it is all offers, cheapest first. `sort=best` weighs: price ÷ lowest price + ½ × duration ÷ shortest duration + ⅒ × stops (a self transfer half a stop more), smallest first. An empty list means that nothing is for sale.
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
    patch?: never;
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
     * @description Whether the booking is still unpaid and in time. Ask before you pay.
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
     * @description Where one can go from a place in a period, and what the cheapest journey one way to every city costs, cheapest city first. Journeys with two stops are looked at only for cities that no journey with fewer reaches in that period.
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
     * @description What was not flown is back on the deposit.
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
     * @description Sent by “Send a test” of the portal.
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
      /** @description What the airline has changed since the booking, oldest first; empty where nothing */
      schedule_changes: components["schemas"]["ScheduleChange"][];
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
        | "booking.schedule_change_settled";
      /** @description When it happened, ISO 8601, UTC */
      timestamp: string;
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
        /** @description As GET /booking/{id} showed it when this message was made: at the change, or moments later */
        booking: components["schemas"]["Booking"];
      };
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
      /** @description Address of the itinerary receipt (PDF); empty until the booking is ticketed */
      itinerary_receipt: string;
      /** @description Extra bags that were bought */
      additional_baggage: components["schemas"]["AdditionalBaggage"][];
    };
    /** @description Who flies and who pays */
    BookingRequest: {
      /** @description Full name of who pays */
      payer_name: string;
      /** @description E-mail address of who pays */
      payer_email: string;
      /** @description Phone of who pays, international form, `+XXXXXXXXXXXX` */
      payer_tel: string;
      /** @description `specialbuyercontacts` guarantees that `payer_email` is passed to the airline; leave it out otherwise */
      order_note?: string;
      /** @description Ids of the offer's `additional_services`: extra bags to buy */
      additional_services?: string[];
      /** @description One item per passenger, by the counts that were searched; at most 9 with a seat */
      passengers: components["schemas"]["PassengerRequest"][];
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
      /** @description Most that the whole party pays, in your currency, the service's fee included */
      max_price?: number;
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
    };
    /** @description The lowest price to a city */
    Destination: {
      /** @description Where to */
      place: components["schemas"]["CityPlace"];
      /** @description Airport where the cheapest journey arrives */
      airport: components["schemas"]["Airport"];
      /** @description Day of departure of the cheapest journey, local, `YYYY-MM-DD`; the earliest of several */
      date: string;
      /** @description The cheapest journey, one way */
      lowest: components["schemas"]["LowestPrice"];
    };
    /** @description From where, in which period, and for whom */
    DestinationsQuery: {
      /** @description Departure airport or city, IATA code */
      departure_airport: string;
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
      /** @description Most that the whole party pays, in your currency, the service's fee included */
      max_price?: number;
    };
    /** @description Where and when a direction begins or ends */
    DirectionPoint: {
      /** @description Local time of the airport, `YYYY-MM-DD HH:MM:SS` */
      datetime: string;
      /** @description Where */
      airport: components["schemas"]["Airport"];
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
      /** @description Context of some errors: `existing_booking_id` of a duplicate, `scope` of a key that lacks one, `directions` and `offer_id` of flights whose times changed */
      data?: {
        [key: string]: string | number | boolean | components["schemas"]["MovedDirection"][];
      };
      /** @description Field name (`passengers.0.first_name`) to texts, where fields are to blame */
      errors?: {
        [key: string]: string[];
      };
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
      /** @description Flights that it prices */
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
    };
    /** @description Fiscal data of a booking */
    Fiscalization: {
      /** @description Fiscal data of the sale */
      fiscalization_v2: components["schemas"]["FiscalData"];
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
    /** @description A passenger to be booked */
    PassengerRequest: {
      /** @description As in the document, Latin letters, 1 to 25 characters */
      first_name: string;
      /** @description As in the document, Latin letters, 1 to 25 characters */
      last_name: string;
      /** @description Left out where the passenger has none */
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
      /** @description ISO 3166-1 alpha-2 code */
      citizenship: string;
      /** @description International form, `+XXXXXXXXXXXX` */
      tel: string;
      /** @description E-mail address of the passenger; the payer's where left out */
      email?: string;
      /** @description One of the offer's `documents` for this age group; `A` is any foreign or international passport */
      doc_type: string;
      /** @description An Uzbek passport has two letters and seven digits */
      doc_number: string;
      /**
       * Format: date
       * @description `YYYY-MM-DD`
       */
      doc_expire: string;
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
      /** @description Whether the booking may be paid now */
      payment_allowed: boolean;
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
      /** @description Address of the itinerary receipt (PDF); empty until the booking is ticketed */
      itinerary_receipt: string;
      /** @description Extra bags that were bought */
      additional_baggage: components["schemas"]["AdditionalBaggage"][];
      /** @description Id of who issued the ticket */
      consolidator_id: string;
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
      /** @description Most that the whole party pays, in your currency, the service's fee included */
      max_price?: number;
      /**
       * @description `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together
       * @enum {string}
       */
      sort?: "price" | "duration" | "departure" | "best";
      /** @description So many offers at most, the first in the order of `sort` */
      limit?: number;
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
  };
  responses: never;
  parameters: {
    /**
     * @description Language of names and error texts: `uz`, `ru` or `en`; English where it is left out
     * @example en
     */
    AcceptLanguage: string;
    /**
     * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
     * @example 5f0c8e1b-7a42-4d3a-9b1e-2f6401937c5a
     */
    IdempotencyKey: string;
  };
  requestBodies: never;
  headers: {
    /** @description The same as `request_id` */
    "X-Request-Id": string;
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
  search_offers: {
    parameters: {
      query: {
        /**
         * @description Departure airport or city, IATA code
         * @example TAS
         */
        "directions[0][departure_airport]": string;
        /**
         * @description Arrival airport or city, IATA code
         * @example IST
         */
        "directions[0][arrival_airport]": string;
        /**
         * @description Day of departure, local, `YYYY-MM-DD`
         * @example 2027-03-12
         */
        "directions[0][date]": string;
        /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[0][departure_from]"?: string;
        /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[0][departure_to]"?: string;
        /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[0][arrival_from]"?: string;
        /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[0][arrival_to]"?: string;
        /**
         * @description Departure airport or city, IATA code
         * @example IST
         */
        "directions[1][departure_airport]"?: string;
        /**
         * @description Arrival airport or city, IATA code
         * @example TAS
         */
        "directions[1][arrival_airport]"?: string;
        /**
         * @description Day of departure, local, `YYYY-MM-DD`
         * @example 2027-03-19
         */
        "directions[1][date]"?: string;
        /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[1][departure_from]"?: string;
        /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[1][departure_to]"?: string;
        /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[1][arrival_from]"?: string;
        /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[1][arrival_to]"?: string;
        /** @description Departure airport or city, IATA code */
        "directions[2][departure_airport]"?: string;
        /** @description Arrival airport or city, IATA code */
        "directions[2][arrival_airport]"?: string;
        /** @description Day of departure, local, `YYYY-MM-DD` */
        "directions[2][date]"?: string;
        /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[2][departure_from]"?: string;
        /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[2][departure_to]"?: string;
        /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[2][arrival_from]"?: string;
        /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[2][arrival_to]"?: string;
        /** @description Departure airport or city, IATA code */
        "directions[3][departure_airport]"?: string;
        /** @description Arrival airport or city, IATA code */
        "directions[3][arrival_airport]"?: string;
        /** @description Day of departure, local, `YYYY-MM-DD` */
        "directions[3][date]"?: string;
        /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[3][departure_from]"?: string;
        /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[3][departure_to]"?: string;
        /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[3][arrival_from]"?: string;
        /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[3][arrival_to]"?: string;
        /** @description Departure airport or city, IATA code */
        "directions[4][departure_airport]"?: string;
        /** @description Arrival airport or city, IATA code */
        "directions[4][arrival_airport]"?: string;
        /** @description Day of departure, local, `YYYY-MM-DD` */
        "directions[4][date]"?: string;
        /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[4][departure_from]"?: string;
        /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[4][departure_to]"?: string;
        /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[4][arrival_from]"?: string;
        /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[4][arrival_to]"?: string;
        /** @description Departure airport or city, IATA code */
        "directions[5][departure_airport]"?: string;
        /** @description Arrival airport or city, IATA code */
        "directions[5][arrival_airport]"?: string;
        /** @description Day of departure, local, `YYYY-MM-DD` */
        "directions[5][date]"?: string;
        /** @description Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[5][departure_from]"?: string;
        /** @description Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[5][departure_to]"?: string;
        /** @description Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[5][arrival_from]"?: string;
        /** @description Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight */
        "directions[5][arrival_to]"?: string;
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
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Further items are `airlines[1]`, `airlines[2]` and so on, at most 50; a repeated plain `airlines` is understood too. */
        "airlines[0]"?: string;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description Most that the whole party pays, in your currency, the service's fee included */
        max_price?: number;
        /** @description `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together */
        sort?: "price" | "duration" | "departure" | "best";
        /** @description So many offers at most, the first in the order of `sort` */
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description IATA carrier codes; all carriers where none is given. Further items are `airlines[1]`, `airlines[2]` and so on, at most 50; a repeated plain `airlines` is understood too.
         * @example ZZ
         */
        "airlines[0]"?: string;
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
         * @description Countries of destination, ISO 3166-1 alpha-2. Further items are `countries[1]`, `countries[2]` and so on, at most 250; a repeated plain `countries` is understood too.
         * @example TR
         */
        "countries[0]": string;
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
         * @description Countries of destination, ISO 3166-1 alpha-2. Further items are `countries[1]`, `countries[2]` and so on, at most 250; a repeated plain `countries` is understood too.
         * @example TR
         */
        "countries[0]": string;
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
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Further items are `airlines[1]`, `airlines[2]` and so on, at most 50; a repeated plain `airlines` is understood too. */
        "airlines[0]"?: string;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description Most that the whole party pays, in your currency, the service's fee included */
        max_price?: number;
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
        /** @description Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`. Further items are `airlines[1]`, `airlines[2]` and so on, at most 50; a repeated plain `airlines` is understood too. */
        "airlines[0]"?: string;
        /** @description `1` for fares with checked baggage on every flight only */
        baggage?: "0" | "1";
        /** @description `1` for fares that can be refunded before departure only */
        refundable?: "0" | "1";
        /** @description Most that the whole party pays, in your currency, the service's fee included */
        max_price?: number;
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
         * @description 1 to 255 visible ASCII characters, a random UUID at best. The first result for a key is kept for 24 hours and answered to every repetition
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
