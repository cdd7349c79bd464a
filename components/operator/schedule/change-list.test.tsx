import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ScheduleChangeItem, ScheduleChangePage } from "@/lib/contracts/operator/operator-schedule";
import { refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { ChangeList } from "./change-list";

const LIST = "GET /api/operator/schedule-changes";
const SETTLE = "POST /api/operator/schedule-changes/settle";

const end = (airport: string, local: string) => ({ airport, city: airport, local });

function item(id: string, change: Partial<ScheduleChangeItem> = {}): ScheduleChangeItem {
  const route = (local: string) => ({ departure: end("TAS", local), arrival: end("IST", local) });
  return {
    id,
    kind: "time",
    state: "open",
    escalated: false,
    created: "2026-11-20T09:00:00Z",
    deadline: "2026-12-09T03:00:00Z",
    settled: null,
    minutes: 180,
    flights: ["HY271"],
    booking_id: `booking-${id}`,
    booking_number: `P${id}`,
    status: "ticketed",
    partner: "Silk Road Travel",
    mode: "live",
    passengers: 2,
    directions: [{ direction: 0, old: route("2026-12-10T08:00"), new: route("2026-12-11T00:20") }],
    reminded: null,
    options: { accept: true, refund: true },
    ...change,
  };
}

function open(items: ScheduleChangeItem[], answers: Parameters<typeof serve>[0] = {}) {
  const page: ScheduleChangePage = { items, page: 1, pages: 1, total: items.length };
  const asked = serve({ [LIST]: () => page, ...answers });
  const person = show(<ChangeList filter={{ import: "i-1", flight: "HY271" }} addressOf={() => "/"} />);
  return { asked, person };
}

const table = () => within(screen.getByRole("table", { hidden: true }));
const dialog = () => within(screen.getByRole("alertdialog"));

it("lists what moved and until when, of the import and flight asked for", async () => {
  const { asked } = open([item("A1", { escalated: true }), item("B2", { directions: [], state: "told", deadline: null })]);
  await screen.findByText("2 bookings");
  expect(asked[0]?.query.toString()).toBe("import=i-1&flight=HY271");
  expect(table().getByText("Long unanswered")).toBeDefined();
  expect(table().getByText(/^00:20 \+1$/)).toBeDefined();
  expect(table().getAllByRole("checkbox", { hidden: true })).toHaveLength(1);
});

it("answers for all that are picked, and leaves out those that cannot be answered so", async () => {
  const items = [item("A1"), item("B2", { kind: "cancelled", options: { accept: false, refund: true } })];
  const { asked, person } = open(items, { [SETTLE]: () => ({ results: [{ id: "A1", done: true, message: "" }] }) });
  await person.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  expect(screen.getByText("2 selected")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Accept for them…" }));
  expect(dialog().getByText("Accept the new flights for 1 booking?")).toBeDefined();
  expect(dialog().getByText(/^1 of the selected bookings cannot/)).toBeDefined();
  expect(timesCalled(asked, SETTLE)).toBe(0);
  await person.dblClick(dialog().getByRole("button", { name: "Accept" }));
  await screen.findByText("Nothing selected");
  expect(timesCalled(asked, SETTLE)).toBe(1);
  expect(asked.find(({ call }) => call === SETTLE)?.body).toEqual({ ids: ["A1"], action: "accept" });
});

it("says which were left as they are, and why", async () => {
  const settled = "This schedule change is settled.";
  const { person } = open([item("A1"), item("B2")], {
    [SETTLE]: () => ({
      results: [
        { id: "A1", done: true, message: "" },
        { id: "B2", done: false, message: settled },
      ],
    }),
  });
  await person.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await person.click(screen.getByRole("button", { name: "Refund without penalty…" }));
  await person.click(dialog().getByRole("button", { name: "Refund" }));
  expect((await screen.findByText("1 booking was left as it is")).closest("[role=alert]")?.textContent).toContain(settled);
});

it("keeps the question open where the service cannot be reached", async () => {
  const { person } = open([item("A1")], { [SETTLE]: () => refuse({ status: 0 }) });
  await person.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await person.click(screen.getByRole("button", { name: "Remind" }));
  await person.click(dialog().getByRole("button", { name: "Remind" }));
  await waitFor(() => expect(dialog().getByText(/^No connection/)).toBeDefined());
});

it("says of what can be refunded whether it is paid", async () => {
  open([item("A1", { status: "booked" })]);
  await screen.findByText("1 booking");
  expect(table().getByText("Booked, not paid")).toBeDefined();
});

it("does not tell that a flight leaves when it did, and offers no answers where none is asked for", async () => {
  const same = { departure: end("TAS", "2026-12-10T08:00"), arrival: end("IST", "2026-12-10T12:00") };
  const directions = [{ direction: 0, old: same, new: same }];
  open([item("A1", { kind: "equipment", minutes: null, state: "told", directions })]);
  await screen.findByText("1 booking");
  expect(
    table()
      .getByText(/^TAS – IST/)
      .textContent?.replace(/\s/g, " "),
  ).toBe("TAS – IST, 10 Dec 2026: 08:00");
  expect(screen.queryByRole("button", { name: "Remind" })).toBeNull();
});

it("says that nothing is of the flight asked for, not that nothing waits", async () => {
  open([]);
  expect(await screen.findByText("No booking of this flight was changed")).toBeDefined();
});

it("offers nothing while nothing is picked", async () => {
  open([item("A1")]);
  const remind = await screen.findByRole("button", { name: "Remind" });
  expect(remind.hasAttribute("disabled")).toBe(true);
});
