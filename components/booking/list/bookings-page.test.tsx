import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import type { SavedWorkView } from "@/lib/contracts/portal/work-views";
import { address, router } from "@/tests/support/pages/navigation";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { BookingsPage } from "./bookings-page";

const LIST = "POST /api/portal/work-list";

function item(change: Partial<WorkItem>): WorkItem {
  return {
    ...{ id: "b-1", booking_number: "P7K3M9XA", status: "ticketed", created: "2026-11-20T10:00:00Z", expire: "2026-11-20T15:00:00Z" },
    ...{
      flight_type: "regular",
      directions: [],
      pnrs: [],
      schedule_change: null,
      is_partly_refunded: false,
      price: { amount: 1_000_000, currency: "UZS" },
      selling: 1_000_000,
    },
    ...{ personal_data_erased: false, passengers: [{ first_name: "LOLA", last_name: "YUSUPOVA", age: "adt" }] },
    ...{ agent: "Dilnoza Agent", has_notes: false, mode: "live", refund: 0, customer_refund: 0, margin: 0 },
    ...change,
  };
}

/** @returns what the list was asked for so far */
function serveList(items: WorkItem[], views: SavedWorkView[] = []) {
  const asked = serve({
    "GET /api/portal/work-views": () => ({ views }),
    [LIST]: () => ({
      items,
      next_cursor: null,
      totals: {
        count: items.length,
        is_more: false,
        sums: [{ currency: "UZS", count: items.length, price: 1_000_000, selling: 1_200_000, margin: 200_000 }],
      },
    }),
  });
  return () => asked.filter(({ call }) => call === LIST);
}

beforeEach(() => {
  address.pathname = "/bookings";
  address.query = "";
});
afterEach(() => {
  window.location.hash = "";
});

it("searches for the name that stands behind the address's #, and sends it in no address", async () => {
  window.location.hash = "#search=Yusupova";
  const asked = serveList([item({})]);
  show(<BookingsPage />);
  expect(await screen.findAllByText("YUSUPOVA LOLA")).not.toEqual([]);
  expect(asked().map(({ body, query }) => [body, [...query]])).toEqual([[{ search: "Yusupova" }, []]]);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("Yusupova");
});

it("puts what is typed there, beside the rest of the filter", async () => {
  address.query = "status=ticketed";
  const asked = serveList([item({})]);
  const person = show(<BookingsPage />);
  await screen.findAllByText("YUSUPOVA LOLA");
  await person.type(screen.getByRole("searchbox"), "Юсупова{Enter}");
  await waitFor(() => expect(asked().at(-1)?.body).toEqual({ search: "Юсупова", status: "ticketed" }));
  expect(router.replace).toHaveBeenLastCalledWith(`/bookings?status=ticketed#search=${encodeURIComponent("Юсупова")}`, { scroll: false });
});

it("says of a booking whose people are no longer known that their data are erased", async () => {
  serveList([item({ personal_data_erased: true, passengers: [{ first_name: "", last_name: "", age: "adt" }] })]);
  show(<BookingsPage />, "ru");
  expect(await screen.findAllByText("Персональные данные удалены")).not.toEqual([]);
});

it("says what the list comes to for customers and for the agency", async () => {
  serveList([item({})]);
  show(<BookingsPage />);
  expect(await screen.findByText(/UZS.1,200,000|1,200,000.UZS/)).toBeDefined();
  expect(screen.getByText(/cost .*1,000,000/)).toBeDefined();
});

it("opens a saved view with its own order, and leads from one to another", async () => {
  address.query = "view=leaving";
  const asked = serveList([item({})]);
  show(<BookingsPage />);
  await screen.findAllByText("YUSUPOVA LOLA");
  expect(asked()[0]?.body).toEqual({ view: "leaving" });
  expect(screen.getByRole("link", { name: "Leaving in 48 hours" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "Refunds open" }).getAttribute("href")).toBe("/bookings?view=refunds");
  expect(screen.getByRole("button", { name: /Earliest departure first/ })).toBeDefined();
});

it("is sorted by a column's heading, which says so; pressed again, the other way round", async () => {
  address.query = "status=ticketed";
  const asked = serveList([item({})]);
  const person = show(<BookingsPage />);
  const table = within(await screen.findByRole("table"));
  const sorted = () =>
    table
      .getAllByRole("columnheader")
      .flatMap((head) => (head.hasAttribute("aria-sort") ? [[head.textContent, head.getAttribute("aria-sort")]] : []));
  expect(sorted()).toEqual([["Created", "descending"]]);
  await person.click(table.getByRole("button", { name: "Total" }));
  await waitFor(() => expect(asked().at(-1)?.body).toEqual({ status: "ticketed", sort: "amount" }));
  expect(router.replace).toHaveBeenLastCalledWith("/bookings?status=ticketed&sort=amount", { scroll: false });
  expect(sorted()).toEqual([["Total", "descending"]]);
  await person.click(table.getByRole("button", { name: "Total" }));
  await waitFor(() => expect(asked().at(-1)?.body).toEqual({ status: "ticketed", sort: "amount", order: "asc" }));
  expect(sorted()).toEqual([["Total", "ascending"]]);
  await person.click(table.getByRole("button", { name: "Departure" }));
  await waitFor(() => expect(sorted()).toEqual([["Departure", "ascending"]]));
});

it("marks test bookings, which have no page here", async () => {
  address.query = "mode=test";
  serveList([item({ mode: "test" })]);
  show(<BookingsPage />);
  expect((await screen.findAllByText("Test")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("link", { name: "P7K3M9XA" })).toBeNull();
});

it("shows a view of one's own as chosen wherever the filter is its, and offers to save any other", async () => {
  address.query = "status=booked&sort=hold&order=asc";
  serveList([item({})], [{ id: "v-1", name: "Held soonest", filter: { status: "booked", sort: "hold" } }]);
  show(<BookingsPage />);
  const own = await screen.findByRole("link", { name: "Held soonest" });
  expect(own.getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "All" }).getAttribute("aria-current")).toBeNull();
  expect(screen.getByText("Rename view")).toBeDefined();
  expect(screen.queryByText("Save as view")).toBeNull();
});

it("offers to save a filter that is narrowed, and none of what everybody has", async () => {
  address.query = "view=leaving&carrier=HY";
  serveList([item({})]);
  show(<BookingsPage />);
  expect(await screen.findByText("Save as view")).toBeDefined();
});

it("tells in its row that a ticketed booking was refunded in part", async () => {
  serveList([item({ is_partly_refunded: true })]);
  show(<BookingsPage />);
  expect(await screen.findAllByText("Partly refunded")).not.toEqual([]);
  expect(screen.getAllByText("Ticketed")).not.toEqual([]);
});

it("shows the margin that is left of a booking, and none of one that was never paid", async () => {
  const sold = { selling: 1_200_000, price: { amount: 1_000_000, currency: "UZS" } } as const;
  serveList([
    item({ ...sold, margin: 30_000 }),
    item({ ...sold, id: "b-2", booking_number: "P7K3M9XB", status: "cancelled", margin: null }),
  ]);
  show(<BookingsPage />);
  const margins = await screen.findAllByText(/^margin [\d,]+/);
  expect(new Set(margins.map(({ textContent }) => textContent?.replaceAll("\u00a0", " ")))).toEqual(new Set(["margin 30,000 UZS"]));
});

it("hands several bookings over one after the other, and keeps chosen what was refused", async () => {
  const colleague = { id: "4f8d2c1e-0b7a-4c6e-9a51-2d3e4f5a6b7c", name: "Aziz Agent" };
  const agent = { name: "Dilnoza Agent", is_you: true, colleagues: [colleague] };
  const asked = serve({
    "GET /api/portal/work-views": () => ({ views: [] }),
    [LIST]: () => ({
      items: [item({}), item({ id: "b-2", booking_number: "P7K3M9XB" })],
      next_cursor: null,
      totals: { count: 2, is_more: false, sums: [] },
    }),
    "GET /api/portal/bookings/b-1/agent": () => agent,
    "POST /api/portal/bookings/b-1/agent": () => agent,
    "POST /api/portal/bookings/b-2/agent": () => refuse({ status: 409, message: "Somebody was quicker." }),
  });
  const person = show(<BookingsPage />);
  for (const number of ["P7K3M9XA", "P7K3M9XB"]) await person.click(await screen.findByRole("checkbox", { name: `Choose ${number}` }));
  const bar = await screen.findByRole("region", { name: "Chosen bookings" });
  await person.click(within(bar).getByRole("button", { name: "Hand over" }));
  const dialog = await screen.findByRole("alertdialog");
  await person.click(within(dialog).getByRole("button", { name: /New agent/ }));
  await person.click(await screen.findByRole("option", { name: "Aziz Agent" }));
  await person.click(within(dialog).getByRole("button", { name: "Hand over" }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Choose P7K3M9XA" }).checked).toBe(false));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Choose P7K3M9XB" }).checked).toBe(true);
  expect(asked.filter(({ call }) => call.startsWith("POST") && call.endsWith("/agent")).map(({ call, body }) => [call, body])).toEqual([
    ["POST /api/portal/bookings/b-1/agent", { to: colleague.id }],
    ["POST /api/portal/bookings/b-2/agent", { to: colleague.id }],
  ]);
});

it("does without the columns that were turned off, and remembers them", async () => {
  serveList([item({})]);
  const person = show(<BookingsPage />);
  expect(await screen.findByRole("columnheader", { name: "Agent" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Columns" }));
  await person.click(await screen.findByRole("checkbox", { name: "Agent" }));
  expect(screen.queryByRole("columnheader", { name: "Agent", hidden: true })).toBeNull();
  expect(window.localStorage.getItem("parvoz.work-columns-hidden")).toBe("agent");
  window.localStorage.clear();
});
