import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import type { Desk, DeskItem } from "@/lib/contracts/portal/desk";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { DeskView } from "./desk-view";

const EMPTY: Desk = { holds: [], departures: [], changes: [], open_requests: null, refunds: [], quotes: [], recent: [], funds: [] };
const ITEM: DeskItem = {
  ...{
    id: "b-1",
    booking_number: "P7K3M9XA",
    status: "booked",
    schedule_change: null,
    expire: new Date(Date.now() + 300_000).toISOString(),
    directions: [],
  },
  ...{ passengers: [{ first_name: "LOLA", last_name: "YUSUPOVA", age: "adt" }], personal_data_erased: false },
};

const serveDesk = (desk: () => unknown, people = 0) =>
  serve({ "GET /api/portal/desk": desk, "GET /api/portal/passengers/ending": () => ({ people, items: [] }) });

it("says how many customers' documents end before their trip, and leads to them", async () => {
  serveDesk(() => EMPTY, 3);
  show(<DeskView />);
  expect(await screen.findByText(/^3 customers’ documents end before the trip does/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Show them" }).getAttribute("href")).toBe("/passengers#ending");
});

it("says what runs out and what is left of the balance, and how that was counted", async () => {
  const funds = [{ currency: "UZS", available: 1_000_000, spent: 140_000, lasts_days: 100, warn_below: null, is_low: false }] as const;
  serveDesk(() => ({ ...EMPTY, holds: [ITEM], funds }));
  show(<DeskView />);
  const line = await screen.findByRole("link", { name: /P7K3M9XA.*YUSUPOVA.*0[45]:\d\d/ });
  expect(line.getAttribute("href")).toBe("/bookings/b-1");
  expect(screen.getByText("Lasts about 100 days")).toBeDefined();
  expect(screen.getByText(/last 14 days.*140,000/)).toBeDefined();
});

it("warns of a balance below what the agency has set, and of no other", async () => {
  const low = { currency: "UZS", available: 400_000, spent: 140_000, lasts_days: 40, warn_below: 500_000, is_low: true } as const;
  const enough = { ...low, currency: "USD", is_low: false } as const;
  serveDesk(() => ({ ...EMPTY, funds: [low, enough] }));
  show(<DeskView />);
  expect(await screen.findByText(/The balance is low: 400,000.UZS/)).toBeDefined();
  expect(screen.getByText(/warned below 500,000.UZS.*lasts about 40 days/)).toBeDefined();
  expect(screen.queryByText(/low: .*USD/)).toBeNull();
});

it("says where there is nothing to do", async () => {
  serveDesk(() => EMPTY);
  show(<DeskView />, "ru");
  expect(await screen.findByText("Сегодня и завтра никто не вылетает.")).toBeDefined();
  expect(screen.getByText("Нет изменений, которые ждут ответа.")).toBeDefined();
});

it("shows the last bookings and the quotes that wait where nothing presses", async () => {
  const quote = { id: "q-1", label: "Family", state: "chosen", directions: [], valid_until: "2026-12-01T00:00:00Z" } as const;
  serveDesk(() => ({ ...EMPTY, recent: [{ ...ITEM, status: "ticketed" }], quotes: [quote] }));
  show(<DeskView />);
  expect((await screen.findByRole("link", { name: /P7K3M9XA.*Ticketed/ })).getAttribute("href")).toBe("/bookings/b-1");
  expect(screen.getByRole("link", { name: /Family.*The customer has chosen/ }).getAttribute("href")).toBe("/quotes?quote=q-1");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...["Balance", "Quotes waiting", "Last bookings"],
  ]);
});

it("says of a booking made lately that the airline waits for an answer, and not that all is well", async () => {
  serveDesk(() => ({ ...EMPTY, recent: [{ ...ITEM, status: "ticketed", schedule_change: "open" }] }));
  show(<DeskView />);
  expect((await screen.findByRole("link", { name: /P7K3M9XA.*Changed: answer due/ })).textContent).not.toContain("Ticketed");
});

it("says how many refund requests wait, since when the oldest does, and leads to them", async () => {
  const oldest = "2026-11-20T07:30:00Z";
  serveDesk(() => ({ ...EMPTY, open_requests: { count: 3, oldest } }));
  show(<DeskView />);
  const line = await screen.findByRole("link", { name: /3 wait for an answer.*the oldest since .*20/ });
  expect(line.getAttribute("href")).toBe("/bookings?status=refund_request_sent");
});

it("offers to try again where it could not be read", async () => {
  serveDesk(() => refuse({ status: 0 }));
  show(<DeskView />);
  expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
});

it("tells a customer who looks on that a refund is decided, and not what came back to the deposit", async () => {
  const answer = { booking_id: "b-1", booking_number: "P7K3M9XA", is_settled: true, amount: 632_000, currency: "UZS" } as const;
  serveDesk(() => ({ ...EMPTY, refunds: [{ ...answer, decided: "2026-11-20T09:00:00Z" }] }));
  const person = show(
    <CustomerModeProvider initial>
      <DeskView />
    </CustomerModeProvider>,
  );
  expect((await screen.findByRole("link", { name: /P7K3M9XA Refunded/ })).textContent).not.toContain("632,000");
  await person.keyboard("{F9}");
  expect(screen.getByRole("link", { name: /P7K3M9XA Refunded 632,000/ })).toBeDefined();
});
