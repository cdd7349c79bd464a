import { v7 as uuid } from "uuid";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { SeasonHeader } from "@/lib/formats/ssim/read-carrier";
import type { Prisma } from "@/lib/generated/prisma/client";
import { insertLegs } from "./insert-legs";

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
