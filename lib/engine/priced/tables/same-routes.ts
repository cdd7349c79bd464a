import type { RouteTable } from "@/lib/engine/route-table";
import type { ServiceColumns } from "@/lib/engine/service-columns";
import type { SchedulePairs } from "./pair-up";
import type { RunningServices, SameRow } from "./running-services";
import type { Schedule } from "./schedule";

/** An older schedule for the same airports and days, with what was derived of it. */
export interface OlderSchedule {
  services: ServiceColumns;
  ofRoute: Uint32Array;
  routes: RouteTable;
  tables: SchedulePairs & { running: RunningServices };
  /** Whether a carrier's services are the same in both. */
  keeps: (carrier: string) => boolean;
}

/** Finds routes on which nobody's services have changed. Ask for routes of the new schedule in their order. */
export class SameRoutes {
  /** Of the older schedule: the first route that is not before the last one asked for. */
  private at = 0;
  /** By route of the new schedule, 1 where a carrier flies whose services are not the same. */
  readonly changedNow: Uint8Array;
  private readonly changedBefore: Uint8Array;

  constructor(
    private readonly older: OlderSchedule,
    private readonly schedule: Schedule,
    private readonly pairs: SchedulePairs,
  ) {
    this.changedNow = changedRoutes(pairs, schedule.services, older.keeps);
    this.changedBefore = changedRoutes(older.tables, older.services, older.keeps);
  }

  /** From a route on, all that follow each other in both schedules; null where the route itself has changed. */
  rowFrom(route: number): SameRow | null {
    const { ofRoute, tables } = this.older;
    const { routes, services } = this.schedule;
    while (isBefore(this.older.routes, this.at, routes.from[route] ?? 0, routes.to[route] ?? 0)) this.at++;
    const before = this.at;
    let count = 0;
    while (this.isSame(route + count, before + count)) count++;
    if (count === 0) return null;
    return {
      ...{ running: tables.running, route: before, count },
      services: (services.ofRoute[route] ?? 0) - (ofRoute[before] ?? 0),
      pairs: (this.pairs.pairsOf[route] ?? 0) - (tables.pairsOf[before] ?? 0),
    };
  }

  private isSame(route: number, before: number): boolean {
    const [now, then] = [this.schedule.routes, this.older.routes];
    return (
      this.changedNow[route] === 0 &&
      this.changedBefore[before] === 0 &&
      now.from[route] === then.from[before] &&
      now.to[route] === then.to[before]
    );
  }
}

function isBefore({ from, to }: RouteTable, route: number, origin: number, destination: number): boolean {
  const [itsOrigin, itsDestination] = [from[route], to[route]];
  if (itsOrigin === undefined || itsDestination === undefined) return false;
  return itsOrigin < origin || (itsOrigin === origin && itsDestination < destination);
}

/** By route, 1 where a carrier flies whose services are not the same. */
export function changedRoutes(
  { pairCarrier, pairRoute }: SchedulePairs,
  { carriers }: ServiceColumns,
  keeps: (carrier: string) => boolean,
): Uint8Array {
  const isKept = carriers.map(keeps);
  const changed = new Uint8Array((pairRoute[pairRoute.length - 1] ?? -1) + 1);
  for (let pair = 0; pair < pairRoute.length; pair++) {
    if (!isKept[pairCarrier[pair] ?? 0]) changed[pairRoute[pair] ?? 0] = 1;
  }
  return changed;
}
