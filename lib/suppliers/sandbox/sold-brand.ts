import type { SandboxBehaviour } from "@/lib/contracts/sandbox-routes";
import type { CabinChoice } from "@/lib/domain/offer";
import type { SearchFilters } from "../port";
import { brandsIn, type SandboxBrand } from "./brands";

/** The brand as the route sells it: two of the routes take something away. */
export function soldBrand(brand: SandboxBrand, behaviour: SandboxBehaviour): SandboxBrand {
  if (behaviour === "no_baggage") return { ...brand, baggage: null };
  if (behaviour !== "no_refund") return brand;
  const services = brand.services.filter((service) => service !== "free_refund" && service !== "free_change");
  return { ...brand, services, refundBefore: null, refundAfter: null, changeBefore: null, changeAfter: null };
}

/** The lowest brand of the cabin that has on this route what is asked for; undefined where none has. */
export function lowestBrand(cabin: CabinChoice, behaviour: SandboxBehaviour, filters: SearchFilters): SandboxBrand | undefined {
  return brandsIn(cabin).find((brand) => {
    const { baggage, refundBefore } = soldBrand(brand, behaviour);
    return (!filters.withBaggage || baggage !== null) && (!filters.refundable || refundBefore !== null);
  });
}
