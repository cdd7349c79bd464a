import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A flight number whose departures an import changes, with all its legs before and after, past ones left out. */
export interface ChangedFlight {
  carrier: string;
  flightNumber: number;
  suffix: string;
  before: readonly LegPattern[];
  after: readonly LegPattern[];
}

interface ScheduleChanged {
  importId: string;
  now: Date;
  /** All of carriers on whose changed flights seats are sold; new flights are among them. */
  flights: readonly ChangedFlight[];
}

/** Lets bookings follow flights that have changed, in the transaction of the import. */
export async function followFlights(_tx: Prisma.TransactionClient, _change: ScheduleChanged): Promise<void> {}
