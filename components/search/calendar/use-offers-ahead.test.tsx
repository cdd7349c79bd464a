import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays } from "@/lib/domain/dates";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import type { SearchValues } from "../form/search-form-schema";
import { EMPTY_SEARCH } from "../form/search-values";
import { StripDay } from "./strip-day";

const search: SearchValues = { ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }] };
const LOWEST = {
  price: { amount: 2_000_000, currency: "UZS" as const },
  stops: 0,
  airlines: ["HY"],
  route_duration: 240,
  is_vtrip: false,
  cost: null,
};
const days: SoldDay[] = Array.from({ length: 7 }, (_, index) => ({
  date: addDays("2026-12-07", index),
  return_date: null,
  lowest: LOWEST,
}));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

function showStrip() {
  const asked = serve({ "GET /api/v1/offers/lean": () => ({ segments: [], items: [], references: {} }) });
  show(
    <ol>
      {days.map((day) => (
        <StripDay key={day.date} search={search} day={day} level="usual" />
      ))}
    </ol>,
  );
  const over = (link: HTMLElement) => fireEvent.pointerEnter(link, { pointerType: "mouse" });
  return { asked, over, links: screen.getAllByRole("link") };
}

it("asks for the offers of a day that a pointer rests on, once, and for none that it only crosses", async () => {
  const { asked, over, links } = showStrip();
  for (const link of links) {
    over(link);
    fireEvent.pointerLeave(link);
  }
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toHaveLength(0);
  const [, , , , next] = links;
  for (let times = 0; times < 3; times++) {
    if (next) over(next);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query.toString()).toContain("2026-12-11");
});

it("asks at once where a finger goes down", async () => {
  const { asked, links } = showStrip();
  const [first] = links;
  if (first) fireEvent.pointerDown(first, { pointerType: "touch" });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveLength(1);
});
