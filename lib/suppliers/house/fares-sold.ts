import type { SupplierOffer } from "@/lib/domain/offer";
import type { FareComponent } from "@/lib/domain/pricing/price-direction";

/** What an offer is called, and what every fare of it includes. Nearly always all fares say the same. */
export function brandOf(components: readonly Pick<FareComponent, "fare">[]): Pick<SupplierOffer, "brand" | "services"> {
  const first = components[0]?.fare;
  if (!first) return { brand: "", services: [] };
  if (components.every(({ fare }) => fare.brand === first.brand && fare.services === first.services)) {
    return { brand: first.brand, services: first.services };
  }
  const others = components.slice(1).map(({ fare }) => fare);
  return {
    brand: [...new Set([first, ...others].map(({ brand }) => brand))].join(" + "),
    services: first.services.filter((service) => others.every(({ services }) => services.includes(service))),
  };
}
