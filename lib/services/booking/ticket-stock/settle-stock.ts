import type { SettledStock, SettleStockRequest } from "@/lib/contracts/operator/carriers/stock";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { type ClosedStock, closeStock } from "./close-stock";
import { numberIn } from "./declare-asked";
import { presentRange } from "./list-carrier-stocks";
import { releaseNumbers } from "./release-numbers";
import { reopenStock } from "./reopen-stock";
import { withholdNumbers } from "./withhold-numbers";

interface SettleStock {
  /** Of the range, as its address has it. */
  number: string;
  asked: SettleStockRequest;
  by: Doer;
  now: Date;
}

/**
 * Closes a range of ticket numbers or opens it again, blocks, releases or voids numbers of it, as somebody of the back office has decided.
 * @throws AppError path_not_found for what is no number; AppError validation: see `closeStock`, `reopenStock`, `withholdNumbers` and `releaseNumbers`
 */
export async function settleStock({ number, asked, by, now }: SettleStock): Promise<SettledStock> {
  const { act, reason } = asked;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new AppError("path_not_found");
  const id = Number(number);
  if (asked.act === "block") return present(await withholdNumbers({ id, numbers: numbersIn(asked), as: "blocked", reason, by, now }));
  if (act === "void") return present(await withholdNumbers({ id, numbers: "rest", as: "void", reason, by, now }));
  if (act === "release") return { range: presentRange(await releaseNumbers({ id, reason, by })), waiting: 0 };
  if (act === "reopen") return { range: presentRange(await reopenStock({ id, reason, by })), waiting: 0 };
  return present(await closeStock({ id, reason, by, now }));
}

function present({ stock, waiting }: ClosedStock): SettledStock {
  return { range: presentRange(stock), waiting };
}

function numbersIn({ first, last }: { first: string; last: string }) {
  return { first: numberIn(first), last: numberIn(last) };
}
