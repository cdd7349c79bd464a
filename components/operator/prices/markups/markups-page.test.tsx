import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Markup } from "@/lib/contracts/operator/markups";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { MarkupsPage } from "./markups-page";

const RULE: Markup = {
  ...{ id: "019a0000-0000-7000-8000-000000000001", place: 20, agency: { code: "HUMO", name: "Humo Sayohat" } },
  ...{ carrier: "HY", from: "TAS", to: "IST", both_ways: true, classes: "", amount: -2.5, currency: null },
  ...{
    sale_from: null,
    sale_to: "2026-12-31",
    reason: "For the season",
    made: { by: "Nigora", at: "2026-11-28T07:00:00.000Z" },
    ended: null,
  },
};
const PREVIEW = "POST /api/operator/proposals/preview";

it("lists the rules in their order, and shows which fares move before a rule is changed", async () => {
  const asked = serve({
    "GET /api/operator/markups": () => ({ items: [RULE], ended: [] }),
    "GET /api/operator/proposals": () => ({ items: [], page: 1, pages: 1, total: 0 }),
    [PREVIEW]: () => ({
      partner: { code: "HUMO", name: "Humo Sayohat" },
      changes: [{ field: "lowest_fare", currency: "UZS", before: 975_000, after: 950_000, about: "HY TAS–IST" }],
      needs_second: false,
    }),
  });
  const person = show(<MarkupsPage />);
  const [row] = await screen.findAllByRole("row", { name: /HY · TAS ⇄ IST/ });
  expect(row?.textContent).toContain("−2.5");
  expect(row?.textContent).toContain("Humo Sayohat");
  await person.click(screen.getAllByRole("button", { name: "Change… Rule 20" })[0] ?? document.body);
  const dialog = await screen.findByRole("dialog", { name: "Change rule 20" });
  const amount = within(dialog).getByLabelText("Amount");
  await person.clear(amount);
  await person.type(amount, "5");
  await person.type(within(dialog).getByLabelText("Reason"), "Agreed with the airline");
  await person.click(within(dialog).getByRole("button", { name: "See what changes" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("HY TAS–IST");
  expect(asked.find(({ call }) => call === PREVIEW)?.body).toMatchObject({
    ...{ kind: "markup", ends: RULE.id, reason: "Agreed with the airline" },
    adds: { place: 20, agency: "HUMO", carrier: "HY", amount: -5, currency: null, sale_to: "2026-12-31" },
  });
});
