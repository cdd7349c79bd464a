import { describe, expect, it } from "vitest";
import { countdownText, instantOf, timeLeft } from "./countdown";

const expire = instantOf("2026-11-20 12:00:00");
const secondsBefore = (seconds: number) => timeLeft(expire, expire - seconds * 1000);

describe("countdown to the auto-cancel moment", () => {
  it("reads the moment as UTC", () => {
    expect(expire).toBe(Date.UTC(2026, 10, 20, 12));
  });

  it("shows the two largest useful units", () => {
    expect(countdownText(secondsBefore(2 * 86_400 + 3 * 3600 + 59))).toEqual({ form: "days", days: 2, hours: 3 });
    expect(countdownText(secondsBefore(3600))).toEqual({ form: "hours", hours: 1, minutes: 0 });
    expect(countdownText(secondsBefore(3599))).toEqual({ form: "clock", clock: "59:59" });
    expect(countdownText(secondsBefore(5))).toEqual({ form: "clock", clock: "00:05" });
  });

  it("is urgent in the last ten minutes and over at the moment itself, not before", () => {
    expect(secondsBefore(601).urgent).toBe(false);
    expect(secondsBefore(599).urgent).toBe(true);
    expect(timeLeft(expire, expire - 1).over).toBe(false);
    expect(timeLeft(expire, expire).over).toBe(true);
    expect(timeLeft(expire, expire + 60_000)).toMatchObject({ over: true, minutes: 0, seconds: 0 });
  });
});
