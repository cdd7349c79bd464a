import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { CancelPassengers } from "./cancel-passengers";
import { RefundPart } from "./refund-part";

const [ANNA, BOBUR] = ["019a0000-0000-7000-8000-00000000000a", "019a0000-0000-7000-8000-00000000000b"];
const OPTIONS = "GET /api/v1/booking/b-1/refund-options";
const REFUND = "POST /api/v1/booking/b-1/partial-refund";
const LEAVE = "POST /api/v1/booking/b-1/cancel-passengers";
const PARTS = { fare: 0, taxes: 0, fee: 0, bags: 0 };

const way = (direction: number, refund: number) => ({ direction, paid: refund, refund, kept: 0, parts: PARTS });
const option = (key: string) => ({
  ...{ key, paid: 500_000, refund: 450_000, kept: 50_000, parts: PARTS, fares: [] },
  directions: [way(0, 200_000), way(1, 250_000)],
});

const passengers = [samplePassenger({ key: ANNA, first_name: "ANNA" }), samplePassenger({ key: BOBUR, first_name: "BOBUR" })];
const dialog = () => within(screen.getByRole("alertdialog"));

it("refunds one direction of one passenger, for what was shown", async () => {
  const [direction] = sampleBooking().directions;
  const booking = sampleBooking({ status: "ticketed", passengers, directions: direction ? [direction, direction] : [] });
  const asked = serve({
    [OPTIONS]: () => ({ currency: "UZS", passengers: [option(ANNA), option(BOBUR)] }),
    [REFUND]: () => ({ status: "ticketed" }),
  });
  const sold = [ANNA, BOBUR].map((key) => ({ key, cost: 500_000, selling: 600_000, kept: 50_000, used: [0, 0] }));
  const person = show(<RefundPart booking={booking} customerBack={{ void: 1_200_000, by_rules: 1_000_000, sold }} />);
  await person.click(screen.getByText("Refund some passengers or directions"));
  await person.click(await dialog().findByRole("checkbox", { name: /BOBUR/ }));
  expect(dialog().getByText(/^Refund 450,000/)).toBeDefined();
  // 600,000 paid, less 50,000 that the airline keeps and 50,000 that the agency does.
  expect(dialog().getByText(/^The customer is then given back 500,000/)).toBeDefined();
  const [first] = within(dialog().getByRole("group", { name: "Directions" })).getAllByRole("checkbox");
  if (first) await person.click(first);
  expect(dialog().getByText(/^The customer is then given back 275,000/)).toBeDefined();
  await person.click(dialog().getByText(/^Refund 250,000/));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(asked.find(({ call }) => call === REFUND)?.body).toEqual({ passengers: [BOBUR], directions: [1] });
});

it("keeps the choice while its refund runs", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve({
    [OPTIONS]: () => ({ currency: "UZS", passengers: [option(ANNA), option(BOBUR)] }),
    [REFUND]: () => answered.then(() => ({ status: "ticketed" })),
  });
  const person = show(<RefundPart booking={sampleBooking({ status: "ticketed", passengers })} customerBack={null} />);
  await person.click(screen.getByText("Refund some passengers or directions"));
  await person.click(await dialog().findByRole("checkbox", { name: /BOBUR/ }));
  await person.click(dialog().getByText(/^Refund 450,000/));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByRole<HTMLInputElement>("checkbox", { name: /ANNA/ }).checked).toBe(false);
  answer();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

it("says that nothing comes back, and refunds nothing", async () => {
  serve({ [OPTIONS]: () => refuse({ status: 422, error_code: 5233 }) });
  const person = show(<RefundPart booking={sampleBooking({ status: "ticketed", passengers })} customerBack={null} />);
  await person.click(screen.getByText("Refund some passengers or directions"));
  await dialog().findByText("Nothing comes back by the fare rules");
  expect(dialog().getByText("Refund …").hasAttribute("disabled")).toBe(true);
});

it("takes one of two out of an unpaid booking, and never both", async () => {
  const booking = sampleBooking({ passengers });
  const asked = serve({ [LEAVE]: () => sampleBooking() });
  const person = show(<CancelPassengers booking={booking} />);
  await person.click(screen.getByText("Remove passengers"));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  await person.click(dialog().getByRole("checkbox", { name: /BOBUR/ }));
  expect(dialog().getByText(/Somebody has to stay/)).toBeDefined();
  expect(dialog().getByText("Remove them").hasAttribute("disabled")).toBe(true);
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Left to pay: 500,000/)).toBeDefined();
  await person.click(dialog().getByText("Remove them"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(asked.find(({ call }) => call === LEAVE)?.body).toEqual({ passengers: [BOBUR] });
});

it("keeps an adult with an infant while it is ticked, and shows no refusal of another choice", async () => {
  const family = [
    passengers[0] ?? samplePassenger(),
    samplePassenger({ key: BOBUR, first_name: "BOBUR", age: "inf", birthdate: "2026-05-01" }),
  ];
  const whole = (key: string) => ({ key, paid: 500_000, refund: 450_000, kept: 50_000, parts: PARTS, fares: [] });
  serve({
    [OPTIONS]: () => ({ currency: "UZS", passengers: [whole(ANNA), whole(BOBUR)] }),
    [REFUND]: () => refuse({ status: 422, error_code: 100490, message: "call cancel-unpaid" }),
  });
  const person = show(<RefundPart booking={sampleBooking({ status: "ticketed", passengers: family })} customerBack={null} />);
  await person.click(screen.getByText("Refund some passengers or directions"));
  await person.click(await dialog().findByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Those who would still fly need an adult/)).toBeDefined();
  expect(
    dialog()
      .getByText(/^Refund 450,000/)
      .hasAttribute("disabled"),
  ).toBe(true);
  await person.click(dialog().getByRole("checkbox", { name: /BOBUR/ }));
  expect(dialog().queryByText(/need an adult/)).toBeNull();
  await person.click(dialog().getByText(/^Refund 900,000/));
  expect(await dialog().findByText(/^Those who would still fly need an adult/)).toBeDefined();
  expect(dialog().queryByText(/cancel-unpaid/)).toBeNull();
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().queryByText(/need an adult/)).toBeNull();
});

it("says what to tick where a direction is chosen and nobody, or somebody and no direction", async () => {
  const [direction] = sampleBooking().directions;
  const booking = sampleBooking({ status: "ticketed", passengers, directions: direction ? [direction, direction] : [] });
  serve({ [OPTIONS]: () => ({ currency: "UZS", passengers: [option(ANNA), option(BOBUR)] }) });
  const person = show(<RefundPart booking={booking} customerBack={null} />);
  await person.click(screen.getByText("Refund some passengers or directions"));
  const [out] = within(await dialog().findByRole("group", { name: "Directions" })).getAllByRole("checkbox");
  if (out) await person.click(out);
  expect(dialog().getByText("Choose who does not fly.")).toBeDefined();
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().queryByText("Choose who does not fly.")).toBeNull();
  if (out) await person.click(out);
  expect(dialog().getByText("Choose at least one direction.")).toBeDefined();
});

it("takes no adult out of an unpaid booking without the infant", async () => {
  const family = [
    passengers[0] ?? samplePassenger(),
    samplePassenger({ key: BOBUR, first_name: "BOBUR", age: "inf", birthdate: "2026-05-01" }),
  ];
  const person = show(<CancelPassengers booking={sampleBooking({ passengers: family })} />);
  await person.click(screen.getByText("Remove passengers"));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Those who stay need an adult/)).toBeDefined();
  expect(dialog().getByText("Remove them").hasAttribute("disabled")).toBe(true);
});
