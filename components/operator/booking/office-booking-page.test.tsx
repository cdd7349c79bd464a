import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { HouseProvider } from "@/lib/client/house";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import type { HouseRole } from "@/lib/domain/house/rights";
import { sampleBooking, sampleChange, sampleSelling } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { OfficeBookingPage } from "./office-booking-page";

const READ = "GET /api/operator/bookings/b-1";
const ACT = "POST /api/operator/bookings/b-1/acts";

function sample(change: Partial<OfficeBooking> = {}): OfficeBooking {
  return {
    ...{ agency: { code: "SILK", name: "Silk Road Travel" }, mode: "live", booking: sampleBooking({ id: "b-1" }) },
    ...{
      events: [],
      handovers: [],
      price_changes: [],
      mails: [],
      refund_request: null,
      selling: sampleSelling(),
      customer_back: null,
      correctable: [],
    },
    ...{
      acts: [],
      notes: [],
      ledger: [],
      webhooks: [],
      departures: [{ id: "HY0271_2026-12-20_TASIST", flight: "HY271", date: "2026-12-20" }],
    },
    allowed: ["void", "extend_hold"],
    movable: [],
    back: { void: 1_000_000, refund: null },
    ...{ void_until: "2026-12-01T12:00:00.000Z", alone: null, waiting: null },
    ...change,
  };
}

function open(roles: readonly HouseRole[]) {
  return show(
    <HouseProvider roles={roles}>
      <OfficeBookingPage bookingId="b-1" />
    </HouseProvider>,
  );
}

it("acts for the agency only with a reason, and shows what came of it", async () => {
  const reason = "The transfer arrives tomorrow";
  const done = { id: "a-1", at: "2026-11-29T08:00:00Z", kind: "extend_hold", reason, by: "Zarina Office" } as const;
  const asked = serve({ [READ]: () => sample(), [ACT]: () => sample({ acts: [done] }) });
  const person = open(["administrator"]);
  await person.click(await screen.findByRole("button", { name: "Hold it longer" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: "Hold it longer" }));
  expect(dialog.getByText("Write why, in three characters at least.")).toBeDefined();
  await person.type(dialog.getByRole("textbox", { name: "Reason" }), reason);
  await person.click(dialog.getByRole("button", { name: "Hold it longer" }));
  expect(await screen.findByText(`Held longer for the agency: ${reason}`)).toBeDefined();
  expect(asked.filter(({ call }) => call === ACT).map(({ body }) => body)).toEqual([{ kind: "extend_hold", reason }]);
});

it("says what a void would give back before it is done", async () => {
  serve({ [READ]: () => sample() });
  const person = open(["money"]);
  await person.click(await screen.findByRole("button", { name: "Void: full refund" }));
  expect((await screen.findByRole("dialog")).textContent).toMatch(/1,000,000/);
});

it("offers what a person's roles allow alone", async () => {
  serve({ [READ]: () => sample() });
  open(["support"]);
  expect(await screen.findByRole("button", { name: "Hold it longer" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Void: full refund" })).toBeNull();
});

it("does not call a ticketed booking settled while an answer to the airline is due", async () => {
  serve({ [READ]: () => sample({ booking: sampleBooking({ id: "b-1", status: "ticketed", schedule_changes: [sampleChange()] }) }) });
  open(["support"]);
  expect((await screen.findByRole("status")).textContent).toBe("TicketedChanged: answer due");
});

it("says that the agency waits for a refund to be decided", async () => {
  const request = { state: "open" as const, created: "2026-11-28T09:00:00Z", note: "", refund_amount: null, part: null };
  serve({ [READ]: () => sample({ refund_request: request }) });
  open(["support"]);
  expect(await screen.findByText("The agency asks for a refund")).toBeDefined();
  expect(screen.getByRole("link", { name: "Refund requests" }).getAttribute("href")).toContain("/operator/refunds");
});

it("refunds a part for whom it says, with what comes back", async () => {
  const [one] = sampleBooking({ id: "b-1" }).passengers;
  const share = { key: one?.key ?? "", paid: 900, refund: 700, kept: 200, fares: [], parts: { fare: 700, taxes: 0, fee: 0, bags: 0 } };
  const REFUND = "POST /api/operator/bookings/b-1/refunds";
  const asked = serve({
    [READ]: () => sample({ allowed: ["refund_part"] }),
    "GET /api/operator/bookings/b-1/refunds": () => ({ currency: "USD", passengers: [share] }),
    [REFUND]: () => sample({ allowed: [] }),
  });
  const person = open(["money"]);
  await person.click(await screen.findByRole("button", { name: "Refund a part" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(await dialog.findByRole("checkbox"));
  expect(dialog.getByText("Comes back to the deposit").parentElement?.textContent).toContain("700");
  await person.type(dialog.getByRole("textbox", { name: "Reason" }), "Illness");
  await person.click(dialog.getByRole("button", { name: "Refund a part" }));
  expect(await screen.findByText("Nothing can be done with it now.")).toBeDefined();
  const sent = { kind: "refund_part", reason: "Illness", passengers: [share.key] };
  expect(asked.filter(({ call }) => call === REFUND).map(({ body }) => body)).toEqual([sent]);
});
