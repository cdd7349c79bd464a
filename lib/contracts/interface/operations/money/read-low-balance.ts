import { t } from "@/lib/domain/localized";
import { depositQuery } from "../../accounts";
import { LOW_BALANCE } from "../../examples/money";
import { lowBalance } from "../../money";
import type { Operation } from "../../operation";

export const readLowBalance = {
  name: "read_low_balance",
  method: "GET",
  path: "/accounts/low-balance",
  scope: "read",
  money: true,
  rate: "read",
  query: depositQuery,
  queryCameLater: true,
  data: lowBalance,
  errors: ["currency_not_held"],
  tag: "money",
  summary: t("Read the low-balance threshold", "Прочитать порог низкого остатка", "Mablagʻ kamligi chegarasini oʻqish"),
  description: t(
    "Below what you want to be warned, and what may be spent at this moment.",
    "С какого порога вас предупреждать и сколько можно потратить в этот момент.",
    "Qanday chegaradan kam boʻlsa sizni ogohlantirish kerakligi va hozir qancha sarflash mumkinligi.",
  ),
  example: { query: { currency: "UZS" }, data: LOW_BALANCE },
} as const satisfies Operation;
