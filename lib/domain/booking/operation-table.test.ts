import { describe, expect, test } from "vitest";
import { BOOKING_STATUSES, nextStatus, shownStatus } from "./booking-status";
import { BOOKING_OPERATIONS, type Cell, decide, OPERATION_TABLE, type Outcome } from "./operation-table";

/** What a cell may come to. */
function outcomesOf(cell: Cell): Outcome[] {
  return "when" in cell ? [...outcomesOf(cell.then), ...outcomesOf(cell.otherwise)] : [cell];
}

const cells = BOOKING_STATUSES.flatMap((status) =>
  BOOKING_OPERATIONS.map((operation) => ({ status, operation, outcomes: outcomesOf(OPERATION_TABLE[status][operation]) })),
);

describe("the table of operations", () => {
  test("moves bookings only as the table of transitions does", () => {
    const moves = cells.flatMap(({ status, outcomes }) => outcomes.flatMap((to) => (to.answer === "moved" ? [{ from: status, to }] : [])));
    expect(moves.length).toBeGreaterThan(0);
    for (const { from, to } of moves) expect({ from, to: nextStatus(from, to.action) }).toEqual({ from, to: to.status });
  });

  test("shows every status as callers read it", () => {
    for (const status of BOOKING_STATUSES)
      expect(decide("read", status, () => false)).toEqual({ answer: "shown", status: shownStatus(status) });
  });

  test("gives every refusal of one operation the same code, or one more for money that is missing", () => {
    for (const operation of BOOKING_OPERATIONS) {
      const errors = cells.filter((each) => each.operation === operation).flatMap(({ outcomes }) => outcomes);
      const names = new Set(errors.flatMap((each) => (each.answer === "refused" ? [each.error] : [])));
      expect([...names].filter((name) => name !== "deposit_too_low" && name !== "schedule_changed").length).toBeLessThanOrEqual(1);
    }
  });
});
