import type { Booking, CreatedBooking, FiscalData, Receipt } from "../../bookings";
import { AIRLINE, BAG_ID, BOOKING_DIRECTION, BOOKING_ID, PRICE, SCHEDULE_CHANGE_ID } from "./journey";

const TOTAL = PRICE.amount + 380_000;

const TICKET = {
  pnr: "Z7K4QX",
  airline_locators: ["Z7K4QX"],
  ticket_number: null,
  carrier: AIRLINE,
  provider: "sandbox",
};

const PASSENGER: CreatedBooking["passengers"][number] = {
  key: "01937c5a-2f64-7b1e-9d3a-600000000001",
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
};

const TICKETED_PASSENGER: Booking["passengers"][number] = {
  ...PASSENGER,
  tickets: [{ ...TICKET, ticket_number: "9992400000017" }],
  itinerary_receipt: "https://parvoz.example/receipts/8QmT2vXc",
  additional_baggage: [{ id: BAG_ID, direction: 0, piece: 1, weight: 23, price: { amount: 380_000, currency: "UZS" } }],
};

export const BOOKING: Booking = { ...CREATED_BOOKING, status: "ticketed", passengers: [TICKETED_PASSENGER], schedule_changes: [] };

const later = (datetime: string) => datetime.replace(" 09:40", " 11:10").replace(" 12:45", " 14:15");
const [FLIGHT] = BOOKING_DIRECTION.segments;
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
      directions: [{ direction: 0, old: BOOKING_DIRECTION.segments, new: LATER_FLIGHT ? [LATER_FLIGHT] : null }],
      options: { accept: false, refund: false, unanswered: null, alternatives: [] },
    },
  ],
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
