import { useQuery } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CurrenciesProvider } from "@/lib/client/money/currencies";
import { sampleBooking } from "@/tests/support/pages/samples";
import { held, refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { bookingQuery } from "../queries";
import { PayBooking } from "./pay-booking";

const PAY = "POST /api/v1/booking/b-1/payment";

const paid = {
  status: "paid",
  fiscalization_v2: {
    receipt_type: 0,
    ikpu_provider_1: "1",
    package_code_provider_1: "1",
    id_provider_1: "1",
    amount: 900_000,
    nds_provider_1: 0,
    ikpu_parvoz: "1",
    package_code_parvoz: "1",
    service_fee_parvoz: 100_000,
    nds_parvoz: 0,
    profit: 100_000,
    discount: 0,
    total_amount: 1_000_000,
  },
};

const FUNDS = { currency: "UZS", available: 1_700_000, spent: 700_000, lasts_days: 34, warn_below: null, is_low: false };

/** A booking that can be paid at its price, from a deposit that suffices. */
const usual: Parameters<typeof serve>[0] = {
  "GET /api/v1/booking/b-1": () => sampleBooking(),
  "GET /api/v1/accounts/check-balance": () => ({ deposit: 1_500_000, credit: 200_000, currency: "UZS" }),
  "GET /api/portal/money/funds": () => ({ items: [FUNDS] }),
  "GET /api/v1/booking/b-1/payment-permission": () => ({ payment_allowed: true }),
  "GET /api/v1/booking/b-1/check-price": () => ({ is_price_changed: false }),
  [PAY]: () => paid,
};

/** The booking as the page holds it: read again after every attempt. */
function Held() {
  const { data } = useQuery(bookingQuery("b-1", "en"));
  return data ? <PayBooking booking={data} /> : null;
}

async function open(answers: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ ...usual, ...answers });
  const person = show(<Held />);
  await person.click(await screen.findByText("Pay from deposit"));
  return { asked, person };
}

const dialog = () => within(screen.getByRole("alertdialog"));
const confirm = (amount = "1,000,000") => dialog().findByText(new RegExp(`^Pay ${amount}`));

it("shows what is left of the deposit, pays once though the button is pressed twice, and closes", async () => {
  const { answer, give } = held();
  const { asked, person } = await open({ [PAY]: answer });
  expect(await dialog().findByText(/^500,000/)).toBeDefined();
  await person.dblClick(await confirm());
  expect(await dialog().findByText("Paying…")).toBeDefined();
  give(paid);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(timesCalled(asked, PAY)).toBe(1);
  const calls = asked.map(({ call }) => call.split("/").at(-1));
  // The booking, the balance and how long it lasts are read again at the end.
  expect(calls.slice(calls.indexOf("payment-permission"))).toEqual([
    "payment-permission",
    "check-price",
    "payment",
    "b-1",
    "check-balance",
    "funds",
  ]);
});

it("warns of a balance below what the agency has set, and pays all the same", async () => {
  await open({ "GET /api/portal/money/funds": () => ({ items: [{ ...FUNDS, warn_below: 2_000_000, is_low: true }] }) });
  expect(await dialog().findByText(/The balance is low: 1,700,000/)).toBeDefined();
  expect(dialog().getByText(/lasts about 34 days/)).toBeDefined();
  expect(await confirm()).toBeDefined();
});

it("pays nothing where the price has moved: it shows both, and asks again", async () => {
  const price = sampleBooking().price;
  const bookings = [sampleBooking(), sampleBooking({ price: { ...price, amount: 1_100_000 } })];
  const checks = [true, false];
  const { asked, person } = await open({
    "GET /api/v1/booking/b-1": () => (bookings.length > 1 ? bookings.shift() : bookings[0]),
    "GET /api/v1/booking/b-1/check-price": () => ({ is_price_changed: checks.shift() ?? false }),
  });
  await person.click(await confirm());
  expect(await dialog().findByText(/1,000,000.* became 1,100,000.*Nothing was paid/)).toBeDefined();
  expect(timesCalled(asked, PAY)).toBe(0);
  await person.click(await confirm("1,100,000"));
  await waitFor(() => expect(timesCalled(asked, PAY)).toBe(1));
});

it("says how much is missing, and lets the balance be read again instead of paying", async () => {
  const deposits = [600_000, 900_000];
  const { person } = await open({
    "GET /api/v1/accounts/check-balance": () => ({ deposit: deposits.shift() ?? 0, credit: 200_000, currency: "UZS" }),
  });
  expect(await dialog().findByText(/^200,000.* is missing/)).toBeDefined();
  expect(dialog().queryByText(/^Pay 1/)).toBeNull();
  await person.click(dialog().getByText("Check the balance again"));
  expect(await confirm()).toBeDefined();
  expect(dialog().getByText(/^100,000.* out of the credit/)).toBeDefined();
});

it("weighs a booking in another currency against the deposit of that currency", async () => {
  serve({
    ...usual,
    "GET /api/v1/booking/b-1": () => sampleBooking({ price: { ...sampleBooking().price, amount: 1_000, currency: "USD" } }),
    "GET /api/v1/accounts/check-balance": ({ query }) =>
      query.get("currency") === "USD" ? { deposit: 900, credit: 0, currency: "USD" } : { deposit: 1_500_000, credit: 0, currency: "UZS" },
  });
  const person = show(
    <CurrenciesProvider currencies={["UZS", "USD"]}>
      <Held />
    </CurrenciesProvider>,
  );
  await person.click(await screen.findByText("Pay from deposit"));
  expect(await dialog().findByText(/100.* is missing/)).toBeDefined();
});

it("tells a deposit that was spent in the meantime", async () => {
  const { person } = await open({ [PAY]: () => refuse({ status: 422, error_code: 1048 }) });
  await person.click(await confirm());
  expect(await dialog().findByText("The deposit does not cover this booking")).toBeDefined();
});

it("pays nothing that may not be paid any more", async () => {
  const { asked, person } = await open({ "GET /api/v1/booking/b-1/payment-permission": () => ({ payment_allowed: false }) });
  await person.click(await confirm());
  expect(await dialog().findByText("This booking cannot be paid any more.")).toBeDefined();
  expect((await confirm()).hasAttribute("disabled")).toBe(true);
  expect(timesCalled(asked, PAY)).toBe(0);
});

it("repeats a payment whose answer was lost under the same key", async () => {
  const answers = [() => refuse({ status: 0 }), () => paid];
  const { asked, person } = await open({ [PAY]: () => answers.shift()?.() });
  await person.click(await confirm());
  await dialog().findByText(/^No connection|reach/i);
  await person.click(await confirm());
  await waitFor(() => expect(timesCalled(asked, PAY)).toBe(2));
  const keys = asked.filter(({ call }) => call === PAY).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});
