import fs from "node:fs";
import { expect, test } from "vitest";
import { airportByCode } from "@/lib/reference/airports";
import { behaviourOf, SANDBOX_ROUTES } from "./sandbox-routes";

test("each behaviour has one route of its own between known airports, told in one sentence", () => {
  for (const { from, to, behaviour, happens } of SANDBOX_ROUTES) {
    expect([airportByCode(from)?.country, airportByCode(to)?.code]).toEqual(["UZ", to]);
    expect(behaviourOf(from, to)).toBe(behaviour);
    expect(happens.en).toMatch(/^[A-Z][^.]*\.$/);
  }
  expect(new Set(SANDBOX_ROUTES.map(({ behaviour }) => behaviour)).size).toBe(SANDBOX_ROUTES.length);
  expect(behaviourOf("SKD", "TAS")).toBe("normal");
});

test("the country of the visa route does ask citizens of Uzbekistan for a visa", () => {
  const route = SANDBOX_ROUTES.find(({ behaviour }) => behaviour === "visa_needed");
  const country = airportByCode(route?.to ?? "")?.country;
  const rules = fs.readFileSync("data/reference/entry-rules.csv", "utf8").split("\n");
  expect(rules.find((line) => line.startsWith(`${country},UZ,`))).toContain(",visa_required,");
});
