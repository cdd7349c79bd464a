import { expect, test } from "vitest";
import { BOOKING_STATUSES, type BookingStatus, isLive, nextStatus, TRANSITIONS } from "./booking-status";

/** Statuses that a booking may reach; the others of the reference list are of suppliers that this service does not have. */
const IN_USE: BookingStatus[] = [
  "booked",
  "cancelled",
  "paid",
  "partiallyrefunded",
  "refund_request_sent",
  "refundauthorized",
  "refunded",
  "ticketed",
];

function reachableFrom(start: BookingStatus): BookingStatus[] {
  const seen = new Set<BookingStatus>([start]);
  for (const status of seen) for (const next of Object.values(TRANSITIONS[status])) seen.add(next);
  return [...seen].sort();
}

test("from a new booking every status in use can be reached, and no other", () => {
  expect(reachableFrom("booked")).toEqual([...IN_USE].sort());
});

test("a booking ends only cancelled or refunded", () => {
  const ends = IN_USE.filter((status) => Object.keys(TRANSITIONS[status]).length === 0);
  expect(ends.sort()).toEqual(["cancelled", "partiallyrefunded", "refunded"]);
});

test("nothing moves a booking that has ended back to life", () => {
  const dead = BOOKING_STATUSES.filter((status) => !isLive(status));
  for (const status of dead) expect(Object.values(TRANSITIONS[status]).filter(isLive)).toEqual([]);
});

test("an action that a status does not know moves nothing", () => {
  expect(nextStatus("paid", "pay")).toBeNull();
  expect(nextStatus("ticketed", "cancel_unpaid")).toBeNull();
  expect(nextStatus("cancelled", "pay")).toBeNull();
});
