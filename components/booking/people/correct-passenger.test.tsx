import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { CorrectPassenger } from "./correct-passenger";

const passenger = samplePassenger({ key: "p-1" });
const correctable = { key: "p-1", name: true, documents: ["A", "PSP"] };
const COUNTRIES = "GET /api/v1/reference/countries";
const countries = () => [
  { code: "KZ", title: "Kazakhstan" },
  { code: "UZ", title: "Uzbekistan" },
];
const CALL = "PATCH /api/v1/booking/b-1/passengers/p-1";

it("sends what was changed and nothing else, and shows what the service refuses at its field", async () => {
  const booking = sampleBooking({ id: "b-1", status: "booked", passengers: [passenger] });
  let isRefused = true;
  const answer = () => (isRefused ? refuse({ status: 422, error_code: 8, errors: { doc_number: ["Write it without spaces."] } }) : booking);
  const calls = serve({ [CALL]: answer, [COUNTRIES]: countries });
  show(<CorrectPassenger booking={booking} passenger={passenger} correctable={correctable} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: /^Correct / }));
  const number = await screen.findByLabelText("Document number");
  await person.clear(number);
  await person.type(number, "AB1112223");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Write it without spaces.")).toBeDefined();
  expect(calls.find(({ call }) => call === CALL)?.body).toEqual({ doc_number: "AB1112223" });
  isRefused = false;
  await person.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

it.each([
  ["ticketed", /^The name stands in the ticket/],
  ["booked", /^The airline does not correct this name, or not once more/],
] as const)("leaves the name alone where it may not be corrected any more: %s", async (status, text) => {
  serve({ [COUNTRIES]: countries });
  const booking = sampleBooking({ id: "b-1", status, passengers: [passenger] });
  show(<CorrectPassenger booking={booking} passenger={passenger} correctable={{ ...correctable, name: false }} />);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Correct / }));
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByLabelText("Last name")).toBeNull();
});

it("takes a country by its name, and offers the documents alone that these flights accept", async () => {
  const booking = sampleBooking({ id: "b-1", status: "ticketed", passengers: [passenger] });
  const calls = serve({ [CALL]: () => booking, [COUNTRIES]: countries });
  show(<CorrectPassenger booking={booking} passenger={passenger} correctable={correctable} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: /^Correct / }));
  const country = await screen.findByRole("combobox", { name: /^Citizenship/ });
  await expect.poll(() => country).toHaveProperty("value", "Uzbekistan");
  await person.clear(country);
  await person.type(country, "Kaz{Enter}");
  await person.click(screen.getByRole("button", { name: /Document type|Document/ }));
  expect((await screen.findAllByRole("option")).length).toBe(2);
  await person.keyboard("{Escape}");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => calls.find(({ call }) => call === CALL)?.body).toEqual({ citizenship: "KZ" });
});

it("says what was refused of a field that it does not show", async () => {
  const booking = sampleBooking({ id: "b-1", status: "ticketed", passengers: [passenger] });
  const errors = { first_name: ["Somebody of this name flies already."] };
  serve({ [CALL]: () => refuse({ status: 422, error_code: 8, errors }), [COUNTRIES]: countries });
  show(<CorrectPassenger booking={booking} passenger={passenger} correctable={{ ...correctable, name: false }} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: /^Correct / }));
  await person.type(await screen.findByLabelText("Document number"), "8");
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody of this name flies already.");
});

it("says that the countries could not be read, and takes one once they are", async () => {
  const booking = sampleBooking({ id: "b-1", status: "ticketed", passengers: [passenger] });
  let isDown = true;
  serve({ [COUNTRIES]: () => (isDown ? refuse({ status: 403, message: "Not now." }) : countries()) });
  show(<CorrectPassenger booking={booking} passenger={passenger} correctable={correctable} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole("button", { name: /^Correct / }));
  expect((await screen.findByRole("alert")).textContent).toContain("Citizenship: Not now.");
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("combobox", { name: /^Citizenship/ })).toHaveProperty("value", "Uzbekistan");
});
