import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { HouseProvider } from "@/lib/client/house";
import type { OfficeToday } from "@/lib/contracts/operator/operator-today";
import type { QueueItem, QueuePage } from "@/lib/contracts/operator/queues";
import type { RefundPreview } from "@/lib/contracts/operator/refund-decisions";
import type { HouseRole } from "@/lib/domain/house/rights";
import { address } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { QueuesPage } from "./queues-page";

const DECIDE = "POST /api/operator/refund-requests/decisions";
const ACT = "POST /api/operator/queues/refunds";

const TODAY: OfficeToday = {
  queues: [
    { kind: "refunds", count: 2, fresh: 0, mine: 0, snoozed: 1, due: null, since: null },
    { kind: "lists", count: 0, fresh: 0, mine: 0, snoozed: 0, due: null, since: null },
  ],
  money: null,
};

function item(subject: string, number: string): QueueItem {
  return {
    ...{ subject, due: null, since: "2026-11-29T05:00:00.000Z", assigned: null, snoozed: null, mode: "live", passengers: 1 },
    ...{ agency: { code: "SILK", name: "Silk Road Travel" }, booking: { id: `b-${subject}`, number }, directions: [] },
    ...{ amount: { amount: 1_000, currency: "UZS" }, refund: { reason: "illness", paid: 1_200, messages: 1, files: 2, unread: 0 } },
    ...{ change: null, departure: null, oversale: null, list: null, proposal: null },
    ...{ thing: null, mail: null, numbers: null, upload: null },
  };
}

const QUEUE: QueuePage = {
  ...{ items: [item("r-1", "KT7Q2M"), item("r-2", "KT7Q2N")], page: 1, pages: 1, total: 2 },
  colleagues: [
    { id: "u-1", name: "Dilnoza", is_you: true },
    { id: "u-2", name: "Rustam", is_you: false },
  ],
};

const agency = { code: "SILK", name: "Silk Road Travel" };
const PREVIEW: RefundPreview = {
  items: [
    { id: "r-1", booking_number: "KT7Q2M", agency, currency: "UZS", paid: 1_200, back: 1_000 },
    { id: "r-2", booking_number: "KT7Q2N", agency, currency: "UZS", paid: 1_200, back: 0 },
  ],
  sums: [{ agency, currency: "UZS", requests: 1, back: 1_000, needs_second: false }],
};

beforeEach(() => {
  address.pathname = "/operator/queues";
});

function open(...roles: HouseRole[]) {
  const asked = serve({
    "GET /api/operator/today": () => TODAY,
    "GET /api/operator/queues/refunds": () => QUEUE,
    "GET /api/operator/note-templates": () => ({ items: [] }),
    "POST /api/operator/refund-requests/preview": () => PREVIEW,
    [DECIDE]: () => ({ results: [{ id: "r-1", done: true, message: "" }] }),
    [ACT]: () => ({ subject: "r-1" }),
  });
  const person = show(
    <HouseProvider roles={roles}>
      <QueuesPage />
    </HouseProvider>,
  );
  return { asked, person };
}

it("hides queues that are empty until they are asked for, and leads from a row to its request with the way through the queue", async () => {
  const { person } = open("administrator");
  const [row] = await screen.findAllByRole("link", { name: "KT7Q2M" });
  expect(row?.getAttribute("href")).toBe("/operator/refunds/r-1?queue=refunds&item=r-1");
  expect(screen.queryByRole("link", { name: /^Passenger lists/ })).toBeNull();
  await person.click(screen.getByRole("checkbox", { name: "Not empty only" }));
  expect(screen.getByRole("link", { name: "Passenger lists 0" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Snoozed 1" }).getAttribute("href")).toBe("/operator/queues?kind=refunds&view=snoozed");
});

it("decides many by the rules with one note, and leaves out those by whose rules nothing comes back", async () => {
  const { asked, person } = open("money");
  await person.click(await screen.findByRole("checkbox", { name: "Pick all of this page" }));
  await person.click(screen.getByRole("button", { name: "Refund by the rules…" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(await dialog.findByText("Silk Road Travel: 1 requests")).toBeDefined();
  expect(dialog.getByRole("button", { name: "Refund" }).hasAttribute("disabled")).toBe(true);
  await person.type(dialog.getByLabelText("Note to the agencies, and the reason"), "As the rules say");
  await person.click(dialog.getByRole("button", { name: "Refund" }));
  await expect
    .poll(() => asked.find(({ call }) => call === DECIDE)?.body)
    .toEqual({ decision: "settle", requests: [{ id: "r-1", back: 1_000 }], note: "As the rules say" });
});

it("gives an item to a colleague, and puts one off with a reason", async () => {
  const { asked, person } = open("support");
  const [name] = await screen.findAllByRole("button", { name: "Assigned: Nobody" });
  if (!name) throw new Error("nobody can be assigned");
  await person.click(name);
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Assign" }));
  await expect.poll(() => asked.find(({ call }) => call === ACT)?.body).toEqual({ act: "assign", subject: "r-1", to: "u-1" });
  const [clock] = screen.getAllByRole("button", { name: "Snooze…" });
  if (!clock) throw new Error("nothing can be put off");
  await person.click(clock);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByRole("button", { name: "Snooze" }).hasAttribute("disabled")).toBe(true);
  await person.type(dialog.getByLabelText(/^Reason/), "The airline answers at noon");
  await person.click(dialog.getByRole("button", { name: "Snooze" }));
  await expect
    .poll(() => asked.findLast(({ call }) => call === ACT)?.body)
    .toMatchObject({ act: "snooze", subject: "r-1", reason: "The airline answers at noon" });
});

it("lets an auditor look and do nothing", async () => {
  open("auditor");
  expect((await screen.findAllByText("Nobody")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button")).toBeNull();
});
