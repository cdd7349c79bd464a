import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { allSegments } from "@/lib/client/offers/offer-facts";
import { type ListedOffer, unfoldOffers } from "@/lib/client/offers/unfold-offers";
import { type LeanOffers, leanOffers } from "@/lib/contracts/interface/lean-offers";
import { type Offer, offer as offerContract } from "@/lib/contracts/interface/offers";
import { SELF_TRANSFER, tellsSelfTransfer } from "@/lib/domain/self-transfer";
import { callOperation } from "@/tests/support/call-operation";
import { type Credentials, makeCredentials } from "@/tests/support/credentials";
import { flightsOf, sell } from "@/tests/support/offers/offers";
import { makeWorld, type World } from "@/tests/support/world/world";

type Segment = Offer["directions"][number]["segments"][number];

let world: World;
let own: Credentials;
beforeAll(async () => {
  world = await makeWorld({ now: new Date() });
  own = await makeCredentials(world);
});

function question(route: string, days = 30) {
  const [from = "", to = "", back] = route.split("-");
  const directions = [{ departure_airport: from, arrival_airport: to, date: world.date(days) }];
  if (back) directions.push({ departure_airport: to, arrival_airport: back, date: world.date(days + 7) });
  return { directions, service_class: "E", adults: 2, children: 1, infants: 0, infants_with_seat: 0 };
}

async function page(credential: string, query: Record<string, unknown>): Promise<LeanOffers> {
  const { error, data } = await callOperation("search_offers_lean", { credential, query });
  expect(error).toBeNull();
  return leanOffers.parse(data);
}

/** All pages of a search, of so many offers each. */
async function pages(credential: string, query: Record<string, unknown>, limit: number): Promise<LeanOffers[]> {
  const found = [await page(credential, { ...query, limit })];
  for (let cursor = found[0]?.next_cursor; cursor; cursor = found.at(-1)?.next_cursor)
    found.push(await page(credential, { ...query, limit, cursor }));
  return found;
}

async function searched(credential: string, query: Record<string, unknown>): Promise<Offer[]> {
  const { data } = await callOperation("search_offers", { credential, query });
  return z.array(offerContract).parse(data);
}

/** What an offer says in either form. */
const gist = (offer: Offer) => ({
  flights: flightsOf(offer),
  price: offer.price,
  fees: offer.taxes_and_fees,
  brand: offer.fare_family_type,
  times: offer.directions.map(({ route_duration }) => route_duration),
  airports: offer.directions.map(({ segments }) => segments.map(({ departure }) => departure.airport)),
  seats: offer.directions.map(({ segments }) => segments.map(({ seats }) => seats)),
});

const warns = ({ information_for_clients }: Segment) => tellsSelfTransfer(information_for_clients);

/** Ids and time limits are made anew with every answer. */
function withoutMoment<Listed extends ListedOffer>({ id, ticketing_time_limit, expires_at, ...told }: Listed) {
  return told;
}

/** An offer without what a list of offers leaves to the check: texts of the fare and of its flights, and documents. */
function listed({ directions, ...offer }: Offer) {
  const { type, age_thresholds, documents, fare_family_services, fare_family_features, information_for_clients, ...told } = offer;
  const segmentOf = (segment: Segment) => ({ ...segment, comment: "", information_for_clients: warns(segment) ? [SELF_TRANSFER] : [] });
  return { ...told, directions: directions.map((direction) => ({ ...direction, segments: direction.segments.map(segmentOf) })) };
}

function leanGist({ items, segments, references }: LeanOffers) {
  return items.map((offer) => {
    const directions = offer.directions.map((direction) => direction.segments.flatMap((index) => segments[index] ?? []));
    return {
      flights: directions.map((flights) => flights.map((each) => each.airline + each.flight_number).join()).join("/"),
      price: offer.price,
      fees: offer.taxes_and_fees,
      brand: offer.fare_family_type,
      times: offer.directions.map(({ route_duration }) => route_duration),
      airports: directions.map((flights) =>
        flights.map(({ departure }) => ({ ...references.airports[departure.airport], terminal: departure.terminal })),
      ),
      seats: directions.map((flights) => flights.map(({ seats }) => seats)),
    };
  });
}

describe.each([
  ["one way with connections", "TAS-LON", "live"],
  ["there and back", "TAS-IST-TAS", "live"],
  ["of test mode", "TAS-IST-TAS", "test"],
])("the lean form of a search %s", (_, route, mode) => {
  const credential = () => (mode === "test" ? own.testKey : own.fullKey);

  test("has the offers of the search in their order, on however many pages", async () => {
    const query = question(route);
    const expected = (await searched(credential(), query)).map(gist);
    expect(expected.length).toBeGreaterThan(2);
    expect(leanGist(await page(credential(), { ...query, limit: 300 }))).toEqual(expected);
    const found = await pages(credential(), query, 2);
    expect(found.flatMap(leanGist)).toEqual(expected);
    expect(found.map(({ total }) => total)).toEqual(found.map(() => expected.length));
  });

  test("unfolds to the offers of the search, but for what their checks tell", async () => {
    const unfolded = unfoldOffers(await page(credential(), { ...question(route), limit: 300 }));
    const usual = (await searched(credential(), question(route))).map(listed);
    expect(unfolded.map(withoutMoment)).toEqual(usual.map(withoutMoment));
    // Directions that offers share are one object, so that a telephone makes some dozens and not hundreds.
    const directions = unfolded.flatMap((offer) => offer.directions);
    expect(new Set(directions).size).toBe(new Set(directions.map((each) => JSON.stringify(each))).size);
  });

  test("names each flight, airport, carrier and aircraft once, and nothing that it does not name", async () => {
    const { items, segments, references } = await page(credential(), question(route));
    const named = items.flatMap(({ directions }) => directions.flatMap((each) => each.segments));
    expect([...new Set(named)].sort((one, other) => one - other)).toEqual(segments.map((_segment, index) => index));
    expect(new Set(segments.map((each) => JSON.stringify(each))).size).toBe(segments.length);
    const airports = segments.flatMap(({ departure, arrival, technical_stops }) => [departure, arrival, ...technical_stops]);
    expect(new Set(Object.keys(references.airports))).toEqual(new Set(airports.map(({ airport }) => airport)));
    expect(new Set(Object.keys(references.airlines))).toEqual(new Set(segments.map(({ airline }) => airline)));
    expect(new Set(Object.keys(references.aircraft))).toEqual(new Set(segments.map(({ aircraft }) => aircraft)));
  });
});

test("its ids are those of a search: one can be checked", async () => {
  const [offer] = (await page(own.fullKey, question("TAS-IST"))).items;
  const { status, data } = await callOperation("check_offer", { credential: own.fullKey, params: { id: offer?.id ?? "" } });
  expect(status).toBe(200);
  expect(offerContract.parse(data)).toMatchObject({ price: offer?.price, expires_at: offer?.expires_at });
});

test("a self transfer is told", async () => {
  const lean = await page(own.fullKey, question("TAS-LON"));
  const { items } = lean;
  const separate = items.filter(({ flight_type }) => flight_type === "vtrip");
  expect(separate.length).toBeGreaterThan(0);
  for (const { directions } of items) {
    const [connection] = directions[0]?.connections ?? [];
    if (connection) expect(connection.minutes).toBeGreaterThan(0);
  }
  expect(separate.every(({ directions }) => directions.some(({ connections }) => connections.some((each) => each.self_transfer)))).toBe(
    true,
  );
  const unfolded = unfoldOffers(lean).filter(({ is_vtrip }) => is_vtrip);
  expect(unfolded.map((offer) => allSegments(offer).some(warns))).toEqual(separate.map(() => true));
});

test("a page that does not fit the first one any more is refused, and the search can be begun anew", async () => {
  const query = { ...question("TAS-IST", 44), limit: 1 };
  const first = await page(own.fullKey, query);
  await sell({ carrier: "PC", number: 397, airports: "TASSAW", bookingClass: "Y", date: world.date(44), seats: 180 });
  const { status, error } = await callOperation("search_offers_lean", {
    credential: own.fullKey,
    query: { ...query, cursor: first.next_cursor },
  });
  expect([status, error?.error_code]).toEqual([409, 100489]);
  const anew = await page(own.fullKey, query);
  expect(anew.total).toBeLessThan(first.total);
  expect((await page(own.fullKey, { ...query, cursor: anew.next_cursor })).items).toHaveLength(1);
});

test("a cursor of another search, and what is none, are refused", async () => {
  const { next_cursor: cursor } = await page(own.fullKey, { ...question("TAS-IST"), limit: 1 });
  const ask = (query: Record<string, unknown>) => callOperation("search_offers_lean", { credential: own.fullKey, query });
  expect((await ask({ ...question("TAS-LON"), cursor })).error?.error_code).toBe(100489);
  expect((await ask({ ...question("TAS-IST"), sort: "duration", cursor })).error?.error_code).toBe(100489);
  for (const wrong of ["", "2", "x.y", `${cursor}x`, "9999.aaaaaaaaaaaaaaaa"]) {
    const { status, error } = await ask({ ...question("TAS-IST"), cursor: wrong });
    expect([status, Object.keys(error?.errors ?? {})], wrong).toEqual([422, ["cursor"]]);
  }
});

test.each(["TAS-IST-TAS", "TAS-LON-TAS"])("an offer takes about a tenth of the bytes, and a page of few a fifth: %s", async (route) => {
  for (const credential of [own.fullKey, own.testKey]) {
    const query = { ...question(route), limit: 300 };
    const usual = await searched(credential, query);
    const lean = await page(credential, query);
    expect(lean.items).toHaveLength(usual.length);
    const share = (part: unknown) => JSON.stringify(part).length / JSON.stringify(usual).length;
    expect(share(lean.items)).toBeLessThan(0.12);
    expect(share(lean)).toBeLessThan(0.2);
  }
});
