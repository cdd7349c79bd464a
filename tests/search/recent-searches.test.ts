import { beforeEach, expect, test } from "vitest";
import { DELETE as forget, POST as remember } from "@/app/api/portal/recent-searches/route";
import { type RecentSearch, recentSearches } from "@/lib/contracts/portal/recent-searches";
import { db } from "@/lib/db";
import { listRecentSearches } from "@/lib/services/offers/search/recent/list-recent-searches";
import { rememberSearches } from "@/lib/services/offers/search/recent/remember-searches";
import { makePerson } from "@/tests/support/access/sessions";
import { callPortal } from "@/tests/support/portal-call";

const PARTY = { adt: 1, chd: 0, inf: 0, ins: 0 };
const now = new Date("2026-11-24T09:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const search = (to: string, date = "2026-12-10"): RecentSearch => ({
  ...{ trip: "one-way", ways: [{ from: "TAS", to, date }], back: "", cabin: "E", party: PARTY },
});
const places = ({ searches }: { searches: readonly RecentSearch[] }) =>
  searches.map(({ ways }) => ways.map(({ from, to }) => `${from}-${to}`).join());

let userId: string;

beforeEach(async () => {
  ({ userId } = await makePerson("agent"));
});

test("the newest stand first, ten at most, one for the same places", async () => {
  const codes = ["IST", "DXB", "ALA", "MOW", "LED", "JED", "ICN", "FRU", "TBS", "GYD", "SKD", "IST"];
  for (const [index, to] of codes.entries()) await rememberSearches({ userId, searches: [search(to)], now: later(index) });
  await rememberSearches({ userId, searches: [search("LED", "2027-01-05")], now: later(60) });
  const list = await listRecentSearches({ userId, now });
  expect(places(list)).toEqual(["LED", "IST", "SKD", "GYD", "TBS", "FRU", "ICN", "JED", "MOW", "ALA"].map((to) => `TAS-${to}`));
  expect(list.searches[0]?.ways[0]?.date).toBe("2027-01-05");
});

test("a journey to several cities stands beside a trip to the first of them", async () => {
  const onward: RecentSearch = {
    ...{ ...search("IST"), trip: "several-cities" },
    ways: [...search("IST").ways, { from: "IST", to: "LON", date: "2026-12-14" }],
  };
  await rememberSearches({ userId, searches: [onward], now });
  expect(places(await rememberSearches({ userId, searches: [search("IST")], now: later(1) }))).toEqual(["TAS-IST", "TAS-IST,IST-LON"]);
});

test("what has departed by the calendar of Tashkent is left out", async () => {
  await rememberSearches({ userId, searches: [search("IST", "2026-12-10"), search("DXB", "2026-12-12")], now });
  const list = (at: string) => listRecentSearches({ userId, now: new Date(at) }).then(places);
  expect(await list("2026-12-10T18:59:00Z")).toEqual(["TAS-IST", "TAS-DXB"]);
  expect(await list("2026-12-10T19:01:00Z")).toEqual(["TAS-DXB"]);
});

test("what a browser hands over comes in its order, the newest of two for the same places", async () => {
  await rememberSearches({ userId, searches: [search("IST", "2026-12-20"), search("DXB"), search("IST")], now });
  const { searches } = await listRecentSearches({ userId, now });
  expect(searches).toEqual([search("IST", "2026-12-20"), search("DXB")]);
});

test("two tabs at once lose nothing, and never keep more than ten", async () => {
  const codes = ["IST", "DXB", "ALA", "MOW", "LED", "JED", "ICN", "FRU"];
  const atOnce = (of: readonly string[], from: number) =>
    Promise.all(of.map((to, index) => rememberSearches({ userId, searches: [search(to)], now: later(from + index) })));
  await atOnce(codes, 0);
  expect(places(await listRecentSearches({ userId, now }))).toEqual(codes.toReversed().map((to) => `TAS-${to}`));
  await atOnce(["TBS", "GYD", "SKD", "BHK"], 20);
  await rememberSearches({ userId, searches: [search("IST")], now: later(60) });
  expect(await db().recentSearch.count({ where: { userId } })).toBe(10);
});

test.each(["agent", "admin", "accountant", "viewer"] as const)("a person who is %s has their own, and nobody else's", async (role) => {
  const person = await makePerson(role);
  await rememberSearches({ userId, searches: [search("IST")], now });
  const body = { searches: [search("DXB", "2099-12-10")] };
  const kept = await callPortal(remember, { userId: person.userId, method: "POST", body });
  expect(recentSearches.parse((await kept.json()).data).searches).toEqual(body.searches);
  const cleared = await callPortal(forget, { userId: person.userId, method: "DELETE" });
  expect(recentSearches.parse((await cleared.json()).data).searches).toEqual([]);
  expect(places(await listRecentSearches({ userId, now }))).toEqual(["TAS-IST"]);
});

test("they go with the account", async () => {
  await rememberSearches({ userId, searches: [search("IST")], now });
  await db().user.delete({ where: { id: userId } });
  expect(await db().recentSearch.count({ where: { userId } })).toBe(0);
});

test.each([
  ["a place that is no code", { ...search("IST"), ways: [{ from: "TAS", to: "<b>", date: "2026-12-10" }] }, "searches.0.ways.0.to"],
  ["a name beside the search", { ...search("IST"), passenger: "LOLA" }, "searches.0"],
  ["a day that is none", { ...search("IST"), back: "2026-02-31" }, "searches.0.back"],
])("%s is refused by its field", async (_, wrong, field) => {
  const response = await callPortal(remember, { userId, method: "POST", body: { searches: [wrong] } });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors).join()).toContain(field);
  expect(await db().recentSearch.count({ where: { userId } })).toBe(0);
});
