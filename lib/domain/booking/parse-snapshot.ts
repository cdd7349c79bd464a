import { z } from "zod";
import { remembered } from "@/lib/util/waiting/remembered";
import { CURRENCIES } from "../money";
import { FLIGHT_TYPES } from "../offer";
import { AGE_GROUPS } from "../passengers/passengers";
import type { BookingSnapshot } from "./booking-snapshot";

const amount = z.int();
const taxes = z.array(z.object({ code: z.string(), amountMinor: amount, byDirection: z.array(amount).optional() }));
const bag = z.object({ id: z.string(), direction: z.int(), pieces: z.int(), kg: z.int(), amountMinor: amount });
const cabin = z.enum(["E", "B"]);
const baggage = z.object({ pieces: z.int(), kg: z.int() });
const stop = z.object({ airport: z.string(), local: z.string(), utc: z.int(), terminal: z.string().nullable() });
const technicalStop = z.object({ airport: z.string(), arrivalLocal: z.string(), departureLocal: z.string(), durationMinutes: z.int() });

/** A flight as a booking keeps it. */
export const keptSegment = z.object({
  carrier: z.string(),
  flightNumber: z.string(),
  departure: stop,
  arrival: stop,
  durationMinutes: z.int(),
  aircraft: z.string(),
  cabin,
  bookingClass: z.string(),
  brand: z.string(),
  seatsLeft: z.int(),
  refundable: z.boolean(),
  changeable: z.boolean(),
  handBaggage: baggage,
  baggage: baggage.nullable(),
  technicalStops: z.array(technicalStop),
  operatedBy: z.object({ carrier: z.string(), name: z.string() }).optional(),
  surface: z.literal(true).optional(),
});

/** The directions of a journey as a booking keeps them. */
export const keptDirections = z.array(z.object({ segments: z.array(keptSegment) }));

const penalty = z.discriminatedUnion("permitted", [
  z.object({ permitted: z.literal(false) }),
  z.object({ permitted: z.literal(true), feeMinor: amount }),
]);

/** Conditions of a fare as a booking keeps them. */
export const conditions = z.object({
  direction: z.int(),
  fromSegment: z.int(),
  toSegment: z.int(),
  carrier: z.string(),
  origin: z.string(),
  destination: z.string(),
  brand: z.string(),
  bookingClass: z.string(),
  fareBasis: z.string(),
  refundBefore: penalty,
  refundAfter: penalty,
  changeBefore: penalty,
  changeAfter: penalty,
  adultFareMinor: amount,
});

/** Which flights travel on one ticket. */
export const ticketGroup = z.object({
  validatingCarrier: z.string(),
  carriers: z.array(z.string()),
  segments: z.array(z.tuple([z.int(), z.int()])),
});

const price = z.object({
  age: z.enum(AGE_GROUPS),
  fareMinor: amount,
  taxes,
  serviceFeeMinor: amount,
  markupMinor: amount.optional(),
  discountMinor: amount.optional(),
  bags: z.array(bag),
  totalMinor: amount,
});

const snapshot = z.object({
  version: z.literal(1),
  supplier: z.string(),
  reference: z.string(),
  flightType: z.enum(FLIGHT_TYPES),
  currency: z.enum(CURRENCIES),
  directions: keptDirections,
  brand: z.string(),
  services: z.array(z.string()),
  conditions: z.array(conditions),
  ticketGroups: z.array(ticketGroup),
  notices: z.array(z.object({ uz: z.string(), ru: z.string(), en: z.string() })),
  prices: z.array(price),
});

/** Snapshots that were parsed: a request asks several times for the snapshot of one row, which is then not checked again. */
const parsed = new WeakMap<object, BookingSnapshot>();

/**
 * Reads the snapshot kept in a booking's row.
 * @throws ZodError where the row does not hold one: nothing may be shown or paid from guesses
 */
export function parseSnapshot(json: unknown): BookingSnapshot {
  if (typeof json !== "object" || json === null) return snapshot.parse(json);
  return remembered(parsed, json, () => snapshot.parse(json));
}
