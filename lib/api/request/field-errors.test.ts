import { describe, expect, test } from "vitest";
import { z } from "zod";
import { bookingRequest } from "@/lib/contracts/interface/bookings";
import { lowBalanceRequest } from "@/lib/contracts/interface/money";
import { searchQuery } from "@/lib/contracts/interface/offers";
import { createKeyRequest } from "@/lib/contracts/portal/keys";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { parseOrRefuse } from "./field-errors";

function refusal(input: unknown, schema: z.ZodType = searchQuery): FieldErrors {
  try {
    parseOrRefuse(schema, input);
  } catch (error) {
    if (error instanceof AppError && error.kind === "validation") return error.fields ?? {};
    throw error;
  }
  throw new Error("was accepted");
}

const good = {
  directions: [{ departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-01" }],
  service_class: "E",
  adults: "1",
  children: "0",
  infants: "0",
  infants_with_seat: "0",
};

test("a field is named even where objects inherit one of its name", () => {
  const texts = z.record(z.string(), z.string());
  expect(Object.keys(refusal(JSON.parse('{"valueOf":[1],"constructor":2}'), texts))).toEqual(["valueOf", "constructor"]);
});

test("an amount that is sent as text is told to be a number, which need not be whole", () => {
  const amounts = z.object({ low: lowBalanceRequest.shape.amount, expected: bookingRequest.shape.expected_price });
  expect(Object.values(refusal({ low: "100.5", expected: "100.5" }, amounts)).map(([text]) => text?.en)).toEqual([
    "Give a number from 0 to 1000000000000, without quotes.",
    expect.stringMatching(/^Give a number, at most .*, without quotes\.$/),
  ]);
  expect(refusal({ limit: "x" }, z.object({ limit: z.int() })).limit?.[0]?.en).toBe("Give a whole number.");
});

describe("what a wrong query is told", () => {
  test("a good one passes, with numbers as numbers", () => {
    expect(parseOrRefuse(searchQuery, good)).toMatchObject({ adults: 1, infants: 0 });
  });

  test("a missing field is said to be required, not to have a wrong type", () => {
    const { adults: _, ...rest } = good;
    expect(refusal(rest).adults?.[0]?.en).toBe("This field is required.");
  });

  test("a bound is named", () => {
    for (const adults of ["10", "-1", "x", "1.5"]) {
      const texts = refusal({ ...good, adults }).adults?.[0];
      expect(texts?.en, adults).toBe("Give a whole number from 0 to 9.");
      expect(texts?.uz, adults).toBe("0 dan 9 gacha butun son kiriting.");
    }
    for (const directions of [[], "TAS", Array.from({ length: 7 }, () => good.directions[0])])
      expect(refusal({ ...good, directions }).directions?.[0]?.en).toBe("Give a list of 1 to 6 items.");
  });

  test("an optional filter is told what it takes, in every language", () => {
    const told = (field: string, value: unknown, at = field) => refusal({ ...good, [field]: value })[at]?.[0];
    for (const limit of ["0", "301", "", "x"]) expect(told("limit", limit)?.en, limit).toBe("Give a whole number from 1 to 300.");
    for (const stops of ["3", "-1", "", "x", ["1"]]) expect(told("max_stops", stops)?.en).toBe("Give one of: 0, 1, 2.");
    for (const price of ["0", "-5", "", "x", "1e13", ["1", "2"]]) expect(told("max_price", price)?.en).toContain("above zero");
    expect(told("sort", "cheapest")?.ru).toContain("price, duration, departure, best");
    expect(told("baggage", "true")?.uz).toContain("0, 1");
    expect(told("airlines", ["HY", "UZB"], "airlines.1")?.ru).toContain("HY");
    expect(told("airlines", [])?.en).toBe("Give a list of 1 to 50 items.");
  });

  test("a time of day is told its form", () => {
    const [direction] = good.directions;
    for (const departure_from of ["24:00", "9:30", "0930", "09:30:00", ""]) {
      const told = refusal({ ...good, directions: [{ ...direction, departure_from }] })["directions.0.departure_from"]?.[0];
      for (const text of [told?.en, told?.ru, told?.uz]) expect(text, departure_from).toContain("09:30");
    }
    expect(parseOrRefuse(searchQuery, { ...good, directions: [{ ...direction, arrival_to: "23:59" }] }).directions[0]?.arrival_to).toBe(
      "23:59",
    );
  });

  test("filters are read as what they mean", () => {
    const asked = { max_stops: "0", airlines: [" hy", "TK"], max_price: "1500000.5", limit: "20", sort: "best" };
    expect(parseOrRefuse(searchQuery, { ...good, ...asked })).toMatchObject({
      max_stops: 0,
      airlines: ["HY", "TK"],
      max_price: 1_500_000.5,
      limit: 20,
    });
  });

  test("a bound behind a transformation is named too", () => {
    const request = { name: "x".repeat(61), mode: "live", scopes: [] };
    const errors = refusal(request, createKeyRequest);
    expect(errors.name?.[0]?.en).toBe("Give a text of 1 to 60 characters.");
    expect(errors.scopes?.[0]?.en).toBe("Give a list of 1 to 20 items.");
  });

  test("more than nine passengers with a seat are refused with the bound; nine and their infants are not", () => {
    const passengers = (adults: number, infants: number) => ({
      passengers: [...Array.from({ length: adults }, () => ({ age: "adt" })), ...Array.from({ length: infants }, () => ({ age: "inf" }))],
    });
    expect(refusal(passengers(10, 0), bookingRequest).passengers?.[0]?.en).toContain("At most 9 ");
    expect(refusal(passengers(9, 10), bookingRequest).passengers?.[0]?.en).toBe("Give a list of 1 to 18 items.");
    expect(parseOrRefuse(bookingRequest, passengers(9, 9)).passengers).toHaveLength(18);
  });

  test.each(["a\0b", "a\ud800b", "\udc00"])("%j is no text anywhere", (text) => {
    expect(Object.keys(refusal({ ...good, note: { deep: [text] }, service_class: text })).sort()).toEqual(["note.deep.0", "service_class"]);
    expect(refusal(text)).toHaveProperty("body");
  });

  test.each([null, [], "text", 7])("%j instead of an object is said to be none", (body) => {
    expect(refusal(body).body?.[0]?.en).toBe("Give an object.");
  });

  test("a list of values is named, in every language", () => {
    const texts = refusal({ ...good, service_class: "F" }).service_class?.[0];
    for (const text of [texts?.en, texts?.ru, texts?.uz]) expect(text).toContain("E, B, A");
  });

  test("a nested field carries its path", () => {
    const wrong = { ...good, directions: [{ departure_airport: "TASHKENT", arrival_airport: "IST", date: "01.12.2026" }] };
    expect(Object.keys(refusal(wrong)).sort()).toEqual(["directions.0.date", "directions.0.departure_airport"]);
  });
});

test("a body is told all that it lacks at once", () => {
  const fieldsOf = (body: unknown) => Object.keys(refusal(body, bookingRequest)).sort();
  expect(fieldsOf({})).toEqual(["passengers", "payer_email", "payer_name", "payer_tel"]);
  expect(fieldsOf({ payer_name: "Anvar", passengers: [] })).toEqual(["passengers", "payer_email", "payer_tel"]);
});
