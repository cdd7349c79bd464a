import type pg from "pg";
import type { Network } from "@/lib/engine/network";
import { greatCircleKm } from "@/lib/engine/rules";
import { type DatedFlight, flightsOfDays } from "./day-timetable";
import { MeasuredClient, startDatabase } from "./postgres";

/** What is told of the itineraries with no, one and two stops, by their flights `a`, `b` and `c`, and how it is gathered from them. */
interface Telling {
  nonstop: string;
  oneStop: string;
  twoStop: string;
  gathered: string;
}

/** How many there are. */
const COUNTED: Telling = {
  ...{ nonstop: "1", oneStop: "1", twoStop: "1" },
  gathered: "select (select count(*) from nonstop) + (select count(*) from one_stop) + (select count(*) from two_stop) as found",
};

/** As many as a search of the product ranks. */
export const LISTED = 300;

/** The cheapest, by the sum of each flight's lowest fare. */
const CHEAPEST: Telling = {
  nonstop: "array[a.number, a.departs] as flights, a.lowest as total",
  oneStop: "array[a.number, a.departs, b.number, b.departs], a.lowest + b.lowest as total",
  twoStop: "array[a.number, a.departs, b.number, b.departs, c.number, c.departs], a.lowest + b.lowest + c.lowest as total",
  gathered: `select * from (table nonstop union all table one_stop union all table two_stop) as found order by total limit ${LISTED}`,
};

/**
 * Flights by date in a table, joined to themselves: the rules of the engine but one, the stops inside through flights. First and last flights are gathered
 * before they are joined, for written as one plain join, the planner takes minutes where this takes seconds.
 */
const searchFor = ({ nonstop, oneStop, twoStop, gathered }: Telling): string => `
with pair as (select * from unnest($1::text[], $2::text[], $3::float8[]) as pair(origin, destination, km)),
nonstop as (
  select ${nonstop} from pair join flight a using (origin, destination)
  where local_day = $4 and departs >= $5),
first as materialized (
  select a.*, pair.km as direct, pair.destination as goal from pair join flight a on a.origin = pair.origin and a.local_day = $4 and a.departs >= $5
  where a.destination <> all($1) and a.destination <> all($2)),
last as materialized (
  select c.*, pair.origin as start from pair join flight c on c.destination = pair.destination
  where c.origin <> all($1) and c.origin <> all($2)
    and c.departs between (select min(arrives) from first) and (select max(arrives) from first) + 2880),
one_stop as (
  select ${oneStop} from pair
  join flight a on a.origin = pair.origin and a.local_day = $4 and a.departs >= $5
  join airport x on x.code = a.destination
  join flight b on b.origin = a.destination and b.destination = pair.destination and b.departs between a.arrives and a.arrives + 1440
  left join agreement g on g.one = a.carrier and g.other = b.carrier
  where a.destination <> all($1) and a.destination <> all($2) and a.number <> b.number
    and a.km + b.km <= 2.2 * pair.km + 600
    and b.departs - a.arrives >= x.least[1 + 2 * a.international + b.international] + case when g.one is null then 120 else 0 end),
two_stop as (
  select ${twoStop} from first a
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
    and (g.one is not null or h.one is not null))
${gathered}`;

const TABLES = `
create table flight (number int, carrier int2, origin text, destination text, departs int, arrives int, local_day int, international int, km float8, lowest int);
create table airport (code text primary key, least int[]);
create table agreement (one int2, other int2, primary key (one, other))`;

const INDEXES = `
create index on flight (origin, local_day, departs);
create index on flight (origin, departs);
create index on flight (origin, destination, departs);
create index on flight (destination, departs);
vacuum analyze flight; vacuum analyze airport; vacuum analyze agreement`;

/** A sensible server for this: everything in memory, no compiling of expressions for short queries, one core as the engine has. */
const SETTINGS = "set work_mem = '256MB'; set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1";
export const PEER_SETTINGS =
  "indexes (origin, local day, departure), (origin, departure), (origin, destination, departure) and (destination, departure); 256 MB shared buffers, all in memory, work_mem 256 MB, jit and parallel workers off";

const BATCH = 20_000;

/** What the table of flights holds of each besides the schedule. */
interface FlightFacts {
  /** Day of departure by the clock of its origin, as a day number. */
  localDay: (flight: DatedFlight) => number;
  /** Its carrier's lowest fare on its route, minor units; null where it has none. */
  lowest: (flight: DatedFlight) => number | null;
}

export interface JoinQuestion {
  origins: readonly string[];
  destinations: readonly string[];
  day: number;
  notBefore: number;
}

/** The self-join on PostgreSQL that one would write without an engine. */
export class SelfJoinPeer {
  private constructor(
    private readonly network: Network,
    private readonly measured: MeasuredClient,
    private readonly stopServer: () => Promise<void>,
  ) {}

  static async start(network: Network, firstDay: number, days: number, facts: FlightFacts): Promise<SelfJoinPeer> {
    const { url, stop } = await startDatabase(false);
    const measured = await MeasuredClient.connect(url);
    const peer = new SelfJoinPeer(network, measured, stop);
    await measured.client.query(TABLES);
    await peer.fill([...flightsOfDays(network, firstDay, days)], facts);
    for (const statement of INDEXES.split(";")) await measured.client.query(statement);
    await measured.client.query(SETTINGS);
    return peer;
  }

  /** Milliseconds of the server's core, and how many itineraries there are; null where it took longer than the timeout. */
  async count(question: JoinQuestion, timeoutMs: number): Promise<{ milliseconds: number; found: number } | null> {
    const answer = await this.ask<{ found: string }>(COUNTED, question, timeoutMs);
    return answer && { milliseconds: answer.milliseconds, found: Number(answer.rows[0]?.found) };
  }

  /** Milliseconds of the server's core until it has told the cheapest itineraries; null where it took longer than the timeout. */
  async list(question: JoinQuestion, timeoutMs: number): Promise<{ milliseconds: number } | null> {
    return this.ask(CHEAPEST, question, timeoutMs);
  }

  private async ask<Row extends pg.QueryResultRow>(telling: Telling, question: JoinQuestion, timeoutMs: number) {
    const pairs = question.origins.flatMap((origin) => question.destinations.map((destination) => ({ origin, destination })));
    const columns = [
      pairs.map(({ origin }) => origin),
      pairs.map(({ destination }) => destination),
      pairs.map(({ origin, destination }) => this.directKm(origin, destination)),
    ];
    await this.measured.client.query(`set statement_timeout = ${timeoutMs}`);
    try {
      return await this.measured.time<Row>(searchFor(telling), [...columns, question.day, question.notBefore]);
    } catch (error) {
      if (error instanceof Error && /statement timeout/.test(error.message)) return null;
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.measured.client.end();
    await this.stopServer();
  }

  private directKm(origin: string, destination: string): number {
    const { positions, indexOf } = this.network.airports;
    const [from, to] = [positions[indexOf.get(origin) ?? -1], positions[indexOf.get(destination) ?? -1]];
    return from && to ? greatCircleKm(from, to) : 0;
  }

  private async fill(flights: readonly DatedFlight[], { localDay, lowest }: FlightFacts): Promise<void> {
    const { services, routes, airports, carriers } = this.network;
    const airportOf = (side: Uint16Array, route: number) => airports.codes[side[route] ?? 0] ?? "";
    const columns: ((flight: DatedFlight) => number | string | null)[] = [
      ({ service }) => services.flight[service] ?? 0,
      ({ service }) => services.carrier[service] ?? 0,
      ({ route }) => airportOf(routes.from, route),
      ({ route }) => airportOf(routes.to, route),
      ({ departure }) => departure,
      ({ arrival }) => arrival,
      localDay,
      ({ service }) => services.international[service] ?? 0,
      ({ route }) => routes.km[route] ?? 0,
      lowest,
    ];
    const types = ["int", "int2", "text", "text", "int", "int", "int", "int", "float8", "int"].map(
      (type, index) => `$${index + 1}::${type}[]`,
    );
    for (let from = 0; from < flights.length; from += BATCH) {
      const batch = flights.slice(from, from + BATCH);
      const values = columns.map((read) => batch.map(read));
      await this.measured.client.query(`insert into flight select * from unnest(${types.join()})`, values);
    }
    await this.fillAirports();
    const agreed = Array.from(carriers.agreed.keys()).filter((index) => carriers.agreed[index] === 1);
    const sides = [agreed.map((index) => Math.floor(index / carriers.codes.length)), agreed.map((index) => index % carriers.codes.length)];
    await this.measured.client.query("insert into agreement select * from unnest($1::int2[], $2::int2[])", sides);
  }

  private async fillAirports(): Promise<void> {
    const { codes, minimumConnection } = this.network.airports;
    const least = codes.map((_, airport) => `{${[0, 2, 4, 6].map((slot) => minimumConnection[airport * 8 + slot] ?? 0).join()}}`);
    await this.measured.client.query(
      "insert into airport select code, least::int[] from unnest($1::text[], $2::text[]) as t(code, least)",
      [codes, least],
    );
  }
}
