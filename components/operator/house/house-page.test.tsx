import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { HousePage as House } from "@/lib/contracts/operator/house";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { HousePage } from "./house-page";

const READ = "GET /api/operator/house";
const RESTORE = "POST /api/operator/house/restores";
const TEST_MAIL = "POST /api/operator/house/test-mail";

const HOUSE: House = {
  settings: [
    { name: "HOLD_MINUTES", value: "30", source: "environment", is_set: true },
    { name: "DATA_KEYS", value: null, source: "start", is_set: true },
  ],
  workers: [{ id: "pool-1", since: "2026-11-20T08:30:00.000Z", seen: "2026-11-20T08:31:00.000Z", is_alive: false }],
  jobs: [{ task: "send_mail", due: 3, at_work: 0, given_up: 1, oldest_seconds: 600 }],
  stuck: { mails: 2, addresses: 1 },
  ...{ backup: { at: "2026-11-19T20:00:00.000Z", what: "parvoz-night.backup" }, restore: null, sends_mails: true },
};

it("leads to what has not arrived, and shows who is silent, and of secrets only that they are set", async () => {
  serve({ [READ]: () => HOUSE });
  show(<HousePage />);
  expect((await screen.findByRole("link", { name: "2 mails" })).getAttribute("href")).toBe("/operator/stuck#mails");
  expect(screen.getByText("No worker is heard")).toBeDefined();
  expect(screen.getByText("parvoz-night.backup")).toBeDefined();
  expect(screen.getByText("Never tried")).toBeDefined();
  expect(screen.getAllByText("Set, not shown").length).toBeGreaterThan(0);
});

it("writes a tried restore down", async () => {
  const asked = serve({ [READ]: () => HOUSE, [RESTORE]: () => ({ backup: null, restore: null }) });
  const person = show(<HousePage />);
  await person.click(await screen.findByRole("button", { name: "Write down a tried restore…" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await person.type(dialog.getByLabelText("What was tried"), "All rows came back");
  await person.click(dialog.getByRole("button", { name: "Write down" }));
  await expect.poll(() => asked.find(({ call }) => call === RESTORE)?.body).toEqual({ note: "All rows came back" });
});

it("asks for a test mail to one's own address", async () => {
  const asked = serve({ [READ]: () => HOUSE, [TEST_MAIL]: () => ({ outcome: "failed" }) });
  const person = show(<HousePage />);
  await person.click(await screen.findByRole("button", { name: "Send me a test mail" }));
  await expect.poll(() => asked.filter(({ call }) => call === TEST_MAIL)).toHaveLength(1);
});

it("sets how far one person goes with a kind of prices, with a reason", async () => {
  const SET = "POST /api/operator/upload-limits";
  const items = [{ kind: "fares", drop: 30, share: 100 }];
  const asked = serve({ [READ]: () => HOUSE, "GET /api/operator/upload-limits": () => ({ items }), [SET]: () => ({ items }) });
  const person = show(<HousePage />);
  const [change] = await screen.findAllByRole("button", { name: "Change… Files of prices: Fares" });
  if (!change) throw new Error("no button");
  await person.click(change);
  const dialog = within(await screen.findByRole("alertdialog"));
  const share = dialog.getByLabelText("Rows changed or removed at most, %");
  await person.clear(share);
  await person.type(share, "101");
  await person.type(dialog.getByLabelText("Reason"), "A quiet month");
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("A whole number from 0 to 100.")).toBeDefined();
  await person.clear(share);
  await person.type(share, "60");
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => asked.find(({ call }) => call === SET)?.body)
    .toEqual({ kind: "fares", drop: 30, share: 60, reason: "A quiet month" });
});
