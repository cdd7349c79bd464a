import { describe, expect, it } from "vitest";
import {
  formatDate,
  formatDayMonth,
  formatDayOffset,
  formatDuration,
  formatInstant,
  formatLongDate,
  formatMoney,
  formatMoneyDifference,
  formatMonth,
  formatNumber,
  formatTime,
  formatTypedDate,
  formatWeekdayDate,
  tashkentToday,
} from "./formats";

/** No-break and narrow spaces and hyphens as plain ones, so that the expectations can be read. */
function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2011", "-");
}

describe("dates", () => {
  it("names the day in each language", () => {
    expect(plain(formatWeekdayDate("2026-11-20", "en"))).toBe("Fri, 20 Nov");
    expect(plain(formatWeekdayDate("2026-11-20", "ru"))).toBe("пт, 20 ноя");
    expect(plain(formatWeekdayDate("2026-11-20", "uz"))).toBe("ju, 20-noy");
  });

  it("writes dates out for reading aloud", () => {
    expect(formatLongDate("2027-05-09", "en")).toBe("Sunday, 9 May 2027");
    expect(formatLongDate("2027-05-09", "ru")).toBe("воскресенье, 9 мая 2027 г.");
    expect(plain(formatLongDate("2027-05-09", "uz"))).toBe("2027-yil 9-may, yakshanba");
  });

  it("takes the interface's date and time as it takes a date", () => {
    expect(plain(formatDayMonth("2026-01-02 23:55:00", "uz"))).toBe("2-yan");
    expect(plain(formatDate("2026-01-02 23:55:00", "en"))).toBe("2 Jan 2026");
    expect(plain(formatDate("2026-01-02 23:55:00", "uz"))).toBe("2026-yil 2-yanvar");
    expect(formatTime("2026-01-02 23:55:00")).toBe("23:55");
    expect(formatMonth("2026-01-02", "ru")).toBe("Январь 2026");
    expect(formatTypedDate("2031-07-04")).toBe("04.07.2031");
  });

  it("shows a UTC moment on the Tashkent clock, over midnight too", () => {
    expect(plain(formatInstant("2026-12-31 20:30:00", "en"))).toBe("1 Jan 2027, 01:30");
    expect(tashkentToday(new Date("2026-12-31T19:00:00Z"))).toBe("2027-01-01");
    expect(tashkentToday(new Date("2026-12-31T18:59:59Z"))).toBe("2026-12-31");
  });

  it("counts calendar days between two local dates", () => {
    expect(formatDayOffset("2026-11-30 23:50:00", "2026-12-01 04:00:00")).toBe("+1");
    expect(formatDayOffset("2026-11-30 01:00:00", "2026-11-30 23:00:00")).toBe("");
    expect(formatDayOffset("2026-12-01 00:30:00", "2026-11-30 23:00:00")).toBe("−1");
  });
});

describe("durations", () => {
  it("leaves out what is zero", () => {
    expect(plain(formatDuration(155, "en"))).toBe("2 h 35 min");
    expect(plain(formatDuration(155, "ru"))).toBe("2 ч 35 мин");
    expect(plain(formatDuration(155, "uz"))).toBe("2 soat 35 daq");
    expect(plain(formatDuration(120, "en"))).toBe("2 h");
    expect(plain(formatDuration(45, "en"))).toBe("45 min");
    expect(plain(formatDuration(0, "en"))).toBe("0 min");
    expect(plain(formatDuration(1515, "en"))).toBe("25 h 15 min");
  });
});

describe("money", () => {
  it("groups thousands in each language's way", () => {
    expect(plain(formatMoney(1_234_500, "UZS", "uz"))).toBe("1 234 500 soʻm");
    expect(plain(formatMoney(1_234_500, "UZS", "ru"))).toBe("1 234 500 сум");
    expect(plain(formatMoney(1_234_500, "UZS", "en"))).toBe("1,234,500 UZS");
  });

  it("shows cents only where there are any", () => {
    expect(plain(formatMoney(1234.5, "USD", "ru"))).toBe("1 234,50 $");
    expect(plain(formatMoney(99, "EUR", "en"))).toBe("99 EUR");
    expect(formatNumber(0, "uz")).toBe("0");
    expect(formatNumber(999, "uz")).toBe("999");
  });

  it("keeps the sign of a difference", () => {
    expect(plain(formatMoneyDifference(120_000, "UZS", "uz"))).toBe("+ 120 000 soʻm");
    expect(plain(formatMoneyDifference(-5_000, "UZS", "en"))).toBe("− 5,000 UZS");
  });
});
