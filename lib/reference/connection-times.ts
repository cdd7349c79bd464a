import { byPrecedence, type ConnectionRules, type ConnectionTimes } from "@/lib/domain/schedule/connection-rules";
import type { ConnectionTimeRow } from "@/lib/formats/csv/connection-time-table";
import { groupBy } from "@/lib/util/grouping";
import { derived } from "./current-tables";

/** Where not even the table has a default. */
const DEFAULT: ConnectionTimes = { DD: 45, DI: 75, ID: 75, II: 60 };

interface Tabulated {
  default: ConnectionRules;
  byAirport: ReadonlyMap<string, ConnectionRules>;
}

const tabulated = derived(({ connectionTimes }): Tabulated => {
  const byAirport = groupBy(connectionTimes, ({ airport }) => airport);
  const times = timesOf(byAirport.get("") ?? [], DEFAULT);
  const rules = [...byAirport].map(([airport, rows]): [string, ConnectionRules] => [airport, rulesOf(rows, times)]);
  return { default: { times, exceptions: [] }, byAirport: new Map(rules) };
});

/** Minimum connecting times, see `connectionMinutes`. @param airport IATA airport code; an unknown one gets the default */
export function connectionRules(airport: string): ConnectionRules {
  const { byAirport, default: otherwise } = tabulated();
  return byAirport.get(airport) ?? otherwise;
}

/** The airport's minimum connecting times, whatever the carriers and terminals. @param airport IATA airport code; an unknown one gets the default */
export function connectionTimes(airport: string): ConnectionTimes {
  return connectionRules(airport).times;
}

function rulesOf(rows: readonly ConnectionTimeRow[], otherwise: ConnectionTimes): ConnectionRules {
  const exceptions = rows.filter((row) => !isGeneral(row)).map(({ airport: _, ...exception }) => exception);
  return { times: timesOf(rows.filter(isGeneral), otherwise), exceptions: exceptions.sort(byPrecedence) };
}

function timesOf(rows: readonly ConnectionTimeRow[], otherwise: ConnectionTimes): ConnectionTimes {
  return { ...otherwise, ...Object.fromEntries(rows.map(({ status, minutes }) => [status, minutes])) };
}

function isGeneral({ arrivalTerminal, departureTerminal, arrivalCarrier, departureCarrier }: ConnectionTimeRow): boolean {
  return arrivalTerminal + departureTerminal + arrivalCarrier + departureCarrier === "";
}
