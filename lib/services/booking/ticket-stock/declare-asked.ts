import type { DeclareStockRequest, SettledStock } from "@/lib/contracts/operator/carriers/stock";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { declareStock } from "./declare-stock";
import { presentRange } from "./list-carrier-stocks";

/**
 * Declares what somebody of the back office has typed.
 * @throws AppError validation see `declareStock`
 */
export async function declareAsked({ asked, by, now }: { asked: DeclareStockRequest; by: Doer; now: Date }): Promise<SettledStock> {
  const { carrier, reason } = asked;
  const came = asked.kind === "own" ? {} : { received: asked.received, delivery: asked.delivery };
  const numbers = asked.kind === "own" ? "own" : { first: numberIn(asked.first), last: numberIn(asked.last) };
  return { range: presentRange(await declareStock({ carrier, numbers, reason, ...came, by, now })), waiting: 0 };
}

/** A ticket number as people write it. The contract has let thirteen digits through, with or without what parts them. */
export function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
