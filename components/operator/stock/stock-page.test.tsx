import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StockRange, StockPage as Stocks } from "@/lib/contracts/operator/carriers/stock";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { CarrierPage } from "./carrier-page";
import { StockPage } from "./stock-page";

const LIST = "GET /api/operator/ticket-stocks";
const DECLARE = "POST /api/operator/ticket-stocks";
const SETTLE = "POST /api/operator/ticket-stocks/3";

const RANGE: StockRange = {
  ...{ number: 3, document: "airline_ticket", first: "2502400000001", last: "2502400001000", used: 901, left: 99 },
  ...{ state: "open", received: "2026-11-19", delivery: "ST-7", declared: "2026-11-20T08:30:00.000Z", closed: null },
};
const LOW: Stocks = {
  carriers: [{ carrier: "HY", name: "Uzbekistan Airways", state: "low", left: 99, issued_30_days: 66, days_left: 45, ranges: [RANGE] }],
  not_on_sale: ["TK"],
  without_paper: [],
  low: 1,
};

it("says what is left and for how long, and who is not on sale", async () => {
  serve({ [LIST]: () => LOW });
  show(<StockPage />);
  expect((await screen.findAllByRole("link", { name: "HY · Uzbekistan Airways" })).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Less than a tenth left").length).toBeGreaterThan(0);
  expect(screen.getAllByText("45 days").length).toBeGreaterThan(0);
  expect(screen.getByText("Not on sale, no numbers left: TK")).toBeDefined();
});

it("closes a range with a reason alone, and says who waits then", async () => {
  const asked = serve({ [LIST]: () => LOW, [SETTLE]: () => ({ range: { ...RANGE, state: "closed" }, waiting: 2 }) });
  const person = show(<CarrierPage carrier="HY" />);
  expect((await screen.findAllByText("250-2400000001 – 250-2400001000")).length).toBeGreaterThan(0);
  const [button] = await screen.findAllByRole("button", { name: /^Close… stock 3 of HY$|^Close stock 3 of HY$/ });
  if (!button) throw new Error("the range cannot be closed");
  await person.click(button);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByRole("button", { name: "Close the stock" }).hasAttribute("disabled")).toBe(true);
  await person.type(dialog.getByLabelText("Reason"), "The carrier took it back");
  await person.click(dialog.getByRole("button", { name: "Close the stock" }));
  await expect
    .poll(() => asked.filter(({ call }) => call === SETTLE).map(({ body }) => body))
    .toEqual([{ act: "close", reason: "The carrier took it back" }]);
});

it("tells what is wrong with a new range at its field, and keeps what was typed", async () => {
  const wrong = "Tickets of HY begin with 250, not with 235.";
  const asked = serve({ [LIST]: () => LOW, [DECLARE]: () => refuse({ status: 422, errors: { first: [wrong] } }) });
  const person = show(<StockPage />);
  await person.click(await screen.findByRole("button", { name: "Declare numbers…" }));
  await person.type(await screen.findByLabelText("Carrier"), "HY");
  await person.type(screen.getByLabelText("First number"), "235-2400000001");
  await person.type(screen.getByLabelText("Last number"), "235-2400000009");
  await person.type(screen.getByLabelText("Reason"), "Letter 17");
  await person.click(screen.getByRole("button", { name: "Declare" }));
  expect(await screen.findByText(wrong)).toBeDefined();
  expect(screen.getByLabelText("Last number")).toHaveProperty("value", "235-2400000009");
  expect(asked.find(({ call }) => call === DECLARE)?.body).toEqual({
    kind: "range",
    carrier: "HY",
    first: "235-2400000001",
    last: "235-2400000009",
    reason: "Letter 17",
  });
});
