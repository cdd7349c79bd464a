import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { held, refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { DatesField } from "./dates-field";
import type { SearchValues } from "./search-form-schema";
import { EMPTY_SEARCH } from "./search-values";

const CALENDAR = "GET /api/portal/calendar";

function Field({ to = "IST" }: { to?: string }) {
  const [{ out, back }, setDates] = useState({ out: "", back: "" });
  const search: SearchValues = { ...EMPTY_SEARCH, ways: [{ from: "TAS", to, date: out }], back };
  return <DatesField isRoundTrip {...{ out, back, search }} onChange={setDates} />;
}

/** A million for every day since the departure, and half of it where both are on a Wednesday. */
function priceOf(date: string, back: string): SoldDay {
  const stay = dayNumber(back) - dayNumber(date);
  const amount = stay * 1_000_000 - (date === "2026-11-25" ? 500_000 : 0);
  const lowest = {
    price: { amount, currency: "UZS" as const },
    stops: 0,
    airlines: ["HY"],
    route_duration: 240,
    is_vtrip: false,
    cost: date === "2026-11-26" ? amount - 100_000 : null,
  };
  return { date, return_date: back, lowest };
}

/** As the service answers: days on from the first, and the returns of the departure. */
function calendar({ query }: { query: URLSearchParams }) {
  const [date = "", back = "", from = ""] = ["date", "return_date", "date_from"].map((name) => query.get(name) ?? "");
  const stay = dayNumber(back) - dayNumber(date);
  const on = (first: string, name: string) => Array.from({ length: Number(query.get(name)) }, (_, index) => addDays(first, index));
  return {
    days: on(from || date, "days").map((day) => priceOf(day, addDays(day, stay))),
    matrix: on(back, "return_days").map((day) => priceOf(date, day)),
  };
}

const day = (name: string | RegExp) => within(screen.getByRole("dialog")).getByRole("button", { name });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 19, 30), toFake: ["Date"] });
});

it("says what a trip from each day costs, and then what each return of the chosen departure does", async () => {
  serve({ [CALENDAR]: calendar });
  const person = show(<Field />);
  await person.click(screen.getByRole("button", { name: /^Dates/ }));
  const cheapest = await within(screen.getByRole("dialog")).findByRole("button", {
    name: /^Wednesday, 25 November 2026, 6,500,000.UZS, the lowest price /,
  });
  expect(cheapest.textContent).toMatch(/ 256,500$/);
  expect(screen.getByText(/there and back.*thousands of UZS.*back 7 days later/)).toBeDefined();
  await person.click(day(/^Thursday, 26 November 2026, 7,000,000.UZS, cost 6,900,000.UZS /));
  await waitFor(() => expect(day(/^Sunday, 29 November 2026, 3,000,000.UZS, cost 2,900,000.UZS /)).toBeDefined());
  expect(screen.getByText(/out on 26.Nov/)).toBeDefined();
});

it("says what a return costs in each month that is opened, and asks for that month alone", async () => {
  const calls = serve({ [CALENDAR]: calendar });
  const person = show(<Field />);
  await person.click(screen.getByRole("button", { name: /^Dates/ }));
  await person.click(day(/^Thursday, 26 November 2026/));
  await waitFor(() => expect(day(/^Sunday, 29 November 2026, 3,000,000.UZS/)).toBeDefined());
  const asked = calls.length;
  for (const month of ["December", "January"]) {
    await person.click(day("Next month"));
    await waitFor(() => expect(day(new RegExp(`, 31 ${month} 202\\d, [\\d,]+.UZS`))).toBeDefined());
  }
  expect(calls.slice(asked).map(({ query }) => [query.get("date"), query.get("return_date"), query.get("return_days")])).toEqual([
    ["2026-11-26", "2026-12-01", "31"],
    ["2026-11-26", "2027-01-01", "31"],
  ]);
});

it("opens before the prices come, and takes a day without them", async () => {
  const { answer } = held<unknown>();
  serve({ [CALENDAR]: answer });
  const person = show(<Field />);
  await person.click(screen.getByRole("button", { name: /^Dates/ }));
  await person.click(day("Thursday, 26 November 2026"));
  expect(screen.getByText("Now the return")).toBeDefined();
});

it("shows nothing of prices that could not be told", async () => {
  const calls = serve({ [CALENDAR]: () => refuse({ status: 422 }) });
  const person = show(<Field />);
  await person.click(screen.getByRole("button", { name: /^Dates/ }));
  await waitFor(() => expect(calls.some(({ call }) => call === CALENDAR)).toBe(true));
  expect(day("Thursday, 26 November 2026").textContent).toBe("26");
  expect(screen.queryByText(/thousands/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("asks for nothing before both places are chosen", async () => {
  const calls = serve({});
  const person = show(<Field to="" />);
  await person.click(screen.getByRole("button", { name: /^Dates/ }));
  expect(day("Thursday, 26 November 2026")).toBeDefined();
  expect(calls).toEqual([]);
});
