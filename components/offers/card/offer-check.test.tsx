import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleOffer } from "@/tests/support/pages/samples";
import { refuse, serve } from "@/tests/support/pages/service";
import { showPriced } from "@/tests/support/pages/show-priced";
import { OfferCheck } from "./offer-check";

it.each([
  ["whose flights moved", { status: 422, error_code: 100451, data: { directions: [] } }, "The airline has changed the flight times"],
  ["with a cancelled flight", { status: 404, error_code: 100452 }, "The airline has cancelled a flight of this offer"],
  ["without seats", { status: 404, error_code: 100405 }, "This offer is no longer available"],
])("an offer %s is told as that, with the way to what flies now", async (_, refusal, title) => {
  serve({ "GET /api/v1/offers/offer-1": () => refuse(refusal) });
  showPriced(<OfferCheck offer={sampleOffer()} />);
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByRole("button", { name: "Search again" })).toBeDefined();
});
