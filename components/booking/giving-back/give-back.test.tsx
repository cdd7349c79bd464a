import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Booking, RefundAmounts } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { sampleBooking, sampleChange, sampleExtras, samplePassenger } from "@/tests/support/pages/samples";
import { held, refuse, serve, timesCalled } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { TakeAllBack } from "../cancel/take-all-back";
import { GiveBack } from "./give-back";

const VOID = "DELETE /api/v1/booking/b-1/void";
const AMOUNTS = "GET /api/v1/booking/b-1/get-refund-amounts";
const REFUND = "DELETE /api/v1/booking/b-1/auto-cancel";
const OPTIONS = "GET /api/v1/booking/b-1/refund-options";
const PART = "POST /api/v1/booking/b-1/partial-refund";
const ASK = "POST /api/portal/bookings/b-1/refund-request";
const [ANNA, BOBUR] = ["019a0000-0000-7000-8000-00000000000a", "019a0000-0000-7000-8000-00000000000b"];
const VOIDABLE = { void_until: "2026-11-20T18:59:00Z" };
const PARTS = { fare: 0, taxes: 0, fee: 0, bags: 0 };

const amounts: RefundAmounts = { refund_amount: 700_000, penalty: 300_000, currency: "UZS" };
const way = (direction: number, refund: number) => ({ direction, paid: refund, refund, kept: 0, parts: PARTS });
const whole = (key: string) => ({ key, paid: 500_000, refund: 450_000, kept: 50_000, parts: PARTS, fares: [] });
const option = (key: string) => ({ ...whole(key), directions: [way(0, 200_000), way(1, 250_000)] });
const two = [samplePassenger({ key: ANNA, first_name: "ANNA" }), samplePassenger({ key: BOBUR, first_name: "BOBUR" })];
const [direction] = sampleBooking().directions;
const bothWays = direction ? [direction, direction] : [];

interface Opened {
  answers?: Parameters<typeof serve>[0];
  extras?: Partial<PortalBooking>;
  booking?: Partial<Booking>;
}

async function open({ answers = {}, extras = {}, booking = {} }: Opened = {}) {
  const asked = serve({
    "GET /api/portal/bookings/b-1": () => sampleExtras(extras),
    [AMOUNTS]: () => amounts,
    [OPTIONS]: () => ({ currency: "UZS", passengers: [option(ANNA), option(BOBUR)] }),
    [VOID]: () => ({ status: "refunded" }),
    [REFUND]: () => ({ status: "refunded" }),
    [PART]: () => ({ status: "ticketed" }),
    [ASK]: () => ({ conversation: null }),
    ...answers,
  });
  const person = show(<GiveBack booking={sampleBooking({ status: "ticketed", ...booking })} />);
  await person.click(await screen.findByRole("button", { name: "Give tickets back…" }));
  await screen.findByRole("alertdialog", { name: "Giving the tickets back" });
  return { asked, person };
}

const dialog = () => within(screen.getByRole("alertdialog"));
const closed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
const radio = (name: RegExp) => dialog().getByRole<HTMLInputElement>("radio", { name });
const confirm = (name: RegExp) => dialog().getByRole<HTMLButtonElement>("button", { name });
const wordsOf = (name: RegExp) => radio(name).closest("label")?.textContent?.replace(/\s/g, " ");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
});

it("shows what the customer and the deposit get on every way, and voids with two presses while that is the best", async () => {
  const sold = [{ key: "p-1", cost: 1_000_000, selling: 1_200_000, kept: 50_000, used: [0] }];
  const { asked, person } = await open({ extras: { ...VOIDABLE, customer_back: { void: 1_200_000, by_rules: 850_000, sold } } });
  await waitFor(() => expect(wordsOf(/^Everything/)).toMatch(/Customer gets 850,000.* Back on the deposit 700,000.* Not refunded 300,000/));
  expect(wordsOf(/^Void/)).toMatch(/until 20 Nov 2026, 23:59.*Customer gets 1,200,000.* Back on the deposit 1,000,000.* Not refunded 0/);
  expect(wordsOf(/^Ask/)).toMatch(/A person decides/);
  expect(radio(/^Void/).checked).toBe(true);
  await person.dblClick(confirm(/^Void the booking/));
  await closed();
  expect(timesCalled(asked, VOID)).toBe(1);
  expect(asked.find(({ call }) => call === VOID)?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
});

it("refunds by the rules once the amounts are known, once though the button is pressed twice", async () => {
  const read = held<RefundAmounts>();
  const done = held();
  const { asked, person } = await open({ answers: { [AMOUNTS]: read.answer, [REFUND]: done.answer } });
  expect(radio(/^Everything/).checked).toBe(true);
  expect(confirm(/^Refund …/).disabled).toBe(true);
  read.give(amounts);
  await person.dblClick(await dialog().findByRole("button", { name: /^Refund 700,000/ }));
  expect(await dialog().findByText("Refunding…")).toBeDefined();
  done.give({ status: "refunded" });
  await closed();
  expect(timesCalled(asked, REFUND)).toBe(1);
});

it("says why the amounts could not be read, and reads them again", async () => {
  const answers = [() => refuse({ status: 422, message: "Not now." }), () => amounts];
  const { person } = await open({ answers: { [AMOUNTS]: () => answers.shift()?.() } });
  await dialog().findByText("Not now.");
  expect(confirm(/^Refund …/).disabled).toBe(true);
  await person.click(dialog().getByText("Try again"));
  expect(await dialog().findByText(/^Refund 700,000/)).toBeDefined();
});

it("greys what gives nothing back, says why, and leaves the back office", async () => {
  const nothing = () => refuse({ status: 422, error_code: 5233 });
  const { asked, person } = await open({ answers: { [AMOUNTS]: nothing, [OPTIONS]: nothing }, booking: { passengers: two } });
  await waitFor(() => expect(radio(/^Ask the back office/).checked).toBe(true));
  expect(radio(/^Everything.*give nothing back now/).disabled).toBe(true);
  expect(radio(/^A part.*give nothing back now/).disabled).toBe(true);
  expect(radio(/^Void.*time to void is over/).disabled).toBe(true);
  expect(dialog().queryByText(/cannot be undone/)).toBeNull();
  await person.click(dialog().getByRole("button", { name: /Choose a reason/ }));
  await person.click(await screen.findByRole("option", { name: "Another reason" }));
  await person.type(dialog().getByRole("textbox", { name: "What happened" }), "Wrong day");
  await person.click(screen.getByText("Send the request"));
  await closed();
  expect(asked.find(({ call }) => call === ASK)?.body).toEqual({ reason: "other", text: "Wrong day" });
  expect(timesCalled(asked, REFUND)).toBe(0);
});

it("takes nothing else unasked where the time to void ends while the sheet is open", async () => {
  const extras = [{ ...VOIDABLE, whole_back: 600_000 }, { void_until: null }];
  await open({ answers: { "GET /api/portal/bookings/b-1": () => sampleExtras(extras.shift() ?? { void_until: null }) } });
  await waitFor(() => expect(radio(/^Void/).disabled).toBe(true));
  expect(confirm(/^Choose a way/).disabled).toBe(true);
});

it("offers void alone before the tickets are there", async () => {
  const { asked } = await open({ extras: VOIDABLE, booking: { status: "paid", passengers: two } });
  for (const other of [/^Everything/, /^A part/, /^Ask/]) expect(wordsOf(other)).toContain("Possible once the tickets are issued.");
  expect(dialog().getByText(/^No tickets will be issued/)).toBeDefined();
  expect(timesCalled(asked, AMOUNTS) + timesCalled(asked, OPTIONS)).toBe(0);
});

it("tells a refusal where it was asked, and leaves the decision open", async () => {
  const { person } = await open({ answers: { [VOID]: () => refuse({ status: 422, message: "Too late." }) }, extras: VOIDABLE });
  await person.click(confirm(/^Void the booking/));
  expect(await dialog().findByText("Too late.")).toBeDefined();
  await person.click(radio(/^Everything/));
  expect(dialog().queryByText("Too late.")).toBeNull();
});

it("refunds one direction of one passenger, for what was shown: the first tick takes the way", async () => {
  const sold = [ANNA, BOBUR].map((key) => ({ key, cost: 500_000, selling: 600_000, kept: 50_000, used: [0, 0] }));
  const extras = { ...VOIDABLE, customer_back: { void: 1_200_000, by_rules: 1_000_000, sold } };
  const { asked, person } = await open({ extras, booking: { passengers: two, directions: bothWays } });
  await person.click(await dialog().findByRole("checkbox", { name: /BOBUR/ }));
  expect(radio(/^A part/).checked).toBe(true);
  expect(confirm(/^Refund 450,000/)).toBeDefined();
  // 600,000 paid, less 50,000 that the airline keeps and 50,000 that the agency does.
  expect(wordsOf(/^A part/)).toMatch(/Customer gets 500,000/);
  const [first] = within(dialog().getByRole("group", { name: "Directions" })).getAllByRole("checkbox");
  if (first) await person.click(first);
  expect(wordsOf(/^A part/)).toMatch(/Customer gets 275,000/);
  await person.click(confirm(/^Refund 250,000/));
  await closed();
  expect(asked.find(({ call }) => call === PART)?.body).toEqual({ passengers: [BOBUR], directions: [1] });
});

it("asks a passenger who flies alone for flights only", async () => {
  const alone = { currency: "UZS", passengers: [option(ANNA)] };
  const { asked, person } = await open({ answers: { [OPTIONS]: () => alone }, booking: { directions: bothWays } });
  const [, back] = within(await dialog().findByRole("group", { name: "Directions" })).getAllByRole("checkbox");
  expect(dialog().queryByRole("group", { name: "Passengers" })).toBeNull();
  if (back) await person.click(back);
  await person.click(confirm(/^Refund 250,000/));
  await closed();
  expect(asked.find(({ call }) => call === PART)?.body).toEqual({ passengers: [ANNA], directions: [1] });
});

it("asks nobody who does not fly where there is nobody to choose", async () => {
  const { asked } = await open();
  expect(radio(/^A part.*There are no parts/).disabled).toBe(true);
  expect(timesCalled(asked, OPTIONS)).toBe(0);
});

it("keeps the choice while its refund runs", async () => {
  const done = held();
  const together = { currency: "UZS", passengers: [whole(ANNA), whole(BOBUR)] };
  const { person } = await open({ answers: { [OPTIONS]: () => together, [PART]: done.answer }, booking: { passengers: two } });
  await person.click(await dialog().findByRole("checkbox", { name: /BOBUR/ }));
  await person.click(confirm(/^Refund 450,000/));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByRole<HTMLInputElement>("checkbox", { name: /ANNA/ }).checked).toBe(false);
  done.give({ status: "ticketed" });
  await closed();
});

it("keeps an adult with an infant while it is ticked, and shows no refusal of another choice", async () => {
  const family = [...two.slice(0, 1), samplePassenger({ key: BOBUR, first_name: "BOBUR", age: "inf", birthdate: "2026-05-01" })];
  const together = { currency: "UZS", passengers: [whole(ANNA), whole(BOBUR)] };
  const refusal = () => refuse({ status: 422, error_code: 100490, message: "call cancel-unpaid" });
  const { person } = await open({ answers: { [OPTIONS]: () => together, [PART]: refusal }, booking: { passengers: family } });
  await person.click(await dialog().findByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Those who would still fly need an adult/)).toBeDefined();
  expect(confirm(/^Refund 450,000/).disabled).toBe(true);
  await person.click(dialog().getByRole("checkbox", { name: /BOBUR/ }));
  expect(dialog().queryByText(/need an adult/)).toBeNull();
  await person.click(confirm(/^Refund 900,000/));
  expect(await dialog().findByText(/^Those who would still fly need an adult/)).toBeDefined();
  expect(dialog().queryByText(/cancel-unpaid/)).toBeNull();
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().queryByText(/need an adult/)).toBeNull();
});

it("says what to tick where a direction is chosen and nobody, or somebody and no direction", async () => {
  const { person } = await open({ booking: { passengers: two, directions: bothWays } });
  const [out] = within(await dialog().findByRole("group", { name: "Directions" })).getAllByRole("checkbox");
  if (out) await person.click(out);
  expect(dialog().getByText("Choose who does not fly.")).toBeDefined();
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().queryByText("Choose who does not fly.")).toBeNull();
  if (out) await person.click(out);
  expect(dialog().getByText("Choose at least one direction.")).toBeDefined();
});

it("asks nothing about a flight that one of those who are chosen has given back before", async () => {
  const passengers = [
    { key: "p-1", directions: [0, 1] },
    { key: "p-2", directions: [1] },
  ];
  const { person } = await open({ extras: { askable: { passengers, is_by_direction: true } } });
  await person.click(radio(/^Ask the back office/));
  await person.click(dialog().getByRole("button", { name: /Choose a reason/ }));
  await person.click(await screen.findByRole("option", { name: "Illness" }));
  expect(confirm(/^Send the request/).disabled).toBe(false);
  const [, back] = within(dialog().getByRole("group", { name: "For which flights" })).getAllByRole("checkbox");
  if (back) await person.click(back);
  expect(dialog().getByText(/no longer has one of these flights/)).toBeDefined();
  expect(confirm(/^Send the request/).disabled).toBe(true);
});

it("marks what the back office needs to know when the request is sent without it, and sends nothing", async () => {
  const { asked, person } = await open();
  await person.click(radio(/^Ask the back office/));
  await person.click(confirm(/^Send the request/));
  expect(dialog().getByText("Choose a reason.")).toBeDefined();
  await person.click(dialog().getByRole("button", { name: /Choose a reason/ }));
  await person.click(await screen.findByRole("option", { name: "Another reason" }));
  expect(dialog().queryByText("Choose a reason.")).toBeNull();
  await person.click(confirm(/^Send the request/));
  expect(dialog().getByText("Write what happened.")).toBeDefined();
  expect(timesCalled(asked, ASK)).toBe(0);
  await person.type(dialog().getByRole("textbox"), "Quarantine");
  await person.click(confirm(/^Send the request/));
  await closed();
  expect(timesCalled(asked, ASK)).toBe(1);
});

it("offers nothing while the back office is looking at a request, or the airline's change may be returned in full", async () => {
  const request = { state: "open", created: "2026-11-20T09:00:00Z", note: "", refund_amount: null, part: null } as const;
  const asked = serve({ "GET /api/portal/bookings/b-1": () => sampleExtras({ refund_request: request }) });
  show(<GiveBack booking={sampleBooking({ status: "ticketed" })} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  show(<GiveBack booking={sampleBooking({ status: "ticketed", schedule_changes: [sampleChange()] })} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("gives all that is left of the price back where the airline has cancelled the flight", async () => {
  const extras = () => sampleExtras({ whole_back: 600_000 });
  const asked = serve({ "GET /api/portal/bookings/b-1": extras, [REFUND]: () => ({ status: "refunded" }) });
  const person = show(<TakeAllBack booking={sampleBooking({ status: "refundauthorized" })} />);
  await person.click(await screen.findByText(/^Get 600,000/));
  await person.dblClick(dialog().getByText(/^Refund 600,000/));
  await closed();
  expect(timesCalled(asked, REFUND)).toBe(1);
});

it("says that what a cancelled flight gives back could not be read, and reads it again", async () => {
  let isDown = true;
  serve({
    "GET /api/portal/bookings/b-1": () => (isDown ? refuse({ status: 403, message: "Not now." }) : sampleExtras({ whole_back: 600_000 })),
  });
  const person = show(<TakeAllBack booking={sampleBooking({ status: "refundauthorized" })} />);
  await person.click(screen.getByRole("button", { name: /^Get/ }));
  expect((await dialog().findByRole("alert")).textContent).toContain("Not now.");
  isDown = false;
  await person.click(dialog().getByRole("button", { name: "Try again" }));
  expect(await dialog().findByText(/^Refund 600,000/)).toBeDefined();
});
