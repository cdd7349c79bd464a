import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import type { SearchValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";
import { RecentList } from "./recent-list";
import { useRecentSearches } from "./recent-searches";

const POST = "POST /api/portal/recent-searches";

const search = (to: string): SearchValues => ({ ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to, date: "2026-12-10" }] });
const listed = (asOf: string, ...places: string[]) => ({ as_of: `2026-11-20T10:0${asOf}:00.000Z`, searches: places.map(search) });
const shown = () => screen.queryAllByRole("link").map(({ textContent }) => textContent?.match(/[A-Z]{3}|Istanbul|Dubai/g)?.at(-1));

/** The form, as far as it searches. */
function Form() {
  const { remember } = useRecentSearches();
  return (
    <button type="button" onClick={() => remember(search("DXB"))}>
      Search
    </button>
  );
}

const places = {
  "GET /api/portal/places": ({ query }: { query: URLSearchParams }) => {
    const code = query.get("q") ?? "";
    return [{ code, kind: "city", name: code, city: code, country: "" }];
  },
};

it("shows what the account has with the first picture, and what has been searched for since, though an old page is gone back to", async () => {
  serve({ ...places, [POST]: () => listed("1", "DXB", "IST") });
  const person = show(
    <>
      <Form />
      <RecentList given={listed("0", "IST")} />
    </>,
  );
  expect(shown()).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(shown()).toEqual(["DXB", "IST"]));
});

it("goes by the page where it was served later than what the tab has done", async () => {
  serve({ ...places, [POST]: () => listed("1", "DXB") });
  const person = show(
    <>
      <Form />
      <RecentList given={listed("2", "ALA", "IST")} />
    </>,
  );
  await person.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(shown()).toEqual(["ALA", "IST"]));
});

it("forgets them all", async () => {
  serve({ ...places, "DELETE /api/portal/recent-searches": () => listed("3") });
  const person = show(<RecentList given={listed("0", "IST")} />);
  await person.click(screen.getByRole("button", { name: "Forget them" }));
  await waitFor(() => expect(shown()).toEqual([]));
});
