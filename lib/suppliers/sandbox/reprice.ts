import type { SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { ScheduledJourney } from "../port/own-schedule";
import type { PricingContext } from "../port/selling";
import { assembleOffer, bagOptionsOf, flownSegment } from "./assemble-offer";
import { brandsIn } from "./brands";
import { flightsOf, isSold } from "./journeys";
import { isNoted } from "./notes";
import { behaviourIn, readReference, type SandboxOffer, writeReference } from "./reference";

/** Percent of the ordinary fare, once the first booking has found the price moved. */
const MOVED: Readonly<Partial<Record<SandboxBehaviour, number>>> = { price_changes: 110, price_falls: 90, price_moves_meanwhile: 105 };

/** The same flights and brand; null where they leave too soon, or on the route that sells out. */
export async function reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null> {
  const asked = readReference(reference);
  if (!asked || !canBeHad(asked, context)) return null;
  const offer = assembleOffer(asked, context, await pricePercent(asked));
  return { ...offer, bagOptions: bagOptionsOf(asked, context.currency) };
}

/** The flights of an offer, though it may be sold out or leave too soon. */
export async function flights(reference: string): Promise<ScheduledJourney | null> {
  const asked = readReference(reference);
  if (!asked) return null;
  return { directions: asked.directions.map((direction) => ({ segments: flightsOf(direction).map(flownSegment) })), renumbered: null };
}

/** All brands of the cabin on the same flights, cheapest first. */
export async function fareFamily(reference: string, context: PricingContext): Promise<SupplierOffer[] | null> {
  const asked = readReference(reference);
  if (!asked || !canBeHad(asked, context)) return null;
  const brands = brandsIn(context.cabin).map((brand) => ({ ...asked, brand }));
  return Promise.all(brands.map(async (each) => assembleOffer(each, context, await pricePercent(each))));
}

function canBeHad({ directions }: SandboxOffer, { now }: PricingContext): boolean {
  return behaviourIn(directions) !== "sells_out" && isSold(directions, now);
}

async function pricePercent(asked: SandboxOffer): Promise<number> {
  const moved = MOVED[behaviourIn(asked.directions)];
  return moved !== undefined && (await isNoted(writeReference(asked))) ? moved : 100;
}
