import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import { type WatchItem, watchRequest } from "@/lib/contracts/portal/watches";
import { held, refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { WatchButton } from "./watch-button";

const LIST = "GET /api/portal/watches";
const MAKE = "POST /api/portal/watches";
const END = "POST /api/portal/watches/w-1/end";

const SEARCH: RecentSearch = {
  ...{ trip: "one-way", ways: [{ from: "TAS", to: "IST", date: "2027-03-10", fromAlso: ["SKD"] }], back: "" },
  ...{ cabin: "E", party: { adt: 2, chd: 0, inf: 0, ins: 0 } },
};
const WATCH: WatchItem = {
  ...{ id: "w-1", kind: "search", state: "live", created: "2026-11-24T10:00:00Z", by: { kind: "person", name: "Aziza" } },
  ...{ until: "2027-03-10T01:00:00Z", journey: [{ from: "TAS", to: "IST", date: "2027-03-10" }] },
  ...{ search: { asked: SEARCH, is_direct: true, has_baggage: false }, quote: null, booking: null },
  ...{ currency: "UZS", base: { amount: 7_662_000, cost: 7_340_000 }, target: null, least_fall: 0, customer: null },
  last: {
    ...{ id: "f-1", at: "2026-11-25T10:00:00Z", currency: "UZS", quote: null, is_customer_told: false },
    ...{ was: { amount: 7_662_000, cost: 7_340_000 }, now: { amount: 7_250_000, cost: 6_930_000 } },
    ...{ penalty: { amount: 0, cost: 0 }, saving: { amount: 412_000, cost: 410_000 } },
  },
};

/** A service that keeps the one watch there is. */
function serveWatches(kept: WatchItem[] = []) {
  return serve({
    [LIST]: () => ({ items: kept, page: 1, pages: 1, total: kept.length }),
    [MAKE]: ({ body }) => {
      watchRequest.parse(body);
      kept.push(WATCH);
      return WATCH;
    },
    [END]: () => kept.pop(),
  });
}

const button = () => (
  <WatchButton
    watched={{ kind: "search", search: SEARCH, is_direct: true, has_baggage: false }}
    currency="UZS"
    customer={{ email: "malika@customer.example", locale: "uz" }}
  />
);

it("watches a search with what was wished for, the customer too, and says from then on that it is watched", async () => {
  const asked = serveWatches();
  const person = show(button());
  await person.click(await screen.findByRole("button", { name: "Watch this price" }));
  await person.type(await screen.findByLabelText("Cheaper by at least, UZS"), "250 000");
  await person.type(screen.getByLabelText("The customer pays at most, UZS"), "7.5 million");
  await person.click(screen.getByLabelText("Write to the customer too"));
  await person.click(screen.getByRole("button", { name: "Watch" }));
  expect(await screen.findByText("Write an amount, such as 250 000.")).toBeDefined();
  expect(asked.some(({ call }) => call === MAKE)).toBe(false);
  await person.clear(screen.getByLabelText("The customer pays at most, UZS"));
  await person.click(screen.getByRole("button", { name: "Watch" }));
  expect(await screen.findByRole("button", { name: "Price is watched" })).toBeDefined();
  expect(asked.find(({ call }) => call === MAKE)?.body).toEqual({
    ...{ kind: "search", search: SEARCH, is_direct: true, has_baggage: false },
    ...{ least_fall: 250_000, customer: { email: "malika@customer.example", locale: "uz" } },
  });
});

it("shows what was found of a price that is watched, and ends it", async () => {
  serveWatches([WATCH]);
  const person = show(button());
  await person.click(await screen.findByRole("button", { name: "Price is watched" }));
  expect(await screen.findByText("412,000 UZS cheaper")).toBeDefined();
  expect(screen.getByText("7,662,000 UZS → 7,250,000 UZS")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Stop watching" }));
  expect(await screen.findByRole("button", { name: "Watch this price" })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("opens no sheet before it is known whether the price is watched, and asks for what may watch it alone", async () => {
  const { answer, give } = held<object>();
  const asked = serve({ [LIST]: answer });
  const booking = { id: "b-1", booking_number: "P7K3M9XA", status: "booked", last_name: "YUSUPOVA" } as const;
  const person = show(<WatchButton watched={{ kind: "booking", booking: "b-1", isTicketed: false }} currency="UZS" isIcon />);
  await person.click(await screen.findByRole("button", { name: "Watch this price" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  give({ items: [{ ...WATCH, kind: "booking", search: null, booking }], page: 1, pages: 1, total: 1 });
  expect(await screen.findByRole("dialog", { name: "Price is watched" })).toBeDefined();
  expect(asked.map(({ query }) => query.toString())).toEqual(["booking=b-1&state=live&page=1"]);
});

it("reads all pages of what may watch a search, the later ones together", async () => {
  const other: WatchItem = { ...WATCH, id: "w-2", search: { asked: SEARCH, is_direct: false, has_baggage: true } };
  const asked = serve({
    [LIST]: ({ query }) => ({ items: [query.get("page") === "3" ? WATCH : other], page: Number(query.get("page")), pages: 3, total: 3 }),
  });
  show(button());
  expect(await screen.findByRole("button", { name: "Price is watched" })).toBeDefined();
  expect(asked.map(({ query }) => [query.get("kind"), query.get("page")])).toEqual([1, 2, 3].map((page) => ["search", String(page)]));
});

it("says why a watch was refused, with all that was typed still there", async () => {
  serve({
    [LIST]: () => ({ items: [], page: 1, pages: 1, total: 0 }),
    [MAKE]: () => refuse({ status: 409, message: "Too many watches." }),
  });
  const person = show(button());
  await person.click(await screen.findByRole("button", { name: "Watch this price" }));
  await person.type(await screen.findByLabelText("Cheaper by at least, UZS"), "1000");
  await person.click(screen.getByRole("button", { name: "Watch" }));
  expect(await screen.findByText("Too many watches.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Cheaper by at least, UZS").value).toBe("1000");
});
