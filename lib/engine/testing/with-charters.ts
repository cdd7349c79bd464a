import type { LegPattern } from "@/lib/domain/schedule/schedule";

/** Some flights as others of a service type, such as charters. */
export function withCharters(legs: Iterable<LegPattern>, serviceType: string): LegPattern[] {
  return Array.from(legs, (leg) => (leg.flightNumber % 4 === 0 ? { ...leg, serviceType } : leg));
}
