import pg from "pg";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { tariffOf } from "@/lib/domain/pricing/tariff";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { Network } from "@/lib/engine/network";
import type { ItineraryQuery } from "@/lib/engine/oracle/visit-itineraries";
import { greatCircleKm } from "@/lib/engine/rules";
import { cpuMillisecondsOf } from "../lib/measure";
import { CURRENCY, cityOf, type OpenEngine } from "../lib/open-engine";
import type { World } from "../world/world";
import { type DatedFlight, flightsOfDays } from "./dated-flights";

/**
 * Flights by date in a table, joined to themselves: the rules of the engine but one, the stops inside through flights. First and last flights are gathered
 * before they are joined, for written as one plain join, the planner takes minutes where this takes seconds.
 */
const FOUND = `
with pair as (select * from unnest($1::text[], $2::text[], $3::float8[]) as pair(origin, destination, km)),
nonstop as (
  select array[a.number, a.departs] as flights, a.lowest as total from pair join flight a using (origin, destination)
  where local_day = $4 and departs >= $5),
first as materialized (
  select a.*, pair.km as direct, pair.destination as goal from pair join flight a on a.origin = pair.origin and a.local_day = $4 and a.departs >= $5
  where a.destination <> all($1) and a.destination <> all($2)),
last as materialized (
  select c.*, pair.origin as start from pair join flight c on c.destination = pair.destination
  where c.origin <> all($1) and c.origin <> all($2)
    and c.departs between (select min(arrives) from first) and (select max(arrives) from first) + 2880),
one_stop as (
  select array[a.number, a.departs, b.number, b.departs], a.lowest + b.lowest from pair
  join flight a on a.origin = pair.origin and a.local_day = $4 and a.departs >= $5
  join airport x on x.code = a.destination
  join flight b on b.origin = a.destination and b.destination = pair.destination and b.departs between a.arrives and a.arrives + 1440
  left join agreement g on g.one = a.carrier and g.other = b.carrier
  where a.destination <> all($1) and a.destination <> all($2) and a.number <> b.number
    and a.km + b.km <= 2.2 * pair.km + 600
    and b.departs - a.arrives >= x.least[1 + 2 * a.international + b.international] + case when g.one is null then 120 else 0 end),
two_stop as (
  select array[a.number, a.departs, b.number, b.departs, c.number, c.departs], a.lowest + b.lowest + c.lowest from first a
  join airport x on x.code = a.destination
  join flight b on b.origin = a.destination and b.departs between a.arrives and a.arrives + 1440
  join last c on c.origin = b.destination and c.destination = a.goal and c.start = a.origin and c.departs between b.arrives and b.arrives + 1440
  join airport y on y.code = b.destination
  left join agreement g on g.one = a.carrier and g.other = b.carrier
  left join agreement h on h.one = b.carrier and h.other = c.carrier
  where a.number <> b.number and b.number <> c.number and a.number <> c.number
    and a.km + b.km + c.km <= 2.2 * a.direct + 600
    and b.departs - a.arrives + c.departs - b.arrives <= 1440
    and b.departs - a.arrives >= x.least[1 + 2 * a.international + b.international] + case when g.one is null then 120 else 0 end
    and c.departs - b.arrives >= y.least[1 + 2 * b.international + c.international] + case when h.one is null then 120 else 0 end
    and (g.one is not null or h.one is not null)),
found as (table nonstop union all table one_stop union all table two_stop)`;

/** As many as a search of the product ranks. */
export const LISTED = 300;
/** The cheapest, by the sum of each flight's lowest fare. */
const CHEAPEST = `${FOUND} select * from found order by total limit ${LISTED}`;
const COUNTED = `${FOUND} select count(*)::int as found from found`;

const TABLES = `
create table flight (number int, carrier int2, origin text, destination text, departs int, arrives int, local_day int, international int, km float8, lowest int);
create table airport (code text primary key, least int[]);
create table agreement (one int2, other int2, primary key (one, other))`;

const INDEXES = `
create index on flight (origin, local_day, departs);
create index on flight (origin, departs);
create index on flight (origin, destination, departs);
create index on flight (destination, departs);
analyze flight; analyze airport; analyze agreement`;

/** A sensible server for this: everything in memory, no compiling of expressions for short queries, one core as the engine has. */
const SETTINGS = "set work_mem = '256MB'; set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1";
export const PEER_SETTINGS =
  "indexes (origin, local day, departure), (origin, departure), (origin, destination, departure) and (destination, departure); 256 MB shared buffers, all in memory, work_mem 256 MB, jit and parallel workers off";

const BATCH = 20_000;

/** The self-join on PostgreSQL that one would write without an engine. */
export class SelfJoinPeer {
  private constructor(
    private readonly network: Network,
    private readonly client: pg.Client,
    private readonly pid: number,
  ) {}

  /** Fills the database with the engine's own flights of some days. */
  static async start(url: string, engine: OpenEngine, world: World, firstDay: number, days: number): Promise<SelfJoinPeer> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // The product has tables of the same names.
    await client.query("create schema peer; set search_path to peer");
    await client.query(TABLES);
    await fillFlights(client, engine, world, flightsOfDays(engine.network, firstDay, days));
    await fillRules(client, engine.network);
    await client.query(INDEXES);
    await client.query(SETTINGS);
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return new SelfJoinPeer(engine.network, client, rows[0]?.pid ?? 0);
  }

  /** CPU milliseconds of the server until it has told the cheapest itineraries; null where it took longer than the timeout. */
  async list(question: ItineraryQuery, timeoutMs: number): Promise<number | null> {
    await this.client.query(`set statement_timeout = ${timeoutMs}`);
    const started = cpuMillisecondsOf(this.pid);
    try {
      await this.client.query(CHEAPEST, this.parameters(question));
      return cpuMillisecondsOf(this.pid) - started;
    } catch (error) {
      if (error instanceof Error && /statement timeout/.test(error.message)) return null;
      throw error;
    }
  }

  /** How many itineraries there are. */
  async count(question: ItineraryQuery): Promise<number> {
    await this.client.query("set statement_timeout = 0");
    const { rows } = await this.client.query<{ found: number }>(COUNTED, this.parameters(question));
    return rows[0]?.found ?? 0;
  }

  stop(): Promise<void> {
    return this.client.end();
  }

  private parameters({ origins, destinations, day, notBefore }: ItineraryQuery): unknown[] {
    const { positions, indexOf } = this.network.airports;
    const pairs = origins.flatMap((origin) => destinations.map((destination) => [origin, destination] as const));
    const km = pairs.map(([origin, destination]) => {
      const [from, to] = [positions[indexOf.get(origin) ?? -1], positions[indexOf.get(destination) ?? -1]];
      return from && to ? greatCircleKm(from, to) : 0;
    });
    return [pairs.map(([origin]) => origin), pairs.map(([, destination]) => destination), km, day, notBefore];
  }
}

async function fillFlights(client: pg.Client, engine: OpenEngine, world: World, flights: readonly DatedFlight[]): Promise<void> {
  const { services, routes, airports, carriers } = engine.network;
  const convert = makeConvert(world.rates, CURRENCY);
  const tariff = tariffOf(engine.fares, cityOf);
  const rowOf = ({ service, route, departure, arrival }: DatedFlight) => {
    const [from, to] = [routes.from[route] ?? 0, routes.to[route] ?? 0];
    const [origin, destination] = [airports.codes[from] ?? "", airports.codes[to] ?? ""];
    const localDay = Math.floor(utcToLocal(airports.zones[from] ?? "UTC", departure) / 1440);
    const fares = tariff.between(carriers.codes[services.carrier[service] ?? 0] ?? "", origin, destination);
    const lowest = fares.reduce(
      (least, { amountMinor, currency }) => Math.min(least, convert(amountMinor, currency)),
      Number.POSITIVE_INFINITY,
    );
    return [
      ...[services.flight[service], services.carrier[service], origin, destination, departure, arrival, localDay],
      ...[services.international[service], routes.km[route], Number.isFinite(lowest) ? lowest : null],
    ];
  };
  const types = ["int", "int2", "text", "text", "int", "int", "int", "int", "float8", "int"].map(
    (type, index) => `$${index + 1}::${type}[]`,
  );
  for (let from = 0; from < flights.length; from += BATCH) {
    const rows = flights.slice(from, from + BATCH).map(rowOf);
    const columns = types.map((_, column) => rows.map((row) => row[column]));
    await client.query(`insert into flight select * from unnest(${types.join()})`, columns);
  }
}

/** Connection times of the airports, and agreements between carriers. */
async function fillRules(client: pg.Client, { airports, carriers }: Network): Promise<void> {
  const least = airports.codes.map(
    (_, airport) => `{${[0, 2, 4, 6].map((slot) => airports.minimumConnection[airport * 8 + slot] ?? 0).join()}}`,
  );
  await client.query("insert into airport select code, least::int[] from unnest($1::text[], $2::text[]) as t(code, least)", [
    airports.codes,
    least,
  ]);
  const agreed = Array.from(carriers.agreed.keys()).filter((index) => carriers.agreed[index] === 1);
  const sides = [agreed.map((index) => Math.floor(index / carriers.codes.length)), agreed.map((index) => index % carriers.codes.length)];
  await client.query("insert into agreement select * from unnest($1::int2[], $2::int2[])", sides);
}
