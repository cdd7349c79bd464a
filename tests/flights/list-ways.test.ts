import { beforeAll, expect, test } from "vitest";
import * as confirmRoute from "@/app/api/operator/passenger-list-ways/[id]/confirm/route";
import * as endRoute from "@/app/api/operator/passenger-list-ways/[id]/end/route";
import * as waysRoute from "@/app/api/operator/passenger-list-ways/route";
import { listWays } from "@/lib/contracts/operator/carriers/list-ways";
import { envelope } from "@/lib/contracts/shared";
import { db } from "@/lib/db";
import { checkOffer } from "@/lib/services/offers/offer/check-offer";
import { runPassengerListCommand } from "@/scripts/lib/commands/passenger-list-commands";
import { makePerson } from "@/tests/support/access/sessions";
import { book, findOffer, makeBody } from "@/tests/support/bookings/booking";
import { callPortal } from "@/tests/support/portal-call";
import { makeWorld, type World } from "@/tests/support/world/world";

let world: World;
let first: string;
let second: string;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  [first, second] = [(await makePerson("operator")).userId, (await makePerson("operator")).userId];
});

const command = (words: string) => runPassengerListCommand(words.split(" "));

async function ways(userId = first) {
  const answer = await callPortal(waysRoute.GET, { userId });
  return envelope(listWays).parse(await answer.json()).data;
}

function declare(userId: string, body: object) {
  return callPortal(waysRoute.POST, { userId, method: "POST", body: { reason: "agreed with the station", ...body } });
}

const act = (userId: string, id: number, body: object = {}) => ({ userId, method: "POST", params: { id: String(id) }, body });

const hasOffer = (date: string) =>
  findOffer({ ...world, date }).then(
    () => true,
    () => false,
  );

test("a carrier without a way in force is neither found, nor checked, nor booked; it is again once somebody else has confirmed one", async () => {
  const date = world.date(30);
  const { offerId } = await findOffer({ ...world, date });
  const invented = (await ways()).ways.find(({ carrier }) => carrier === "HY");
  expect(invented).toMatchObject({ way: "invented", state: "in_force" });
  expect((await callPortal(endRoute.POST, act(first, invented?.id ?? 0, { reason: "the season is over" }))).status).toBe(200);
  await expect.poll(() => hasOffer(date)).toBe(false);
  expect((await ways()).missing).toEqual(["HY"]);
  expect(await command("list")).toContain("not on sale, nobody has confirmed how they get their passengers: HY");
  const { partner, now } = world;
  await expect(checkOffer({ partner, now, offerId })).rejects.toMatchObject({ kind: "offer_sold_out" });
  await expect(book({ partner, now, offerId, body: makeBody() })).rejects.toMatchObject({ kind: "offer_sold_out" });

  expect((await declare(first, { carrier: "HY", way: "fetched" })).status).toBe(200);
  const [waiting] = (await ways()).ways.filter(({ state }) => state === "waiting");
  expect(waiting).toMatchObject({ carrier: "HY", way: "fetched", offsets: [72, 24, 3], is_own: true });
  expect((await callPortal(confirmRoute.POST, act(first, waiting?.id ?? 0))).status).toBe(409);
  expect(await hasOffer(date)).toBe(false);
  expect((await callPortal(confirmRoute.POST, act(second, waiting?.id ?? 0))).status).toBe(200);
  await expect.poll(() => hasOffer(date)).toBe(true);
  expect((await ways()).missing).toEqual([]);
});

test("what is in force counts until another way is confirmed, and is then ended", async () => {
  await declare(first, { carrier: "TK", way: "mail", addresses: ["station@tk.example"], offsets: [12, 48] });
  const of = async (state: string) => (await ways()).ways.filter((way) => way.carrier === "TK" && way.state === state);
  expect([(await of("in_force")).length, (await of("waiting")).length]).toEqual([1, 1]);
  // Declared anew, the one before waits no longer.
  await declare(second, { carrier: "TK", way: "mail", addresses: ["dcs@tk.example"], offsets: [12, 48] });
  const [waiting] = await of("waiting");
  expect(waiting).toMatchObject({ addresses: ["dcs@tk.example"], offsets: [48, 12] });
  await callPortal(confirmRoute.POST, act(first, waiting?.id ?? 0));
  expect((await of("in_force")).map(({ id }) => id)).toEqual([waiting?.id]);
  expect((await callPortal(confirmRoute.POST, act(second, waiting?.id ?? 0))).status).toBe(404);
});

test.each([
  { carrier: "HY", way: "invented" },
  { carrier: "HY", way: "mail" },
  { carrier: "HY", way: "mail", addresses: ["nobody"] },
  { carrier: "HY", way: "fetched", offsets: [] },
  { carrier: "HY", way: "fetched", offsets: [0] },
  { carrier: "99", way: "fetched" },
  { carrier: "HY", way: "fetched", reason: "" },
])("%o is refused", async (body) => {
  expect((await declare(first, body)).status).toBe(422);
});

test("commands declare and end ways, and confirm what somebody else has declared", async () => {
  const declared = await command("declare FZ fetched");
  const id = /way (\d+) of FZ/.exec(declared)?.[1] ?? "";
  await expect(command(`confirm ${id}`)).rejects.toThrow("Ask a second person");
  await expect(command("declare FZ mail nobody")).rejects.toThrow("not an e-mail address: nobody");
  await expect(command("declare FZ fetched now")).rejects.toThrow("superfluous: now");
  await declare(first, { carrier: "FZ", way: "fetched" });
  const waiting = (await ways()).ways.find(({ carrier, state }) => carrier === "FZ" && state === "waiting");
  expect(await command(`confirm ${waiting?.id}`)).toContain("In force: way");
  expect(await command(`end ${waiting?.id}`)).toContain("Ended: way");
  const logged = await db().auditEvent.findMany({
    where: { action: { startsWith: "passenger_list_way" }, actor: "command" },
    orderBy: { id: "asc" },
  });
  expect(logged.map(({ action }) => action)).toEqual([
    "passenger_list_way_declared",
    "passenger_list_way_confirmed",
    "passenger_list_way_ended",
  ]);
});
