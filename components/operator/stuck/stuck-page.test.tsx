import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { HouseProvider } from "@/lib/client/house";
import type { OfficeStuck } from "@/lib/contracts/operator/stuck";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { StuckPage } from "./stuck-page";

const READ = "GET /api/operator/stuck";
const MAIL = "POST /api/operator/house/mails/m-1";

const partner = { code: "SILK", name: "Silk Road Travel" };
const STUCK: OfficeStuck = {
  mails: [
    {
      ...{ id: "m-1", kind: "receipts", partner, booking: { id: "b-1", number: "KT7Q2M" }, state: "failed", failure: "unreachable" },
      ...{ attempts: 8, created: "2026-11-20T08:30:00.000Z", next: null, can_send: true },
    },
  ],
  addresses: [
    {
      ...{ id: "e-1", partner, host: "hooks.silk.example", waiting: 2, given_up: 1, attempts: 9, created: "2026-11-20T08:30:00.000Z" },
      ...{ delivery: { id: "d-1", event_type: "booking.ticketed", status: 500 }, is_off: true },
    },
  ],
  sends_mails: true,
};

it("sends a mail again with a reason, and nothing to an address that is switched off", async () => {
  const asked = serve({ [READ]: () => STUCK, [MAIL]: () => ({ outcome: "queued" }) });
  const person = show(<StuckPage />);
  const [again] = await screen.findAllByRole("button", { name: "Send again: Tickets, Silk Road Travel" });
  if (!again) throw new Error("the mail cannot be sent again");
  expect(screen.getAllByText("2 tried again, 1 given up").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Try again: hooks.silk.example" })).toBeNull();
  await person.click(again);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByRole("button", { name: "Send again" }).hasAttribute("disabled")).toBe(true);
  await person.type(dialog.getByLabelText("Reason"), "The server is back");
  await person.click(dialog.getByRole("button", { name: "Send again" }));
  await expect.poll(() => asked.find(({ call }) => call === MAIL)?.body).toEqual({ reason: "The server is back" });
});

it("is looked at by those who may not act, and leads them to no page that is not theirs", async () => {
  serve({ [READ]: () => STUCK });
  show(
    <HouseProvider roles={["support"]}>
      <StuckPage />
    </HouseProvider>,
  );
  expect((await screen.findAllByText("hooks.silk.example")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link", { name: "Workers and settings" })).toBeNull();
});
