import type { SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import type { Baggage, Cabin, CabinChoice } from "@/lib/domain/offer";
import type { SearchFilters } from "../port/selling";

/** What may be done with a fare, and its fee in US cents; null is not permitted. */
interface Terms {
  refundBefore: number | null;
  refundAfter: number | null;
  changeBefore: number | null;
  changeAfter: number | null;
}

/** A fare brand of the test airline. */
export interface SandboxBrand extends Terms {
  name: string;
  cabin: Cabin;
  bookingClass: string;
  /** Percent of the lowest fare. */
  pricePercent: number;
  baggage: Baggage | null;
  handBaggage: Baggage;
  services: readonly string[];
}

const LIGHT: SandboxBrand = {
  name: "LIGHT",
  cabin: "E",
  bookingClass: "T",
  pricePercent: 100,
  baggage: { pieces: 1, kg: 15 },
  handBaggage: { pieces: 1, kg: 5 },
  services: ["drinks"],
  refundBefore: 40_00,
  refundAfter: null,
  changeBefore: 30_00,
  changeAfter: null,
};

const STANDARD: SandboxBrand = {
  name: "STANDARD",
  cabin: "E",
  bookingClass: "M",
  pricePercent: 125,
  baggage: { pieces: 1, kg: 23 },
  handBaggage: { pieces: 1, kg: 8 },
  services: ["drinks", "meal", "seat_choice"],
  refundBefore: 25_00,
  refundAfter: 50_00,
  changeBefore: 20_00,
  changeAfter: 40_00,
};

const FLEX: SandboxBrand = {
  name: "FLEX",
  cabin: "E",
  bookingClass: "Y",
  pricePercent: 170,
  baggage: { pieces: 2, kg: 23 },
  handBaggage: { pieces: 1, kg: 10 },
  services: ["drinks", "meal", "seat_choice", "free_change", "free_refund", "priority_boarding"],
  refundBefore: 0,
  refundAfter: 20_00,
  changeBefore: 0,
  changeAfter: 0,
};

const BUSINESS: SandboxBrand = {
  name: "BUSINESS",
  cabin: "B",
  bookingClass: "C",
  pricePercent: 330,
  baggage: { pieces: 2, kg: 32 },
  handBaggage: { pieces: 2, kg: 8 },
  services: ["drinks", "hot_meal", "seat_choice", "free_change", "free_refund", "lounge", "priority"],
  refundBefore: 0,
  refundAfter: 0,
  changeBefore: 0,
  changeAfter: 0,
};

/** Cheapest first. */
const BRANDS: readonly SandboxBrand[] = [LIGHT, STANDARD, FLEX, BUSINESS];

/** The brands that a search for the cabin may show, cheapest first. */
export function brandsIn(cabin: CabinChoice): readonly SandboxBrand[] {
  return BRANDS.filter((brand) => cabin === "A" || brand.cabin === cabin);
}

export function brandByName(name: string): SandboxBrand | undefined {
  return BRANDS.find((brand) => brand.name === name);
}

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
    const { baggage, refundBefore, changeBefore } = soldBrand(brand, behaviour);
    const mayBeGivenBack = !filters.refundable || refundBefore !== null;
    return (!filters.withBaggage || baggage !== null) && mayBeGivenBack && (!filters.changeable || changeBefore !== null);
  });
}
