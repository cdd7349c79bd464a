import { describe, expect, test } from "vitest";
import { searchQuery } from "@/lib/contracts/offers";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { parseOrRefuse } from "./field-errors";

function refusal(input: unknown): FieldErrors {
  try {
    parseOrRefuse(searchQuery, input);
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

describe("what a wrong query is told", () => {
  test("a good one passes, with numbers as numbers", () => {
    expect(parseOrRefuse(searchQuery, good)).toMatchObject({ adults: 1, infants: 0 });
  });

  test("a missing field is said to be required, not to have a wrong type", () => {
    const { adults: _, ...rest } = good;
    expect(refusal(rest).adults?.[0]?.en).toBe("This field is required.");
  });

  test("a bound is named", () => {
    expect(refusal({ ...good, adults: "10" }).adults?.[0]?.en).toContain("9");
    expect(refusal({ ...good, directions: [] }).directions?.[0]?.en).toContain("1");
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
