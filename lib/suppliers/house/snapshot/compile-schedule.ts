import type pg from "pg";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { networkColumnsOf, windowAround } from "@/lib/engine/network-columns";
import { tabulate } from "@/lib/engine/priced/tables/table-columns";
import { ServiceCompiler } from "@/lib/engine/schedule/compile-services";
import { isCharter } from "../selling-rules";
import { airportTable } from "./airports";
import type { SchedulePart } from "./part-shapes";
import { eachCarrier } from "./read-rows";
import type { Days } from "./selling-days";

/** SSIM has one digit for the days after a flight's date, 0 to 7, and 2400 is one day more. */
const LATEST_DAY_OFFSET = 8;

/** A carrier's legs, those of a flight one after another; names and types are those of LegPattern. */
const LEGS_SQL = `
  select leg.carrier, flight_number as "flightNumber", suffix, itinerary_variation as "itineraryVariation", leg_sequence as "legSequence",
         service_type as "serviceType", time_mode as "timeMode", period_from as "periodFrom", period_to as "periodTo",
         days_of_operation as "daysOfOperation", frequency, origin, destination,
         departure_minutes as "departureMinutes", arrival_minutes as "arrivalMinutes",
         departure_day_offset as "departureDayOffset", arrival_day_offset as "arrivalDayOffset",
         departure_terminal as "departureTerminal", arrival_terminal as "arrivalTerminal",
         aircraft, booking_designators as "bookingDesignators", configuration,
         operating_carrier as "operatingCarrier", operating_name as "operatingName", operating_flight as "operatingFlight", segments
    from schedule_leg leg join schedule_season season on season.id = season_id
   where leg.carrier = $1 order by flight_number, suffix, leg.id`;

/**
 * Compiles the schedule of all carriers, carrier by carrier: no more than one carrier's rows are in memory.
 * @param client in a transaction
 */
export async function compileSchedule(client: pg.ClientBase, { fromDay, toDay }: Days): Promise<SchedulePart> {
  const window = windowAround(fromDay, toDay, LATEST_DAY_OFFSET);
  const airports = airportTable();
  const carriers = await carriersWithFares(client);
  const compiler = new ServiceCompiler(window, airports, (carrier) => carriers.has(carrier));
  await eachCarrier<LegPattern>(client, "schedule_leg", LEGS_SQL, (legs) => compiler.add(legs));
  const network = networkColumnsOf(compiler.finish(), window, airports);
  const services = { ...network.services, ofRoute: network.ofRoute };
  return { network, tables: tabulate({ ...network, airports, services }, isCharter) };
}

/** Of a flight that is sold under several numbers, those count whose carriers have fares. An import that gives a carrier its first fares asks for a new schedule. */
async function carriersWithFares(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ carrier: string }>("select distinct carrier from fare");
  return new Set(rows.map(({ carrier }) => carrier));
}
