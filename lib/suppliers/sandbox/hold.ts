import { randomInt } from "node:crypto";
import type { SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { makePnr } from "@/lib/domain/booking/pnr";
import type { Hold, HoldRequest } from "../port/ordering";
import { SupplierAway, SupplierPriceFell, SupplierPriceMoved, SupplierPriceRose, SupplierUnconfirmed } from "../port/refusals";
import { note } from "./notes";
import { behaviourIn, readReference } from "./reference";

/** How some routes refuse the first hold of each offer. */
const FIRST_REFUSALS: Readonly<Partial<Record<SandboxBehaviour, () => Error>>> = {
  price_changes: () => new SupplierPriceRose("the sandbox's price has risen"),
  price_falls: () => new SupplierPriceFell("the sandbox's price has fallen"),
  price_moves_meanwhile: () => new SupplierPriceMoved("the sandbox's price has moved meanwhile"),
  not_confirmed: () => new SupplierUnconfirmed("the sandbox does not confirm yet"),
  unavailable: () => new SupplierAway("the sandbox does not work for a moment"),
};

/** Whether the route remembers what it did with an offer. */
export function isRemembered(behaviour: SandboxBehaviour): boolean {
  return FIRST_REFUSALS[behaviour] !== undefined;
}

/**
 * A PNR and a locator.
 * @throws SupplierPriceRose, SupplierPriceFell, SupplierPriceMoved, SupplierUnconfirmed, SupplierAway
 */
export async function hold({ offer, context }: Pick<HoldRequest, "offer" | "context">): Promise<Hold> {
  const { reference, ticketGroups } = offer;
  const behaviour = behaviourIn(readReference(reference)?.directions ?? []);
  const refusal = FIRST_REFUSALS[behaviour];
  if (refusal && (await note(reference, context.now)) === 1) throw refusal();
  const records = ticketGroups.map(() => ({ pnr: makePnr(randomInt), airlineLocators: [makePnr(randomInt)] }));
  return { seats: [], records, order: null };
}
