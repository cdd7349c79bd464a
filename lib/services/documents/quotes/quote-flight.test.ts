import { expect, it } from "vitest";
import { presentBookingDirections } from "@/lib/services/ground/presenters/present-directions";
import { SNAPSHOT } from "@/tests/support/bookings/receipt-sample";
import { quoteFlight } from "./quote-flight";

it("says of a flight in which cabin it is and where it lands on the way, as receipts do", () => {
  const flight = presentBookingDirections(SNAPSHOT, "en")[1]?.segments[1];
  expect(flight && quoteFlight(flight, "en")).toMatchObject({
    number: "HY 274",
    technicalStops: ["Technical stop in Urgench (UGC) 11:40–12:45, 1 h 5 min; no change of aircraft"],
    details: expect.arrayContaining([{ label: "Cabin and class", value: "Economy" }]),
  });
});
