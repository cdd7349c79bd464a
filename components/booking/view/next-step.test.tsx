import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking } from "@/tests/support/pages/samples";
import { refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NextStep } from "./next-step";

const EXTEND = "POST /api/v1/booking/b-1/extend-hold";

function open() {
  const booking = sampleBooking({ id: "b-1", status: "booked", expire: "2099-12-01 10:00:00" });
  return show(<NextStep booking={booking} />);
}

it("asks the carrier to hold the seats longer, once it is confirmed", async () => {
  const asked = serve({ [EXTEND]: () => sampleBooking({ id: "b-1", status: "booked" }) });
  const person = open();
  await person.click(screen.getByRole("button", { name: "Hold the seats longer" }));
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Ask for it" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(timesCalled(asked, EXTEND)).toBe(1);
});

it("says why the carrier does not", async () => {
  serve({ [EXTEND]: () => refuse({ status: 409, error_code: 100483, message: "It was extended twice." }) });
  const person = open();
  await person.click(screen.getByRole("button", { name: "Hold the seats longer" }));
  const question = await screen.findByRole("alertdialog");
  await person.click(within(question).getByRole("button", { name: "Ask for it" }));
  expect(await within(question).findByText("It was extended twice.")).toBeDefined();
});
