import { randomBytes } from "node:crypto";
import type { SandboxBehaviour } from "@/lib/contracts/sandbox-routes";
import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import type { SearchRequest } from "../port";
import { assembleOffer } from "./assemble-offer";
import { isSold } from "./is-sold";
import type { SandboxDirection } from "./journeys";
import { behaviourIn } from "./reference";
import { lowestBrand } from "./sold-brand";
import { passingWays, waysOf } from "./ways-of";

/** What the sandbox remembers of an offer is remembered of this search's alone. */
const REMEMBERED: readonly SandboxBehaviour[] = ["price_changes", "not_confirmed"];

/** Whether the sandbox remembers what it did with each offer of such a journey. */
export function isRemembered(behaviour: SandboxBehaviour): boolean {
  return REMEMBERED.includes(behaviour);
}

/** What a search's journey does. */
export function behaviourFor({ directions }: Pick<SearchRequest, "directions">): SandboxBehaviour {
  return behaviourIn(directions.slice(0, 1).flatMap(waysOf));
}

/** Every way of every direction that passes the filters, in the lowest brand of the cabin that does. */
export function offersFor(request: SearchRequest): SupplierOffer[] {
  const { directions, filters, cabin, party, now } = request;
  const behaviour = behaviourFor(request);
  const brand = lowestBrand(cabin, behaviour, filters);
  if (!brand) return [];
  const nonce = isRemembered(behaviour) ? randomBytes(6).toString("base64url") : "";
  const most = filters.maxTotalMinor ?? Number.POSITIVE_INFINITY;
  return combine(directions.map((direction) => passingWays(direction, filters)))
    .filter((journey) => isSold(journey, now))
    .map((journey) => assembleOffer({ directions: journey, brand, nonce }, request))
    .filter((offer) => totalOf(offer, party) <= most);
}

/** One way of each direction, in all combinations. */
function combine(ways: readonly SandboxDirection[][]): SandboxDirection[][] {
  return ways.reduce<SandboxDirection[][]>((journeys, next) => journeys.flatMap((journey) => next.map((way) => [...journey, way])), [[]]);
}

/** What the whole party pays, minor units. */
export function totalOf({ fares }: SupplierOffer, party: Party): number {
  return sum(fares.map(({ age, fareMinor, taxes }) => party[age] * sum([fareMinor, ...taxes.map(({ amountMinor }) => amountMinor)])));
}
