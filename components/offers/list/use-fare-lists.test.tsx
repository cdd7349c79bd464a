import { useQueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { conditionsOf, fareListOf } from "@/lib/client/offers/fare-lists";
import { NO_FILTERS } from "@/lib/client/travel/offer-view";
import type { Offer, SearchQuery } from "@/lib/contracts/interface/offers";
import { leanAnswer } from "@/tests/support/pages/lean-answer";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { useFareLists } from "./use-fare-lists";

/** What the service finds for its conditions. */
const search = vi.fn<(asked: { baggage: string | null; refundable: string | null }) => Offer[]>();

const QUERY: SearchQuery = {
  directions: [{ departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-10" }],
  ...{ adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E" },
};
const FOUND = [sketchOffer({ id: "hand baggage" })];

/** The list under the conditions that are set, as a phone shows it: nothing beside it asks for others. */
function ShownList() {
  const client = useQueryClient();
  const [isRefundable, setRefundable] = useState(false);
  const filters = { ...NO_FILTERS, withBaggage: true, refundable: isRefundable };
  const { known } = useFareLists({ query: QUERY, found: FOUND, filters, isAhead: false });
  const shown = fareListOf(conditionsOf(filters), known) ?? [];
  return (
    <>
      <button type="button" onClick={() => setRefundable(true)}>
        refundable
      </button>
      <button type="button" onClick={() => client.invalidateQueries({ queryKey: ["offers"] })}>
        again
      </button>
      <p>{shown.map(({ id }) => id).join()}</p>
    </>
  );
}

beforeEach(() => {
  search.mockReset();
  serve({
    "GET /api/v1/offers/lean": ({ query }) => leanAnswer(search({ baggage: query.get("baggage"), refundable: query.get("refundable") })),
  });
});

it("asks anew for a list in sight that is one for fewer conditions", async () => {
  search.mockReturnValueOnce([sketchOffer({ id: "first", baggage: true, refund: true })]);
  const person = show(<ShownList />);
  await screen.findByText("first");
  await person.click(screen.getByText("refundable"));
  expect(screen.getByText("first")).toBeDefined();
  expect(search).toHaveBeenCalledOnce();
  search.mockReturnValueOnce([sketchOffer({ id: "second", baggage: true, refund: true })]);
  await person.click(screen.getByText("again"));
  expect(await screen.findByText("second")).toBeDefined();
  expect(search.mock.lastCall?.[0]).toMatchObject({ baggage: "1" });
});

it("asks for the conditions themselves once that list does not meet them all any more", async () => {
  search.mockReturnValueOnce([sketchOffer({ id: "first", baggage: true, refund: true })]);
  const person = show(<ShownList />);
  await screen.findByText("first");
  await person.click(screen.getByText("refundable"));
  search.mockReturnValueOnce([sketchOffer({ id: "dear", baggage: true })]);
  search.mockReturnValueOnce([sketchOffer({ id: "both", baggage: true, refund: true })]);
  await person.click(screen.getByText("again"));
  await waitFor(() => expect(screen.getByText("both")).toBeDefined());
  expect(search.mock.lastCall?.[0]).toMatchObject({ baggage: "1", refundable: "1" });
});
