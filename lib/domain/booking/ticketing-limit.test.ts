import { expect, test } from "vitest";
import { ticketingLimit } from "./ticketing-limit";

const now = new Date("2026-12-01T06:00:00Z");
const minutes = (instant: string) => new Date(instant).getTime() / 60_000;

test.each([
  ["far from departure the hold counts", "2026-12-20T10:00:00Z", "2026-12-02T06:00:00.000Z"],
  ["near departure, two hours before it", "2026-12-01T20:00:00Z", "2026-12-01T18:00:00.000Z"],
  ["with less than two hours left the moment has passed", "2026-12-01T07:00:00Z", "2026-12-01T05:00:00.000Z"],
])("%s", (_, departure, limit) => {
  expect(ticketingLimit(now, 1440, minutes(departure)).toISOString()).toBe(limit);
});
