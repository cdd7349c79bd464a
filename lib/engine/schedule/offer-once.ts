import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import { itemAt, u16At } from "@/lib/util/at";
import { type ServiceColumns, saleOf, textOfKind } from "../service-columns";
import { FlownTimes, filedDaysOf, type KnownSchedules, type TimedService } from "./flown-times";
import type { SoldDates } from "./limit-sale";
import { type Claim, shareSale } from "./share-sale";
import { kindsOf, type SharedAircraft, type SharedGroup, sharedAircraft } from "./shared-aircraft";
import { SharedKinds } from "./shared-kinds";
import { writeClaims } from "./write-claims";

/** What is known of the carriers whose flights are sold. */
export interface Sellers extends KnownSchedules {
  /** Whether anything of a carrier can be sold at all, seats and flights apart. */
  isOnSale(carrier: string): boolean;
  /** Flight dates on which a flight may be sold; null, or where it is not asked, for all. */
  soldDatesOf?(carrier: string, flightNumber: number): readonly SoldDates[] | null;
}

/**
 * Offers what is flown, once: a flight under other numbers (code shares) as the carrier files it that flies it, and each UTC day of an aircraft
 * between two airports under one of its numbers. That is the flight that is flown, where it is on sale, else the first duplicate that is, by code.
 */
export function offerOnce(services: ServiceColumns, sellers: Sellers): ServiceColumns {
  const shared = sharedAircraft(services);
  const kinds = new SharedKinds(services);
  const flown = shared.mixed.length === 0 ? services : withoutLostParts(services, shared, kinds, sellers);
  if (shared.groups.length === 0) return flown;
  const times = new FlownTimes(flown, shared.timetable, kinds, sellers);
  return writeClaims(
    flown,
    shared.groups.flatMap((group) => offered(flown, group, times, sellers)),
    kinds,
  );
}

/** Takes days away on which a part of a service that another flight flies is not flown as filed. */
function withoutLostParts(services: ServiceColumns, { timetable, mixed }: SharedAircraft, kinds: SharedKinds, sellers: Sellers) {
  const times = new FlownTimes(services, timetable, kinds, sellers);
  const claims = mixed.map(({ runs, ...sharer }) =>
    toClaim(services, { ...sharer, timedAs: sharer.service, days: times.ofMixed(sharer.service, runs) }),
  );
  return writeClaims(services, claims, kinds);
}

function offered(services: ServiceColumns, { flown, sharers }: SharedGroup, times: FlownTimes, sellers: Sellers): Claim[] {
  const timed = sharers.flatMap((sharer): TimedService[] =>
    sharer.flight === flown
      ? [{ ...sharer, timedAs: sharer.service, days: filedDaysOf(services, sharer.service) }]
      : times.of(flown, sharer),
  );
  const claims = timed.map((each) => ({ ...toClaim(services, each), rank: rankOf(services, each, flown, sellers) }));
  return claims.every(({ flight }) => flight === claims[0]?.flight) ? claims : shareSale(claims, sellers.window);
}

function toClaim(services: ServiceColumns, timed: TimedService): Claim {
  return { ...timed, rank: 0, restriction: saleOf(services, timed.service).restriction };
}

function rankOf(services: ServiceColumns, { service, timedAs, flight }: TimedService, flown: string, { isOnSale }: Sellers): number {
  const isSellable =
    (hasSeats(services, service) || hasSeats(services, timedAs)) && isOnSale(itemAt(services.carriers, u16At(services.carrier, service)));
  return (flight === flown ? 0 : 1) + (isSellable ? 0 : 2);
}

/** Where no booking classes are filed, those of the carrier's fares are sold; where another number files no seats, those of the flight that is flown. */
function hasSeats(services: ServiceColumns, service: number): boolean {
  return kindsOf(services, service).every((kind) => {
    const { B, E } = cabinCapacities(textOfKind(services, kind, "configuration"));
    return B + E > 0;
  });
}
