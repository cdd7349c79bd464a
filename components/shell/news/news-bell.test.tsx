import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import { type NewsItem, type NewsList, seenNewsRequest } from "@/lib/contracts/portal/news";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { NewsBell } from "./news-bell";

const NEWS = "GET /api/portal/news";
const SEEN = "POST /api/portal/news/seen";
const NOTHING = { booking: null, quote: null, label: "", until: null, currency: null, fall: null };
const BOOKING = { id: "b-1", booking_number: "P7K3M9XA", route: [{ from: "TAS", to: "IST" }], last_name: "YUSUPOVA" };
const QUOTE = { id: "q-1", route: [{ from: "TAS", to: "DXB" }] };
const ITEMS: NewsItem[] = [
  {
    ...NOTHING,
    key: "change 1",
    kind: "change",
    at: "2026-11-24T10:00:00Z",
    is_seen: false,
    booking: BOOKING,
    until: "2026-11-26T10:00:00Z",
  },
  {
    ...NOTHING,
    key: "quote_chosen 1",
    kind: "quote_chosen",
    at: "2026-11-24T09:00:00Z",
    is_seen: false,
    quote: QUOTE,
    label: "Family of three",
  },
  { ...NOTHING, key: "quote_chosen 2", kind: "quote_chosen", at: "2026-11-24T08:30:00Z", is_seen: true, quote: { ...QUOTE, id: "q-2" } },
  { ...NOTHING, key: "low_balance 1", kind: "low_balance", at: "2026-11-24T08:00:00Z", is_seen: true, currency: "UZS" },
];

const listOf = (seen: readonly string[]): NewsList => {
  const items = ITEMS.map((item) => ({ ...item, is_seen: item.is_seen || seen.includes(item.key) }));
  return { items, unseen: items.filter(({ is_seen }) => !is_seen).length };
};

/** A service that remembers what was seen. */
function serveNews() {
  const seen: string[] = [];
  return serve({
    [NEWS]: () => listOf(seen),
    [SEEN]: ({ body }) => {
      seen.push(...seenNewsRequest.parse(body).keys);
      return listOf(seen);
    },
  });
}

it("says how much is new, and each line leads to its place and is seen by that", async () => {
  const asked = serveNews();
  const person = show(<NewsBell />);
  await person.click(await screen.findByRole("button", { name: "News: 2 new" }));
  const change = await screen.findByRole("link", { name: /airline has changed.*P7K3M9XA TAS – IST · YUSUPOVA · answer by/ });
  expect(change.getAttribute("href")).toBe("/bookings/b-1");
  const ofQuotes = screen.getAllByRole("link", { name: /customer has chosen/ });
  expect(ofQuotes.map((link) => [link.lastElementChild?.textContent, link.getAttribute("href")])).toEqual([
    ["TAS – DXB · Family of three", "/quotes?quote=q-1"],
    ["TAS – DXB", "/quotes?quote=q-2"],
  ]);
  expect(screen.getByRole("link", { name: /balance is low: UZS/ }).getAttribute("href")).toBe("/money");
  await person.click(change);
  await screen.findByRole("button", { name: "News: 1 new" });
  expect(asked.filter(({ call }) => call === SEEN).map(({ body }) => body)).toEqual([{ keys: ["change 1"] }]);
});

it("tells a customer who looks on nothing of the deposit, and does not count it", async () => {
  const topped = {
    ...NOTHING,
    key: "topped_up 1",
    kind: "topped_up",
    at: "2026-11-24T08:00:00Z",
    is_seen: false,
    currency: "UZS",
  } as const;
  serve({ [NEWS]: () => ({ items: [...ITEMS, topped], unseen: 3 }) });
  const person = show(
    <CustomerModeProvider initial>
      <NewsBell />
    </CustomerModeProvider>,
  );
  await person.click(await screen.findByRole("button", { name: "News: 2 new" }));
  await screen.findByRole("link", { name: /airline has changed/ });
  expect(screen.queryByRole("link", { name: /balance|deposit/ })).toBeNull();
  await person.keyboard("{F9}");
  expect(await screen.findByRole("link", { name: /deposit is topped up: UZS/ })).toBeDefined();
  expect(screen.getByRole("link", { name: /balance is low/ })).toBeDefined();
});

it("tells a fall with the price before it as it was, the penalty in the saving alone, and no price where the agency alone saves", async () => {
  const fell = { ...NOTHING, kind: "price_fall", at: "2026-11-24T10:00:00Z", is_seen: true, booking: BOOKING } as const;
  const fall = { watch: "w-1", was: 400, amount: 300, saving: 86, currency: "USD", route: BOOKING.route } as const;
  const items: NewsItem[] = [
    { ...fell, key: "price_fall 1", fall },
    { ...fell, key: "price_fall 2", fall: { ...fall, watch: "w-2", saving: -14 } },
    { ...fell, key: "price_fall 3", booking: null, fall: { ...fall, watch: "w-3", was: null, saving: null } },
  ];
  serve({ [NEWS]: () => ({ items, unseen: 0 }) });
  const person = show(<NewsBell />);
  await person.click(screen.getByRole("button", { name: "News" }));
  const lines = await screen.findAllByRole("link", { name: /What you watch costs less/ });
  expect(lines.map(({ lastElementChild }) => lastElementChild?.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "86 USD cheaper: 400 USD → 300 USD · P7K3M9XA TAS – IST · YUSUPOVA",
    "P7K3M9XA TAS – IST · YUSUPOVA",
    "can be had for 300 USD · TAS – IST",
  ]);
});

it("is named by what is written where there is much that is new", async () => {
  serve({ [NEWS]: () => ({ items: ITEMS, unseen: 12 }) });
  show(<NewsBell />);
  const bell = await screen.findByRole("button", { name: "News: 9+ new" });
  expect(bell.textContent).toBe("9+");
});

it("marks one as read, then all", async () => {
  const asked = serveNews();
  const person = show(<NewsBell />, "ru");
  await person.click(await screen.findByRole("button", { name: "Новости: 2 новые" }));
  const [one] = await screen.findAllByRole("button", { name: "Отметить прочитанным" });
  if (one) await person.click(one);
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Отметить прочитанным" })).toHaveLength(1));
  await person.click(screen.getByRole("button", { name: "Отметить всё прочитанным" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Отметить прочитанным" })).toBeNull());
  expect(asked.filter(({ call }) => call === SEEN).map(({ body }) => body)).toEqual([{ keys: ["change 1"] }, { keys: ["quote_chosen 1"] }]);
});

it("is quiet where nothing is new", async () => {
  serve({ [NEWS]: () => ({ items: [], unseen: 0 }) });
  const person = show(<NewsBell />);
  await person.click(screen.getByRole("button", { name: "News" }));
  expect(await screen.findByText("Nothing new.")).toBeDefined();
});

it("says so where the news could not be read", async () => {
  serve({ [NEWS]: () => refuse({ status: 403 }) });
  const person = show(<NewsBell />);
  await person.click(screen.getByRole("button", { name: "News" }));
  expect(await screen.findByText("The news could not be loaded.")).toBeDefined();
});
