import { expect, test } from "vitest";
import { extendedLimit, ticketingLimit } from "./ticketing-limit";

const now = new Date("2026-12-01T06:00:00Z");
const minutes = (instant: string) => new Date(instant).getTime() / 60_000;

test.each([
  ["far from departure the hold counts", "2026-12-20T10:00:00Z", "2026-12-02T06:00:00.000Z"],
  ["near departure, two hours before it", "2026-12-01T20:00:00Z", "2026-12-01T18:00:00.000Z"],
  ["with less than two hours left the moment has passed", "2026-12-01T07:00:00Z", "2026-12-01T05:00:00.000Z"],
])("%s", (_, departure, limit) => {
  expect(ticketingLimit(now, 1440, minutes(departure)).toISOString()).toBe(limit);
});

test("a hold is extended by one hold each time, until all extensions are used or departure is near", () => {
  const held = { createdAt: now, holdMinutes: 1440, most: 2, firstDepartureUtcMinutes: minutes("2026-12-20T10:00:00Z") };
  const after = (expiresAt: string, other = {}) => extendedLimit({ ...held, expiresAt: new Date(expiresAt), ...other })?.toISOString();
  expect(after("2026-12-02T06:00:00Z")).toBe("2026-12-03T06:00:00.000Z");
  expect(after("2026-12-03T06:00:00Z")).toBe("2026-12-04T06:00:00.000Z");
  expect(after("2026-12-04T06:00:00Z")).toBeUndefined();
  const near = { firstDepartureUtcMinutes: minutes("2026-12-02T20:00:00Z") };
  expect(after("2026-12-02T06:00:00Z", near)).toBe("2026-12-02T18:00:00.000Z");
  expect(after("2026-12-02T18:00:00Z", near)).toBeUndefined();
});
