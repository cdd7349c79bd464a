import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { CorrectPassenger } from "./correct-passenger";

const passenger = samplePassenger({ key: "p-1" });
const CALL = "PATCH /api/v1/booking/b-1/passengers/p-1";

it("sends what was changed and nothing else, and shows what the service refuses at its field", async () => {
  const booking = sampleBooking({ id: "b-1", status: "booked", passengers: [passenger] });
  let isRefused = true;
  const answer = () => (isRefused ? refuse({ status: 422, error_code: 8, errors: { doc_number: ["Write it without spaces."] } }) : booking);
  const calls = serve({ [CALL]: answer });
  show(<CorrectPassenger booking={booking} passenger={passenger} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: /^Correct / }));
  const number = await screen.findByLabelText("Document number");
  await person.clear(number);
  await person.type(number, "AB1112223");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Write it without spaces.")).toBeDefined();
  expect(calls[0]?.body).toEqual({ doc_number: "AB1112223" });
  isRefused = false;
  await person.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

it("leaves the name alone once it is in a ticket", async () => {
  show(<CorrectPassenger booking={sampleBooking({ id: "b-1", status: "ticketed", passengers: [passenger] })} passenger={passenger} />);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Correct / }));
  expect(await screen.findByLabelText("Document number")).toBeDefined();
  expect(screen.queryByLabelText("Last name")).toBeNull();
});
