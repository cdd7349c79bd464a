import type { SettledStock, SettleStockRequest } from "@/lib/contracts/operator/stock";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { closeStock } from "./close-stock";
import { presentRange } from "./list-carrier-stocks";
import { reopenStock } from "./reopen-stock";

interface SettleStock {
  /** Of the range, as its address has it. */
  number: string;
  asked: SettleStockRequest;
  by: Doer;
  now: Date;
}

/**
 * Closes a range of ticket numbers, or opens it again, as somebody of the back office has decided.
 * @throws AppError path_not_found for what is no number; AppError validation: see `closeStock` and `reopenStock`
 */
export async function settleStock({ number, asked: { act, reason }, by, now }: SettleStock): Promise<SettledStock> {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new AppError("path_not_found");
  const id = Number(number);
  if (act === "reopen") return { range: presentRange(await reopenStock({ id, reason, by })), waiting: 0 };
  const { stock, waiting } = await closeStock({ id, reason, by, now });
  return { range: presentRange(stock), waiting };
}
