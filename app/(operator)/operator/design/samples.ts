import type { Choice } from "@/lib/client/offers/choices";
import { OFFER_DIRECTION } from "@/lib/contracts/interface/examples/journey";
import { OFFER } from "@/lib/contracts/interface/examples/offers";
import type { Offer, OfferDirection } from "@/lib/contracts/interface/offers";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";

/** Invented offers and bookings: those of the documentation, and what they do not show. */

export const SAMPLE_OFFER: Offer = OFFER;

/** Carriers that often stand together, of here and of far away. */
export const SAMPLE_CARRIERS = ["HY", "HH", "C6", "US", "TK", "PC", "SU", "S7", "FZ", "EK", "QR", "KC", "DV", "LH", "LO", "AZ", "J2", "W6"];

const CONNECTING: OfferDirection = {
  ...OFFER_DIRECTION,
  arrival: { ...OFFER_DIRECTION.arrival, datetime: "2027-03-13 01:10:00" },
  route_duration: 1050,
  segments: OFFER_DIRECTION.segments.flatMap((segment) => [
    { ...segment, transfer_time: 200 },
    { ...segment, flight_number: "207", seats: 3, departure: { ...segment.departure, datetime: "2027-03-12 20:05:00" } },
  ]),
};

function choiceOf(key: string, offer: Offer): Choice {
  const { directions, price } = offer;
  return {
    ...{
      key,
      offer,
      shown: directions,
      isWhole: true,
      separateFrom: null,
      price: price.amount,
      stops: 0,
      departure: "2027-03-12 09:40:00",
    },
    ...{ isSeparate: offer.is_vtrip, duration: OFFER_DIRECTION.route_duration },
  };
}

export const SAMPLE_CHOICES: readonly Choice[] = [
  choiceOf("direct", SAMPLE_OFFER),
  choiceOf("connecting", {
    ...SAMPLE_OFFER,
    id: "connecting",
    directions: [CONNECTING],
    is_vtrip: true,
    refund: false,
    price: { amount: 10_517_110, currency: "UZS" },
  }),
  choiceOf("return", { ...SAMPLE_OFFER, id: "return", directions: [OFFER_DIRECTION, CONNECTING] }),
];

const END = { city: "Tashkent", airport: "TAS", local: "2027-03-12 09:40:00" };

/** A booking in each status; the last waits for an answer to the airline's change. */
export const SAMPLE_ITEMS: readonly WorkItem[] = BOOKING_STATUSES.map((status, index) => ({
  id: `sample-${status}`,
  booking_number: `DS${String(index).padStart(4, "0")}`,
  status,
  is_partly_refunded: status === "ticketed",
  created: "2027-02-10 18:00:00",
  expire: "2027-02-11 18:00:00",
  flight_type: "regular",
  directions: [{ departure: END, arrival: { ...END, city: "Istanbul", airport: "IST" }, airlines: ["ZZ"], stops: 0 }],
  passengers: [{ first_name: "MALIKA", last_name: "NAMUNAVA", age: "adt" }],
  personal_data_erased: false,
  pnrs: [`ZZ${String(index).padStart(4, "0")}`],
  schedule_change: index === BOOKING_STATUSES.length - 1 ? "open" : null,
  price: { amount: 3_450_000, currency: "UZS" },
  selling: 3_570_000,
  refund: 0,
  customer_refund: 0,
  margin: status === "cancelled" ? null : 120_000,
  agent: "Sevara Namunaviy",
  has_notes: index === 1,
  mode: index === 0 ? "test" : "live",
}));
