import { describe, expect, test } from "vitest";
import { BOOKING_ACTIONS, BOOKING_STATUSES, isLive, nextStatus } from "../booking-status";
import { moveBooking } from "./move-booking";

const seats = [{ legKey: "HY0271|2026-12-01|TASIST", bookingClass: "T", seats: 2, limits: [{ classes: "T", limit: 9 }] }];
const moves = BOOKING_STATUSES.flatMap((from) => BOOKING_ACTIONS.map((action) => ({ from, action, to: nextStatus(from, action) })));

describe.each([null, "019a0000-0000-7000-8000-000000000001"])("with %s as the open change of schedule", (openChangeId) => {
  test("every move of the table leads where it says, and is told last", () => {
    for (const { from, action, to } of moves) {
      if (!to) continue;
      const change = moveBooking({ status: from, openChangeId, seats }, action);
      expect([change.row?.status ?? from, change.events.at(-1)]).toEqual([to, { action, from, to }]);
    }
  });

  test("what the table does not know is refused", () => {
    for (const { from, action } of moves.filter(({ to }) => to === null))
      expect(() => moveBooking({ status: from, openChangeId, seats }, action)).toThrow(RangeError);
  });

  test("a booking that ends gives back seats and claims, and no other does", () => {
    for (const { from, action, to } of moves) {
      if (!to) continue;
      const { give, claims } = moveBooking({ status: from, openChangeId, seats }, action);
      expect([give, claims]).toEqual(isLive(from) && !isLive(to) ? [seats, { all: true }] : [undefined, undefined]);
    }
  });
});

test("an open change of schedule ends with its booking: as refunded where that is the answer to it", () => {
  const booking = { status: "ticketed", openChangeId: "c", seats } as const;
  expect(moveBooking(booking, "void").scheduleChange).toEqual({ settle: { id: "c", state: "ended" } });
  const refund = moveBooking(booking, "refund", { refundsChange: true });
  expect(refund.scheduleChange).toEqual({ settle: { id: "c", state: "refunded" } });
  expect(refund.row).toEqual({ status: "refunded", openChangeId: null });
  expect(refund.events.map(({ action }) => action)).toEqual(["settle_change", "refund"]);
  expect(moveBooking(booking, "request_refund").scheduleChange).toBeUndefined();
});
