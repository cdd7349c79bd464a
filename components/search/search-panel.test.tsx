import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import type { SearchValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";
import { SearchPanel } from "./search-panel";

const SEARCH: SearchValues = { ...EMPTY_SEARCH, trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2027-03-10" }] };
const ask = vi.fn(async () => "offers");

/** A list of offers on the same page, as far as it is fetched. */
function Offers() {
  const { data } = useQuery({ queryKey: ["offers", "of the search"], queryFn: ask, staleTime: Number.POSITIVE_INFINITY });
  return <p>{data}</p>;
}

it("fetches the offers anew where the same search is pressed again", async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 1, 20), toFake: ["Date"] });
  serve({
    "GET /api/portal/places": ({ query }) => [{ code: query.get("q"), kind: "city", name: "", city: query.get("q"), country: "" }],
    "POST /api/portal/recent-searches": () => ({ as_of: "2027-02-20T00:00:00.000Z", searches: [] }),
    "GET /api/v1/accounts/balances": () => [],
  });
  const person = show(
    <>
      <SearchPanel search={SEARCH} isLine={false} />
      <Offers />
    </>,
  );
  await screen.findByText("offers");
  expect(ask).toHaveBeenCalledOnce();
  // A telephone has the form once its one line is pressed.
  expect(screen.queryByRole("button", { name: "Search" })).toBeNull();
  await person.click(screen.getByText(/10 Mar/));
  await person.click(await screen.findByRole("button", { name: "Search" }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
