import type { BookingBags } from "../booking-bags";
import type { BookingPage } from "../booking-list";
import type { Booking, CreatedBooking, FiscalData, Receipt } from "../bookings";
import { AIRLINE, BAG_ID, BOOKING_DIRECTION, BOOKING_ID, PASSENGER_ID, PLAIN_DIRECTION, PRICE, SCHEDULE_CHANGE_ID } from "./journey";

const TOTAL = PRICE.amount + 380_000;

const TICKET = {
  pnr: "X7K4QM",
  airline_locators: ["X7K4QM"],
  ticket_number: null,
  document: null,
  carrier: AIRLINE,
  provider: "sandbox",
};

const PASSENGER: CreatedBooking["passengers"][number] = {
  key: PASSENGER_ID,
  first_name: "NAMUNA",
  last_name: "SINOVOV",
  middle_name: null,
  email: "payer@example.com",
  tel: "+998907654321",
  gender: "M",
  birthdate: "1990-05-17",
  citizenship: "UZ",
  age: "adt",
  document: { type: "A", number: "AA1234567", expire: "2031-08-30" },
  price: TOTAL,
  extended_price: { has_changed: false, prev_amount: null, amount: TOTAL },
  tickets: [TICKET],
  price_parts: {
    base: PRICE.amount - 277_000,
    taxes: [
      { code: "ZT", amount: 108_000 },
      { code: "YQ", amount: 144_000 },
    ],
    service_fee: 25_000,
    additional_services: 380_000,
    total: TOTAL,
  },
};

export const CREATED_BOOKING: CreatedBooking = {
  booking_number: "PV7K4QXM",
  id: BOOKING_ID,
  type: "avia",
  status: "booked",
  created: "2027-02-10 12:00:00",
  expire: "2027-02-10 18:00:00",
  refund_availability: true,
  is_charter: false,
  flight_type: "regular",
  price: { has_changed: false, prev_amount: null, amount: TOTAL, currency: "UZS" },
  payer: { name: "Namuna Tolovchi", email: "payer@example.com", tel: "+998901234567" },
  passengers: [PASSENGER],
  directions: [BOOKING_DIRECTION],
  information_for_clients: [],
  expires_at: "2027-02-10T18:00:00Z",
};

const TICKETED_PASSENGER: Booking["passengers"][number] = {
  ...PASSENGER,
  tickets: [{ ...TICKET, ticket_number: "0000000000475" }],
  itinerary_receipt: "https://parvoz.example/receipts/8QmT2vXc5Jr0PnLd3WsKtA.pdf?lang=en",
  additional_baggage: [{ id: BAG_ID, direction: 0, piece: 1, weight: 23, price: { amount: 380_000, currency: "UZS" } }],
};

export const BOOKING: Booking = {
  ...CREATED_BOOKING,
  status: "ticketed",
  passengers: [TICKETED_PASSENGER],
  personal_data_erased: null,
  void_until: "2027-02-11T12:01:30.000Z",
  schedule_changes: [],
};

/** The same booking before its tickets are issued. */
export const UNTICKETED_BOOKING: Booking = {
  ...BOOKING,
  passengers: [{ ...TICKETED_PASSENGER, tickets: PASSENGER.tickets, itinerary_receipt: "" }],
};

const NOTES = { reference: "ORDER-10452", metadata: { desk: "chilonzor-2" } };

/** The same booking with a reference and a note. */
export const NOTED_BOOKING: Booking = { ...UNTICKETED_BOOKING, ...NOTES };

/** The same booking, held for one time more. */
export const EXTENDED_BOOKING: Booking = { ...NOTED_BOOKING, status: "booked", expire: "2027-02-11 18:00:00" };

/** The same booking after its passenger got a new passport and a loyalty number. */
export const RENEWED_BOOKING: Booking = {
  ...BOOKING,
  passengers: [
    {
      ...TICKETED_PASSENGER,
      document: { type: "A", number: "AB7654321", expire: "2036-11-02" },
      loyalty_numbers: [{ airline: AIRLINE.code, number: "100200300" }],
    },
  ],
};

export const BOOKING_PAGE: BookingPage = {
  items: [
    {
      id: BOOKING_ID,
      booking_number: BOOKING.booking_number,
      status: "ticketed",
      pnrs: [TICKET.pnr],
      price: { amount: TOTAL, currency: PRICE.currency },
      directions: [
        {
          departure_airport: "TAS",
          arrival_airport: "IST",
          departure: BOOKING_DIRECTION.departure.datetime,
          arrival: BOOKING_DIRECTION.arrival.datetime,
        },
      ],
      created: BOOKING.created,
      expire: BOOKING.expire,
      updated_at: "2027-02-10T12:01:30.000Z",
      ...NOTES,
    },
  ],
  next_cursor: null,
};

const later = (datetime: string) => datetime.replace(" 09:40", " 11:10").replace(" 12:45", " 14:15");
/** Changes tell of flights without details. */
const [FLIGHT] = PLAIN_DIRECTION.segments;
const LATER_FLIGHT = FLIGHT && {
  ...FLIGHT,
  departure: { ...FLIGHT.departure, datetime: later(FLIGHT.departure.datetime) },
  arrival: { ...FLIGHT.arrival, datetime: later(FLIGHT.arrival.datetime) },
};

/** The same booking after the airline's flight was put off by an hour and a half, which was accepted. */
export const CHANGED_BOOKING: Booking = {
  ...BOOKING,
  schedule_changes: [
    {
      id: SCHEDULE_CHANGE_ID,
      kind: "time",
      state: "accepted",
      escalated: false,
      created: "2027-02-20 08:00:00",
      deadline: "2027-03-11 04:40:00",
      settled: "2027-02-20 09:15:00",
      minutes: 90,
      directions: [{ direction: 0, old: PLAIN_DIRECTION.segments, new: LATER_FLIGHT ? [LATER_FLIGHT] : null }],
      options: { accept: false, refund: false, unanswered: null, alternatives: [] },
    },
  ],
};

const { void_until: _, ...ENDED } = CHANGED_BOOKING;

/** The same booking where everything was returned instead. */
export const RETURNED_BOOKING: Booking = {
  ...ENDED,
  status: "refunded",
  refund_availability: false,
  passengers: CHANGED_BOOKING.passengers.map((passenger) => ({ ...passenger, itinerary_receipt: "" })),
  schedule_changes: CHANGED_BOOKING.schedule_changes.map((change) => ({ ...change, state: "refunded" })),
};

export const RECEIPT: Receipt = { ...TICKETED_PASSENGER, consolidator_id: "parvoz" };

export const FISCAL_DATA: FiscalData = {
  receipt_type: 0,
  ikpu_provider_1: "10104001001000000",
  package_code_provider_1: "1501234",
  id_provider_1: "200000000",
  amount: 3_805_000,
  nds_provider_1: 0,
  ikpu_parvoz: "10305008002000000",
  package_code_parvoz: "1505678",
  service_fee_parvoz: 25_000,
  nds_parvoz: 2_678.57,
  profit: 25_000,
  discount: 0,
  total_amount: TOTAL,
};

/** Once the booking was refunded with a penalty: both make the sale. */
export const RETURNED_FISCAL_DATA: FiscalData = {
  ...FISCAL_DATA,
  amount: 3_305_000,
  service_fee_parvoz: 0,
  nds_parvoz: 0,
  total_amount: 3_305_000,
};

export const KEPT_FISCAL_DATA: FiscalData = { ...FISCAL_DATA, amount: 500_000, total_amount: 525_000 };

export const BOOKING_BAGS: BookingBags = {
  currency: "UZS",
  directions: [{ direction: 0, closed: null }],
  passengers: [
    {
      key: PASSENGER_ID,
      bags: [
        {
          id: BAG_ID,
          title: {
            en: "Extra baggage 1 × 23 kg, TAS–IST",
            ru: "Дополнительный багаж 1 × 23 кг, TAS–IST",
            uz: "Qoʻshimcha bagaj 1 × 23 kg, TAS–IST",
          },
          direction: 0,
          piece: 1,
          weight: 23,
          price: { amount: 380_000, currency: "UZS" },
        },
      ],
    },
  ],
};
