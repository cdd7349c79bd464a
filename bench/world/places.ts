import type { EngineAirport } from "@/lib/engine/airport-table";
import { type Airport, allAirports } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";
import { seeded } from "@/scripts/lib/database/seeded";

/** An airport of the made world. */
export interface Place extends EngineAirport {
  cityCode: string;
  /** Its share of all departures. */
  weight: number;
}

/** The world's busiest airports, about in the order of their traffic. */
const BUSIEST =
  "ATL DXB DFW DEN ORD IST LHR LAX DEL CAN PEK PVG CDG AMS FRA MAD JFK CGK CLT LAS BOM HND BCN MCO MIA PHX SEA SIN KUL BKK SZX CTU KMG IAH EWR SFO DOH MEX GRU BOG MUC HKG ICN MNL XIY SHA CKG HGH MSP BOS DTW FLL LGA PHL BLR SVO JED RUH SYD MEL YYZ SAW FCO LGW SGN HAN NRT KIX TPE PKX URC WUH SLC BWI DCA SAN IAD AYT VIE ZRH CPH OSL ARN LIS DUB ATH PMI MAN STN BRU DUS BER MXP ORY HEL WAW TAS ALA LED VKO DME CAI ADD JNB NBO CPT LOS CMN ALG TUN ACC AUH KWI BAH MCT TLV AMM BEY HYD MAA CCU KHI ISB LHE CMB DAC KTM DMK DPS SUB GMP CJU CTS FUK OKA BNE PER AKL YVR YUL YYC CUN LIM SCL EZE BSB PTY ANC HNL NAN GYD NQZ LED".split(
    " ",
  );

/** Airports of the reference data, the busiest first. Which of the smaller ones are busier is the seed's choice. */
export function makePlaces(count: number, seed: number): Place[] {
  const random = seeded(seed);
  const rank = new Map(BUSIEST.map((code, index) => [code, index]));
  const ranked = allAirports().map((airport) => ({ airport, at: rank.get(airport.code) ?? BUSIEST.length + smallness(airport, random) }));
  const chosen = ranked.sort((one, other) => one.at - other.at).slice(0, count);
  const shares = chosen.map((_, index) => (index + 25) ** -1.05);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return chosen.map(({ airport }, index) => toPlace(airport, (shares[index] ?? 0) / total));
}

/** Airports that call themselves international are mostly the larger ones. */
function smallness({ name }: Airport, random: () => number): number {
  return random() * (/international/i.test(name.en) ? 0.4 : 1);
}

function toPlace({ code, cityCode, country, timeZone, latitude, longitude }: Airport, weight: number): Place {
  return { code, cityCode, country, timeZone, latitude, longitude, connect: connectionTimes(code), weight };
}
