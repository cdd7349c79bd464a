import type { AdditionalService, FareRule, Offer } from "../../offers";
import { AIRLINE, BAG_ID, OFFER_DIRECTION, OFFER_ID, PRICE } from "./journey";

export const OFFER: Offer = {
  id: OFFER_ID,
  type: "avia",
  is_charter: false,
  is_vtrip: false,
  flight_type: "regular",
  price: PRICE,
  recommended_price: { amount: 3_553_500, currency: "UZS" },
  taxes_and_fees: { amount: 450_000, currency: "UZS" },
  transfers: false,
  baggage: true,
  refund: true,
  is_fare_family: true,
  fare_family_type: "Standard",
  fare_family_services: [["Hand baggage 1 × 8 kg", "Baggage 1 × 23 kg", "Refund with a penalty"]],
  ticketing_time_limit: "2027-02-10 18:00:00",
  passengers: [{ age: "adt", price: PRICE.amount }],
  age_thresholds: { adult: { min: 12, max: 120 }, child: { min: 2, max: 11 }, infant: { min: 0, max: 1 } },
  documents: { adt: ["A"] },
  directions: [OFFER_DIRECTION],
  information_for_clients: [],
};

const BAG: AdditionalService = {
  id: BAG_ID,
  type: "baggage",
  title: { uz: "Qoʻshimcha yuk: 1 × 23 kg", en: "Extra baggage: 1 × 23 kg", ru: "Дополнительный багаж: 1 × 23 кг" },
  passenger: 0,
  age: "adt",
  direction: 0,
  piece: 1,
  weight: 23,
  price: { amount: 380_000, currency: "UZS" },
};

export const OFFER_WITH_BAGS: Offer = { ...OFFER, additional_services: [BAG] };

export const FAMILY: Offer[] = [
  OFFER,
  {
    ...OFFER,
    id: "q1.k1.h3bT8yKxR6uVn2d7cPqEzA",
    price: { amount: 4_120_000, currency: "UZS" },
    recommended_price: { amount: 4_243_600, currency: "UZS" },
    fare_family_type: "Flex",
    fare_family_services: [["Hand baggage 1 × 8 kg", "Baggage 2 × 23 kg", "Free refund"]],
    passengers: [{ age: "adt", price: 4_120_000 }],
  },
];

export const FARE_RULE: FareRule = {
  direction: 0,
  departure_airport: "TAS",
  arrival_airport: "IST",
  airline: AIRLINE,
  flight_numbers: ["101"],
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
