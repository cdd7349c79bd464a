import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { CurrenciesProvider } from "@/lib/client/money/currencies";
import type { StatementPage as Answer } from "@/lib/contracts/portal/account-statement";
import { address, router } from "@/tests/support/pages/navigation";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { StatementPage } from "./statement-page";

const STATEMENT = "GET /api/portal/money/statement";
const ANSWER: Answer = {
  items: [
    {
      ...{ id: "7", at: "2026-10-05T10:00:00.000Z", kind: "payment", agent: "Dilnoza Agent", amount: -200, balance: 800 },
      booking: { id: "b-1", booking_number: "P7K3M9XA" },
    },
  ],
  ...{ next_cursor: null, currency: "UZS", opening_balance: 1000, closing_balance: 800 },
  found: { count: 1, received: 0, paid: 200 },
};

beforeEach(() => {
  address.pathname = "/money";
  address.query = "from=2026-10-01&to=2026-10-31";
});

function serveStatement(answer: () => Answer) {
  return serve({ [STATEMENT]: answer, "GET /api/portal/work-list/choices": () => ({ agents: [], sellers: [], carriers: [] }) });
}

it("asks for the days of the address and leads from a movement to its booking", async () => {
  const asked = serveStatement(() => ANSWER);
  show(<StatementPage isAdmin={false} />);
  const [link] = await screen.findAllByRole("link", { name: "P7K3M9XA" });
  expect(link?.getAttribute("href")).toBe("/bookings/b-1");
  expect(screen.getByText("Balance before 1 Oct 2026")).toBeDefined();
  expect(screen.getAllByText(/1,000/).length).toBeGreaterThan(0);
  const queries = asked.filter(({ query }) => query.has("from")).map(({ query }) => [query.get("from"), query.get("to")]);
  expect(queries).toEqual([["2026-10-01", "2026-10-31"]]);
});

it("asks for a booking once its number is whole, and keeps it in the address", async () => {
  serveStatement(() => ANSWER);
  const person = show(<StatementPage isAdmin={false} />);
  await screen.findAllByText("P7K3M9XA");
  expect(screen.queryByText(/of the whole deposit/)).toBeNull();
  await person.type(screen.getByRole("textbox", { name: "Booking" }), "p7k3m9xa");
  await waitFor(() => expect(router.replace).toHaveBeenLastCalledWith(expect.stringContaining("booking=P7K3M9XA"), { scroll: false }));
});

it("says where nothing has moved, and the way out of a filter that nothing fits", async () => {
  address.query = "from=2026-10-01&to=2026-10-31&booking=ZZZZZZZZ";
  serveStatement(() => ({ ...ANSWER, items: [], found: { count: 0, received: 0, paid: 0 } }));
  const person = show(<StatementPage isAdmin={false} />, "ru");
  expect(await screen.findByText(/остатки у операций — по всему депозиту/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Показать все операции" }));
  expect(router.replace).toHaveBeenLastCalledWith("/money?from=2026-10-01&to=2026-10-31", { scroll: false });
});

it("tells what is wrong with the days", async () => {
  serve({
    [STATEMENT]: () => refuse({ status: 422 }),
    "GET /api/portal/work-list/choices": () => ({ agents: [], sellers: [], carriers: [] }),
  });
  show(<StatementPage isAdmin={false} />);
  expect(await screen.findByRole("button", { name: /again/i })).toBeDefined();
});

it("lets an administrator set below what to be warned, and says so", async () => {
  const funds = { currency: "UZS", available: 800, spent: 0, lasts_days: null, warn_below: 900, is_low: true };
  const asked = serve({
    [STATEMENT]: () => ANSWER,
    "GET /api/portal/work-list/choices": () => ({ agents: [], sellers: [], carriers: [] }),
    "GET /api/portal/money/funds": () => ({ items: [funds] }),
    "POST /api/v1/accounts/low-balance": () => ({ amount: 500, currency: "UZS", available: 800, is_low: false }),
  });
  const person = show(
    <CurrenciesProvider currencies={["UZS"]}>
      <StatementPage isAdmin />
    </CurrenciesProvider>,
  );
  expect(await screen.findByText(/The balance is low: 800.UZS/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Change the warning" }));
  const field = await screen.findByRole("textbox", { name: "Warn below, UZS" });
  await person.clear(field);
  await person.type(field, "many");
  expect(screen.getByText("Write an amount, such as 5000000.")).toBeDefined();
  await person.clear(field);
  await person.type(field, "500{Enter}");
  const sent = () => asked.flatMap(({ body }) => (body ? [body] : []));
  await waitFor(() => expect(sent()).toEqual([{ amount: 500, currency: "UZS" }]));
});
