import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TableImportPage, TableUndoPreview } from "@/lib/contracts/operator/table-imports";
import { address } from "@/tests/support/pages/navigation";
import { held, refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { ImportsPage } from "./imports-page";

const LISTED: TableImportPage = {
  items: [
    {
      ...{ id: "i-1", source: "taxes.csv", actor: "Nigora", created: "2026-11-28T07:00:00.000Z", undone: null, can_undo: true },
      scopes: [{ scope: "", added: 0, removed: 1, changed: 2 }],
    },
  ],
  ...{ page: 1, pages: 1, total: 1 },
};
const PREVIEW: TableUndoPreview = {
  source: "taxes.csv",
  changes: [
    {
      ...{ scope: "", before: 30, after: 31, added: 1, removed: 0, changed: 2 },
      names: [{ what: "rows_gained", names: ["YQ HY A"], count: 1 }],
      ...{ prices: [], price_count: 0, terms: [] },
    },
  ],
};

const UNDO = "POST /api/operator/table-imports/i-1/undo";

/** Presses the file's "Take back…" and gives the reason. */
async function takeBack(person: ReturnType<typeof show>) {
  const [button] = await screen.findAllByRole("button", { name: "Take back…" });
  if (!button) throw new Error("no button");
  await person.click(button);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(await dialog.findByText(/YQ HY A/)).toBeDefined();
  await person.type(dialog.getByLabelText("Reason"), "The wrong month");
  await person.click(dialog.getByRole("button", { name: "Take back" }));
  return dialog;
}

it("takes a file of taxes back after showing what that changes, with a reason", async () => {
  address.query = "kind=taxes";
  const asked = serve({
    "GET /api/operator/table-imports": () => LISTED,
    "GET /api/operator/table-imports/i-1/undo": () => PREVIEW,
    [UNDO]: () => ({ undone: "i-1" }),
  });
  await takeBack(show(<ImportsPage />));
  await expect.poll(() => asked.find(({ call }) => call === UNDO)?.body).toEqual({ reason: "The wrong month" });
});

it("is confirmed only once what it changes stands there", async () => {
  address.query = "kind=taxes";
  const preview = held<TableUndoPreview>();
  serve({ "GET /api/operator/table-imports": () => LISTED, "GET /api/operator/table-imports/i-1/undo": preview.answer });
  const person = show(<ImportsPage />);
  const [button] = await screen.findAllByRole("button", { name: "Take back…" });
  if (button) await person.click(button);
  const confirm = within(await screen.findByRole("alertdialog")).getByRole<HTMLButtonElement>("button", { name: "Take back" });
  expect(confirm.disabled).toBe(true);
  preview.give(PREVIEW);
  await expect.poll(() => confirm.disabled).toBe(false);
});

it("says why a file is not taken back, and reads the list again once that is read", async () => {
  address.query = "kind=taxes";
  const [file] = LISTED.items;
  let items = LISTED.items;
  serve({
    "GET /api/operator/table-imports": () => ({ ...LISTED, items }),
    "GET /api/operator/table-imports/i-1/undo": () => PREVIEW,
    [UNDO]: () => {
      items = file ? [{ ...file, can_undo: false }] : [];
      return refuse({ status: 409, message: "A later file stands." });
    },
  });
  const person = show(<ImportsPage />);
  const dialog = await takeBack(person);
  expect(await dialog.findByText("A later file stands.")).toBeDefined();
  await person.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => screen.queryByRole("button", { name: "Take back…" })).toBeNull();
});
