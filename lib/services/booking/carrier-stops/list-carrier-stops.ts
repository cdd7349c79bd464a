import type { StoppableCarriers } from "@/lib/contracts/operator/carriers/carrier-stops";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { presentAirline } from "@/lib/services/ground/presenters/present-reference";

/** Carriers of the schedule and those that the house has stopped, these first, by code. @param locale of their names */
export async function listCarrierStops(locale: Locale): Promise<StoppableCarriers> {
  const [sets, stops] = await Promise.all([
    db().scheduleSet.findMany({ where: { withdrawnBy: null }, distinct: ["carrier"], select: { carrier: true } }),
    db().carrierStop.findMany({ where: { liftedAt: null } }),
  ]);
  const stopOf = new Map(stops.map((stop) => [stop.carrier, stop]));
  const codes = [...new Set([...stopOf.keys(), ...sets.map(({ carrier }) => carrier)])].sort();
  const carriers = codes.map((code) => {
    const stop = stopOf.get(code);
    return {
      code,
      name: presentAirline(code, locale).title,
      stop: stop ? { since: stop.stoppedAt.toISOString(), reason: stop.reason } : null,
    };
  });
  return { carriers: carriers.toSorted((one, other) => Number(other.stop !== null) - Number(one.stop !== null)) };
}
