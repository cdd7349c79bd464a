import { v7 as uuid } from "uuid";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { SeasonHeader } from "@/lib/formats/ssim/read-carrier";
import type { Prisma } from "@/lib/generated/prisma/client";

const BATCH = 1_000;

/** What became of one carrier's season. */
export interface SeasonReport {
  carrier: string;
  /** `W26`, or empty where the file names none. */
  season: string;
  legs: number;
  /** Legs of the same carrier and season that were there before; null where there was no such season. */
  replacedLegs: number | null;
}

/** Writes the seasons of one file, one after another, in the file's transaction. */
export class SeasonWriter {
  readonly seasons: SeasonReport[] = [];
  readonly ids: string[] = [];
  private batch: LegPattern[] = [];

  constructor(
    private readonly tx: Prisma.TransactionClient,
    private readonly sourceName: string,
  ) {}

  /** Takes the old legs of the carrier's season away, and begins the new ones. */
  async begin(header: SeasonHeader): Promise<void> {
    await this.flush();
    const { carrier, season } = header;
    const old = await this.tx.scheduleLeg.deleteMany({ where: { season: { carrier, season } } });
    const { count } = await this.tx.scheduleSeason.deleteMany({ where: { carrier, season } });
    const id = uuid();
    await this.tx.scheduleSeason.create({ data: { id, ...header, sourceName: this.sourceName } });
    this.ids.push(id);
    this.seasons.push({ carrier, season, legs: 0, replacedLegs: count === 0 ? null : old.count });
  }

  async add(leg: LegPattern): Promise<void> {
    this.batch.push(leg);
    if (this.batch.length === BATCH) await this.flush();
  }

  /** Writes what is still in memory. */
  async flush(): Promise<void> {
    const [id, season] = [this.ids.at(-1), this.seasons.at(-1)];
    if (id === undefined || season === undefined || this.batch.length === 0) return;
    await insertLegs(this.tx, id, this.batch);
    season.legs += this.batch.length;
    this.batch = [];
  }

  /** Flight designators in the file. */
  async countFlights(): Promise<number> {
    const [row] = await this.tx.$queryRaw<{ flights: number }[]>`
      select count(*)::int as flights from (
        select distinct carrier, flight_number, suffix from schedule_leg where season_id = any(${this.ids}::uuid[])) as flight`;
    return row?.flights ?? 0;
  }
}

/** Writes legs of a season in one statement: a season may have hundreds of thousands. */
async function insertLegs(tx: Prisma.TransactionClient, seasonId: string, legs: readonly LegPattern[]): Promise<void> {
  await tx.$executeRaw`
    insert into schedule_leg (
      season_id, carrier, flight_number, suffix, itinerary_variation, leg_sequence, service_type, period_from, period_to,
      days_of_operation, frequency, origin, destination, departure_minutes, arrival_minutes, departure_day_offset, arrival_day_offset,
      departure_terminal, arrival_terminal, aircraft, booking_designators, configuration,
      operating_carrier, operating_name, operating_flight, segments)
    select ${seasonId}::uuid, carrier, "flightNumber", suffix, "itineraryVariation", "legSequence", "serviceType", "periodFrom", "periodTo",
      "daysOfOperation", frequency, origin, destination, "departureMinutes", "arrivalMinutes", "departureDayOffset", "arrivalDayOffset",
      "departureTerminal", "arrivalTerminal", aircraft, "bookingDesignators", configuration,
      "operatingCarrier", "operatingName", "operatingFlight", segments
    from json_to_recordset(${JSON.stringify(legs)}::json) as leg (
      carrier text, "flightNumber" int, suffix text, "itineraryVariation" int, "legSequence" int, "serviceType" text,
      "periodFrom" text, "periodTo" text, "daysOfOperation" int, frequency int, origin text, destination text,
      "departureMinutes" int, "arrivalMinutes" int, "departureDayOffset" int, "arrivalDayOffset" int,
      "departureTerminal" text, "arrivalTerminal" text, aircraft text, "bookingDesignators" text, configuration text,
      "operatingCarrier" text, "operatingName" text, "operatingFlight" text, segments jsonb)`;
}
