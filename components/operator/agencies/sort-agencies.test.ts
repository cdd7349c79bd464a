import { expect, test } from "vitest";
import type { AgencyItem } from "@/lib/contracts/operator/agencies";
import { sortAgencies } from "./sort-agencies";

const agency = (code: string, name: string, sold: number, last_sign_in: string | null = null): AgencyItem => ({
  ...{ code, name, is_suspended: false, is_sales_stopped: false, is_closed: false, last_sign_in, open_proposals: 0 },
  balances: [{ currency: "UZS", balance: 0, credit: 0, available: 0, sold }],
  look_to_book: { days: 30, searches: sold * 100, bookings: code === "SIMURG" ? 9 : 0 },
});

const ALL = [agency("LOCHIN", "Lochin", 5, "2026-11-02T00:00:00Z"), agency("HUMO", "Humo Sayohat", 5), agency("SIMURG", "Simurgʻ", 9)];
const codes = (...[asked]: [Parameters<typeof sortAgencies>[1]]) => sortAgencies(ALL, asked).map(({ code }) => code);

test("agencies are found by a part of code or name, in any letters", () => {
  for (const search of ["hum", " SAYO ", "humo say"]) expect(codes({ search, order: "agency", isDown: false })).toEqual(["HUMO"]);
  expect(codes({ search: "nobody", order: "agency", isDown: false })).toEqual([]);
});

test("they come in the order asked for, and equal ones by name", () => {
  expect(codes({ search: "", order: "sold", isDown: true })).toEqual(["SIMURG", "HUMO", "LOCHIN"]);
  expect(codes({ search: "", order: "sold", isDown: false })).toEqual(["HUMO", "LOCHIN", "SIMURG"]);
  expect(codes({ search: "", order: "look", isDown: false })).toEqual(["SIMURG", "HUMO", "LOCHIN"]);
  expect(codes({ search: "", order: "signedIn", isDown: true })).toEqual(["LOCHIN", "HUMO", "SIMURG"]);
});
