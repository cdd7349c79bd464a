import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { HousePage as House } from "@/lib/contracts/operator/house";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { HousePage } from "./house-page";

const READ = "GET /api/operator/house";
const MAIL = "POST /api/operator/house/mails/m-1";
const RESTORE = "POST /api/operator/house/restores";
const TEST_MAIL = "POST /api/operator/house/test-mail";

const partner = { code: "SILK", name: "Silk Road Travel" };
const HOUSE: House = {
  settings: [
    { name: "HOLD_MINUTES", value: "30", source: "environment", is_set: true },
    { name: "DATA_KEYS", value: null, source: "start", is_set: true },
  ],
  workers: [{ id: "pool-1", since: "2026-11-20T08:30:00.000Z", seen: "2026-11-20T08:31:00.000Z", is_alive: false }],
  jobs: [{ task: "send_mail", due: 3, at_work: 0, given_up: 1, oldest_seconds: 600 }],
  mails: [
    {
      ...{ id: "m-1", kind: "receipts", partner, booking_number: "KT7Q2M", state: "failed", failure: "unreachable", attempts: 8 },
      ...{ created: "2026-11-20T08:30:00.000Z", next: null, can_send: true },
    },
  ],
  deliveries: [
    {
      ...{ id: "d-1", partner, host: "hooks.silk.example", event_type: "booking.ticketed", attempts: 9, status: 500 },
      ...{ created: "2026-11-20T08:30:00.000Z", is_off: true },
    },
  ],
  ...{ backup: { at: "2026-11-19T20:00:00.000Z", what: "parvoz-night.backup" }, restore: null, sends_mails: true },
};

it("shows what has not arrived, who is silent, and of secrets only that they are set", async () => {
  serve({ [READ]: () => HOUSE });
  show(<HousePage />);
  expect((await screen.findAllByText("Tickets · KT7Q2M")).length).toBeGreaterThan(0);
  expect(screen.getByText("No worker is heard")).toBeDefined();
  expect(screen.getByText("parvoz-night.backup")).toBeDefined();
  expect(screen.getByText("Never tried")).toBeDefined();
  expect(screen.getAllByText("Set, not shown").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Try again: hooks.silk.example" })).toBeNull();
});

it("sends a mail again with a reason, and writes a tried restore down", async () => {
  const asked = serve({ [READ]: () => HOUSE, [MAIL]: () => ({ outcome: "queued" }), [RESTORE]: () => ({ backup: null, restore: null }) });
  const person = show(<HousePage />);
  const [again] = await screen.findAllByRole("button", { name: "Send again: Tickets, Silk Road Travel" });
  if (!again) throw new Error("the mail cannot be sent again");
  await person.click(again);
  const first = within(await screen.findByRole("alertdialog"));
  expect(first.getByRole("button", { name: "Send again" }).hasAttribute("disabled")).toBe(true);
  await person.type(first.getByLabelText("Reason"), "The server is back");
  await person.click(first.getByRole("button", { name: "Send again" }));
  await expect.poll(() => asked.find(({ call }) => call === MAIL)?.body).toEqual({ reason: "The server is back" });

  await person.click(screen.getByRole("button", { name: "Write down a tried restore…" }));
  const second = within(await screen.findByRole("alertdialog"));
  await person.type(second.getByLabelText("What was tried"), "All rows came back");
  await person.click(second.getByRole("button", { name: "Write down" }));
  await expect.poll(() => asked.find(({ call }) => call === RESTORE)?.body).toEqual({ note: "All rows came back" });
});

it("asks for a test mail to one's own address", async () => {
  const asked = serve({ [READ]: () => HOUSE, [TEST_MAIL]: () => ({ outcome: "failed" }) });
  const person = show(<HousePage />);
  await person.click(await screen.findByRole("button", { name: "Send me a test mail" }));
  await expect.poll(() => asked.filter(({ call }) => call === TEST_MAIL)).toHaveLength(1);
});
