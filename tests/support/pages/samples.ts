import type { Booking, CreatedBooking } from "@/lib/contracts/interface/bookings";
import type { AdditionalService, Offer, OfferDirection } from "@/lib/contracts/interface/offers";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";

/** Invented offers and bookings as the interface gives them, for tests of pages. */

/** A flight of two hours, `TAS-IST`, at eight in the morning of a day. */
export function sampleDirection(route: string, date: string): OfferDirection {
  const [from = "", to = ""] = route.split("-");
  const departure = { datetime: `${date} 08:00:00`, airport: sampleAirport(from) };
  const arrival = { datetime: `${date} 10:00:00`, airport: sampleAirport(to) };
  return {
    departure,
    arrival,
    travel_time: 120,
    transfer_time: null,
    route_duration: 120,
    segments: [
      {
        departure: { ...departure, airport: { ...departure.airport, terminal: null } },
        arrival: { ...arrival, airport: { ...arrival.airport, terminal: null } },
        airline: { code: "HY", title: "Uzbekistan Airways" },
        service_class: "E",
        flight_number: "271",
        travel_time: 120,
        transfer_time: null,
        aircraft: "Airbus A320",
        refund: true,
        change: true,
        handbags: { piece: 1, weight: 8 },
        baggage: { piece: 1, weight: 23 },
        comment: "",
        technical_stops: [],
        information_for_clients: [],
        seats: 9,
      },
    ],
  };
}

const CITIES: Partial<Record<string, string>> = { TAS: "Tashkent", IST: "Istanbul", SAW: "Istanbul", LHR: "London", DXB: "Dubai" };

function sampleAirport(code: string) {
  const names = { uz: null, en: null, ru: null };
  const city = CITIES[code] ?? code;
  return { code, title: city, title_intl: names, city, city_intl: names, country: { code: "UZ", title: "Uzbekistan", title_intl: names } };
}

/** One adult, 1,000,000 UZS, Tashkent – Istanbul on 10 December 2026. */
export function sampleOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: "offer-1",
    type: "avia",
    is_charter: false,
    is_vtrip: false,
    flight_type: "regular",
    price: { amount: 1_000_000, currency: "UZS" },
    recommended_price: { amount: 1_000_000, currency: "UZS" },
    taxes_and_fees: { amount: 200_000, currency: "UZS" },
    transfers: false,
    baggage: true,
    refund: true,
    is_fare_family: false,
    fare_family_type: "BASIC",
    fare_family_services: [],
    fare_family_features: [],
    ticketing_time_limit: "2026-11-20 15:00:00",
    passengers: [{ age: "adt", price: 1_000_000 }],
    age_thresholds: { adult: { min: 12, max: 120 }, child: { min: 2, max: 11 }, infant: { min: 0, max: 1 } },
    documents: { adt: ["A"] },
    directions: [sampleDirection("TAS-IST", "2026-12-10")],
    information_for_clients: [],
    ...change,
  };
}

/** One piece of 23 kg for a passenger in a direction, 100,000 UZS. */
export function sampleBag(passenger: number, direction: number, age: AgeGroup = "adt"): AdditionalService {
  const title = { uz: "Bagaj", en: "Bag", ru: "Багаж" };
  const price = { amount: 100_000, currency: "UZS" } as const;
  return { id: `bag-${passenger}-${direction}`, type: "baggage", title, passenger, age, direction, piece: 1, weight: 23, price };
}

/** The sample offer booked and not paid. */
export function sampleBooking(change: Partial<Booking> = {}): Booking {
  const { directions, price } = sampleOffer();
  return {
    booking_number: "P7K3M9",
    id: "b-1",
    type: "avia",
    status: "booked",
    created: "2026-11-20 10:00:00",
    expire: "2026-11-20 15:00:00",
    refund_availability: true,
    is_charter: false,
    personal_data_erased: null,
    schedule_changes: [],
    flight_type: "regular",
    price: { has_changed: false, prev_amount: null, ...price },
    payer: { name: "Malika Karimova", email: "malika@parvoz.example", tel: "+998901234567" },
    passengers: [],
    directions: directions.map(({ segments, ...direction }) => ({
      ...direction,
      segments: segments.map(({ seats: _, ...segment }) => segment),
    })),
    information_for_clients: [],
    ...change,
  };
}

/** An adult of a booking who pays 500,000 UZS, without a ticket. */
export function samplePassenger(change: Partial<Booking["passengers"][number]> = {}): Booking["passengers"][number] {
  return {
    ...{ key: "p-1", first_name: "LOLA", last_name: "KARIMOV", middle_name: null, birthdate: "1990-02-07", citizenship: "UZ" },
    ...{ age: "adt", gender: "M", tel: "+998901234567", email: "", price: 500_000, itinerary_receipt: "" },
    ...{ tickets: [], additional_baggage: [], loyalty_numbers: [] },
    document: { type: "A", number: "AA1234567", expire: "2031-01-01" },
    extended_price: { has_changed: false, prev_amount: null, amount: 500_000 },
    ...change,
  };
}

/** The sample booking as its creation answers it. */
export function sampleCreated(): CreatedBooking {
  const { schedule_changes: _, personal_data_erased: _erased, ...created } = sampleBooking();
  return created;
}

/** The sample booking's flight moved to three hours later, with one other flight to choose; it waits for an answer. */
export function sampleChange(change: Partial<ScheduleChange> = {}): ScheduleChange {
  const [old] = sampleBooking().directions;
  const segments = old?.segments ?? [];
  const at = (flight: ScheduleSegment, hours: string, number = flight.flight_number): ScheduleSegment => ({
    ...flight,
    flight_number: number,
    departure: { ...flight.departure, datetime: `2026-12-10 ${hours}:00:00` },
  });
  const later = segments.map((flight) => at(flight, "11"));
  return {
    id: "c-1",
    kind: "time",
    state: "open",
    escalated: false,
    created: "2026-11-20 09:00:00",
    deadline: "2026-12-09 03:00:00",
    settled: null,
    minutes: 180,
    directions: [{ direction: 0, old: segments, new: later }],
    options: {
      accept: true,
      refund: true,
      unanswered: "accept",
      alternatives: [
        { id: "other-1", directions: [{ direction: 0, segments: segments.map((flight) => at(flight, "09", "273")) }] },
        { id: "other-2", directions: [{ direction: 0, segments: segments.map((flight) => at(flight, "15", "275")) }] },
      ],
    },
    ...change,
  };
}

type ScheduleSegment = ScheduleChange["directions"][number]["old"][number];

/** What the portal knows of the sample booking beside. */
export function sampleExtras(change: Partial<PortalBooking> = {}): PortalBooking {
  return {
    ...{
      calendarUrl: "https://parvoz.example/calendars/token.ics",
      jointReceiptUrl: null,
      customer_locale: null,
      payer_email_is_agencys: false,
      mails: [],
      handovers: [],
      house_acts: [],
      price_changes: [],
      shares: [],
    },
    agency: { agency: "Parvoz Travel", contacts: { tel: "", email: "", address: "", telegram: "" }, has_logo: false, colour: "" },
    ...{
      tripUrl: "https://parvoz.example/trip/token",
      events: [],
      void_until: null,
      refund_request: null,
      askable: null,
      whole_back: 1_000_000,
      customer_back: null,
      change_back: null,
      correctable: [],
      longer_hold: null,
      refund: null,
      refunds: [],
    },
    ticket_directions: [[0]],
    selling: sampleSelling(),
    ...change,
  };
}

/** Of a booking that is sold for what it costs. */
export function sampleSelling(change: Partial<PortalBooking["selling"]> = {}): PortalBooking["selling"] {
  const sold = { currency: "UZS" as const, amount: 1_000_000, cost: 1_000_000, passengers: [] };
  return { ...sold, is_own: false, bounds: null, customer_refund: null, margin: 0, ...change };
}
