import type pg from "pg";
import { type FareTable, FareTableBuilder, firstMarketFrom } from "@/lib/domain/pricing/fare-table";
import { mergeFares } from "@/lib/domain/pricing/merge-fares";
import { offsetHoldsUntil } from "@/lib/domain/zones";
import { ServiceCompiler } from "@/lib/engine/compile-services";
import { mergeNetwork, type NetworkColumns, windowAround } from "@/lib/engine/network-columns";
import { changedRoutes } from "@/lib/engine/priced/same-routes";
import { tabulate } from "@/lib/engine/priced/table-columns";
import { addFares, readLegs, readTerms } from "../read-rows";
import { isCharter } from "../selling-rules";
import { airportTable } from "./airports";
import type { SnapshotColumns } from "./columns";
import { readAboutNow } from "./read-versions";
import { FIELD_END, RECORD_END } from "./records";
import { carriersOf, type SmallTable, selectFares, selectLegs, selectTable } from "./select-records";
import { type About, isParted, type Kind, sameVersion } from "./versions";

/** SSIM has one digit for the days after a flight's date, 0 to 7, and 2400 is one day more. */
const LATEST_DAY_OFFSET = 8;
const DAY_MINUTES = 1440;
/** A large carrier's quarter of a million fares are sorted in memory; the usual setting would sort them on disk. */
const SORT_MEMORY = "64MB";

/**
 * Compiles what the database holds at one moment. Of what `base` holds, only what has changed since is read and compiled again.
 * @param client used by nobody else meanwhile
 * @param today UTC day number
 * @param base an older snapshot of the same database, if there is one
 */
export async function compileSnapshot(client: pg.ClientBase, today: number, base: SnapshotColumns | null): Promise<SnapshotColumns> {
  await client.query("begin isolation level repeatable read read only");
  try {
    await client.query(`set local work_mem = '${SORT_MEMORY}'`);
    const about = await readAboutNow(client, today);
    return await new Compilation(client, about, base && isBase(base.about, about) ? base : null).run();
  } finally {
    await client.query("rollback");
  }
}

function isBase(base: About, about: About): boolean {
  return base.origin === about.origin && base.fromDay === about.fromDay && base.toDay === about.toDay;
}

/** One compilation in one transaction. */
class Compilation {
  constructor(
    private readonly client: pg.ClientBase,
    private readonly about: About,
    private readonly base: SnapshotColumns | null,
  ) {}

  async run(): Promise<SnapshotColumns> {
    const schedule = await this.schedule();
    const fares = await this.fares();
    const tables = {
      inventory: await this.table("inventory"),
      taxes: await this.table("taxes"),
      baggage: await this.table("baggage"),
      rates: await this.table("rates"),
      interline: await this.table("interline"),
    };
    return { about: this.about, ...schedule, fares, cabins: this.base?.fares === fares ? this.base.cabins : cabinsOf(fares), tables };
  }

  private async schedule(): Promise<Pick<SnapshotColumns, "network" | "derived">> {
    const changed = await this.changed("schedule");
    if (this.base && changed?.length === 0) return { network: this.base.network, derived: this.base.derived };
    const network = await this.network(changed);
    const schedule = { ...network, airports: airportTable(), services: { ...network.services, ofRoute: network.ofRoute } };
    const before = this.base && changed && { ...this.base.network, tables: this.base.derived, keeps: isNotIn(changed) };
    return { network, derived: tabulate(schedule, isCharter, before) };
  }

  /** @param changed null for all carriers */
  private async network(changed: readonly string[] | null): Promise<NetworkColumns> {
    const window = windowAround(this.about.fromDay, this.about.toDay, LATEST_DAY_OFFSET);
    const compiler = new ServiceCompiler(window, airportTable());
    const carriers = changed ?? (await carriersOf(this.client, "schedule_leg"));
    const compiled = this.eachCarrier(carriers, selectLegs, (_, values) => compiler.add(values.flatMap(readLegs)));
    try {
      if (this.base && changed) learnClocks(this.base, changed);
    } finally {
      // Until then the connection is in use.
      await compiled;
    }
    const { services, unknown } = compiler.finish();
    const added = { columns: services, unknown, keeps: () => true };
    if (!this.base || changed === null) return mergeNetwork([added], window, airportTable());
    const { network } = this.base;
    const kept = { columns: network.services, unknown: network.unknown, keeps: isNotIn(changed) };
    return mergeNetwork([kept, added], window, airportTable());
  }

  private async fares(): Promise<FareTable<string>> {
    const changed = await this.changed("fares");
    if (this.base && changed?.length === 0) return this.base.fares;
    const builder = new FareTableBuilder<string>();
    // Grouping by the terms: the planner expects as many terms as there are fares, and would sort them all.
    await this.client.query("set local enable_sort = off");
    await this.eachCarrier(changed ?? (await carriersOf(this.client, "fare")), selectFares, (carrier, groups) => {
      addFares(carrier, groups, builder);
    });
    await this.client.query("set local enable_sort = on");
    if (!this.base || changed === null) return builder.finish();
    return mergeFares([
      { table: this.base.fares, keeps: isNotIn(changed) },
      { table: builder.finish(), keeps: () => true },
    ]);
  }

  /** The database looks up the next carrier's rows while this one's are compiled. */
  private async eachCarrier<Row>(
    carriers: readonly string[],
    select: (client: pg.ClientBase, carrier: string) => Promise<Row[]>,
    take: (carrier: string, rows: Row[]) => void,
  ): Promise<void> {
    let next = carriers[0] === undefined ? null : select(this.client, carriers[0]);
    for (const [index, carrier] of carriers.entries()) {
      const rows = (await next) ?? [];
      const following = carriers[index + 1];
      next = following === undefined ? null : select(this.client, following);
      take(carrier, rows);
    }
  }

  /** Carriers that changed since the base was made; null where it may be all of them. */
  private async changed(kind: Kind): Promise<string[] | null> {
    const [before, now] = [this.base?.about.versions[kind], this.about.versions[kind]];
    if (this.base && sameVersion(before, now)) return [];
    if (!isParted(before, now)) return null;
    const { rows } = await this.client.query<{ part: string }>(
      "select part from data_part where kind = $1 and version > $2 order by part",
      [kind, before?.version],
    );
    return rows.map(({ part }) => part);
  }

  private async table(table: SmallTable): Promise<Uint8Array> {
    const [before, now] = [this.base?.about.versions[table], this.about.versions[table]];
    return this.base && sameVersion(before, now) ? this.base.tables[table] : await selectTable(this.client, table);
  }
}

/** Finds out when clocks change where the carriers flew before, as they will again: while the database looks up what they fly now. */
function learnClocks({ network, derived }: SnapshotColumns, changed: readonly string[]): void {
  const isFlown = changedRoutes(derived, network.services, isNotIn(changed));
  const airports = new Set(network.routes.from.filter((_, route) => isFlown[route] === 1));
  const zones = new Set(Array.from(airports, (airport) => airportTable().zones[airport] ?? "UTC"));
  for (const zone of zones) offsetHoldsUntil(zone, network.window.first * DAY_MINUTES);
}

function isNotIn(changed: readonly string[]): (carrier: string) => boolean {
  return (carrier) => !changed.includes(carrier);
}

/** The cabin of every booking class that a carrier has fares in. */
function cabinsOf(fares: FareTable<string>): Uint8Array {
  const { carriers, places, termsList, start, terms } = fares;
  const classes = termsList.map((text) => {
    const { bookingClass, cabin } = readTerms(text);
    return `${bookingClass}${FIELD_END}${cabin}`;
  });
  return Buffer.from(
    carriers
      .map((carrier, index) => {
        const first = start[firstMarketFrom(fares, index * places.length ** 2)] ?? 0;
        const end = start[firstMarketFrom(fares, (index + 1) * places.length ** 2)] ?? 0;
        const own = new Set(Array.from(new Set(terms.subarray(first, end)), (each) => classes[each]));
        return Array.from(own, (bookingClass) => `${carrier}${FIELD_END}${bookingClass}${RECORD_END}`).join("");
      })
      .join(""),
  );
}
