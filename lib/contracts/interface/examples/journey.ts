import type { BookingRequest } from "../bookings";
import type { OfferDirection } from "../offers";

/** The journey of all examples: the invented airline of the sandbox, an invented passenger. */

const UZBEKISTAN = {
  code: "UZ",
  title: "Uzbekistan",
  title_intl: { uz: "Oʻzbekiston", en: "Uzbekistan", ru: "Узбекистан" },
};
export const TURKEY = { code: "TR", title: "Türkiye", title_intl: { uz: "Turkiya", en: "Türkiye", ru: "Турция" } };

export const TAS = {
  code: "TAS",
  title: "Tashkent International Airport",
  title_intl: { uz: "Toshkent xalqaro aeroporti", en: "Tashkent International Airport", ru: "Международный аэропорт Ташкент" },
  city: "Tashkent",
  city_intl: { uz: "Toshkent", en: "Tashkent", ru: "Ташкент" },
  country: UZBEKISTAN,
};
export const IST = {
  code: "IST",
  title: "Istanbul Airport",
  title_intl: { uz: "Istanbul aeroporti", en: "Istanbul Airport", ru: "Аэропорт Стамбул" },
  city: "Istanbul",
  city_intl: { uz: "Istanbul", en: "Istanbul", ru: "Стамбул" },
  country: TURKEY,
};

export const AIRLINE = { code: "ZZ", title: "Parvoz Test Air (invented)" };
export const PRICE = { amount: 3_450_000, currency: "UZS" } as const;

const BOOKING_SEGMENT = {
  departure: { datetime: "2027-03-12 09:40:00", airport: { ...TAS, terminal: "2" } },
  arrival: { datetime: "2027-03-12 12:45:00", airport: { ...IST, terminal: null } },
  airline: AIRLINE,
  service_class: "E",
  flight_number: "101",
  travel_time: 305,
  transfer_time: null,
  aircraft: "Airbus A320",
  refund: true,
  change: true,
  handbags: { piece: 1, weight: 8 },
  baggage: { piece: 1, weight: 23 },
  comment: "",
  technical_stops: [],
  information_for_clients: [],
} as const;

const ends = {
  departure: { datetime: "2027-03-12 09:40:00", airport: TAS },
  arrival: { datetime: "2027-03-12 12:45:00", airport: IST },
  travel_time: 305,
  transfer_time: null,
  route_duration: 305,
};

const copySegment = () => ({ ...BOOKING_SEGMENT, technical_stops: [], information_for_clients: [] });

/** The same with its details. */
const detailedSegment = () => ({
  ...copySegment(),
  departure: { ...BOOKING_SEGMENT.departure, time_zone: "Asia/Tashkent", utc: "2027-03-12T04:40:00Z" },
  arrival: { ...BOOKING_SEGMENT.arrival, time_zone: "Europe/Istanbul", utc: "2027-03-12T09:45:00Z" },
  booking_class: "Y",
  fare_basis: "YSTD",
  aircraft_code: "320",
  distance_km: 3356,
  emissions: { co2e_kg: 249.5, co2e_kg_with_forcing: 422 },
});

export const OFFER_DIRECTION: OfferDirection = { ...ends, segments: [{ ...copySegment(), seats: 9 }] };
export const DETAILED_DIRECTION: OfferDirection = { ...ends, segments: [{ ...detailedSegment(), seats: 9 }] };
export const PLAIN_DIRECTION = { ...ends, segments: [copySegment()] };
export const BOOKING_DIRECTION = { ...ends, segments: [detailedSegment()] };

export const OFFER_ID = "q1.k1.Vw9sQ2Zl8mJXc0m5oTgq4w";
export const BOOKING_ID = "01937c5a-2f64-7b1e-9d3a-5f0c8e1b7a42";
export const SCHEDULE_CHANGE_ID = "01937c5a-2f64-7b1e-9d3a-800000000001";
export const PASSENGER_ID = "01937c5a-2f64-7b1e-9d3a-600000000001";
export const BAG_ID = "bag-p0-d0-1x23kg-38000000";

export const BOOKING_REQUEST: BookingRequest = {
  payer_name: "Namuna Tolovchi",
  payer_email: "payer@example.com",
  payer_tel: "+998901234567",
  passengers: [
    {
      first_name: "NAMUNA",
      last_name: "SINOVOV",
      age: "adt",
      birthdate: "1990-05-17",
      gender: "M",
      citizenship: "UZ",
      tel: "+998907654321",
      doc_type: "A",
      doc_number: "AA1234567",
      doc_expire: "2031-08-30",
    },
  ],
  additional_services: [BAG_ID],
};

export const PARTY = { service_class: "E", adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
