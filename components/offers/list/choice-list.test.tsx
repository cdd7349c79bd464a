import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { choicesOf } from "@/lib/client/offers/choices";
import { showPriced } from "@/tests/support/pages/show-priced";
import { sketchOffer } from "@/tests/support/pages/sketch-offer";
import { ChoiceList } from "./choice-list";

/** Journeys out and back by so many protected ways out, and one on separate tickets. */
function showChoices(guarded: number) {
  const offers = Array.from({ length: guarded + 1 }, (_, index) =>
    sketchOffer({ id: `o${index}`, separate: index === guarded, directions: [{ number: String(index + 1) }, {}] }),
  );
  showPriced(<ChoiceList choices={choicesOf(offers, 0)} label="Outbound" onPick={() => {}} />);
  return screen.getByRole("button", { name: /1 more on separate tickets/ }).getAttribute("aria-expanded");
}

it("folds journeys on separate tickets where there are others to choose from", () => {
  expect(showChoices(3)).toBe("false");
});

it("shows them at once where the list would be all but empty", () => {
  expect(showChoices(2)).toBe("true");
});
