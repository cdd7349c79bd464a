import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleTripDirections } from "@/tests/support/bookings/trip-sample";
import { show } from "@/tests/support/pages/show";
import { Journey } from "./journey";

it("marks the direction that nobody flies any more, and no other", () => {
  const directions = sampleTripDirections().map((direction, index) => ({ ...direction, refunded: index === 1 }));
  show(<Journey directions={directions} schedule_changes={[]} />);
  const [out, back] = screen.getAllByRole("article").map((direction) => within(direction));
  expect(out?.queryByText(/^Refunded/)).toBeNull();
  expect(back?.getByText("Refunded: nobody flies this any more.")).toBeDefined();
});
