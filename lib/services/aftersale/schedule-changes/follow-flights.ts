import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readRules } from "@/lib/services/booking/flights/change-rules";
import type { FlightFollower } from "@/lib/suppliers/port/own-schedule";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { allSuppliers } from "@/lib/suppliers/registry";
import { findTouched } from "./parts/find-touched";
import { Following } from "./parts/following";
import type { ScheduleChanged } from "./parts/schedule-changed";

/**
 * Lets bookings follow flights that have changed, in the transaction of the import: all of them, or none. Seats and claims move to where the
 * flights are now; what is within the carrier's limit is applied, and asked about otherwise; every booking that is touched is told once.
 * From here to the end of the transaction nobody books: who waits finds the flights changed.
 */
export async function followFlights(tx: Prisma.TransactionClient, change: ScheduleChanged): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtext('parvoz bookings follow flights'))::text`;
  await rememberChanged(tx, change.flights);
  for (const supplier of allSuppliers()) {
    const follower = supplier.ownSchedule?.follower(change.flights, change.now);
    if (follower) await followWith(tx, supplier, follower, change);
  }
}

/** What was priced on an earlier version of the schedule than the coming one is not sold any more. */
async function rememberChanged(tx: Prisma.TransactionClient, flights: readonly ChangedFlight[]): Promise<void> {
  const names = JSON.stringify(flights.map(({ carrier, flightNumber, suffix }) => ({ carrier, flightNumber, suffix })));
  await tx.$executeRaw`
    insert into flight_changed (carrier, flight_number, suffix, version)
    select f.carrier, f."flightNumber", f.suffix, coalesce((select version from data_version where kind = 'schedule'), 0) + 1
      from jsonb_to_recordset(${names}::jsonb) as f (carrier text, "flightNumber" integer, suffix text)
        on conflict (carrier, flight_number, suffix) do update set version = excluded.version`;
}

/** Who has to go where fewer seats are left depends on everybody's flights: all are looked at before any is written. */
async function followWith(
  tx: Prisma.TransactionClient,
  supplier: Supplier,
  follower: FlightFollower,
  change: ScheduleChanged,
): Promise<void> {
  const ids = await findTouched({ tx, supplier, follower, change });
  if (ids.length === 0) return;
  const following = new Following({ tx, supplier, follower, change, ruleOf: await readRules(tx) });
  await following.look(ids);
  await following.decide();
  await following.write(ids);
  await following.finish();
}
