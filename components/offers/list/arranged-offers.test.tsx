import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { directionKey } from "@/lib/client/offers/choices";
import type { Offer, SearchQuery } from "@/lib/contracts/interface/offers";
import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import { leanAnswer } from "@/tests/support/pages/lean-answer";
import { address } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { showPriced } from "@/tests/support/pages/show-priced";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { ArrangedOffers } from "./arranged-offers";

/** What the service finds for its conditions. */
const search = vi.fn<(asked: { refundable: string | null }) => Offer[]>();

const QUERY: SearchQuery = {
  directions: [
    { departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-10" },
    { departure_airport: "IST", arrival_airport: "TAS", date: "2026-12-17" },
  ],
  ...{ adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E" },
};
const ASKED: RecentSearch = {
  ...{ trip: "round-trip", ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }], back: "2026-12-17" },
  ...{ cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 } },
};
const journey = (number: string, traits: { baggage?: boolean; refund?: boolean } = {}) =>
  sketchOffer({ id: `${number}${JSON.stringify(traits)}`, directions: [{ number }, { route: "IST-TAS" }], ...traits });
const FOUND = [journey("1"), journey("2")];
const CHOSEN = FOUND[0]?.directions[0];

/** The list with the first flight out chosen, with filters as an address has them. */
function open(filters = "") {
  address.query = `pick=${CHOSEN ? directionKey(CHOSEN) : ""}${filters}`;
  return showPriced(<ArrangedOffers isFetching={false} query={QUERY} asked={ASKED} found={FOUND} alliances={{}} />);
}

const chosen = () => screen.queryByRole("list", { name: "Chosen flights" });

beforeEach(() => {
  serve({
    "GET /api/v1/offers/lean": ({ query }) => leanAnswer(search({ refundable: query.get("refundable") })),
    "GET /api/portal/watches": () => ({ items: [], page: 1, pages: 1, total: 0 }),
  });
  search.mockReset();
});

it("says that the chosen flight is not among those with baggage, and brings it back without that", async () => {
  search.mockReturnValue([journey("2", { baggage: true })]);
  const person = open();
  expect(chosen()).not.toBeNull();
  await person.click(screen.getByRole("button", { name: "Filters" }));
  await person.click(await screen.findByRole("checkbox", { name: /With checked baggage/ }));
  await person.click(screen.getByRole("button", { name: /^Show/ }));
  const text = await screen.findByText("The flight you chose is not among those with checked baggage.");
  expect(text.closest("[role=status]")).not.toBeNull();
  expect(chosen()).toBeNull();
  await person.click(screen.getByRole("button", { name: "Drop “With checked baggage”" }));
  expect(chosen()).not.toBeNull();
  expect(document.activeElement?.tagName).toBe("H2");
  expect(screen.queryByText(/is not among/)).toBeNull();
});

it("says nothing where the flight is sold so too", async () => {
  search.mockReturnValue([journey("1", { baggage: true })]);
  open("&bag=1");
  expect(await screen.findByText(/· 1 offer/)).toBeDefined();
  expect(chosen()).not.toBeNull();
  expect(screen.queryByText(/is not among/)).toBeNull();
});

it("takes back the one condition that is too many", async () => {
  search.mockImplementation(({ refundable }) => [journey(refundable ? "2" : "1", { baggage: true, refund: refundable === "1" })]);
  const person = open("&bag=1");
  await screen.findByRole("list", { name: "Chosen flights" });
  await person.click(screen.getByRole("button", { name: "1 filter" }));
  await person.click(await screen.findByRole("checkbox", { name: /Refundable/ }));
  await person.click(screen.getByRole("button", { name: /^Show/ }));
  expect(await screen.findByText("The flight you chose is not among those that meet all these conditions.")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Drop “Refundable”" }));
  expect(chosen()).not.toBeNull();
});
