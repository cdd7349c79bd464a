import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Sales } from "@/lib/contracts/portal/sales";
import { address, router } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { SalesPage } from "./sales-page";

const SALES = "GET /api/portal/money/sales";
const figures = { bookings: 2, passengers: 3, sold: 1200, cost: 1000, refunds: 0, customer_refunds: 0, margin: 200 };
const ANSWER: Sales = {
  currency: "UZS",
  groups: [
    { key: "2026-10-01", name: "2026-10-01", ...figures },
    { key: "2026-10-04", name: "2026-10-04", ...figures, margin: -200 },
  ],
  totals: { ...figures, bookings: 4, passengers: 6, sold: 2400, cost: 2000, margin: 0 },
};

beforeEach(() => {
  address.pathname = "/money/sales";
  address.query = "from=2026-10-01&to=2026-10-31";
});

it("draws a bar for every day, those without sales too, and says the same in a table with totals", async () => {
  const asked = serve({ [SALES]: () => ANSWER });
  show(<SalesPage />);
  const plot = await screen.findByRole("img", { name: /^Sold, .*The table below has the same figures/ });
  expect(plot.querySelectorAll("rect")).toHaveLength(4);
  expect(screen.getByRole("row", { name: /Total 4 6 2,400 2,000 0 0 0/ })).toBeDefined();
  expect(asked[0]?.query.get("by")).toBe("day");
});

it("draws what is left as bars above and below nothing, and no plot of what there was none of", async () => {
  serve({ [SALES]: () => ANSWER });
  show(<SalesPage />);
  const plot = await screen.findByRole("img", { name: /^Margin/ });
  const bars = [...plot.querySelectorAll("rect")].map((bar) => [bar.getAttribute("y"), bar.getAttribute("height")]);
  expect([bars[0], bars[1], bars[3]]).toEqual([
    ["0", "50"],
    ["50", "0"],
    ["50", "50"],
  ]);
  expect(screen.queryByRole("img", { name: /^Back to the deposit/ })).toBeNull();
});

it("calls carriers by name and code, and by code alone under the bars", async () => {
  address.query += "&by=carrier";
  const carriers = [
    { key: "HY", name: "Uzbekistan Airways (HY)", ...figures },
    { key: "TK", name: "Turkish Airlines (TK)", ...figures },
  ];
  serve({ [SALES]: () => ({ ...ANSWER, groups: carriers }) });
  show(<SalesPage />);
  expect(await screen.findByRole("rowheader", { name: "Uzbekistan Airways (HY)" })).toBeDefined();
  expect(screen.getAllByText("TK").length).toBeGreaterThan(0);
});

it("keeps in the address by what they are counted", async () => {
  serve({ [SALES]: () => ANSWER });
  const person = show(<SalesPage />);
  await person.click(await screen.findByRole("button", { name: /By$/ }));
  await person.click(await screen.findByRole("option", { name: "Route" }));
  expect(router.replace).toHaveBeenLastCalledWith("/money/sales?from=2026-10-01&to=2026-10-31&by=route", { scroll: false });
});

it("says where nothing was sold, and what counts as sold", async () => {
  serve({ [SALES]: () => ({ ...ANSWER, groups: [] }) });
  show(<SalesPage />, "uz");
  expect(await screen.findByText("Bu kunlarda sotuv boʻlmagan")).toBeDefined();
});
