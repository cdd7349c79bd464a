import type pg from "pg";
import { fromDayNumber } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { EngineAirport } from "@/lib/engine/airport-table";

const SIZE = 80;

const codeOf = (airport: number) =>
  ["A", ...[airport / 26, airport % 26].map((place) => String.fromCharCode(65 + Math.floor(place)))].join("");

/** Eighty airports on a grid, in one country. */
export const AIRPORTS: EngineAirport[] = Array.from({ length: SIZE }, (_, airport) => ({
  code: codeOf(airport),
  country: "UZ",
  timeZone: "UTC",
  latitude: 20 + Math.floor(airport / 10),
  longitude: 50 + (airport % 10),
  connect: { DD: 40, DI: 60, ID: 60, II: 60 },
}));

/** Flights number `n` of carrier `XX` once a day, each between two of the airports, so that routes are spread evenly. */
const routeOf = (flight: number) => {
  const from = flight % SIZE;
  return { from, to: (from + 1 + (Math.floor(flight / SIZE) % (SIZE - 1))) % SIZE };
};

export function flightLegs(flights: number): LegPattern[] {
  return Array.from({ length: flights }, (_, flight) => {
    const { from, to } = routeOf(flight);
    return {
      ...{ carrier: "XX", flightNumber: flight, suffix: "", itineraryVariation: 1, legSequence: 1, serviceType: "J", timeMode: "U" },
      ...{ periodFrom: "2020-01-01", periodTo: null, daysOfOperation: 127, frequency: 1, origin: codeOf(from), destination: codeOf(to) },
      ...{ departureMinutes: flight % 1200, departureDayOffset: 0, arrivalMinutes: (flight % 1200) + 100, arrivalDayOffset: 0 },
      ...{ departureTerminal: "", arrivalTerminal: "", aircraft: "320", bookingDesignators: "CYM", configuration: "C16Y162" },
    };
  });
}

interface Sales {
  flights: number;
  firstDay: number;
  days: number;
}

/** Every flight has sold something on each of the days. */
export async function addSales(client: pg.Client, { flights, firstDay, days }: Sales): Promise<void> {
  const ends = Array.from({ length: flights }, (_, flight) => routeOf(flight)).map(({ from, to }) => codeOf(from) + codeOf(to));
  const insert = `insert into leg_inventory (leg_key, sold)
    select 'XX' || lpad((n - 1)::text, 4, '0') || '|' || ($2::date + d)::text || '|' || ends, array_fill(2, array[26])
      from unnest($1::text[]) with ordinality flights (ends, n), generate_series(0, $3::int - 1) d`;
  await client.query(insert, [ends, fromDayNumber(firstDay), days]);
  await client.query("vacuum analyze leg_inventory");
}

/** Sells a seat on so many legs drawn at random. */
export async function changeSales(client: pg.Client, { flights, firstDay, days }: Sales, count: number): Promise<void> {
  const keys = Array.from({ length: count }, () => {
    const flight = Math.floor(Math.random() * flights);
    const { from, to } = routeOf(flight);
    const date = fromDayNumber(firstDay + Math.floor(Math.random() * days));
    return `XX${String(flight).padStart(4, "0")}|${date}|${codeOf(from)}${codeOf(to)}`;
  });
  await client.query("update leg_inventory set sold[25] = sold[25] + 1 where leg_key = any($1::text[])", [keys]);
}
