import type { SupplierOffer } from "@/lib/domain/offer";
import type { FareComponent } from "@/lib/domain/pricing/price-bound";

/** What an offer is called, and what every fare of it includes. Nearly always all fares say the same. */
export function brandOf(components: readonly Pick<FareComponent, "fare">[]): Pick<SupplierOffer, "brand" | "services"> {
  const [first, ...others] = components.map(({ fare }) => fare);
  if (!first) return { brand: "", services: [] };
  const isSame = others.every(({ brand, services }) => brand === first.brand && services === first.services);
  if (isSame) return { brand: first.brand, services: [...first.services] };
  return {
    brand: [...new Set([first, ...others].map(({ brand }) => brand))].join(" + "),
    services: first.services.filter((service) => others.every(({ services }) => services.includes(service))),
  };
}
