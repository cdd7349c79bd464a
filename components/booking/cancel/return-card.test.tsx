import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { RefundAmounts } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBooking, sampleExtras } from "@/tests/support/pages/samples";
import { held, refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { FlightCancelled } from "./flight-cancelled";
import { ReturnCard } from "./return-card";

const VOID = "DELETE /api/v1/booking/b-1/void";
const AMOUNTS = "GET /api/v1/booking/b-1/get-refund-amounts";
const REFUND = "DELETE /api/v1/booking/b-1/auto-cancel";
const ASK = "POST /api/portal/bookings/b-1/refund-request";

const ticketed = sampleBooking({ status: "ticketed" });
const amounts: RefundAmounts = { refund_amount: 700_000, penalty: 300_000, currency: "UZS" };

async function open(answers: Parameters<typeof serve>[0] = {}, extras: Partial<PortalBooking> = {}) {
  const asked = serve({
    "GET /api/portal/bookings/b-1": () => sampleExtras(extras),
    [AMOUNTS]: () => amounts,
    [VOID]: () => ({ status: "refunded" }),
    [REFUND]: () => ({ status: "refunded" }),
    [ASK]: () => ({ conversation: null }),
    ...answers,
  });
  const person = show(<ReturnCard booking={ticketed} />);
  await screen.findByText("Refund by the fare rules");
  return { asked, person };
}

const dialog = () => within(screen.getByRole("alertdialog"));
const closed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
});

it("shows what comes back and what is kept, and refunds once though the button is pressed twice", async () => {
  const { answer, give } = held();
  const { asked, person } = await open({ [REFUND]: answer });
  await person.click(screen.getByText("Refund by the fare rules"));
  const confirm = await dialog().findByText(/^Refund 700,000/);
  expect(dialog().getByText("Paid").nextSibling?.textContent).toMatch(/^1,000,000/);
  expect(dialog().getByText("Not refunded").nextSibling?.textContent).toMatch(/^−300,000/);
  expect(dialog().getByText("Comes back to the deposit").nextSibling?.textContent).toMatch(/^700,000/);
  await person.dblClick(confirm);
  expect(await dialog().findByText("Refunding…")).toBeDefined();
  give({ status: "refunded" });
  await closed();
  expect(timesCalled(asked, REFUND)).toBe(1);
  expect(asked.find(({ call }) => call === REFUND)?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
});

it("refuses to refund before the amounts are known", async () => {
  const { answer, give } = held<RefundAmounts>();
  const { asked, person } = await open({ [AMOUNTS]: answer });
  await person.click(screen.getByText("Refund by the fare rules"));
  const confirm = dialog().getByText("Refund …");
  expect(confirm.hasAttribute("disabled")).toBe(true);
  await person.click(confirm);
  expect(timesCalled(asked, REFUND)).toBe(0);
  give(amounts);
  expect((await dialog().findByText(/^Refund 700,000/)).hasAttribute("disabled")).toBe(false);
});

it("says why the amounts could not be read, and reads them again", async () => {
  const answers = [() => refuse({ status: 422, message: "Not now." }), () => amounts];
  const { person } = await open({ [AMOUNTS]: () => answers.shift()?.() });
  await person.click(screen.getByText("Refund by the fare rules"));
  await dialog().findByText("Not now.");
  expect(dialog().getByText("Refund …").hasAttribute("disabled")).toBe(true);
  await person.click(dialog().getByText("Try again"));
  expect(await dialog().findByText(/^Refund 700,000/)).toBeDefined();
});

it("leads to the back office where the rules give nothing back", async () => {
  const { asked, person } = await open({ [AMOUNTS]: () => refuse({ status: 422, error_code: 5233 }) });
  await person.click(screen.getByText("Refund by the fare rules"));
  await dialog().findByText("Nothing comes back by the fare rules");
  expect(dialog().queryByText(/^Refund (\d|…)/)).toBeNull();
  await person.click(dialog().getByText("Ask the back office"));
  await screen.findByText("Send the request");
  await person.click(dialog().getByRole("button", { name: /Choose a reason/ }));
  await person.click(await screen.findByRole("option", { name: "Another reason" }));
  await person.type(dialog().getByRole("textbox", { name: "What happened" }), "Wrong day");
  await person.click(screen.getByText("Send the request"));
  await closed();
  expect(timesCalled(asked, ASK)).toBe(1);
  expect(asked.find(({ call }) => call === ASK)?.body).toEqual({ reason: "other", text: "Wrong day" });
  expect(timesCalled(asked, REFUND)).toBe(0);
});

it("asks nothing about a flight that one of those who are chosen has given back before", async () => {
  const [ANNA, BOBUR] = ["p-1", "p-2"];
  const passengers = [
    { key: ANNA, directions: [0, 1] },
    { key: BOBUR, directions: [1] },
  ];
  const { person } = await open({}, { askable: { passengers, is_by_direction: true } });
  await person.click(screen.getByText("Ask the back office"));
  await person.click(dialog().getByRole("button", { name: /Choose a reason/ }));
  await person.click(await screen.findByRole("option", { name: "Illness" }));
  const send = () => dialog().getByText("Send the request").hasAttribute("disabled");
  expect(send()).toBe(false);
  const [, back] = within(dialog().getByRole("group", { name: "For which flights" })).getAllByRole("checkbox");
  if (back) await person.click(back);
  expect(dialog().getByText(/no longer has one of these flights/)).toBeDefined();
  expect(send()).toBe(true);
});

it("names what is left of the price where a part was given back before", async () => {
  const { person } = await open({}, { void_until: "2026-11-20T18:59:00Z", whole_back: 600_000 });
  expect(screen.getByText(/^600,000.*comes back, service fee included/)).toBeDefined();
  await person.click(screen.getByText("Refund by the fare rules"));
  expect(await dialog().findByText(/Voiding is better until .* it returns 600,000/)).toBeDefined();
});

it("voids for the whole price while the window is open, and says that this is better than a refund", async () => {
  const { asked, person } = await open({}, { void_until: "2026-11-20T18:59:00Z" });
  await person.click(screen.getByText("Refund by the fare rules"));
  expect(await dialog().findByText(/Voiding is better until 20.Nov.2026, 23:59.*1,000,000/)).toBeDefined();
  await person.click(dialog().getByText("Keep it"));
  await person.click(screen.getByText("Void: full refund"));
  expect(dialog().getByText(/^1,000,000.* comes back to your deposit at once/)).toBeDefined();
  await person.dblClick(dialog().getByText("Void the booking"));
  await closed();
  expect(timesCalled(asked, VOID)).toBe(1);
});

it("tells a refusal where it was asked, and leaves the decision open", async () => {
  const { person } = await open({ [VOID]: () => refuse({ status: 422, message: "Too late." }) }, { void_until: "2026-11-20T18:59:00Z" });
  await person.click(screen.getByText("Void: full refund"));
  await person.click(dialog().getByText("Void the booking"));
  expect(await dialog().findByText("Too late.")).toBeDefined();
});

it("offers no void once its window has closed", async () => {
  await open({}, { void_until: "2026-11-20T09:59:00Z" });
  expect(screen.queryByText("Void: full refund")).toBeNull();
});

it("offers nothing while the back office is looking at a request", async () => {
  const request = { state: "open", created: "2026-11-20T09:00:00Z", note: "", refund_amount: null, part: null } as const;
  const asked = serve({ "GET /api/portal/bookings/b-1": () => sampleExtras({ refund_request: request }) });
  show(<ReturnCard booking={ticketed} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText("Giving the tickets back")).toBeNull();
});

it("gives all that is left of the price back where the airline has cancelled the flight", async () => {
  const extras = () => sampleExtras({ whole_back: 600_000 });
  const asked = serve({ "GET /api/portal/bookings/b-1": extras, [REFUND]: () => ({ status: "refunded" }) });
  const person = show(<FlightCancelled booking={sampleBooking({ status: "refundauthorized" })} />);
  await person.click(await screen.findByText(/^Get 600,000/));
  await person.dblClick(dialog().getByText(/^Refund 600,000/));
  await closed();
  expect(timesCalled(asked, REFUND)).toBe(1);
});

it("marks what the back office needs to know when the request is sent without it, and sends nothing", async () => {
  const { asked, person } = await open();
  await person.click(screen.getByText("Ask the back office"));
  await person.click(dialog().getByText("Send the request"));
  expect(dialog().getByText("Choose a reason.")).toBeDefined();
  await person.click(dialog().getByRole("button", { name: /Choose a reason/ }));
  await person.click(await screen.findByRole("option", { name: "Another reason" }));
  expect(dialog().queryByText("Choose a reason.")).toBeNull();
  await person.click(dialog().getByText("Send the request"));
  expect(dialog().getByText("Write what happened.")).toBeDefined();
  expect(timesCalled(asked, ASK)).toBe(0);
  await person.type(dialog().getByRole("textbox"), "Quarantine");
  await person.click(dialog().getByText("Send the request"));
  await closed();
  expect(timesCalled(asked, ASK)).toBe(1);
});
