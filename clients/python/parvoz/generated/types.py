"""Made by scripts/make-client.ts from the OpenAPI document. Do not edit."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union


class AccountEventData(TypedDict):
    """The account at that moment; major units"""

    # What may still be spent, deposit and credit, right after the payment
    available: float
    # What is left of the deposit; below zero where credit is used
    deposit: float
    # How far the deposit may go below zero
    credit: float
    # What you asked to be warned below
    threshold: float
    # Currency of all of them, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class AccountEvent(TypedDict):
    """A change of your account"""

    # What happened
    type: Literal["account.balance_low"]
    # As `occurred_at`
    timestamp: str
    # When it happened, ISO 8601, UTC
    occurred_at: str
    # The account at that moment; major units
    data: AccountEventData


class AccountStatement(TypedDict):
    """One account in a period"""

    # Currency of the account, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # What was on the deposit before the first day; below zero where credit was used
    opening_balance: float
    # Sums of the period, by kind; kinds without movements are left out
    movements: List[StatementKind]
    # What was on it after the last day: the opening balance and all movements
    closing_balance: float


class AddBagsRequest(TypedDict):
    """Which bags are bought"""

    # One item per passenger and direction
    bags: List[BagOrder]


class AdditionalBaggage(TypedDict):
    """Extra bags that were bought"""

    # Id of the additional service, as the offer had it
    id: str
    # Direction of the journey, from 0
    direction: int
    # Number of pieces
    piece: int
    # Maximum weight of each piece, kilograms
    weight: int
    # Price of all pieces together
    price: Money


class AdditionalService(TypedDict):
    """Extra bags of one passenger for one direction"""

    # Send it in `additional_services` of the booking
    id: str
    # Always `baggage`
    type: Literal["baggage"]
    # What it is, in words
    title: Texts
    # Whose bags: index in the offer's `passengers`, from 0
    passenger: int
    # Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # Direction of the journey, from 0
    direction: int
    # Number of pieces
    piece: int
    # Maximum weight of each piece, kilograms
    weight: int
    # Price of all pieces together
    price: Money


class AgeBand(TypedDict):
    """Ages of a group"""

    # Youngest, full years
    min: int
    # Oldest, full years
    max: int


class Airport(TypedDict):
    """An airport"""

    # IATA airport code
    code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # City in the language of Accept-Language
    city: str
    # City in three languages
    city_intl: IntlText
    # Country of the airport
    country: Country


class AlternativeRequest(TypedDict):
    """Which of the alternatives is taken"""

    # Id of one of `options.alternatives`
    alternative: str


class AskedBy(TypedDict):
    """Who asked for a refund"""

    # `person` and `key` are your own, `customer` came by the link of the trip, `system` is the service itself
    kind: Literal["person", "operator", "key", "customer", "command", "stranger", "system"]
    # Of a person or a key; null of everybody else
    id: Union[str, None]


class BagChoice(TypedDict):
    """Extra bags that a passenger may still buy for one direction"""

    # Send it with the passenger's `key`; it names the price, and buying is held to that
    id: str
    # What it is, in words
    title: Texts
    # Direction of the journey, from 0
    direction: int
    # Number of pieces
    piece: int
    # Maximum weight of each piece, kilograms
    weight: int
    # Price of all pieces together
    price: Money


class BagDirection(TypedDict):
    """Whether bags are sold for a direction"""

    # Direction of the journey, from 0
    direction: int
    # Why no bags are sold for it: `departed`, `departs_soon` (in less than three hours), `not_sold` (its carriers sell none); null where they are
    closed: Union[Literal["departed", "departs_soon", "not_sold"], None]


class BagOrder(TypedDict):
    """Bags that a passenger buys for one direction"""

    # `key` of the passenger
    passenger: str
    # `id` of one of the passenger's bags
    id: str


class Balance(TypedDict):
    """What a partner may spend"""

    # Money on the deposit; payments take it first
    deposit: float
    # What may be spent beyond the deposit
    credit: float
    # Currency of both, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class BalanceList(TypedDict):
    """What may be spent, by currency"""

    # One item per currency in which you may search and pay, the first of yours first
    items: List[Balance]


class BookingPrice(TypedDict):
    """The total and its last change"""

    # Whether the price has changed since the booking
    has_changed: bool
    # Price before the last change; null without one
    prev_amount: Union[float, None]
    # Total for all passengers
    amount: float
    # Currency of all prices, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class BookingPayer(TypedDict):
    """Who pays"""

    # Full name
    name: str
    # E-mail address
    email: str
    # Phone
    tel: str


class _BookingNeeded(TypedDict):
    # Number of the booking for people
    booking_number: str
    # Booking id, for every other call
    id: str
    # Always `avia`
    type: Literal["avia"]
    # Status of the booking
    status: Literal["not_available", "booked", "awaitpayment", "paid", "partiallyticketed", "ticketed", "cancelled", "refundauthorized", "partiallyrefunded", "refunded", "refund_request_sent"]
    # Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS`
    created: str
    # When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS`
    expire: str
    # Whether its fares allow a refund
    refund_availability: bool
    # Whether it is a charter flight
    is_charter: bool
    # Category of the flights
    flight_type: Literal["regular", "charter", "lowcost", "vtrip", "special"]
    # The total and its last change
    price: BookingPrice
    # Who pays
    payer: BookingPayer
    # All passengers
    passengers: List[BookingPassenger]
    # One item per direction, in the order of travel
    directions: List[BookingDirection]
    # What the passengers should know
    information_for_clients: List[Texts]
    # When the personal data of payer and passengers were erased, UTC, `YYYY-MM-DD HH:MM:SS`: their texts are empty from then on; null while they are kept
    personal_data_erased: Union[str, None]
    # What the airline has changed since the booking, oldest first; empty where nothing
    schedule_changes: List[ScheduleChange]


class Booking(_BookingNeeded, total=False):
    """A booking in its present state"""

    # Your own name for the booking; missing where you gave none
    reference: str
    # Your own notes; missing where you gave none
    metadata: Dict[str, str]
    # The moment of `expire`, UTC, ISO 8601: until then the price is kept for an unpaid booking
    expires_at: str
    # Until when it can be voided, that moment not included, ISO 8601, UTC; missing where it cannot be voided in its status
    void_until: str


class BookingBags(TypedDict):
    """Extra bags that can still be bought for a booking"""

    # Currency of the booking, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # One item per direction
    directions: List[BagDirection]
    # In the order of the booking
    passengers: List[PassengerBags]


class BookingChangeRequest(TypedDict, total=False):
    """What of a booking is to be changed; what is left out stays"""

    # Your own name for the booking, such as an order number; found by the list of bookings. No personal data; an empty text takes it away
    reference: str
    # `true` refuses with 100480 where another booking of yours, not cancelled unpaid, has this `reference`; `data.existing_booking_id` is that one
    reference_unique: bool
    # Your own notes, at most 20: keys of 1 to 40 letters, digits, `_`, `.`, `-`; texts of at most 500 characters. No personal data. They take the place of all that were there; `{}` takes them away
    metadata: Dict[str, str]
    # E-mail address of who pays
    payer_email: str
    # Phone of who pays, international form, `+XXXXXXXXXXXX`
    payer_tel: str


class BookingDirection(TypedDict):
    """One way of a booking's journey"""

    # Departure of the first flight
    departure: DirectionPoint
    # Arrival of the last flight
    arrival: DirectionPoint
    # Time in the air, minutes
    travel_time: int
    # Time between flights, minutes; null without a connection
    transfer_time: Union[int, None]
    # From the first departure to the last arrival, minutes
    route_duration: int
    # Flights in their order
    segments: List[Segment]


BookingEventDataChange = TypedDict(
    "BookingEventDataChange",
    {
        "from": "Union[Literal[\"not_available\", \"booked\", \"awaitpayment\", \"paid\", \"partiallyticketed\", \"ticketed\", \"cancelled\", \"refundauthorized\", \"partiallyrefunded\", \"refunded\", \"refund_request_sent\"], None]",
        "to": "Literal[\"not_available\", \"booked\", \"awaitpayment\", \"paid\", \"partiallyticketed\", \"ticketed\", \"cancelled\", \"refundauthorized\", \"partiallyrefunded\", \"refunded\", \"refund_request_sent\"]",
    },
)


class BookingEventData(TypedDict):
    """The change and the booking"""

    # Statuses before and after this change
    change: BookingEventDataChange
    # As GET /booking/{id} showed it right after this change, whatever has come since: its status is `change.to`
    booking: Booking


class BookingEvent(TypedDict):
    """A change of a booking"""

    # What happened
    type: Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated"]
    # As `occurred_at`
    timestamp: str
    # When it happened, ISO 8601, UTC
    occurred_at: str
    # Of the booking's changes, from 1 without a gap: a lower number than one already seen is an older piece of news
    sequence: int
    # The change and the booking
    data: BookingEventData


class BookingPage(TypedDict):
    """A page of bookings"""

    # The page's items
    items: List[ListedBooking]
    # `cursor` of the next page; null on the last one
    next_cursor: Union[str, None]


class BookingPassengerDocument(TypedDict):
    """The document that was booked with"""

    # Code of the document's type
    type: str
    # Number of the document
    number: str
    # Last day of its validity, `YYYY-MM-DD`
    expire: str


class BookingPassengerExtendedPrice(TypedDict):
    """The price and its last change"""

    # Whether the price has changed since the booking
    has_changed: bool
    # Price before the last change; null without one
    prev_amount: Union[float, None]
    # Price for this passenger
    amount: float


class _BookingPassengerNeeded(TypedDict):
    # Id of the passenger in this booking
    key: str
    # First name
    first_name: str
    # Last name
    last_name: str
    # Middle name; null without one
    middle_name: Union[str, None]
    # E-mail address of the passenger
    email: str
    # Phone of the passenger
    tel: str
    # `M` or `F`
    gender: Literal["M", "F"]
    # `YYYY-MM-DD`
    birthdate: str
    # ISO 3166-1 alpha-2 code
    citizenship: str
    # Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # The document that was booked with
    document: BookingPassengerDocument
    # Price for this passenger, extra bags included
    price: float
    # The price and its last change
    extended_price: BookingPassengerExtendedPrice
    # One item per ticket; virtual interlining has several
    tickets: List[Ticket]
    # Address of the itinerary receipt (PDF); empty unless the booking is ticketed or partially refunded
    itinerary_receipt: str
    # Extra bags that were bought
    additional_baggage: List[AdditionalBaggage]


class BookingPassenger(_BookingPassengerNeeded, total=False):
    """A passenger of a booking"""

    # Loyalty numbers; missing where there are none
    loyalty_numbers: List[LoyaltyNumber]
    # Parts of the price as it was sold
    price_parts: SoldPriceParts
    # When this passenger was refunded while others stay, ISO 8601 with a zone; missing of everybody else
    refunded_at: str
    # Directions that were refunded apart and that this passenger does not fly; missing where there are none
    refunded_directions: List[RefundedDirection]


class _BookingRequestNeeded(TypedDict):
    # Full name of who pays, in any script
    payer_name: str
    # E-mail address of who pays
    payer_email: str
    # Phone of who pays, international form, `+XXXXXXXXXXXX`
    payer_tel: str
    # One item per passenger, by the counts that were searched; at most 9 with a seat
    passengers: List[PassengerRequest]


class BookingRequest(_BookingRequestNeeded, total=False):
    """Who flies and who pays"""

    # `specialbuyercontacts` guarantees that `payer_email` is passed to the airline; leave it out otherwise
    order_note: Literal["specialbuyercontacts"]
    # Ids of the offer's `additional_services`: extra bags to buy
    additional_services: List[str]
    # `price.amount` of the offer as you showed it, extra bags not counted: at another price nothing is booked (1030 where it has risen, 1031 where it has fallen), and `data.amount` says which. Without it the booking is held to what your account was shown last for the id, by a check of a colleague too
    expected_price: float
    # Your own name for the booking, such as an order number; found by the list of bookings. No personal data
    reference: str
    # `true` refuses with 100480 where another booking of yours, not cancelled unpaid, has this `reference`; `data.existing_booking_id` is that one
    reference_unique: bool
    # Your own notes, at most 20: keys of 1 to 40 letters, digits, `_`, `.`, `-`; texts of at most 500 characters. No personal data
    metadata: Dict[str, str]


class BookingsQuery(TypedDict, total=False):
    """Which bookings; all parameters together narrow the list"""

    # Only bookings in one of these statuses
    status: List[Literal["not_available", "booked", "awaitpayment", "paid", "partiallyticketed", "ticketed", "cancelled", "refundauthorized", "partiallyrefunded", "refunded", "refund_request_sent"]]
    # First day of creation, UTC, `YYYY-MM-DD`
    created_from: str
    # Last day of creation, UTC, included
    created_to: str
    # First day of the first departure, local, `YYYY-MM-DD`
    departure_from: str
    # Last day of the first departure, local, included
    departure_to: str
    # Only bookings that changed at this moment or later, ISO 8601 with its zone; the list is then by `updated_at`, oldest change first
    updated_since: str
    # PNR of one of its tickets
    pnr: str
    # Number of one of its tickets; hyphens and spaces are left out
    ticket_number: str
    # Surname of a passenger, whole, in Latin or Cyrillic letters
    last_name: str
    # Your own `reference`, exactly
    reference: str
    # `next_cursor` of the page before; the list begins at its start without one
    cursor: str
    # Items of one page, 20 where left out
    limit: int


class Calendar(TypedDict):
    """Lowest prices by days"""

    # Day by day from `date_from` on; of a round trip with as many days away as there are from `date` to `return_date`
    days: List[CalendarDay]
    # Every pair of days around a round trip's dates, the way back never before the way out; empty one way
    matrix: List[CalendarDay]


class CalendarDay(TypedDict):
    """The lowest price of a day, or of a pair of days"""

    # Day of departure, local, `YYYY-MM-DD`
    date: str
    # Day of the way back, `YYYY-MM-DD`; null one way
    return_date: Union[str, None]
    # The cheapest journey; null where nothing is for sale
    lowest: Union[LowestPrice, None]


class _CalendarQueryNeeded(TypedDict):
    # Departure airport or city, IATA code
    departure_airport: str
    # Arrival airport or city, IATA code
    arrival_airport: str
    # Day of departure, local, `YYYY-MM-DD`
    date: str
    # `E` economy, `B` business, `A` any
    service_class: Literal["E", "B", "A"]
    # Passengers of 12 years and more; zero is sent too
    adults: int
    # Passengers from 2 to under 12; zero is sent too
    children: int
    # Passengers under 2 on a lap, at most as many as adults; zero is sent too
    infants: int
    # Passengers under 2 with a seat; zero is sent too
    infants_with_seat: int


class CalendarQuery(_CalendarQueryNeeded, total=False):
    """Lowest prices around which dates, and for whom"""

    # What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
    departure_type: Literal["airport", "city"]
    # What `arrival_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
    arrival_type: Literal["airport", "city"]
    # Day of the way back; without it the prices are one way
    return_date: str
    # First day of `days`; without it `date`
    date_from: str
    # How many days from `date_from` on, 60 without it
    days: int
    # Days to either side of both dates in `matrix`, 7 without it; nothing one way
    flexible_days: int
    # Most stops of each direction; technical stops do not count
    max_stops: Literal[0, 1, 2]
    # Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`
    airlines: List[str]
    # No flights of these carriers, IATA codes
    exclude_airlines: List[str]
    # Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere
    connection_airports: List[str]
    # No connections at these airports or cities, IATA codes
    exclude_connection_airports: List[str]
    # Least time between two flights, minutes; never less than the airport needs
    min_connection_time: int
    # Most time between two flights, minutes
    max_connection_time: int
    # Most time from the first departure to the last arrival of each direction, minutes
    max_travel_time: int
    # `1` for fares with checked baggage on every flight only
    baggage: Literal["0", "1"]
    # `1` for fares that can be refunded before departure only
    refundable: Literal["0", "1"]
    # `1` for fares that can be changed before departure only
    changeable: Literal["0", "1"]
    # Most that the whole party pays, in the currency of the prices, the service's fee included
    max_price: float
    # Currency of all prices, one of yours, ISO 4217; the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class CancelPassengersRequest(TypedDict):
    """Who leaves an unpaid booking"""

    # `key` of each passenger who does not fly
    passengers: List[str]


class Carriage(TypedDict):
    """Bags that may be carried"""

    # Number of pieces
    piece: int
    # Maximum weight of one piece, kilograms
    weight: int


class Carrier(TypedDict):
    """A carrier"""

    # IATA carrier code
    code: str
    # Name of the carrier
    title: str


class CheckedPrice(TypedDict):
    """Whether a price has changed"""

    # Whether the price differs from the booked one; read the booking for the new price
    is_price_changed: bool


class CityPlace(TypedDict):
    """A city"""

    # IATA code of the city, or of the airport where the city has none; a search takes it
    code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # Country
    country: Country
    # Part of the world; null where the place is unknown
    region: Union[Literal["central_asia", "eastern_europe", "western_europe", "caucasus", "middle_east", "south_asia", "southeast_asia", "east_asia", "africa", "north_america", "south_america", "oceania"], None]
    # Where it is, for maps; null where the place is unknown
    location: Union[Location, None]


class Conditions(TypedDict):
    """Conditions before and after departure"""

    # Before departure
    before_departure: Penalty
    # From departure on
    after_departure: Penalty


class Country(TypedDict):
    """A country"""

    # ISO 3166-1 alpha-2 code
    code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText


class CreatedBookingPrice(TypedDict):
    """The total and its last change"""

    # Whether the price has changed since the booking
    has_changed: bool
    # Price before the last change; null without one
    prev_amount: Union[float, None]
    # Total for all passengers
    amount: float
    # Currency of all prices, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class CreatedBookingPayer(TypedDict):
    """Who pays"""

    # Full name
    name: str
    # E-mail address
    email: str
    # Phone
    tel: str


class _CreatedBookingNeeded(TypedDict):
    # Number of the booking for people
    booking_number: str
    # Booking id, for every other call
    id: str
    # Always `avia`
    type: Literal["avia"]
    # Status of the booking
    status: Literal["not_available", "booked", "awaitpayment", "paid", "partiallyticketed", "ticketed", "cancelled", "refundauthorized", "partiallyrefunded", "refunded", "refund_request_sent"]
    # Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS`
    created: str
    # When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS`
    expire: str
    # Whether its fares allow a refund
    refund_availability: bool
    # Whether it is a charter flight
    is_charter: bool
    # Category of the flights
    flight_type: Literal["regular", "charter", "lowcost", "vtrip", "special"]
    # The total and its last change
    price: CreatedBookingPrice
    # Who pays
    payer: CreatedBookingPayer
    # All passengers
    passengers: List[CreatedPassenger]
    # One item per direction, in the order of travel
    directions: List[BookingDirection]
    # What the passengers should know
    information_for_clients: List[Texts]


class CreatedBooking(_CreatedBookingNeeded, total=False):
    """A new booking"""

    # Your own name for the booking; missing where you gave none
    reference: str
    # Your own notes; missing where you gave none
    metadata: Dict[str, str]
    # The moment of `expire`, UTC, ISO 8601: until then the price is kept for an unpaid booking
    expires_at: str


class CreatedPassengerDocument(TypedDict):
    """The document that was booked with"""

    # Code of the document's type
    type: str
    # Number of the document
    number: str
    # Last day of its validity, `YYYY-MM-DD`
    expire: str


class CreatedPassengerExtendedPrice(TypedDict):
    """The price and its last change"""

    # Whether the price has changed since the booking
    has_changed: bool
    # Price before the last change; null without one
    prev_amount: Union[float, None]
    # Price for this passenger
    amount: float


class _CreatedPassengerNeeded(TypedDict):
    # Id of the passenger in this booking
    key: str
    # First name
    first_name: str
    # Last name
    last_name: str
    # Middle name; null without one
    middle_name: Union[str, None]
    # E-mail address of the passenger
    email: str
    # Phone of the passenger
    tel: str
    # `M` or `F`
    gender: Literal["M", "F"]
    # `YYYY-MM-DD`
    birthdate: str
    # ISO 3166-1 alpha-2 code
    citizenship: str
    # Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # The document that was booked with
    document: CreatedPassengerDocument
    # Price for this passenger, extra bags included
    price: float
    # The price and its last change
    extended_price: CreatedPassengerExtendedPrice
    # One item per ticket; virtual interlining has several
    tickets: List[Ticket]


class CreatedPassenger(_CreatedPassengerNeeded, total=False):
    """A passenger of a new booking"""

    # Loyalty numbers; missing where there are none
    loyalty_numbers: List[LoyaltyNumber]
    # Parts of the price as it was sold
    price_parts: SoldPriceParts


class DeletedWebhook(TypedDict):
    """An address that is gone"""

    # Id of the address that was deleted
    id: str


class DepositQuery(TypedDict, total=False):
    """Of which deposit"""

    # Of which deposit, ISO 4217; of the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class Destination(TypedDict):
    """The lowest price to a city"""

    # Where to
    place: CityPlace
    # Airport where the cheapest journey, or its way out, arrives
    airport: Airport
    # Day of departure of the cheapest journey, local, `YYYY-MM-DD`; the earliest of several
    date: str
    # Day of its way back, `YYYY-MM-DD`; null one way
    return_date: Union[str, None]
    # The cheapest journey, there and back where nights were given
    lowest: LowestPrice


class _DestinationsQueryNeeded(TypedDict):
    # Departure airport or city, IATA code
    departure_airport: str
    # First day of departure, local, `YYYY-MM-DD`
    date_from: str
    # Last day of departure; at most 60 days in all
    date_to: str
    # `E` economy, `B` business, `A` any
    service_class: Literal["E", "B", "A"]
    # Passengers of 12 years and more; zero is sent too
    adults: int
    # Passengers from 2 to under 12; zero is sent too
    children: int
    # Passengers under 2 on a lap, at most as many as adults; zero is sent too
    infants: int
    # Passengers under 2 with a seat; zero is sent too
    infants_with_seat: int


class DestinationsQuery(_DestinationsQueryNeeded, total=False):
    """From where, in which period, and for whom"""

    # What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
    departure_type: Literal["airport", "city"]
    # Fewest days of a round trip from the day of departure to that of the way back; without it and `nights_to` the prices are one way
    nights_from: int
    # Most days of a round trip from the day of departure to that of the way back, 30 at most
    nights_to: int
    # Most stops of each direction; technical stops do not count
    max_stops: Literal[0, 1, 2]
    # Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`
    airlines: List[str]
    # No flights of these carriers, IATA codes
    exclude_airlines: List[str]
    # Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere
    connection_airports: List[str]
    # No connections at these airports or cities, IATA codes
    exclude_connection_airports: List[str]
    # Least time between two flights, minutes; never less than the airport needs
    min_connection_time: int
    # Most time between two flights, minutes
    max_connection_time: int
    # Most time from the first departure to the last arrival of each direction, minutes
    max_travel_time: int
    # `1` for fares with checked baggage on every flight only
    baggage: Literal["0", "1"]
    # `1` for fares that can be refunded before departure only
    refundable: Literal["0", "1"]
    # `1` for fares that can be changed before departure only
    changeable: Literal["0", "1"]
    # Most that the whole party pays, in the currency of the prices, the service's fee included
    max_price: float
    # Currency of all prices, one of yours, ISO 4217; the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class DirectionPoint(TypedDict):
    """Where and when a direction begins or ends"""

    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    datetime: str
    # Where
    airport: Airport


class DirectionRefund(TypedDict):
    """What a refund of one direction of a passenger would return"""

    # Direction of the journey, from 0
    direction: int
    # Price that was paid for it: fares, taxes and extra bags
    paid: float
    # What would come back of it
    refund: float
    # What would not
    kept: float
    # What the refund is made of
    parts: RefundAmountParts


class Emissions(TypedDict):
    """What one passenger's seat emits by the UK Government's GHG conversion factors of 2025: by great-circle distance, haul and cabin"""

    # Kilograms of CO₂ equivalent, of the fuel alone
    co2e_kg: float
    # The same with the other effects of flying on the climate (radiative forcing)
    co2e_kg_with_forcing: float


class _ErrorNeeded(TypedDict):
    # Id of this request; tell it to support
    request_id: str
    # Moment of the answer, UTC, `YYYY-MM-DD HH:MM`
    created_at: str
    # Code of the error, see /docs/errors
    error_code: int
    # What is wrong and what to do, in the language of Accept-Language
    message: str


class Error(_ErrorNeeded, total=False):
    """What every refusal is wrapped in"""

    # Context of some errors: `existing_booking_id` of a duplicate, `scope` of a key that lacks one, `directions` and `offer_id` of flights whose times changed, `amount` and `currency` of a price that is not the one expected
    data: Dict[str, Union[str, float, bool, List[MovedDirection]]]
    # Field name (`passengers.0.first_name`) to texts, where fields are to blame
    errors: Dict[str, List[str]]


class ErrorEntry(TypedDict):
    """An error that calls may answer"""

    # `error_code` of the envelope; several errors may share one
    code: int
    # Its stable name, one of each
    name: str
    # HTTP status
    status: int
    # `repeat` the same call after a wait, `sign_in` again and repeat once, or `final` until something else is sent
    remedy: Literal["repeat", "sign_in", "final"]
    # Text in the language of Accept-Language
    message: str
    # Text in three languages
    message_intl: Texts
    # `operationId` of the calls that may answer it
    operations: List[str]


class Event(TypedDict):
    """Something that happened"""

    # Id of the event, the `webhook-id` of its webhooks
    id: str
    # When it was announced, ISO 8601, UTC
    created: str
    # What a webhook's body is
    body: Union[BookingEvent, AccountEvent]


class EventPage(TypedDict):
    """Events, oldest first"""

    # Events after the cursor, oldest first
    items: List[Event]
    # `cursor` for what comes after these; there is always one: ask with it again later
    next_cursor: Union[str, None]


class EventsQuery(TypedDict, total=False):
    """Which events"""

    # Only events of these types; all of them where none is given
    types: List[Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated", "account.balance_low"]]
    # Without a cursor: `oldest` (or nothing) begins with the oldest event that is kept, `now` with the next one that happens
    start: Literal["oldest", "now"]
    # `next_cursor` of the page before; the list begins at its start without one
    cursor: str
    # Items of one page, 20 where left out
    limit: int


class FareFeature(TypedDict):
    """One thing that a fare has or has not"""

    # `hand_baggage`, `baggage`, `refund`, `change`, or the code of a service, such as `meal`; it stays the same
    code: str
    # Whether the fare has it
    included: bool
    # The same in words, in the language of Accept-Language
    title: str


class FareRefund(TypedDict):
    """What became of one fare of a passenger"""

    # Direction of the journey, from 0
    direction: int
    # Flights of the direction that the fare prices, from 0
    segments: List[int]
    # Name of the fare
    fare: str
    # Price of this fare for this passenger, without taxes
    paid: float
    # Of it for flights that were flown
    used: float
    # Kept of the rest by the fare's rules; all of it where the fare is not refundable
    penalty: float
    # What came back; with `used` and `penalty` it is `paid`
    refund: float


class FareRule(TypedDict):
    """Conditions of one fare"""

    # Direction of the journey, from 0
    direction: int
    # Where the fare begins, IATA code
    departure_airport: str
    # Where the fare ends, IATA code
    arrival_airport: str
    # Carrier whose fare it is
    airline: Carrier
    # Flights that it prices, carrier and number: `HY 271`
    flight_numbers: List[str]
    # Fare basis code
    fare_basis: str
    # Name of the fare
    fare_family_type: str
    # Booking class, one letter
    booking_class: str
    # Conditions of a refund
    refund: Conditions
    # Conditions of an exchange
    change: Conditions
    # Hand baggage in the price
    handbags: Carriage
    # Baggage in the price; null where there is none
    baggage: Union[Carriage, None]
    # The same in words
    text: Texts


class _FiscalDataNeeded(TypedDict):
    # 0 sale, 1 prepayment
    receipt_type: int
    # Tax catalogue code (IKPU) of the carriage
    ikpu_provider_1: str
    # Package code of the carriage
    package_code_provider_1: str
    # Tax number of the carrier's seller
    id_provider_1: str
    # The carrier's part: fares, taxes and bags
    amount: float
    # VAT inside `amount`
    nds_provider_1: float
    # Tax catalogue code (IKPU) of the service
    ikpu_parvoz: str
    # Package code of the service
    package_code_parvoz: str
    # The service's fee
    service_fee_parvoz: float
    # VAT inside the fee
    nds_parvoz: float
    # What the service earns
    profit: float
    # Discount, 0 without one
    discount: float
    # Price that was paid
    total_amount: float


class FiscalData(_FiscalDataNeeded, total=False):
    """What a fiscal receipt needs; amounts in major units of the booking's currency"""

    # Currency of all amounts, ISO 4217; missing where it is the first of yours
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class _FiscalizationNeeded(TypedDict):
    # Fiscal data of the sale
    fiscalization_v2: FiscalData


class Fiscalization(_FiscalizationNeeded, total=False):
    """Fiscal data of a booking"""

    # Fiscal data of what was given back of it, `receipt_type` as of the sale; only where a part of it was
    refund_fiscalization_v2: FiscalData


class IntlText(TypedDict):
    """A name in three languages"""

    # In Uzbek; null where no such name is known
    uz: Union[str, None]
    # In English; null where no such name is known
    en: Union[str, None]
    # In Russian; null where no such name is known
    ru: Union[str, None]


class LeanDirectionConnectionsItem(TypedDict):
    # Time between the two flights
    minutes: int
    # Whether the next flight is on another ticket, at the passenger's own risk
    self_transfer: bool


class LeanDirection(TypedDict):
    """One way of the journey"""

    # Flights in their order: index in `segments`, from 0
    segments: List[int]
    # From the first departure to the last arrival, minutes
    route_duration: int
    # Between each flight and the next; empty without a connection
    connections: List[LeanDirectionConnectionsItem]


class LeanOffer(TypedDict):
    """Flights at a price, in short: the check tells the rest"""

    # Offer id, for the check, the fare family, the rules and the booking, as in any search
    id: str
    # Category of the offer
    flight_type: Literal["regular", "charter", "lowcost", "vtrip", "special"]
    # Total for all passengers
    price: Money
    # What end consumers are recommended to be charged
    recommended_price: Money
    # Taxes, charges and the service's fee inside `price`
    taxes_and_fees: Money
    # By age group
    passengers: List[LeanPassenger]
    # Whether other fares of the same flights can be listed
    is_fare_family: bool
    # Name of this fare
    fare_family_type: str
    # When an unpaid booking of it is cancelled, UTC, `YYYY-MM-DD HH:MM:SS`
    ticketing_time_limit: str
    # Until when the id is kept, UTC, ISO 8601
    expires_at: str
    # One item per direction searched for, in their order
    directions: List[LeanDirection]


class LeanOffersReferencesAircraftValue(TypedDict):
    # IATA type code
    code: str
    # Name of the aircraft
    title: str


class LeanOffersReferences(TypedDict):
    """What the flights name, each once"""

    # By IATA airport code
    airports: Dict[str, Airport]
    # By IATA carrier code
    airlines: Dict[str, Carrier]
    # By IATA type code
    aircraft: Dict[str, LeanOffersReferencesAircraftValue]


class LeanOffers(TypedDict):
    """A page of offers without repetitions"""

    # Offers of this page, in the order of `sort`
    items: List[LeanOffer]
    # Their flights, each once
    segments: List[LeanSegment]
    # What the flights name, each once
    references: LeanOffersReferences
    # Offers on all pages together
    total: int
    # Send it as `cursor` for the next page; null on the last one
    next_cursor: Union[str, None]


class LeanPassenger(TypedDict):
    """The passengers of an age group"""

    # Age group: `adt`, `chd`, `inf`, `ins`
    age: Literal["adt", "chd", "inf", "ins"]
    # How many of them travel
    count: int
    # Price for one of them, in the offer's currency
    price: float


class _LeanSearchQueryNeeded(TypedDict):
    # One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel
    directions: List[SearchDirection]
    # `E` economy, `B` business, `A` any
    service_class: Literal["E", "B", "A"]
    # Passengers of 12 years and more; zero is sent too
    adults: int
    # Passengers from 2 to under 12; zero is sent too
    children: int
    # Passengers under 2 on a lap, at most as many as adults; zero is sent too
    infants: int
    # Passengers under 2 with a seat; zero is sent too
    infants_with_seat: int


class LeanSearchQuery(_LeanSearchQueryNeeded, total=False):
    """Where, when, for whom, and which page; at most 9 seated passengers"""

    # Most stops of each direction; technical stops do not count
    max_stops: Literal[0, 1, 2]
    # Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`
    airlines: List[str]
    # No flights of these carriers, IATA codes
    exclude_airlines: List[str]
    # Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere
    connection_airports: List[str]
    # No connections at these airports or cities, IATA codes
    exclude_connection_airports: List[str]
    # Least time between two flights, minutes; never less than the airport needs
    min_connection_time: int
    # Most time between two flights, minutes
    max_connection_time: int
    # Most time from the first departure to the last arrival of each direction, minutes
    max_travel_time: int
    # `1` for fares with checked baggage on every flight only
    baggage: Literal["0", "1"]
    # `1` for fares that can be refunded before departure only
    refundable: Literal["0", "1"]
    # `1` for fares that can be changed before departure only
    changeable: Literal["0", "1"]
    # Most that the whole party pays, in the currency of the prices, the service's fee included
    max_price: float
    # Currency of all prices, one of yours, ISO 4217; the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together
    sort: Literal["price", "duration", "departure", "best"]
    # Offers on a page; 50 without it
    limit: int
    # `next_cursor` of the page before, with the same other parameters; the first page without it
    cursor: str


class _LeanSegmentNeeded(TypedDict):
    # Carrier: its key in `references`
    airline: str
    # Flight number without the carrier's code
    flight_number: str
    # Departure of the flight
    departure: LeanStop
    # Arrival of the flight
    arrival: LeanStop
    # Flight time, minutes
    travel_time: int
    # Aircraft type: its key in `references`
    aircraft: str
    # Stops on the way
    technical_stops: List[LeanTechnicalStop]
    # `E` economy, `B` business
    service_class: Literal["E", "B"]
    # Booking class, one letter
    booking_class: str
    # Fare basis code
    fare_basis: str
    # Free seats at this price
    seats: int
    # Whether a refund is possible
    refund: bool
    # Whether an exchange is possible
    change: bool
    # Hand baggage in the price
    handbags: Carriage
    # Baggage in the price; null where there is none
    baggage: Union[Carriage, None]


class LeanSegment(_LeanSegmentNeeded, total=False):
    """One flight at one fare, which many offers may share"""

    # Who operates the flight, where it is not its carrier
    operating_airline: OperatingCarrier
    # Present where it is no flight but a journey by bus, train or boat under a flight number
    surface: Literal[True]


class LeanStop(TypedDict):
    """Where and when a flight departs or arrives, airports by their codes"""

    # Airport: its key in `references`
    airport: str
    # Name or code of the terminal; null where none is known
    terminal: Union[str, None]
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    datetime: str
    # The same moment, UTC, ISO 8601
    utc: str


class LeanTechnicalStop(TypedDict):
    """A stop on the way, airports by their codes"""

    # Airport: its key in `references`
    airport: str
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    arrival_datetime: str
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    departure_datetime: str
    # Length of the stop, minutes
    duration: int


class _ListedBookingNeeded(TypedDict):
    # Booking id, for every other call
    id: str
    # Number of the booking for people
    booking_number: str
    # Status of the booking
    status: Literal["not_available", "booked", "awaitpayment", "paid", "partiallyticketed", "ticketed", "cancelled", "refundauthorized", "partiallyrefunded", "refunded", "refund_request_sent"]
    # PNRs of its tickets, each once
    pnrs: List[str]
    # Total for all passengers
    price: Money
    # One item per direction, in the order of travel
    directions: List[ListedDirection]
    # Moment of creation, UTC, `YYYY-MM-DD HH:MM:SS`
    created: str
    # When it is cancelled if unpaid, UTC, `YYYY-MM-DD HH:MM:SS`
    expire: str
    # When it changed last, ISO 8601, UTC
    updated_at: str


class ListedBooking(_ListedBookingNeeded, total=False):
    """A booking in short; read it by its id for all of it"""

    # Your own name for the booking; missing where you gave none
    reference: str
    # Your own notes; missing where you gave none
    metadata: Dict[str, str]


class ListedDirection(TypedDict):
    """One way of a booking's journey, in short"""

    # IATA code of the first airport
    departure_airport: str
    # IATA code of the last airport
    arrival_airport: str
    # First departure, local time of its airport, `YYYY-MM-DD HH:MM:SS`
    departure: str
    # Last arrival, local time of its airport, `YYYY-MM-DD HH:MM:SS`
    arrival: str


class Location(TypedDict):
    """A place on the earth"""

    # Degrees, north positive
    latitude: float
    # Degrees, east positive
    longitude: float


class LowBalance(TypedDict):
    """The threshold, and where the account stands"""

    # The threshold; null where none is set
    amount: Union[float, None]
    # Its currency, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # What may be spent at this moment, deposit and credit; below zero where the credit was lowered since
    available: float
    # Whether that is below the threshold already: then the event comes only after it has been above
    is_low: bool


class _LowBalanceRequestNeeded(TypedDict):
    # Threshold in the currency of the deposit; null ends the warnings
    amount: Union[float, None]


class LowBalanceRequest(_LowBalanceRequestNeeded, total=False):
    """Below what you want to be warned"""

    # Of which deposit, ISO 4217; of the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class LowestPrice(TypedDict):
    """The cheapest journey"""

    # Total for all passengers, the service's fee included: what a search of that day shows as its cheapest offer
    price: Money
    # Stops of the journey; of a round trip those of the direction with more
    stops: int
    # Carriers in the order of travel, each once, IATA codes
    airlines: List[str]
    # First departure to last arrival, minutes; both directions of a round trip together
    route_duration: int
    # Whether it is on separate tickets of carriers without an agreement, as of an offer
    is_vtrip: bool


class LoyaltyNumber(TypedDict):
    """A membership of an airline's loyalty programme"""

    # IATA code of the airline
    airline: str
    # Number in its programme, without spaces and hyphens
    number: str


class LoyaltyNumberRequest(TypedDict):
    """A membership of an airline's loyalty programme"""

    # IATA code of the airline, one that sells or flies the journey
    airline: str
    # Number in its programme, 4 to 20 letters and digits; spaces and hyphens are taken out
    number: str


class Money(TypedDict):
    """An amount and its currency"""

    # Amount in major units: sums, dollars, euros, roubles
    amount: float
    # Currency code, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class MovedDirection(TypedDict):
    """Flights of one direction before and after a change of the schedule"""

    # Direction of the journey, from 0
    direction: int
    # Its flights as the offer showed them
    old: List[NamedFlight]
    # The same flights as they are scheduled now, in the same order
    new: List[NamedFlight]


class NamedFlight(TypedDict):
    """A flight in short"""

    # IATA carrier code
    airline: str
    # Flight number without the carrier's code
    flight_number: str
    # Departure of the flight
    departure: NamedStop
    # Arrival of the flight
    arrival: NamedStop


class NamedStop(TypedDict):
    """Where and when a flight departs or arrives, in short"""

    # IATA airport code
    airport: str
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    datetime: str
    # Name or code of the terminal; null where none is known
    terminal: Union[str, None]


class _NewWebhookNeeded(TypedDict):
    # A public https address
    url: str


class NewWebhook(_NewWebhookNeeded, total=False):
    """An address to send messages to"""

    # `webhook` where left out; `status_callback` for programs that have one already
    kind: Literal["webhook", "status_callback"]
    # Types of events to send; all of them where empty or left out
    event_types: List[Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated", "account.balance_low"]]
    # Of a status callback, what `X-Auth` is counted from; your account's where left out
    email: str
    # Of a status callback whose program has a secret already; one is made where left out
    secret: str


class OfferAgeThresholds(TypedDict):
    """Ages of the groups, counted on the date of the last flight"""

    # Adults
    adult: AgeBand
    # Children
    child: AgeBand
    # Infants
    infant: AgeBand


class _OfferNeeded(TypedDict):
    # Offer id, for the check, the fare family, the rules and the booking
    id: str
    # Always `avia`
    type: Literal["avia"]
    # Whether it is a charter flight
    is_charter: bool
    # Virtual interlining: separate tickets of carriers without an agreement, with transfers on the passenger's own risk
    is_vtrip: bool
    # Category of the offer
    flight_type: Literal["regular", "charter", "lowcost", "vtrip", "special"]
    # Total for all passengers
    price: Money
    # What end consumers are recommended to be charged
    recommended_price: Money
    # Taxes, charges and the service's fee inside `price`
    taxes_and_fees: Money
    # Whether there are connections
    transfers: bool
    # Whether baggage is in the price
    baggage: bool
    # Whether a refund is possible
    refund: bool
    # Whether other fares of the same flights can be listed
    is_fare_family: bool
    # Name of this fare
    fare_family_type: str
    # What this fare includes, one list per direction
    fare_family_services: List[List[str]]
    # The same with codes, and with what this fare has not: one list per direction
    fare_family_features: List[List[FareFeature]]
    # When an unpaid booking of it is cancelled, UTC, `YYYY-MM-DD HH:MM:SS`
    ticketing_time_limit: str
    # One item per passenger searched for
    passengers: List[OfferPassenger]
    # Ages of the groups, counted on the date of the last flight
    age_thresholds: OfferAgeThresholds
    # Age group to the `doc_type` codes that it may book with
    documents: Dict[str, List[str]]
    # One item per direction searched for, in their order
    directions: List[OfferDirection]
    # What the passenger should know
    information_for_clients: List[Texts]


class Offer(_OfferNeeded, total=False):
    """Flights at a price"""

    # Until when the id is kept, UTC, ISO 8601. It is no promise of the price: a booking by then costs what this account was shown last for the id, or `expected_price` where you send it, or is refused with 1030, 1031 or 100500, sold out, or flights changed. The price of a booking stays until its own `expires_at`
    expires_at: str
    # Parts of the price by age group; in a search only where asked for with `include=price_parts`
    price_parts: List[PriceParts]
    # Extra bags for sale; only where asked for with `with-additional-services=1`
    additional_services: List[AdditionalService]


class OfferDirection(TypedDict):
    """One way of an offer's journey"""

    # Departure of the first flight
    departure: DirectionPoint
    # Arrival of the last flight
    arrival: DirectionPoint
    # Time in the air, minutes
    travel_time: int
    # Time between flights, minutes; null without a connection
    transfer_time: Union[int, None]
    # From the first departure to the last arrival, minutes
    route_duration: int
    # Flights in their order
    segments: List[OfferSegment]


class OfferPassenger(TypedDict):
    """A passenger as searched"""

    # Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # Price for this passenger, in the offer's currency
    price: float


OfferQuery = TypedDict(
    "OfferQuery",
    {
        "with-additional-services": "Literal[\"0\", \"1\"]",
    },
    total=False,
)


class _OfferSegmentNeeded(TypedDict):
    # Departure of the flight
    departure: SegmentPoint
    # Arrival of the flight
    arrival: SegmentPoint
    # Carrier of the flight
    airline: Carrier
    # `E` economy, `B` business
    service_class: Literal["E", "B"]
    # Flight number without the carrier's code
    flight_number: str
    # Flight time, minutes
    travel_time: int
    # Wait for the next flight, minutes; null for the last flight of a direction
    transfer_time: Union[int, None]
    # Name of the aircraft
    aircraft: str
    # Whether a refund is possible
    refund: bool
    # Whether an exchange is possible
    change: bool
    # Hand baggage in the price
    handbags: Carriage
    # Baggage in the price; null where there is none
    baggage: Union[Carriage, None]
    # Description of the flight, often empty
    comment: str
    # Stops on the way
    technical_stops: List[TechnicalStop]
    # What the passenger should know about this flight
    information_for_clients: List[Texts]
    # Free seats at this price
    seats: int


class OfferSegment(_OfferSegmentNeeded, total=False):
    """One flight of an offer"""

    # Who operates the flight, where it is not its carrier (code share, wet lease); missing where it is
    operating_airline: OperatingCarrier
    # Present where it is no flight but a journey by bus, train or boat under a flight number
    surface: Literal[True]
    # Booking class, one letter; where flight details were asked for, and in checks, fare families and bookings
    booking_class: str
    # Fare basis code; where flight details were asked for, and in checks, fare families and bookings
    fare_basis: str
    # IATA code of the aircraft type; where flight details were asked for, and in checks, fare families and bookings
    aircraft_code: str
    # Great-circle distance, by way of technical stops, kilometres; where flight details were asked for, and in checks, fare families and bookings
    distance_km: int
    # What a seat emits; missing on the ground; where flight details were asked for, and in checks, fare families and bookings
    emissions: Emissions


class OperatingCarrier(TypedDict):
    """The carrier that operates a flight"""

    # IATA carrier code; null where the schedule has a name alone
    code: Union[str, None]
    # Name of the carrier
    title: str


class PartialRefundRequest(TypedDict, total=False):
    """Who of a booking is refunded, for all of the journey or for some of its directions"""

    # `key` of each passenger who is refunded; where it is absent, everybody who has not flown or given back the `directions`
    passengers: List[str]
    # Directions that they do not fly, from 0; where it is absent, all that are left, and after the first departure all of these that are not flown
    directions: List[int]


class PassengerBags(TypedDict):
    """What a passenger may still buy"""

    # Id of the passenger in the booking
    key: str
    # What the passenger may still buy, one of them per direction; empty where there is nothing, as for infants on a lap
    bags: List[BagChoice]


class PassengerChangeRequest(TypedDict, total=False):
    """What of a passenger is to be changed; what is left out stays"""

    # As in the document, Latin letters, 1 to 25 characters
    first_name: str
    # As in the document, Latin letters, 1 to 25 characters
    last_name: str
    # Latin letters; left out where the passenger has none
    middle_name: Union[str, None]
    # International form, `+XXXXXXXXXXXX`
    tel: str
    # E-mail address of the passenger; the payer's where left out
    email: str
    # ISO 3166-1 alpha-2 code
    citizenship: str
    # One of the offer's `documents` for this age group; `A` is any foreign or international passport
    doc_type: Literal["A", "PS", "PSP", "SR", "NP", "IC", "DP", "SP", "PM", "VV", "CVV"]
    # 5 to 20 letters and digits; spaces and hyphens are taken out. An Uzbek passport has two letters and seven digits
    doc_number: str
    # `YYYY-MM-DD`, not before the last flight
    doc_expire: str
    # Loyalty numbers (frequent flyer), one per airline
    loyalty_numbers: List[LoyaltyNumberRequest]


class PassengerRefund(TypedDict):
    """A passenger's share of a refund"""

    # Id of the passenger in the booking
    key: str
    # Price that was paid for this passenger
    paid: float
    # What came back
    refund: float
    # What did not: penalties, what was flown, taxes and fees that stay
    kept: float
    # What the refund is made of
    parts: RefundAmountParts
    # One item per fare, in the order of the flights
    fares: List[FareRefund]


class _PassengerRequestNeeded(TypedDict):
    # As in the document, Latin letters, 1 to 25 characters
    first_name: str
    # As in the document, Latin letters, 1 to 25 characters
    last_name: str
    # Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # `YYYY-MM-DD`
    birthdate: str
    # `M` or `F`
    gender: Literal["M", "F"]
    # International form, `+XXXXXXXXXXXX`
    tel: str
    # ISO 3166-1 alpha-2 code
    citizenship: str
    # One of the offer's `documents` for this age group; `A` is any foreign or international passport
    doc_type: Literal["A", "PS", "PSP", "SR", "NP", "IC", "DP", "SP", "PM", "VV", "CVV"]
    # 5 to 20 letters and digits; spaces and hyphens are taken out. An Uzbek passport has two letters and seven digits
    doc_number: str
    # `YYYY-MM-DD`, not before the last flight
    doc_expire: str


class PassengerRequest(_PassengerRequestNeeded, total=False):
    """A passenger to be booked"""

    # Latin letters; left out where the passenger has none
    middle_name: Union[str, None]
    # E-mail address of the passenger; the payer's where left out
    email: str
    # Loyalty numbers (frequent flyer), one per airline
    loyalty_numbers: List[LoyaltyNumberRequest]


class Payment(TypedDict):
    """A payment that was made"""

    # Status of the booking
    status: Literal["not_available", "booked", "awaitpayment", "paid", "partiallyticketed", "ticketed", "cancelled", "refundauthorized", "partiallyrefunded", "refunded", "refund_request_sent"]
    # Fiscal data of the sale
    fiscalization_v2: FiscalData


class PaymentPermissionReason(TypedDict):
    """Why it may not be paid; missing where it may"""

    # Code with which a payment would be refused now, such as 1048 where money is missing
    error_code: int
    # Its text
    message: str


class _PaymentPermissionNeeded(TypedDict):
    # Whether the booking may be paid now, and deposit and credit cover it
    payment_allowed: bool


class PaymentPermission(_PaymentPermissionNeeded, total=False):
    """Whether a payment is allowed"""

    # Why it may not be paid; missing where it may
    reason: PaymentPermissionReason


class Penalty(TypedDict):
    """Whether something is allowed, and what it costs"""

    # Whether it is allowed
    allowed: bool
    # Penalty per passenger; null where it is not allowed
    amount: Union[float, None]
    # Currency of the penalty, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class PingEventData(TypedDict):
    """What is tested"""

    # Id of the address that is tested
    endpoint_id: str


class PingEvent(TypedDict):
    """A test from the portal"""

    # Always `ping`
    type: Literal["ping"]
    # When it was asked for, ISO 8601, UTC
    timestamp: str
    # What is tested
    data: PingEventData


class PlacesQuery(TypedDict, total=False):
    """What was typed so far"""

    # What was typed: the beginning of a name in any of the three languages and either alphabet, or a code; popular places without it
    q: str
    # So many places at most; 10 without it
    limit: int


class PriceParts(TypedDict):
    """What the price of a passenger is made of, in the offer's currency"""

    # Age group: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # How many of them travel
    count: int
    # Fare of one of them
    base: float
    # Taxes and charges of one of them
    taxes: List[TaxPart]
    # The service's fee for one of them
    service_fee: float
    # What one of them pays: all of this together
    total: float


class ReceiptDocument(TypedDict):
    """The document that was booked with"""

    # Code of the document's type
    type: str
    # Number of the document
    number: str
    # Last day of its validity, `YYYY-MM-DD`
    expire: str


class ReceiptExtendedPrice(TypedDict):
    """The price and its last change"""

    # Whether the price has changed since the booking
    has_changed: bool
    # Price before the last change; null without one
    prev_amount: Union[float, None]
    # Price for this passenger
    amount: float


class _ReceiptNeeded(TypedDict):
    # Id of the passenger in this booking
    key: str
    # First name
    first_name: str
    # Last name
    last_name: str
    # Middle name; null without one
    middle_name: Union[str, None]
    # E-mail address of the passenger
    email: str
    # Phone of the passenger
    tel: str
    # `M` or `F`
    gender: Literal["M", "F"]
    # `YYYY-MM-DD`
    birthdate: str
    # ISO 3166-1 alpha-2 code
    citizenship: str
    # Age group on the date of the last flight: `adt` 12 and over, `chd` 2 to under 12, `inf` under 2 on a lap, `ins` under 2 with a seat
    age: Literal["adt", "chd", "inf", "ins"]
    # The document that was booked with
    document: ReceiptDocument
    # Price for this passenger, extra bags included
    price: float
    # The price and its last change
    extended_price: ReceiptExtendedPrice
    # One item per ticket; virtual interlining has several
    tickets: List[Ticket]
    # Address of the itinerary receipt (PDF); empty unless the booking is ticketed or partially refunded
    itinerary_receipt: str
    # Extra bags that were bought
    additional_baggage: List[AdditionalBaggage]
    # Id of who issued the ticket
    consolidator_id: str


class Receipt(_ReceiptNeeded, total=False):
    """A passenger with the itinerary receipt"""

    # Loyalty numbers; missing where there are none
    loyalty_numbers: List[LoyaltyNumber]
    # Parts of the price as it was sold
    price_parts: SoldPriceParts
    # When this passenger was refunded while others stay, ISO 8601 with a zone; missing of everybody else
    refunded_at: str
    # Directions that were refunded apart and that this passenger does not fly; missing where there are none
    refunded_directions: List[RefundedDirection]


class ReferenceAircraft(TypedDict):
    """An aircraft type; buses, trains and boats under flight numbers have types too"""

    # IATA type code
    code: str
    # Name as its maker has it, in every language
    title: str


class ReferenceAirline(TypedDict):
    """A carrier"""

    # IATA carrier code
    code: str
    # ICAO carrier code; null where none is known
    icao_code: Union[str, None]
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # Country, ISO 3166-1 alpha-2 code; null where none is known
    country_code: Union[str, None]
    # First three digits of its ticket numbers; null where none are known
    ticket_prefix: Union[str, None]
    # `oneworld`, `SkyTeam` or `Star Alliance`; null for a carrier of none
    alliance: Union[str, None]
    # Whether it is a low-cost carrier
    is_lowcost: bool
    # Whether it is a charter carrier
    is_charter: bool


class ReferenceAirport(TypedDict):
    """An airport with scheduled service"""

    # IATA airport code
    code: str
    # IATA code of the city; the airport's own where it stands alone
    city_code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # City in the language of Accept-Language
    city: str
    # City in three languages
    city_intl: IntlText
    # Country, ISO 3166-1 alpha-2 code
    country_code: str
    # IANA time zone
    time_zone: str
    # Degrees, north positive
    latitude: float
    # Degrees, east positive
    longitude: float


class ReferenceCountry(TypedDict):
    """A country"""

    # ISO 3166-1 alpha-2 code, and `XK` for Kosovo
    code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # Continent, in English
    continent: str


class ReferenceDocumentType(TypedDict):
    """A kind of document to travel on"""

    # `doc_type` of a passenger
    code: Literal["A", "PS", "PSP", "SR", "NP", "IC", "DP", "SP", "PM", "VV", "CVV"]
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: Texts
    # The one country that issues it, ISO 3166-1 alpha-2 code; null where all do
    issued_by: Union[str, None]


class ReferencePlace(TypedDict):
    """A city or an airport that can be searched"""

    # IATA code; a search takes it as `departure_airport` or `arrival_airport`
    code: str
    # `city` stands for all airports of a city
    type: Literal["city", "airport"]
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # City in the language of Accept-Language
    city: str
    # City in three languages
    city_intl: IntlText
    # Country of the place
    country: Country
    # IATA codes of the airports that a search for it looks at
    airports: List[str]


class ReferenceService(TypedDict):
    """Something that a fare may include"""

    # `code` in `fare_family_features`
    code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: Texts


class Refund(TypedDict):
    """Money of a booking that came back, or was asked for"""

    # Id of the refund
    id: str
    # Id of the booking
    booking_id: str
    # Its number
    booking_number: str
    # Why: `void`; `by_rules` of the fares; `schedule_change` and `carrier_cancelled` of the airline's; `ticketing_failed`; `manual`, decided by people
    kind: Literal["void", "by_rules", "schedule_change", "carrier_cancelled", "ticketing_failed", "manual"]
    # `requested` until people have decided, then `completed` or `rejected`; all other kinds are `completed`
    state: Literal["requested", "completed", "rejected"]
    # When it was asked for, ISO 8601, UTC
    created: str
    # When it was completed or rejected, ISO 8601, UTC; null before
    settled: Union[str, None]
    # Who asked for it
    asked_by: AskedBy
    # Currency of all amounts, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # Price that was paid for the booking
    paid: float
    # What came back; null unless completed
    refund: Union[float, None]
    # What was kept: with `refund` it is `paid`; null unless completed
    penalty: Union[float, None]
    # What the refund is made of; null unless completed, and of refunds before 23 November 2026
    parts: Union[RefundAmountParts, None]
    # Each passenger's share; empty where people have decided on the whole, and of refunds before 23 November 2026
    passengers: List[PassengerRefund]
    # What the back office wrote to you, such as why it was rejected; empty where nothing
    note: str


class RefundAmountParts(TypedDict):
    """What a refund is made of"""

    # Of the fares
    fare: float
    # Of the taxes
    taxes: float
    # Of the service's fee
    fee: float
    # Of extra bags
    bags: float


class RefundAmounts(TypedDict):
    """What a refund would return now"""

    # What comes back
    refund_amount: float
    # What is kept; with `refund_amount` it is the price paid
    penalty: float
    # Currency of both, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class _RefundOptionNeeded(TypedDict):
    # Id of the passenger in the booking
    key: str
    # Price that was paid for this passenger
    paid: float
    # What came back
    refund: float
    # What did not: penalties, what was flown, taxes and fees that stay
    kept: float
    # What the refund is made of
    parts: RefundAmountParts
    # One item per fare, in the order of the flights
    fares: List[FareRefund]


class RefundOption(_RefundOptionNeeded, total=False):
    """What a refund would return to a passenger"""

    # The same of each direction that is left, where it may be refunded apart from the others; the service's fee stays, and counts with the last one. Missing where one price covers the directions
    directions: List[DirectionRefund]


class RefundOptions(TypedDict):
    """What a refund of some passengers or directions would return"""

    # Currency of all amounts, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # What each passenger would get back now; who and what was refunded before is left out
    passengers: List[RefundOption]


class RefundPage(TypedDict):
    """Refunds, newest first"""

    # The page's items
    items: List[Refund]
    # `cursor` of the next page; null on the last one
    next_cursor: Union[str, None]


class RefundedDirection(TypedDict):
    """A direction that was refunded apart from the others"""

    # Direction of the journey, from 0
    direction: int
    # When it was refunded, ISO 8601 with a zone
    refunded_at: str


class RefundsQuery(TypedDict, total=False):
    """Which page of the refunds"""

    # `next_cursor` of the page before; the list begins at its start without one
    cursor: str
    # Items of one page, 20 where left out
    limit: int


class _SandboxDepositRequestNeeded(TypedDict):
    # Test money, in the currency of the deposit; at most two decimals
    amount: float


class SandboxDepositRequest(_SandboxDepositRequestNeeded, total=False):
    """Test money for the deposit of test mode"""

    # For which deposit, ISO 4217; for the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]


class _SandboxEventRequestNeeded(TypedDict):
    # The event that is to happen
    type: Literal["booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.schedule_changed", "booking.schedule_change_settled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.updated", "account.balance_low"]


class SandboxEventRequest(_SandboxEventRequestNeeded, total=False):
    """What is to happen to a test booking"""

    # Of `booking.schedule_changed`: what changes, `time` where it is left out. Of `booking.flight_cancelled`: `cancelled` (the same), `suspended`, or `withdrawn`, after which `auto-cancel` returns everything
    how: Literal["time", "time_told", "over_midnight", "number", "equipment", "routing", "terminal", "connection_lost", "cancelled", "suspended", "withdrawn"]


class SandboxTimeRequest(TypedDict, total=False):
    """To when a test booking is moved; one of the two at least"""

    # The auto-cancel moment (`expire`) of an unpaid booking is so many seconds from now; 0 is at once
    hold_expires_in: int
    # The first flight leaves so many hours from now, negative is in the past; all flights move by as much
    departure_in_hours: float


class ScheduleAirport(TypedDict):
    """An airport of the schedule"""

    # IATA airport code
    code: str
    # Name of the airport
    title: Texts
    # City
    city: Texts
    # Country
    country: Texts


class ScheduleAlternativeDirectionsItem(TypedDict):
    """One way of the journey"""

    # Direction of the journey, from 0
    direction: int
    # Its flights
    segments: List[Segment]


class ScheduleAlternative(TypedDict):
    """Other flights in place of the changed ones, without charge"""

    # Id of the alternative, for `choose`; another one where its flights change
    id: str
    # The changed directions as they would be flown; all others stay
    directions: List[ScheduleAlternativeDirectionsItem]


class ScheduleChangeOptions(TypedDict):
    """What may be answered now; nothing unless it is open"""

    # Whether the new flights may be accepted
    accept: bool
    # Whether everything paid may be had back
    refund: bool
    # What happens without an answer at the deadline: `cancel` is an unpaid booking that ends by itself; null where nothing is asked
    unanswered: Union[Literal["accept", "refund", "cancel"], None]
    # Flights that may be chosen in their place; looked up at every reading
    alternatives: List[ScheduleAlternative]


class ScheduleChange(TypedDict):
    """A change of the airline's schedule that touches a booking"""

    # Id of the change
    id: str
    # What has changed; the gravest where it is several things
    kind: Literal["suspended", "cancelled", "connection_lost", "routing", "number", "time", "equipment", "terminal"]
    # `told` is applied already; `open` waits for an answer; `accepted`, `chosen` and `refunded` are answered; `superseded` was replaced or taken back by a later change; `ended`: the booking was cancelled or returned without an answer to it
    state: Literal["told", "open", "accepted", "chosen", "refunded", "superseded", "ended"]
    # Whether half of the time for an answer has passed without one
    escalated: bool
    # When it became known, UTC, `YYYY-MM-DD HH:MM:SS`
    created: str
    # When the airline's own default is applied to an open one, UTC, `YYYY-MM-DD HH:MM:SS`; null where nothing is asked
    deadline: Union[str, None]
    # When it was settled, UTC, `YYYY-MM-DD HH:MM:SS`; null while open
    settled: Union[str, None]
    # How much later (earlier where negative) it departs or arrives than `old`, the larger of both; null where no time moves
    minutes: Union[int, None]
    # The directions that it touches
    directions: List[ScheduleChangeDirection]
    # What may be answered now; nothing unless it is open
    options: ScheduleChangeOptions


class ScheduleChangeDirection(TypedDict):
    """One way of the journey before and after the airline's change"""

    # Direction of the journey, from 0
    direction: int
    # Its flights as they were known: booked, accepted or told since
    old: List[Segment]
    # Its flights as the airline flies them now; null where one of them is gone
    new: Union[List[Segment], None]


class _ScheduleEntryNeeded(TypedDict):
    # Flight number without the carrier's code
    flight_number: str
    # Departure, local time of its airport, `YYYY-MM-DD HH:MM:SS`
    departure: str
    # Arrival, local time of its airport, `YYYY-MM-DD HH:MM:SS`
    arrival: str
    # Where it departs
    departure_airport: ScheduleAirport
    # Where it arrives
    arrival_airport: ScheduleAirport
    # Carrier of the flight
    airline: Carrier


class ScheduleEntry(_ScheduleEntryNeeded, total=False):
    """One flight on one day"""

    # Who operates the flight, where it is not its carrier
    operating_airline: OperatingCarrier
    # From departure to arrival, minutes
    duration: int
    # Name of the aircraft type
    aircraft: str
    # IATA code of the aircraft type
    aircraft_code: str


class _ScheduleQueryNeeded(TypedDict):
    # First day of departure, local
    departure_from: str
    # Last day of departure, local, included
    departure_to: str


class ScheduleQuery(_ScheduleQueryNeeded, total=False):
    """Which part of the schedule"""

    # Departure airport, IATA code
    airport_from: str
    # Arrival airport, IATA code
    airport_to: str
    # IATA carrier codes; all carriers where none is given
    airlines: List[str]


class _SearchDirectionNeeded(TypedDict):
    # Departure airport or city, IATA code
    departure_airport: str
    # Arrival airport or city, IATA code
    arrival_airport: str
    # Day of departure, local, `YYYY-MM-DD`
    date: str


class SearchDirection(_SearchDirectionNeeded, total=False):
    """One way of the journey; the four times of day may be left out"""

    # What `departure_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
    departure_type: Literal["airport", "city"]
    # What `arrival_airport` means, where a code is an airport's and its city's, such as IST: `airport` for that airport alone, `city` (as without it) for all of the city
    arrival_type: Literal["airport", "city"]
    # Earliest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight
    departure_from: str
    # Latest departure, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight
    departure_to: str
    # Earliest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight
    arrival_from: str
    # Latest arrival, `HH:MM` on the airport's clock, included; a `from` after its `to` spans midnight
    arrival_to: str


class _SearchQueryNeeded(TypedDict):
    # One direction for a one-way journey, two for a round trip or an open jaw, up to six for several cities, in the order of travel
    directions: List[SearchDirection]
    # `E` economy, `B` business, `A` any
    service_class: Literal["E", "B", "A"]
    # Passengers of 12 years and more; zero is sent too
    adults: int
    # Passengers from 2 to under 12; zero is sent too
    children: int
    # Passengers under 2 on a lap, at most as many as adults; zero is sent too
    infants: int
    # Passengers under 2 with a seat; zero is sent too
    infants_with_seat: int


class SearchQuery(_SearchQueryNeeded, total=False):
    """Where, when, and for whom; at most 9 seated passengers"""

    # Most stops of each direction; technical stops do not count
    max_stops: Literal[0, 1, 2]
    # Only flights of these carriers, IATA codes: `airlines=HY&airlines=TK`
    airlines: List[str]
    # No flights of these carriers, IATA codes
    exclude_airlines: List[str]
    # Connections at these airports or cities only, IATA codes; a journey without a connection has none elsewhere
    connection_airports: List[str]
    # No connections at these airports or cities, IATA codes
    exclude_connection_airports: List[str]
    # Least time between two flights, minutes; never less than the airport needs
    min_connection_time: int
    # Most time between two flights, minutes
    max_connection_time: int
    # Most time from the first departure to the last arrival of each direction, minutes
    max_travel_time: int
    # `1` for fares with checked baggage on every flight only
    baggage: Literal["0", "1"]
    # `1` for fares that can be refunded before departure only
    refundable: Literal["0", "1"]
    # `1` for fares that can be changed before departure only
    changeable: Literal["0", "1"]
    # Most that the whole party pays, in the currency of the prices, the service's fee included
    max_price: float
    # Currency of all prices, one of yours, ISO 4217; the first of yours where left out
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # `price` (as without it), `duration`, `departure`, or `best`: price, time and stops weighed together
    sort: Literal["price", "duration", "departure", "best"]
    # So many offers at most, the first in the order of `sort`
    limit: int
    # `price_parts` and `flight_details`: what searches leave out otherwise, because it is much
    include: List[Literal["price_parts", "flight_details"]]


class _SegmentNeeded(TypedDict):
    # Departure of the flight
    departure: SegmentPoint
    # Arrival of the flight
    arrival: SegmentPoint
    # Carrier of the flight
    airline: Carrier
    # `E` economy, `B` business
    service_class: Literal["E", "B"]
    # Flight number without the carrier's code
    flight_number: str
    # Flight time, minutes
    travel_time: int
    # Wait for the next flight, minutes; null for the last flight of a direction
    transfer_time: Union[int, None]
    # Name of the aircraft
    aircraft: str
    # Whether a refund is possible
    refund: bool
    # Whether an exchange is possible
    change: bool
    # Hand baggage in the price
    handbags: Carriage
    # Baggage in the price; null where there is none
    baggage: Union[Carriage, None]
    # Description of the flight, often empty
    comment: str
    # Stops on the way
    technical_stops: List[TechnicalStop]
    # What the passenger should know about this flight
    information_for_clients: List[Texts]


class Segment(_SegmentNeeded, total=False):
    """One flight"""

    # Who operates the flight, where it is not its carrier (code share, wet lease); missing where it is
    operating_airline: OperatingCarrier
    # Present where it is no flight but a journey by bus, train or boat under a flight number
    surface: Literal[True]
    # Booking class, one letter; where flight details were asked for, and in checks, fare families and bookings
    booking_class: str
    # Fare basis code; where flight details were asked for, and in checks, fare families and bookings
    fare_basis: str
    # IATA code of the aircraft type; where flight details were asked for, and in checks, fare families and bookings
    aircraft_code: str
    # Great-circle distance, by way of technical stops, kilometres; where flight details were asked for, and in checks, fare families and bookings
    distance_km: int
    # What a seat emits; missing on the ground; where flight details were asked for, and in checks, fare families and bookings
    emissions: Emissions


class SegmentAirport(TypedDict):
    """An airport with the terminal of one flight"""

    # IATA airport code
    code: str
    # Name in the language of Accept-Language
    title: str
    # Name in three languages
    title_intl: IntlText
    # City in the language of Accept-Language
    city: str
    # City in three languages
    city_intl: IntlText
    # Country of the airport
    country: Country
    # Name or code of the terminal; null where none is known
    terminal: Union[str, None]


class _SegmentPointNeeded(TypedDict):
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    datetime: str
    # Where, with its terminal
    airport: SegmentAirport


class SegmentPoint(_SegmentPointNeeded, total=False):
    """Where and when a flight departs or arrives"""

    # IANA time zone of the airport; where flight details were asked for, and in checks, fare families and bookings
    time_zone: str
    # The same moment, UTC, ISO 8601; where flight details were asked for, and in checks, fare families and bookings
    utc: str


class SoldPriceParts(TypedDict):
    """What the price of a passenger is made of, in the booking's currency"""

    # Fare
    base: float
    # Taxes and charges
    taxes: List[TaxPart]
    # The service's fee
    service_fee: float
    # Extra bags bought with the booking
    additional_services: float
    # All of this together
    total: float


Statement = TypedDict(
    "Statement",
    {
        "from": "str",
        "until": "str",
        "accounts": "List[AccountStatement]",
    },
)


class StatementKind(TypedDict):
    """Movements of one kind"""

    # `deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand
    kind: Literal["deposit", "payment", "refund", "adjustment"]
    # How many
    count: int
    # Their sum; below zero where the account paid
    amount: float


StatementQuery = TypedDict(
    "StatementQuery",
    {
        "from": "str",
        "to": "str",
        "time_zone": "str",
        "currency": "Literal[\"UZS\", \"USD\", \"EUR\", \"RUB\"]",
    },
    total=False,
)


class StatusOnly(TypedDict):
    """Status after the operation"""

    # Status of the booking
    status: Literal["not_available", "booked", "awaitpayment", "paid", "partiallyticketed", "ticketed", "cancelled", "refundauthorized", "partiallyrefunded", "refunded", "refund_request_sent"]


class TaxPart(TypedDict):
    """One tax or charge"""

    # Code of the tax or charge, as tickets have it
    code: str
    # Amount
    amount: float


class TechnicalStopAirport(TypedDict):
    """Where the aircraft stops"""

    # IATA airport code
    code: str
    # Name of the airport
    title: str
    # City
    city: str
    # Country
    country: str


class TechnicalStop(TypedDict):
    """A stop on the way, under the same flight number"""

    # Where the aircraft stops
    airport: TechnicalStopAirport
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    arrival_datetime: str
    # Local time of the airport, `YYYY-MM-DD HH:MM:SS`
    departure_datetime: str
    # Length of the stop, minutes
    duration: int


class Texts(TypedDict):
    """A text in three languages"""

    # In Uzbek
    uz: str
    # In English
    en: str
    # In Russian
    ru: str


class Ticket(TypedDict):
    """A ticket of one passenger"""

    # PNR, six characters
    pnr: str
    # Locators for check-in with the carrier
    airline_locators: List[str]
    # 13 digits; null until the ticket is issued
    ticket_number: Union[str, None]
    # Carrier that issues the ticket
    carrier: Carrier
    # Code of the ticket's provider
    provider: str


class Token(TypedDict):
    """A bearer token"""

    # Bearer token, valid for about 30 days
    token: str


class TokenRequest(TypedDict):
    """Credentials of an account"""

    # E-mail address of the account
    email: str
    # Its password
    password: str
    # Always `avia`
    access_type: Literal["avia"]


class Transaction(TypedDict):
    """A movement of the account"""

    # Id of the movement
    id: str
    # When, ISO 8601, UTC
    created: str
    # `deposit` money paid in, `payment` of a booking, `refund` of one, `adjustment` by hand
    kind: Literal["deposit", "payment", "refund", "adjustment"]
    # What the account got; below zero where it paid
    amount: float
    # Currency of the account, ISO 4217
    currency: Literal["UZS", "USD", "EUR", "RUB"]
    # Booking that it is about; null where it is about none
    booking_id: Union[str, None]
    # Its number
    booking_number: Union[str, None]
    # What it was for, in words
    memo: str


class TransactionPage(TypedDict):
    """Movements of the account, newest first"""

    # The page's items
    items: List[Transaction]
    # `cursor` of the next page; null on the last one
    next_cursor: Union[str, None]


TransactionsQuery = TypedDict(
    "TransactionsQuery",
    {
        "from": "str",
        "to": "str",
        "time_zone": "str",
        "kind": "Literal[\"deposit\", \"payment\", \"refund\", \"adjustment\"]",
        "booking": "str",
        "currency": "Literal[\"UZS\", \"USD\", \"EUR\", \"RUB\"]",
        "cursor": "str",
        "limit": "int",
    },
    total=False,
)


class VisaCountry(TypedDict):
    """Entry visas of a country"""

    # ISO 3166-1 alpha-2 code
    code: str
    # Name in Russian
    name_ru: str
    # Name in English
    name_en: str
    # Continent
    continent: str
    # By the country of citizenship, ISO 3166-1 alpha-2
    visas_for_citizens: Dict[str, VisasForCitizens]


class VisaCountryLegacy(TypedDict):
    """Entry visas of a country for citizens of Uzbekistan"""

    # ISO 3166-1 alpha-2 code
    code: str
    # Name in Russian
    name_ru: str
    # Name in English
    name_en: str
    # Continent
    continent: str
    # Visas that may be had
    visa_types: List[VisaType]


class VisaQuery(TypedDict):
    """Which countries"""

    # Countries of destination, ISO 3166-1 alpha-2
    countries: List[str]


class VisaType(TypedDict):
    """A kind of entry visa"""

    # Id of the visa type
    id: int
    # Name of the visa type
    title: str
    # More about it; null where there is nothing to say
    description: Union[str, None]


class VisasForCitizens(TypedDict):
    """Entry visas for the citizens of one country"""

    # ISO 3166-1 alpha-2 code
    code: str
    # Name in Russian
    name_ru: str
    # Name in English
    name_en: str
    # Visas that may be had
    visa_types: List[VisaType]


class Webhook(TypedDict):
    """An address that messages are sent to"""

    # Id of the address
    id: str
    # Whether it is told of live or of test bookings
    mode: Literal["live", "test"]
    # `webhook` is signed by the Standard Webhooks specification; `status_callback` carries `X-Auth`
    kind: Literal["webhook", "status_callback"]
    # Where messages are sent
    url: str
    # Types of events that are sent; empty is all of them
    event_types: List[Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated", "account.balance_low"]]
    # Of a status callback, the e-mail address that `X-Auth` is counted from; else empty
    email: str
    # Whether anything is sent
    enabled: bool
    # Why nothing is sent: `partner` switched it off, or it answered 410 (`gone`); null while it is on
    disabled_reason: Union[Literal["partner", "gone"], None]
    # When it was added, ISO 8601, UTC
    created: str
    # Until when webhooks are signed with the secret before the present one too, ISO 8601, UTC; null where they are not
    previous_secret_until: Union[str, None]
    # The last attempt of the newest message; null where none was made
    last_attempt: Union[WebhookAttempt, None]


class WebhookAttempt(TypedDict):
    """One attempt to deliver"""

    # When it began, ISO 8601, UTC
    at: str
    # How long it took, milliseconds
    duration_ms: int
    # HTTP status of the answer; null where none came
    status: Union[int, None]
    # Why no answer came; null where one did
    error: Union[Literal["address_refused", "name_unknown", "connection_failed", "certificate_refused", "timed_out"], None]
    # Whether it was asked for: a test, or sent again
    manual: bool


class WebhookChange(TypedDict, total=False):
    """What of an address is to change; what is left out stays"""

    # Another public https address
    url: str
    # Other types of events; all of them where empty
    event_types: List[Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated", "account.balance_low"]]
    # Whether anything is to be sent
    enabled: bool
    # Of a status callback, what `X-Auth` is counted from
    email: str
    # Of a status callback, another secret
    secret: str


class WebhookDeliveriesQuery(TypedDict, total=False):
    """Which deliveries"""

    # Only those in this state
    state: Literal["pending", "delivered", "failed"]
    # `next_cursor` of the page before; the list begins at its start without one
    cursor: str
    # Items of one page, 20 where left out
    limit: int


class WebhookDeliveryEndpoint(TypedDict):
    """The address"""

    # Id of the address
    id: str
    # Where it is sent
    url: str
    # `webhook` or `status_callback`
    kind: Literal["webhook", "status_callback"]
    # `live` or `test`
    mode: Literal["live", "test"]


class WebhookDelivery(TypedDict):
    """A message on its way to an address"""

    # Id of the delivery
    id: str
    # Sent as `webhook-id`; the same for every attempt and every address
    message_id: str
    # The address
    endpoint: WebhookDeliveryEndpoint
    # What happened
    event_type: Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated", "account.balance_low", "ping"]
    # Booking that it tells of; null where it is about none
    booking_id: Union[str, None]
    # Its number
    booking_number: Union[str, None]
    # `pending` while it is tried, then `delivered` or `failed`
    state: Literal["pending", "delivered", "failed"]
    # Attempts so far, those that were asked for included
    attempts: int
    # The last of them; null where none was made
    last_attempt: Union[WebhookAttempt, None]
    # When a pending one is tried next, ISO 8601, UTC
    next: Union[str, None]
    # When it was made, ISO 8601, UTC
    created: str


class WebhookDeliveryDetailEndpoint(TypedDict):
    """The address"""

    # Id of the address
    id: str
    # Where it is sent
    url: str
    # `webhook` or `status_callback`
    kind: Literal["webhook", "status_callback"]
    # `live` or `test`
    mode: Literal["live", "test"]


class WebhookDeliveryDetail(TypedDict):
    """A delivery with its body and attempts"""

    # Id of the delivery
    id: str
    # Sent as `webhook-id`; the same for every attempt and every address
    message_id: str
    # The address
    endpoint: WebhookDeliveryDetailEndpoint
    # What happened
    event_type: Literal["booking.created", "booking.paid", "booking.ticketed", "booking.ticketing_failed", "booking.cancelled", "booking.flight_cancelled", "booking.refund_requested", "booking.refund_rejected", "booking.refunded", "booking.partially_refunded", "booking.schedule_changed", "booking.schedule_change_settled", "booking.updated", "account.balance_low", "ping"]
    # Booking that it tells of; null where it is about none
    booking_id: Union[str, None]
    # Its number
    booking_number: Union[str, None]
    # `pending` while it is tried, then `delivered` or `failed`
    state: Literal["pending", "delivered", "failed"]
    # Attempts so far, those that were asked for included
    attempts: int
    # The last of them; null where none was made
    last_attempt: Union[WebhookAttempt, None]
    # When a pending one is tried next, ISO 8601, UTC
    next: Union[str, None]
    # When it was made, ISO 8601, UTC
    created: str
    # What is sent to this address, as text
    body: str
    # All attempts, oldest first; the last one is that which was asked for now
    tries: List[WebhookAttempt]


class WebhookDeliveryPage(TypedDict):
    """Deliveries, newest first"""

    # The page's items
    items: List[WebhookDelivery]
    # `cursor` of the next page; null on the last one
    next_cursor: Union[str, None]


class WebhookList(TypedDict):
    """Addresses that messages are sent to"""

    # All addresses, oldest first
    endpoints: List[Webhook]


class WebhookSecret(TypedDict):
    """An address with its secret"""

    # The address
    endpoint: Webhook
    # What its messages are signed with; shown here only
    secret: str
