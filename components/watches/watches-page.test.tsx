import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import type { WatchItem } from "@/lib/contracts/portal/watches";
import { address } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { WatchesPage } from "./watches-page";

const price = (amount: number, cost: number) => ({ amount, cost });
/** A ticketed booking whose flights have become cheaper. */
const WATCH: WatchItem = {
  ...{ id: "w-1", kind: "booking", state: "live", created: "2026-11-24T10:00:00Z", by: { kind: "person", name: "Aziza" } },
  ...{ until: "2027-03-10T01:00:00Z", journey: [{ from: "TAS", to: "IST", date: "2027-03-10" }], search: null, quote: null },
  booking: { id: "b-1", booking_number: "P7K3M9XA", status: "ticketed", last_name: "YUSUPOVA" },
  ...{ currency: "UZS", base: price(8_000_000, 7_600_000), target: null, least_fall: 100_000 },
  customer: { email: "malika@customer.example", locale: "uz" },
  last: {
    ...{ id: "f-1", at: "2026-11-25T10:00:00Z", currency: "UZS", is_customer_told: true },
    ...{
      was: price(8_000_000, 7_600_000),
      now: price(7_000_000, 6_650_000),
      penalty: price(588_000, 588_000),
      saving: price(412_000, 362_000),
    },
    quote: { id: "q-1", url: "https://parvoz.example/quote/t" },
  },
};

it("tells what fell, net of the penalty, and leads to its quote; net prices are the agency's alone", async () => {
  address.query = "";
  serve({ "GET /api/portal/watches": () => ({ items: [WATCH], page: 1, pages: 1, total: 1 }) });
  const person = show(
    <CustomerModeProvider initial={false}>
      <WatchesPage />
    </CustomerModeProvider>,
  );
  expect(await screen.findByText("412,000 UZS cheaper")).toBeDefined();
  expect(screen.getByText("8,000,000 UZS → 7,000,000 UZS, less 588,000 UZS penalty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Open as quote" }).getAttribute("href")).toBe("/quotes?quote=q-1");
  expect(screen.getByText(/net 7,600,000/)).toBeDefined();
  await person.keyboard("{F9}");
  expect(screen.queryByText(/net 7,600,000/)).toBeNull();
});

it("says that there are none of a state, without how a first watch begins", async () => {
  address.query = "state=over";
  serve({ "GET /api/portal/watches": () => ({ items: [], page: 1, pages: 1, total: 0 }) });
  show(<WatchesPage />);
  expect(await screen.findByRole("heading", { name: "No such watches" })).toBeDefined();
  expect(screen.queryByText(/Search, and press/)).toBeNull();
  expect(screen.getByRole("radio", { name: "Over" })).toBeDefined();
});
