import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleQuote } from "@/lib/services/operations/house/samples/sample-quote";
import { show } from "@/tests/support/pages/show";
import { QuoteView } from "./quote-view";

it("that is booked shows its number and leads with it to where the surname is asked for", () => {
  const booked = { ...sampleQuote("en"), state: "booked" as const, booking_number: "P7K3M9" };
  show(<QuoteView token="token" url="https://parvoz.example/quote/token" initial={booked} />);
  expect(screen.getByText("Booking number: P7K3M9")).toBeDefined();
  expect(screen.getByRole("link", { name: "Find the trip by its number" }).getAttribute("href")).toBe("/trip?number=P7K3M9");
});
