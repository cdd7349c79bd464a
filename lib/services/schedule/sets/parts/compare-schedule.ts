import {
  type AssumedSeats,
  type ChangeReport,
  LISTED_FLIGHTS,
  lossPercent,
  noChange,
  type SoldFlightChange,
} from "@/lib/domain/schedule/comparison/change-report";
import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import type { Prisma } from "@/lib/generated/prisma/client";
import { groupBy } from "@/lib/util/grouping";
import { type CarrierComparison, compareCarrier } from "./compare-carrier";
import { type CarrierSets, type KeptSet, readSets } from "./read-sets";
import type { ScheduleDraft, StagedSet } from "./schedule-draft";

interface Comparison {
  report: ChangeReport;
  /** All that change. */
  flights: ChangedFlight[];
}

interface Compared {
  /** Carriers whose schedule changes. */
  carriers: readonly string[];
  draft: ScheduleDraft;
  window: DayWindow;
  /** Percent of its dated flights that a carrier may lose; null is all. */
  maxLoss: number | null;
  /** Told with the rest. */
  assumedSeats: AssumedSeats[];
}

/** Compares the schedule before and after a draft, carrier by carrier. */
export async function compareSchedule(tx: Prisma.TransactionClient, compared: Compared): Promise<Comparison> {
  const { carriers, draft, window, maxLoss, assumedSeats } = compared;
  const setsOf = groupBy(await readSets(tx, carriers), ({ carrier }) => carrier);
  const report: ChangeReport = { carriers: [], soldFlights: [], soldFlightCount: 0, assumedSeats };
  const flights: ChangedFlight[] = [];
  const soldFlights: SoldFlightChange[] = [];
  for (const carrier of carriers) {
    const sets = divide(setsOf.get(carrier) ?? [], draft);
    const staged = draft.sets.filter(({ set }) => set.carrier === carrier);
    const isNew = sets.before.length === 0 && !(await isBooked(tx, carrier));
    const comparison = isNew ? newCarrier(carrier, staged) : await compareCarrier(tx, { carrier, sets, staged, window });
    const beyondLimit = maxLoss !== null && lossPercent(comparison.change) > maxLoss;
    report.carriers.push({ ...comparison.change, beyondLimit });
    flights.push(...comparison.flights);
    soldFlights.push(...comparison.soldFlights);
  }
  report.soldFlights = soldFlights.sort((one, other) => other.seats - one.seats).slice(0, LISTED_FLIGHTS);
  report.soldFlightCount = soldFlights.length;
  return { report, flights };
}

function divide(sets: readonly KeptSet[], { importId, removedImports }: ScheduleDraft): CarrierSets {
  const isGone = (id: string) => removedImports.includes(id);
  const countedBefore = (set: KeptSet) => set.importId !== importId && (set.withdrawnBy === null || set.withdrawnBy === importId);
  const countsAfter = (set: KeptSet) => !isGone(set.importId) && (set.withdrawnBy === null || isGone(set.withdrawnBy));
  return {
    before: sets.filter(countedBefore),
    after: sets.filter(countsAfter),
    touched: sets.filter((set) => countedBefore(set) !== countsAfter(set)),
  };
}

/** Whether somebody has a flight of the carrier, under any number: of one whose schedule was taken back, or comes after its code shares. */
async function isBooked(tx: Prisma.TransactionClient, carrier: string): Promise<boolean> {
  const [found] = await tx.$queryRaw<unknown[]>`
    select 1 where exists (select from passenger_flight where flight_key ^@ ${carrier}) or exists (select from leg_inventory where leg_key ^@ ${carrier})`;
  return found !== undefined;
}

/** Nothing was there that could change, and nobody has booked it. */
function newCarrier(carrier: string, staged: readonly StagedSet[]): CarrierComparison {
  const flights = new Set(staged.flatMap((each) => [...each.flights.keys()])).size;
  const dates = staged.reduce((sum, each) => sum + each.datedFlights, 0);
  return { change: { ...noChange(carrier), added: { flights, dates, seats: 0 } }, flights: [], soldFlights: [] };
}
