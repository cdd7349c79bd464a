import { expect, it } from "vitest";
import { type DraftLimit, readDraftLimit } from "./draft-limit";

const draft = (change: Partial<DraftLimit> = {}): DraftLimit => ({
  ...{ bookingClass: "", seats: "0", holds: "for_good", day: "", time: "", ...change },
});

it("closes a whole departure for good", () => {
  expect(readDraftLimit(draft())).toEqual({ request: { booking_class: null, seats: 0, until: null }, remarks: {} });
});

it("reads its end by the clock of Tashkent", () => {
  const typed = draft({ bookingClass: "M", seats: " 12 ", holds: "until", day: "2026-12-01", time: "4:30" });
  expect(readDraftLimit(typed).request).toEqual({ booking_class: "M", seats: 12, until: "2026-11-30T23:30:00.000Z" });
});

it.each([
  [{ seats: "" }, "seats"],
  [{ seats: "-1" }, "seats"],
  [{ holds: "until", day: "soon", time: "10:00" }, "day"],
  [{ holds: "until", day: "2026-12-01", time: "25:00" }, "time"],
] satisfies [Partial<DraftLimit>, string][])("with %o is told what is wrong", (change, field) => {
  expect(readDraftLimit(draft(change))).toEqual({ request: null, remarks: { [field]: true } });
});
