import { restrictionOf } from "@/lib/domain/schedule/traffic-restrictions";
import { textOfKind } from "@/lib/engine/service-columns";
import { u8At, u16At, u32At } from "@/lib/util/at";
import type { Schedule } from "./schedule";

/** Whether flights of a service type are never part of a connection. */
export type SoldAlone = (serviceType: string) => boolean;

/** Bits of what a service is used for. */
export const ALONE_ONLY = 1;
export const CONNECTING_ONLY = 2;
/** Both: it is never sold. */
export const NEVER_SOLD = ALONE_ONLY | CONNECTING_ONLY;

/** What each service is used for, by its type and its traffic restriction; 0 for anything. */
export function usesOf({ services }: Schedule, soldAlone: SoldAlone): Uint8Array {
  const ofKind = Uint8Array.from(services.kindOrigin, (_, kind) => (soldAlone(textOfKind(services, kind, "serviceType")) ? ALONE_ONLY : 0));
  const ofSale = Uint8Array.from(services.saleTerms, ({ restriction }) => {
    const { alone, connecting } = restrictionOf(restriction);
    return (connecting === "none" ? ALONE_ONLY : 0) | (alone ? 0 : CONNECTING_ONLY);
  });
  const uses = new Uint8Array(services.carrier.length);
  for (let service = 0; service < uses.length; service++) {
    const kind = u32At(services.legKind, u32At(services.legStart, service));
    uses[service] = u8At(ofKind, kind) | u8At(ofSale, u16At(services.sale, service));
  }
  return uses;
}
