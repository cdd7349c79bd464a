import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { SoldDay, SoldLowest } from "@/lib/contracts/portal/sold-prices";
import { addDays } from "@/lib/domain/dates";
import { address } from "@/tests/support/pages/navigation";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import type { SearchValues } from "../form/search-form-schema";
import { EMPTY_SEARCH } from "../form/search-values";
import { PriceDialog } from "./price-dialog";

const TODAY = "2026-12-03";
const oneWay: SearchValues = { ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }] };
const roundTrip: SearchValues = { ...oneWay, trip: "round-trip", back: "2026-12-12" };

const lowest = (amount: number): SoldLowest => ({
  price: { amount, currency: "UZS" },
  stops: 0,
  airlines: ["HY"],
  route_duration: 240,
  is_vtrip: false,
  cost: null,
});

/** Days at two million; the 11th is cheaper, the 12th is not sold. */
function days(from: string, count: number): SoldDay[] {
  const sold: Partial<Record<string, SoldLowest | null>> = { "2026-12-11": lowest(1_500_000), "2026-12-12": null };
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    return { date, return_date: null, lowest: date in sold ? (sold[date] ?? null) : lowest(2_000_000) };
  });
}

const outs = ["2026-12-09", "2026-12-10"];
const backs = ["2026-12-12", "2026-12-13"];
const pairs = outs.flatMap((date) => backs.map((back): SoldDay => ({ date, return_date: back, lowest: lowest(3_000_000) })));

function open(search: SearchValues, close = vi.fn()) {
  const asked = serve({
    "GET /api/portal/calendar": ({ query }) => ({ days: days(query.get("date_from") ?? "", Number(query.get("days"))), matrix: pairs }),
  });
  return { asked, close, person: show(<PriceDialog search={search} today={TODAY} onClose={close} />) };
}

const isCalendar = ({ call }: { call: string }) => call === "GET /api/portal/calendar";
const day = (name: RegExp) => screen.findByRole("link", { name });

it("leads from a day to its search, with its price, the cheapest one marked", async () => {
  address.query = "from=TAS&to=IST&out=2026-12-10&sort=duration&stops=0";
  const { asked } = open(oneWay);
  const cheapest = await day(/^Fri, 11.Dec, 1,500,000.UZS, the lowest price/);
  expect(cheapest.getAttribute("href")).toMatch(/^\/\?from=TAS&to=IST&out=2026-12-11&.*sort=duration&stops=0$/);
  expect(asked.find(isCalendar)?.query.get("max_stops")).toBe("0");
  expect((await day(/searched now/)).getAttribute("aria-current")).toBe("date");
});

it("says what the fares cost the agency, where customers pay another price", async () => {
  serve({
    "GET /api/portal/calendar": () => ({
      days: [{ date: TODAY, return_date: null, lowest: { ...lowest(2_000_000), cost: 1_900_000 } }],
      matrix: [],
    }),
  });
  show(<PriceDialog search={oneWay} today={TODAY} onClose={vi.fn()} />);
  const cell = await day(/^Thu, 3.Dec, 2,000,000.UZS, cost 1,900,000.UZS /);
  expect(cell.title).toMatch(/^cost 1,900,000.UZS$/);
});

it("lets nobody search a day without flights, or one that has passed", async () => {
  const { asked } = open(oneWay);
  await day(/^Thu, 10.Dec/);
  expect(asked.find(isCalendar)?.query.get("date_from")).toBe(TODAY);
  expect(screen.queryByRole("link", { name: /^Sat, 12.Dec/ })).toBeNull();
  expect(screen.getByText("No flights")).toBeDefined();
  expect(screen.getByRole("button", { name: "Earlier days" }).hasAttribute("disabled")).toBe(true);
});

it("is walked through by keyboard, and stays where there is nothing to go to", async () => {
  const { person, close } = open(oneWay);
  const searched = await day(/^Thu, 10.Dec/);
  act(() => searched.focus());
  await person.keyboard("{ArrowDown}{ArrowLeft}{ArrowUp}");
  expect(document.activeElement?.getAttribute("data-at")).toBe("2026-12-09");
  await person.keyboard("{ArrowUp}");
  expect(document.activeElement?.getAttribute("data-at")).toBe("2026-12-09");
  await person.keyboard("{Escape}");
  expect(close).toHaveBeenCalledOnce();
});

it("shows whole months, page by page, and comes back to today", async () => {
  const { asked, person } = open(oneWay);
  await day(/^Sun, 31.Jan/);
  expect(screen.getByText("3 Dec – 31 Jan")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Later days" }));
  await day(/^Mon, 1.Feb/);
  expect(screen.getByText("1 Feb – 31 Mar")).toBeDefined();
  expect(asked.filter(isCalendar).map(({ query }) => [query.get("date_from"), query.get("days")])).toEqual([
    ["2026-12-03", "29"],
    ["2027-01-01", "31"],
    ["2027-02-01", "28"],
    ["2027-03-01", "31"],
  ]);
  await person.click(screen.getByRole("button", { name: "Earlier days" }));
  await day(/^Thu, 10.Dec/);
});

it("asks again for what could not be told", async () => {
  let isDown = true;
  serve({
    "GET /api/portal/calendar": ({ query }) => {
      const from = query.get("date_from") ?? "";
      return isDown && from === "2027-01-01" ? refuse({ status: 422 }) : { days: days(from, Number(query.get("days"))), matrix: [] };
    },
  });
  const person = show(<PriceDialog search={oneWay} today={TODAY} onClose={vi.fn()} />);
  const again = await screen.findByRole("button", { name: /again/i });
  isDown = false;
  await person.click(again);
  await day(/^Sun, 31.Jan/);
});

it("leads from a pair of days to the search of both", async () => {
  const { person } = open(roundTrip);
  await person.click(await screen.findByText("By both dates"));
  const pair = await day(/^Wed, 9.Dec – Sun, 13.Dec, 3,000,000/);
  expect(pair.getAttribute("href")).toContain("out=2026-12-09&back=2026-12-13");
  const searched = await day(/^Thu, 10.Dec – Sat, 12.Dec/);
  act(() => searched.focus());
  await person.keyboard("{ArrowRight}{ArrowUp}");
  expect(document.activeElement).toBe(pair);
});
