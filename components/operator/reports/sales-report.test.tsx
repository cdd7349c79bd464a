import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { HouseSales } from "@/lib/contracts/operator/reports/money";
import { address } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { SalesReport } from "./sales-report";

const SALES = "GET /api/operator/reports/sales";
const figures = { bookings: 2, passengers: 3, sold: 1200, refunds: 1, refunded: 200, net: 1000 };
const ANSWER: HouseSales = {
  ...{ currency: "UZS", currencies: ["UZS", "USD"], totals: figures },
  groups: [{ key: "NAMUNA", name: "Namuna Travel", ...figures }],
  ledger: { sold: 1200, refunded: 200, agrees: true },
};

beforeEach(() => {
  address.pathname = "/operator/reports";
  address.query = "from=2026-10-01&to=2026-10-31";
});

it("says that the totals equal the ledger, and leads from an agency to its tickets", async () => {
  const asked = serve({ [SALES]: () => ANSWER });
  show(<SalesReport />);
  expect((await screen.findByText("The totals equal the ledger")).closest("p")?.textContent).toContain("1,200");
  expect(screen.getByRole("row", { name: /Total 2 3 1,200 1 200 1,000/ })).toBeDefined();
  const [link] = screen.getAllByRole("link", { name: "Namuna Travel (NAMUNA)" });
  expect(link?.getAttribute("href")).toBe("/operator/reports/tickets?from=2026-10-01&to=2026-10-31&currency=UZS&agency=NAMUNA");
  expect(asked[0]?.query.get("by")).toBe("agency");
});

it("warns in red where the totals differ from the ledger, and says what the ledger has", async () => {
  serve({ [SALES]: () => ({ ...ANSWER, ledger: { sold: 1300, refunded: 200, agrees: false } }) });
  show(<SalesReport />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The totals differ from the ledger");
  expect(alert.textContent).toContain("1,300");
});
