import type { FieldErrors, FieldPath } from "react-hook-form";
import { FLIGHT_CANCELLED, FLIGHT_TIMES_CHANGED } from "@/lib/client/calls/api-error";
import type { AdditionalService } from "@/lib/contracts/interface/offers";
import { MAX_DIRECTIONS } from "@/lib/contracts/limits";
import type { FlightTimesChanged } from "@/lib/contracts/shared";
import { PASSENGER_FIELDS, type PassengerField } from "@/lib/domain/passengers/passenger-fields";
import type { BookingFields } from "./booking-fields";
import { chosenBags } from "./price/bag-choice";

const PAYER_FIELDS = ["payer_name", "payer_email", "payer_tel"] as const;

type PayerFieldName = (typeof PAYER_FIELDS)[number];

/** The place in the form that shows a field of the interface. */
interface FieldPlace {
  path: FieldPath<BookingFields>;
  /** Number of the passenger, from 0; null for the payer. */
  passenger: number | null;
  field: PassengerField | PayerFieldName | "bags";
}

/** One field that needs another look. */
export interface FieldProblem extends FieldPlace {
  message: string;
}

interface SplitErrors {
  /** Problems of fields in the order of the form. */
  fields: FieldProblem[];
  /** Texts about what the form has no field for, such as the number of passengers. */
  others: string[];
}

/**
 * Puts the error envelope's `errors` (`passengers.0.first_name`, `additional_services.0` → texts) back onto the form's fields.
 * @param onSale extra bags of the offer, as they were when the booking was sent
 */
export function splitErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  { passengers, bags }: Pick<BookingFields, "passengers" | "bags">,
  onSale: readonly AdditionalService[] = [],
): SplitErrors {
  const fields: FieldProblem[] = [];
  const others: string[] = [];
  for (const [key, texts] of Object.entries(errors)) {
    const place = placeOf(key, passengers.length) ?? bagPlaceOf(key, chosenBags(bags, onSale));
    if (place) fields.push({ ...place, message: texts.join(" ") });
    else others.push(...texts);
  }
  return { fields: fields.toSorted((left, right) => rank(left) - rank(right)), others };
}

/** The place in the form that shows a field of the interface, or null where none does. */
export function placeOf(key: string, passengerCount: number): FieldPlace | null {
  const payer = PAYER_FIELDS.find((name) => name === key);
  if (payer) return { path: payer, passenger: null, field: payer };
  const [, index = "", name = ""] = /^passengers\.(\d+)\.(\w+)$/.exec(key) ?? [];
  const field = PASSENGER_FIELDS.find((known) => known === name);
  const passenger = Number(index);
  return field && passenger < passengerCount ? { path: `passengers.${passenger}.${field}`, passenger, field } : null;
}

function bagPlaceOf(key: string, services: readonly AdditionalService[]): FieldPlace | null {
  const [, index = ""] = /^additional_services\.(\d+)$/.exec(key) ?? [];
  const chosen = index === "" ? undefined : services[Number(index)];
  return chosen ? { path: `bags.${chosen.passenger}.byDirection.${chosen.direction}`, passenger: chosen.passenger, field: "bags" } : null;
}

const BAGS_RANK = 90_000;

function rank({ passenger, field }: FieldProblem): number {
  if (field === "bags") return BAGS_RANK + (passenger ?? 0);
  const names: readonly string[] = passenger === null ? PAYER_FIELDS : PASSENGER_FIELDS;
  return (passenger ?? 1000) * 100 + names.indexOf(field);
}

/** The form's own errors as a list, in the order of the form. */
export function listProblems(errors: FieldErrors<BookingFields>, passengerCount: number): FieldProblem[] {
  const keys = Array.from({ length: passengerCount }, (_, index) => PASSENGER_FIELDS.map((field) => `passengers.${index}.${field}`)).flat();
  return [
    ...keys.flatMap((key) => problemAt(errors, key, passengerCount)),
    ...bagProblems(errors, passengerCount),
    ...PAYER_FIELDS.flatMap((key) => problemAt(errors, key, passengerCount)),
  ];
}

const DIRECTIONS = Array.from({ length: MAX_DIRECTIONS }, (_, direction) => direction);

function bagProblems({ bags }: FieldErrors<BookingFields>, passengerCount: number): FieldProblem[] {
  return Array.from({ length: passengerCount }, (_, passenger) =>
    DIRECTIONS.flatMap((direction): FieldProblem[] => {
      const message = bags?.[passenger]?.byDirection?.[direction]?.message;
      return message ? [{ path: `bags.${passenger}.byDirection.${direction}`, passenger, field: "bags", message }] : [];
    }),
  ).flat();
}

function problemAt(errors: FieldErrors<BookingFields>, key: string, passengerCount: number): FieldProblem[] {
  const place = placeOf(key, passengerCount);
  const message = place && messageAt(errors, place);
  return place && message ? [{ ...place, message }] : [];
}

function messageAt(errors: FieldErrors<BookingFields>, { passenger, field }: FieldPlace): string | undefined {
  const payer = PAYER_FIELDS.find((name) => name === field);
  if (payer) return errors[payer]?.message;
  const name = PASSENGER_FIELDS.find((known) => known === field);
  return name && passenger !== null ? errors.passengers?.[passenger]?.[name]?.message : undefined;
}

/** Why an offer cannot be had any more. */
export type GoneReason = "soldOut" | "cancelled" | "expired";

/** What an answer other than success means for the person in front of the form. */
export type BookingRefusal =
  | { kind: "price" }
  | { kind: "times"; change: FlightTimesChanged }
  | { kind: "gone"; reason: GoneReason }
  | { kind: "duplicate"; paid: boolean; bookingId: string | null }
  | { kind: "other" };

/** interface.md, "Known error codes": the offer's price changed, ask for the offer again. */
const PRICE_CODES: readonly number[] = [1030, 1031, 100500];
const DUPLICATE_UNPAID = 5231;
const DUPLICATE_PAID = 5232;
const SOLD_OUT = 100405;

interface Refusal {
  status: number;
  code: number;
  data: Readonly<Record<string, unknown>> | undefined;
}

/** Sorts the service's refusals of a booking (or of a check before it) by what the person can do next. */
export function refusalOf({ status, code, data }: Refusal): BookingRefusal {
  if (PRICE_CODES.includes(code)) return { kind: "price" };
  if (code === DUPLICATE_UNPAID || code === DUPLICATE_PAID) {
    const id = data?.existing_booking_id;
    return { kind: "duplicate", paid: code === DUPLICATE_PAID, bookingId: typeof id === "string" ? id : null };
  }
  if (code === FLIGHT_TIMES_CHANGED && isTimesChanged(data)) return { kind: "times", change: data };
  return status === 404 ? { kind: "gone", reason: reasonOf(code) } : { kind: "other" };
}

/** The service's word is taken for what the directions are; a refusal without them is one like any other. */
function isTimesChanged(data: Refusal["data"]): data is FlightTimesChanged {
  return Array.isArray(data?.directions);
}

function reasonOf(code: number): GoneReason {
  if (code === SOLD_OUT) return "soldOut";
  return code === FLIGHT_CANCELLED ? "cancelled" : "expired";
}
