import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { HouseProvider } from "@/lib/client/house";
import type { MadeList } from "@/lib/contracts/operator/departures/operator-flights";
import type { SaleLimitItem } from "@/lib/contracts/operator/departures/sale-limits";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { DeparturePage } from "./departure-page";
import { sampleDetail } from "./testing";

const ID = "HY0271_2026-12-01_TASIST";
const ONE = `GET /api/operator/departures/${ID}`;
const NAMES = `POST /api/operator/departures/${ID}/passengers`;
const LISTS = `POST /api/operator/departures/${ID}/lists`;
const LETTERS = `GET /api/operator/departures/${ID}/letters`;
const NO_LETTERS = { bookings: 0, passengers: 0, languages: [], letters: [] };
const CONFIRM = "POST /api/operator/passenger-lists/l-1/confirm";

const list = (change: Partial<MadeList> = {}): MadeList => ({
  ...{ id: "l-1", number: 1, kind: "pnl", due_hours: 72, channel: "download", state: "made", failure: null },
  ...{ passengers: 90, added: 90, deleted: 0, changed: 0, hash: "ab".repeat(32), is_open: true },
  ...{ made: "2026-11-28T02:00:00.000Z", made_by: { kind: "system", name: null }, sent: null, confirmed: null, confirmed_by: null },
  ...change,
});

it("hides names until they are asked for", async () => {
  const asked = serve({
    [LETTERS]: () => NO_LETTERS,
    [ONE]: () => sampleDetail(),
    [NAMES]: () => ({ names: [{ id: "p-1", name: "KARIMOV AZIZ" }] }),
  });
  const person = show(<DeparturePage departureId={ID} />);
  expect(await screen.findByText("Name hidden")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Show names" }));
  expect(await screen.findByText("KARIMOV AZIZ")).toBeDefined();
  expect(asked.filter(({ call }) => call === NAMES)).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Show names" })).toBeNull();
});

it("shows whose holds would be released, and releases those that are chosen", async () => {
  const hold = { booking_class: "Y", seats: 2, made: "2026-11-28T02:00:00.000Z", expires: "2026-11-28T03:00:00.000Z" };
  const agency = { code: "HUMO", name: "Humo Sayohat" };
  const holds = [
    { ...hold, booking_id: "019a0000-0000-7000-8000-000000000001", booking_number: "AAAA2222", agency },
    { ...hold, booking_id: "019a0000-0000-7000-8000-000000000002", booking_number: "BBBB3333", agency },
  ];
  const asked = serve({
    [LETTERS]: () => NO_LETTERS,
    [ONE]: () => sampleDetail(),
    [`GET /api/operator/departures/${ID}/holds`]: () => ({ holds }),
    [`POST /api/operator/departures/${ID}/holds`]: () => ({ released: 1, seats: 2, left: [] }),
  });
  const person = show(<DeparturePage departureId={ID} />);
  await person.click(await screen.findByRole("button", { name: "Release holds…" }));
  await person.click(await screen.findByRole("checkbox", { name: /^BBBB3333/ }));
  expect(screen.getByText("1 booking chosen, 2 seats")).toBeDefined();
  await person.type(screen.getByRole("textbox", { name: "Why: the agencies read it" }), "the carrier asked");
  await person.click(screen.getByRole("button", { name: "Cancel them" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel them" })).toBeNull());
  expect(asked.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { bookings: [holds[0]?.booking_id], reason: "the carrier asked" },
  ]);
});

it("writes one letter in the languages that are read, and sends nothing while one is missing", async () => {
  const languages = [{ locale: "en", bookings: 0 } as const, ...(["ru", "uz"] as const).map((locale) => ({ locale, bookings: 1 }))];
  const asked = serve({
    [ONE]: () => sampleDetail(),
    [LETTERS]: () => ({ bookings: 3, passengers: 4, languages, letters: [] }),
    [`POST /api/operator/departures/${ID}/letters`]: () => ({ bookings: 3 }),
  });
  const person = show(<DeparturePage departureId={ID} />);
  await person.click(await screen.findByRole("button", { name: "Write…" }));
  await person.type(screen.getByRole("textbox", { name: "Why, for the audit log" }), "gate moved");
  await person.click(screen.getByRole("button", { name: "Send 3 letters" }));
  expect(screen.getAllByText("Write at least three letters.")).toHaveLength(4);
  for (const field of [...screen.getAllByRole("textbox", { name: "Subject" }), ...screen.getAllByRole("textbox", { name: "Text" })])
    await person.type(field, "Gate 7");
  await person.click(screen.getByRole("button", { name: "Send 3 letters" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send 3 letters" })).toBeNull());
  const words = { subject: "Gate 7", text: "Gate 7" };
  expect(asked.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-/), texts: { ru: words, uz: words }, reason: "gate moved" },
  ]);
});

it("closes a departure for good, and opens it again, each with a reason", async () => {
  const closed = { booking_class: null, seats: 0, until: null, reason: "the carrier asked", set: "2026-11-28T02:00:00.000Z" };
  let limits: SaleLimitItem[] = [];
  const asked = serve({
    [LETTERS]: () => NO_LETTERS,
    [ONE]: () => sampleDetail({ limits }),
    [`POST /api/operator/departures/${ID}/limits`]: () => {
      limits = [{ ...closed, set_by: { kind: "operator", name: null } }];
      return { limits };
    },
    [`POST /api/operator/departures/${ID}/limits/lift`]: () => {
      limits = [];
      return { limits };
    },
  });
  const person = show(<DeparturePage departureId={ID} />);
  await person.click(await screen.findByRole("button", { name: "Close or limit…" }));
  const seats = screen.getByRole("textbox", { name: "Seats at most" });
  await person.clear(seats);
  await person.type(screen.getByRole("textbox", { name: "Why" }), "the carrier asked");
  await person.click(screen.getByRole("button", { name: "Limit the sale" }));
  expect(screen.getByText("Write a number from 0 to 999.")).toBeDefined();
  await person.type(seats, "0");
  await person.click(screen.getByRole("button", { name: "Limit the sale" }));
  expect(await screen.findByText("Whole departure: closed")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Open… Whole departure" }));
  await person.type(screen.getByRole("textbox", { name: "Why" }), "agreed");
  await person.click(screen.getByRole("button", { name: "Open the sale" }));
  expect(await screen.findByText("Every class sells what its authorisations allow.")).toBeDefined();
  expect(asked.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { booking_class: null, seats: 0, until: null, reason: "the carrier asked" },
    { booking_class: null, reason: "agreed" },
  ]);
});

it("makes a list only with a reason, and has it confirmed with one", async () => {
  let lists: MadeList[] = [];
  const asked = serve({
    [LETTERS]: () => NO_LETTERS,
    [ONE]: () => sampleDetail({ lists }),
    [LISTS]: () => {
      lists = [list()];
      return { id: "l-1", number: 1 };
    },
    [CONFIRM]: () => {
      lists = [list({ state: "confirmed", confirmed: "2026-11-28T03:00:00.000Z", confirmed_by: { kind: "operator", name: "Nigora" } })];
      return { id: "l-1", number: 1 };
    },
  });
  const person = show(<DeparturePage departureId={ID} />);
  await person.click(await screen.findByRole("button", { name: "Make a list now…" }));
  await person.click(screen.getByRole("button", { name: "Make the list" }));
  expect(screen.getByText(/^Write at least three letters/)).toBeDefined();
  await person.type(screen.getByRole("textbox", { name: "Why" }), "asked for");
  await person.click(screen.getByRole("button", { name: "Make the list" }));
  expect(await screen.findByRole("button", { name: "Download list 1 as TXT" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Handed over…" }));
  await person.type(screen.getByRole("textbox", { name: "Who has it, or how it was handed over" }), "the station");
  await person.click(screen.getByRole("button", { name: "The carrier has it" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Handed over…" })).toBeNull());
  expect(asked.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([
    { reason: "asked for" },
    { reason: "the station" },
  ]);
});

it("offers nothing to whoever may only look", async () => {
  serve({ [LETTERS]: () => NO_LETTERS, [ONE]: () => sampleDetail({ lists: [list()] }) });
  show(
    <HouseProvider roles={["auditor"]}>
      <DeparturePage departureId={ID} />
    </HouseProvider>,
  );
  expect(await screen.findByText("List 1")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Make a list now…" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Handed over…" })).toBeNull();
});

it("says so where there is no such departure, and leads back to its day", async () => {
  serve({ [LETTERS]: () => NO_LETTERS, [ONE]: () => refuse({ status: 404, error_code: 100671 }) });
  show(<DeparturePage departureId={ID} />);
  expect(await screen.findByText("There is no such departure")).toBeDefined();
  for (const link of screen.getAllByRole("link", { name: "All departures of the day" }))
    expect(link.getAttribute("href")).toBe("/operator/flights?date=2026-12-01");
});
