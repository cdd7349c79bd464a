import type { DeclareStockRequest, SettledStock } from "@/lib/contracts/operator/stock";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { declareStock } from "./declare-stock";
import { presentRange } from "./list-carrier-stocks";

/**
 * Declares what somebody of the back office has typed.
 * @throws AppError validation see `declareStock`
 */
export async function declareAsked({ asked, by, now }: { asked: DeclareStockRequest; by: Doer; now: Date }): Promise<SettledStock> {
  const { carrier, reason } = asked;
  const numbers = asked.kind === "own" ? "own" : { first: numberIn(asked.first), last: numberIn(asked.last) };
  return { range: presentRange(await declareStock({ carrier, numbers, reason, by, now })), waiting: 0 };
}

/** The contract has let thirteen digits through, with or without what parts them. */
function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
