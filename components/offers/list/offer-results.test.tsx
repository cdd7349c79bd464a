import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { leanAnswer } from "@/tests/support/pages/lean-answer";
import { held, refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NO_PRICES } from "@/tests/support/pages/show-priced";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { OfferResults } from "./offer-results";

const QUERY: SearchQuery = {
  directions: [{ departure_airport: "TAS", arrival_airport: "IST", date: "2026-12-10" }],
  ...{ adults: 1, children: 0, infants: 0, infants_with_seat: 0, service_class: "E" },
};
const ASKED: RecentSearch = {
  ...{ trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2026-12-10" }], back: "" },
  ...{ cabin: "E", party: { adt: 1, chd: 0, inf: 0, ins: 0 } },
};
const OTHERS = { earlier: null, later: null, anyCabin: null };
const RULE = {
  part: "markup" as const,
  when: { carrier: null, from: null, to: null, cabin: null, age: null },
  value: { kind: "amount" as const, minor: 322_000_00 },
};
const NET = "1,000,000 UZS";
const offers = () => leanAnswer([sketchOffer({ price: 1_000_000 })]);

const open = () => show(<OfferResults query={QUERY} asked={ASKED} others={OTHERS} alliances={{}} />);

it("shows no price while the agency's rules are on their way, and then the customer's", async () => {
  const rules = held<SellingShown>();
  const asked = serve({ "GET /api/v1/offers/lean": offers, "GET /api/portal/selling": rules.answer });
  open();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText(NET)).toBeNull();
  expect(screen.queryByRole("link", { name: /Choose/ })).toBeNull();
  rules.give({ ...NO_PRICES, rules: [RULE] });
  expect(await screen.findByText("1,322,000 UZS")).toBeDefined();
  expect(screen.queryByText(NET)).toBeNull();
});

it("says that the agency's rules could not be had, offers nothing to choose, and asks again", async () => {
  let isDown = true;
  serve({
    "GET /api/v1/offers/lean": offers,
    "GET /api/portal/selling": () => (isDown ? refuse({ status: 503, message: "Try again later." }) : NO_PRICES),
  });
  const person = open();
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText(NET)).toBeNull();
  expect(screen.queryByRole("link", { name: /Choose/ })).toBeNull();
  isDown = false;
  await person.click(again);
  expect(await screen.findByText(NET)).toBeDefined();
});
