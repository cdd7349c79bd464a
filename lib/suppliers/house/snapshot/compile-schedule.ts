import type pg from "pg";
import { coverLegs, type StoredLeg } from "@/lib/domain/schedule/cover-legs";
import { knownDatesByFlight } from "@/lib/domain/schedule/known-dates";
import { hiddenSets } from "@/lib/domain/schedule/sets/hidden-sets";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { networkColumnsOf, windowAround } from "@/lib/engine/network-columns";
import { tabulate } from "@/lib/engine/priced/tables/table-columns";
import { ServiceCompiler } from "@/lib/engine/schedule/compile-services";
import { groupBy } from "@/lib/util/grouping";
import { isCharter } from "../selling-rules";
import { airportTable } from "./airports";
import { carriersOnSale } from "./carriers-on-sale";
import { charterDates, charterPapers } from "./charter-papers";
import type { SchedulePart } from "./part-shapes";
import { eachCarrier } from "./read-rows";
import type { Days } from "./selling-days";

/** SSIM has one digit for the days after a flight's date, 0 to 7, and 2400 is one day more. */
const LATEST_DAY_OFFSET = 8;

/** A carrier's legs, those of a flight one after another; names and types are those of StoredLeg. */
const LEGS_SQL = `
  select leg.carrier, leg.flight_number as "flightNumber", leg.suffix, itinerary_variation as "itineraryVariation", leg_sequence as "legSequence",
         service_type as "serviceType", time_mode as "timeMode", period_from as "periodFrom", period_to as "periodTo",
         leg.days_of_operation as "daysOfOperation", leg.frequency, origin, destination,
         departure_minutes as "departureMinutes", arrival_minutes as "arrivalMinutes",
         departure_day_offset as "departureDayOffset", arrival_day_offset as "arrivalDayOffset",
         departure_utc_offset as "departureUtcOffset", arrival_utc_offset as "arrivalUtcOffset",
         departure_terminal as "departureTerminal", arrival_terminal as "arrivalTerminal",
         aircraft, booking_designators as "bookingDesignators", configuration,
         operating_carrier as "operatingCarrier", operating_name as "operatingName", operating_flight as "operatingFlight", segments,
         seq::int as "setSeq"
    from schedule_leg leg join schedule_set sets on sets.id = set_id
   where leg.carrier = $1 and withdrawn_by is null and not set_id = any($2::uuid[]) order by leg.flight_number, leg.suffix, leg.id`;

/** A set as it is kept. */
interface KeptSet extends ScheduleSet {
  id: string;
}

/** Names and types are those of KeptSet. */
const SETS_SQL = `
  select id, seq::int, layer, carrier, flight_number as "flightNumber", suffix, time_mode as "timeMode", valid_from as "validFrom",
         valid_to as "validTo", days_of_operation as "daysOfOperation", frequency
    from schedule_set where withdrawn_by is null order by seq`;

/**
 * Compiles the schedule of all carriers, carrier by carrier: no more than one carrier's rows are in memory.
 * @param client in a transaction
 */
export async function compileSchedule(client: pg.ClientBase, { fromDay, toDay }: Days): Promise<SchedulePart> {
  const window = windowAround(fromDay, toDay, LATEST_DAY_OFFSET);
  const airports = airportTable();
  const [withFares, withStock] = [await carriersWithFares(client), new Set(await carriersOnSale(client))];
  const { rows: sets } = await client.query<KeptSet>(SETS_SQL);
  const setsOf = groupBy(sets, ({ carrier }) => carrier);
  const isOnSale = (carrier: string) => withFares.has(carrier) && withStock.has(carrier);
  const soldDatesOf = charterDates(await charterPapers(client));
  const compiler = new ServiceCompiler(window, airports, { isOnSale, knownDatesOf: knownDatesByFlight(sets, window), soldDatesOf });
  const zoneOf = (airport: string) => airports.zones[airports.indexOf.get(airport) ?? -1] ?? "UTC";
  // They are there to be taken back to, and may hold as many legs as those that count.
  const hidden = [...setsOf.values()].flatMap((own) => hiddenSets(own, window.first)).map(({ id }) => id);
  await eachCarrier<StoredLeg>(client, { table: "schedule_leg", sql: LEGS_SQL, values: [hidden] }, (legs) => {
    compiler.add(coverLegs(legs, setsOf.get(legs[0]?.carrier ?? "") ?? [], zoneOf));
  });
  const network = networkColumnsOf(compiler.finish(), window, airports);
  const services = { ...network.services, ofRoute: network.ofRoute };
  return { network, tables: tabulate({ ...network, airports, services }, isCharter) };
}

/** Of a flight that is sold under several numbers, those count whose carriers have fares, and a ticket stock. An import that gives a carrier its first fares asks for a new schedule. */
async function carriersWithFares(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ carrier: string }>("select distinct carrier from fare");
  return new Set(rows.map(({ carrier }) => carrier));
}
