import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { show } from "@/tests/support/pages/show";
import { QuoteView } from "./quote-view";

const BOOKED: CustomerQuote = {
  ...{ agency: "Humo Travel", contacts: { tel: "", email: "", address: "", telegram: "" }, has_logo: false, colour: "" },
  ...{ state: "booked", booking_number: "P7K3M9", locale: "en", note: "" },
  ...{ valid_until: "2030-04-03T13:00:00Z", priced: "2030-04-01T05:00:00Z", passengers: { adt: 1, chd: 0, inf: 0, ins: 0 } },
  ...{ journey: [], choices: [] },
};

it("that is booked shows its number and leads with it to where the surname is asked for", () => {
  show(<QuoteView token="token" url="https://parvoz.example/quote/token" initial={BOOKED} />);
  expect(screen.getByText("Booking number: P7K3M9")).toBeDefined();
  expect(screen.getByRole("link", { name: "Find the trip by its number" }).getAttribute("href")).toBe("/trip?number=P7K3M9");
});
