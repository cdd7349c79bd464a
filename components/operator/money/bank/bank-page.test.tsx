import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ShownBankLine } from "@/lib/contracts/operator/money/bank";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { BankPage } from "./bank-page";

const LINE: ShownBankLine = {
  ...{ id: "7", account: { number: 1, bank: "Namuna Bank" }, statement: "", booked_on: "2026-11-30", value_date: "2026-11-30" },
  ...{ amount: 1_000, currency: "UZS", document: "17", party: "OOO Namuna", purpose: "Contract 12/2026", state: "unmatched" },
  ...{ is_held: false, is_ambiguous: false, partner: null, reason: null },
};
const MATCHED: ShownBankLine = { ...LINE, id: "8", state: "matched", partner: { code: "HUMO", name: "Humo Travel" } };
const COUNTS = [
  { state: "unmatched", count: 1 },
  { state: "matched", count: 1 },
];

it("matches a line by hand with a reason, and makes top-ups of those that are matched", async () => {
  const asked = serve({
    "GET /api/operator/bank-accounts": () => ({ items: [] }),
    "GET /api/operator/bank-lines": () => ({ items: [LINE, MATCHED], counts: COUNTS, next: null }),
    "POST /api/operator/bank-lines/7": () => ({ state: "matched" }),
    "POST /api/operator/bank-lines/propose": () => ({ done: 0, waiting: 1, refused: [] }),
  });
  const person = show(<BankPage />);
  const [match] = await screen.findAllByRole("button", { name: "Match…" });
  if (!match) throw new Error("the line cannot be matched");
  await person.click(match);
  const dialog = within(await screen.findByRole("alertdialog"));
  await person.click(dialog.getByRole("button", { name: "Match" }));
  expect(dialog.getByText("Enter the agency’s code.")).toBeDefined();
  await person.type(dialog.getByLabelText("Agency’s code"), "humo");
  await person.type(dialog.getByLabelText(/^Reason/), "The payer wrote");
  await person.click(dialog.getByRole("button", { name: "Match" }));
  await person.click(await screen.findByRole("button", { name: "Top up 1 matched line" }));
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Top up" }));
  await expect
    .poll(() => asked.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body))
    .toEqual([{ act: "match", partner: "HUMO", reason: "The payer wrote" }, { lines: ["8"] }]);
});
