import type { LeanOffers } from "../lean-offers";
import type { AdditionalService, FareRule, Offer } from "../offers";
import { AIRLINE, BAG_ID, DETAILED_DIRECTION, IST, OFFER_DIRECTION, OFFER_ID, PRICE, TAS } from "./journey";

const HAND_BAGGAGE = { code: "hand_baggage", included: true, title: "Cabin baggage 1 × 8 kg" };
const REFUND = { code: "refund", included: true, title: "Refundable" };

export const OFFER: Offer = {
  id: OFFER_ID,
  type: "avia",
  is_charter: false,
  is_vtrip: false,
  flight_type: "regular",
  price: PRICE,
  recommended_price: { amount: 3_553_500, currency: "UZS" },
  taxes_and_fees: { amount: 277_000, currency: "UZS" },
  transfers: false,
  baggage: true,
  refund: true,
  is_fare_family: true,
  fare_family_type: "Standard",
  fare_family_services: [["Cabin baggage 1 × 8 kg", "Checked baggage 1 × 23 kg", "Refundable"]],
  fare_family_features: [
    [
      HAND_BAGGAGE,
      { code: "baggage", included: true, title: "Checked baggage 1 × 23 kg" },
      REFUND,
      { code: "change", included: false, title: "No changes" },
    ],
  ],
  ticketing_time_limit: "2027-02-10 18:00:00",
  passengers: [{ age: "adt", price: PRICE.amount }],
  age_thresholds: { adult: { min: 12, max: 120 }, child: { min: 2, max: 11 }, infant: { min: 0, max: 1 } },
  documents: { adt: ["A"] },
  directions: [OFFER_DIRECTION],
  information_for_clients: [],
  expires_at: "2027-02-11T00:00:00Z",
};

const PARTS = {
  age: "adt",
  count: 1,
  taxes: [
    { code: "ZT", amount: 108_000 },
    { code: "YQ", amount: 144_000 },
  ],
  service_fee: 25_000,
} as const;
const partsOf = (total: number) => [{ ...PARTS, taxes: [...PARTS.taxes], base: total - 277_000, total }];

/** The same with all that a check tells of it. */
const CHECKED_OFFER: Offer = { ...OFFER, directions: [DETAILED_DIRECTION], price_parts: partsOf(PRICE.amount) };

const BAG: AdditionalService = {
  id: BAG_ID,
  type: "baggage",
  title: { uz: "Qoʻshimcha bagaj: 1 × 23 kg", en: "Extra baggage: 1 × 23 kg", ru: "Дополнительный багаж: 1 × 23 кг" },
  passenger: 0,
  age: "adt",
  direction: 0,
  piece: 1,
  weight: 23,
  price: { amount: 380_000, currency: "UZS" },
};

export const OFFER_WITH_BAGS: Offer = { ...CHECKED_OFFER, additional_services: [BAG] };

export const FAMILY: Offer[] = [
  CHECKED_OFFER,
  {
    ...CHECKED_OFFER,
    id: "q1.k1.h3bT8yKxR6uVn2d7cPqEzA",
    price: { amount: 4_120_000, currency: "UZS" },
    recommended_price: { amount: 4_243_600, currency: "UZS" },
    fare_family_type: "Flex",
    fare_family_services: [["Cabin baggage 1 × 8 kg", "Checked baggage 2 × 23 kg", "Refundable", "Changes permitted"]],
    fare_family_features: [
      [
        HAND_BAGGAGE,
        { code: "baggage", included: true, title: "Checked baggage 2 × 23 kg" },
        REFUND,
        { code: "change", included: true, title: "Changes permitted" },
      ],
    ],
    passengers: [{ age: "adt", price: 4_120_000 }],
    price_parts: partsOf(4_120_000),
  },
];

export const LEAN_OFFERS: LeanOffers = {
  items: [
    {
      id: OFFER_ID,
      flight_type: "regular",
      price: OFFER.price,
      recommended_price: OFFER.recommended_price,
      taxes_and_fees: OFFER.taxes_and_fees,
      passengers: [{ age: "adt", count: 1, price: PRICE.amount }],
      is_fare_family: true,
      fare_family_type: "Standard",
      ticketing_time_limit: "2027-02-10 18:00:00",
      expires_at: "2027-02-11T00:00:00Z",
      directions: [{ segments: [0], route_duration: 305, connections: [] }],
    },
  ],
  segments: [
    {
      airline: "ZZ",
      flight_number: "101",
      departure: { airport: "TAS", terminal: "2", datetime: "2027-03-12 09:40:00", utc: "2027-03-12T04:40:00Z" },
      arrival: { airport: "IST", terminal: null, datetime: "2027-03-12 12:45:00", utc: "2027-03-12T09:45:00Z" },
      travel_time: 305,
      aircraft: "320",
      technical_stops: [],
      service_class: "E",
      booking_class: "Y",
      fare_basis: "YSTD",
      seats: 9,
      refund: true,
      change: true,
      handbags: { piece: 1, weight: 8 },
      baggage: { piece: 1, weight: 23 },
    },
  ],
  references: {
    airports: { TAS, IST },
    airlines: { ZZ: AIRLINE },
    aircraft: { "320": { code: "320", title: "Airbus A320" } },
  },
  total: 41,
  next_cursor: "1.kX0s5n2mQ8vB4tZc",
};

export const FARE_RULE: FareRule = {
  direction: 0,
  departure_airport: "TAS",
  arrival_airport: "IST",
  airline: AIRLINE,
  flight_numbers: ["ZZ 101"],
  fare_basis: "YSTD",
  fare_family_type: "Standard",
  booking_class: "Y",
  refund: {
    before_departure: { allowed: true, amount: 500_000, currency: "UZS" },
    after_departure: { allowed: false, amount: null, currency: "UZS" },
  },
  change: {
    before_departure: { allowed: true, amount: 300_000, currency: "UZS" },
    after_departure: { allowed: false, amount: null, currency: "UZS" },
  },
  handbags: { piece: 1, weight: 8 },
  baggage: { piece: 1, weight: 23 },
  text: {
    uz: "Joʻnashdan oldin qaytarish: 500 000 UZS jarima. Joʻnashdan keyin qaytarilmaydi.",
    en: "Refund before departure: penalty 500,000 UZS. No refund after departure.",
    ru: "Возврат до вылета: штраф 500 000 UZS. После вылета возврата нет.",
  },
};
