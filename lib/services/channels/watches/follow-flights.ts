import { db } from "@/lib/db";
import { flightsOf } from "@/lib/services/quotes/watches/watched-of";
import type { LiveWatch } from "./live-watches";

/** The watch of a booking keeps with its flights: they may have moved to other days since. @returns the watch as it is now */
export async function followFlights(watch: LiveWatch): Promise<LiveWatch> {
  const { id, booking, until } = watch;
  if (!booking) return watch;
  const flights = flightsOf(booking);
  if (until.getTime() === flights.until.getTime() && watch.days.join() === flights.days.join()) return watch;
  await db().priceWatch.updateMany({ where: { id, state: "live" }, data: flights });
  return { ...watch, ...flights };
}
