import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fromDayNumber } from "@/lib/domain/dates";
import { MONTHS } from "@/lib/domain/text/days";
import { MONTHS_SHORT } from "@/lib/domain/text/short-names";
import { MONTHS_ALONE } from "./calendar-names";
import { formatDate, formatLongDate, formatTypedDate } from "./formats";
import { type DateUse, readTravelDates, readTypedDate } from "./typed-date";

const TODAY = "2026-11-24";
const read = (text: string, use: DateUse = "birth") => readTypedDate(text, { use, today: TODAY });

describe("a birth date", () => {
  test.each([
    "120585",
    "12051985",
    "19850512",
    "12MAY85",
    "12may1985",
    "12 May 1985",
    "May 12, 1985",
    "12.5.85",
    "12.05.1985",
    "12/05/1985",
    "12-5-85",
    "12 5 85",
    "1985-05-12",
    "1985.5.12",
    "12 мая 1985 г.",
    "12 май 85",
    "12МАЯ85",
    "1985-yil 12-may",
    "12-may 1985",
    "12‑may 1985",
    " 12.05.1985 ",
  ])("may be typed as %s", (text) => {
    expect(read(text)).toBe("1985-05-12");
  });

  it("of two digits lies in the past, up to today", () => {
    expect(read("241126")).toBe("2026-11-24");
    expect(read("251126")).toBe("1926-11-25");
    expect(read("010100")).toBe("2000-01-01");
    expect(read("290200")).toBe("2000-02-29");
  });
});

describe("the day a document expires", () => {
  it("of two digits lies at most twenty years ahead: one that has expired is not made valid for a century", () => {
    expect(read("04JUL31", "expiry")).toBe("2031-07-04");
    expect(read("1.1.25", "expiry")).toBe("2025-01-01");
    expect(read("1.1.05", "expiry")).toBe("2005-01-01");
    expect(read("31.12.46", "expiry")).toBe("2046-12-31");
    expect(read("1.1.47", "expiry")).toBe("1947-01-01");
    expect(read("120585", "expiry")).toBe("1985-05-12");
    expect(read("010195", "expiry")).toBe("1995-01-01");
    expect(read("31.12.99", "expiry")).toBe("1999-12-31");
  });

  it("of four digits is taken as it stands: some cards are valid for life", () => {
    expect(read("31.12.2099", "expiry")).toBe("2099-12-31");
  });
});

describe("a day of travel", () => {
  it("may leave the year out: then it is the next one", () => {
    expect(read("12DEC", "travel")).toBe("2026-12-12");
    expect(read("12.12", "travel")).toBe("2026-12-12");
    expect(read("1212", "travel")).toBe("2026-12-12");
    expect(read("24 ноя", "travel")).toBe("2026-11-24");
    expect(read("23noy", "travel")).toBe("2027-11-23");
    expect(read("29feb", "travel")).toBe("2028-02-29");
    expect(read("12DEC")).toBeNull();
  });

  it("is none of the last or the next century", () => {
    expect(read("12DEC 19", "travel")).toBeNull();
    expect(read("12.12.26", "travel")).toBe("2026-12-12");
  });

  it("comes with the return in one text", () => {
    expect(readTravelDates("12DEC 19DEC", TODAY)).toEqual(["2026-12-12", "2026-12-19"]);
    expect(readTravelDates("28 dec 3 jan", TODAY)).toEqual(["2026-12-28", "2027-01-03"]);
    expect(readTravelDates("12.12-19.12", TODAY)).toEqual(["2026-12-12", "2026-12-19"]);
    expect(readTravelDates("2026-12-12 – 2026-12-19", TODAY)).toEqual(["2026-12-12", "2026-12-19"]);
    expect(readTravelDates("121226 191226", TODAY)).toEqual(["2026-12-12", "2026-12-19"]);
    expect(readTravelDates("12 дек", TODAY)).toEqual(["2026-12-12"]);
    expect(readTravelDates("12DEC noon", TODAY)).toBeNull();
    expect(readTravelDates("2026-12-19 2026-12-12", TODAY)).toBeNull();
  });
});

it("in a list's filter is the nearest one", () => {
  expect(read("12NOV", "list")).toBe("2026-11-12");
  expect(read("12DEC", "list")).toBe("2026-12-12");
  expect(read("28.01", "list")).toBe("2027-01-28");
  expect(read("121224", "list")).toBe("2024-12-12");
  expect(read("29feb", "list")).toBeNull();
});

describe("what is no date", () => {
  test.each(["", "12", "12.5", "12.5.8", "12.5.198", "29.02.2027", "31.04.2027", "05/13/1985", "12:05:85", "12 iyu 85", "ma 12 85"])(
    "%s is not read",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

/** Every day from 1900-01-01 to 2199-12-31. */
const anyDay = fc.integer({ min: -25_567, max: 84_005 }).map(fromDayNumber);
const anyUse = fc.constantFrom<DateUse>("birth", "expiry", "travel", "list");

test("every day is read from every way in which pages write it, and from all names of its month", () => {
  fc.assert(
    fc.property(anyDay, anyUse, fc.constantFrom("en", "ru", "uz"), (date, use, locale) => {
      const [year = "", month = "", day = ""] = date.split("-");
      const names = [MONTHS, MONTHS_ALONE, MONTHS_SHORT].map((table) => table[locale][Number(month) - 1] ?? "");
      const written = [
        ...[date, formatTypedDate(date), formatDate(date, locale), `${day}${month}${year}`, `${Number(day)}/${Number(month)}/${year}`],
        ...names.flatMap((name) => [`${day}${name}${year}`, `${Number(day)} ${name.toUpperCase()} ${year}`]),
        formatLongDate(date, locale).replace(/^\p{L}+, |, \p{L}+$/u, ""),
      ];
      for (const text of written) expect([text, readTypedDate(text, { use, today: TODAY })]).toEqual([text, date]);
    }),
  );
});

test("a year of two digits is the nearest one that its use allows", () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const short = `${date.slice(8)}${date.slice(5, 7)}${date.slice(2, 4)}`;
      const born = read(short);
      const expires = read(short, "expiry");
      for (const found of [born, expires]) if (found) expect(found.slice(2)).toBe(date.slice(2));
      if (born) expect(born <= TODAY && Number(born.slice(0, 4)) > 1826).toBe(true);
      if (expires) expect(expires >= "1947-01-01" && expires <= "2046-12-31").toBe(true);
    }),
  );
});

test("no text makes it fail, and whatever it reads exists", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789./- MAYmayдек".split("")), maxLength: 14 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), typed), anyUse, (text, use) => {
      const date = readTypedDate(text, { use, today: TODAY });
      if (date !== null) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }),
  );
});
