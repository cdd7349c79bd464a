import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, sampleDirection, sampleExtras } from "@/tests/support/pages/samples";
import { held, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { WatchBooking } from "./watch-booking";

const EXTRAS = "GET /api/portal/bookings/b-1";

/** The address to which the customer would be written, before anybody types one. */
async function offeredAddress(payer_email_is_agencys: boolean): Promise<string> {
  const extras = held<ReturnType<typeof sampleExtras>>();
  serve({
    [EXTRAS]: extras.answer,
    "GET /api/portal/watches": () => ({ items: [], page: 1, pages: 1, total: 0 }),
  });
  const { directions } = sampleBooking({ directions: [sampleDirection("TAS-IST", "2099-12-10")] });
  const person = show(<WatchBooking booking={sampleBooking({ directions })} />);
  // Pressed before it is known whose address it is: the sheet waits for that.
  await person.click(await screen.findByRole("button", { name: "Watch this price" }));
  extras.give(sampleExtras({ payer_email_is_agencys }));
  await person.click(await screen.findByLabelText("Write to the customer too"));
  return screen.getByLabelText<HTMLInputElement>("Customer’s e-mail").value;
}

it("offers the payer's address for the customer", async () => {
  expect(await offeredAddress(false)).toBe("malika@parvoz.example");
});

it("offers none where the agency's own stands in for it", async () => {
  expect(await offeredAddress(true)).toBe("");
});
