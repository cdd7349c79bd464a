import { t } from "@/lib/domain/localized";
import { balance, depositQuery } from "../../accounts";
import type { Operation } from "../../operation";

export const checkBalance = {
  name: "check_balance",
  method: "GET",
  path: "/accounts/check-balance",
  scope: "read",
  money: true,
  rate: "read",
  query: depositQuery,
  queryCameLater: true,
  data: balance,
  errors: ["currency_not_held"],
  tag: "money",
  summary: t("Read deposit and credit", "Узнать депозит и кредит", "Depozit va kreditni bilish"),
  description: t(
    "Payments take the deposit first and then the credit. Both are in the currency of your prices; with `currency`, of another one in which you have a deposit.",
    "Оплата списывается сначала с депозита, потом с кредита. И тот и другой — в валюте ваших цен; с `currency` — в другой, в которой у вас есть депозит.",
    "Toʻlov avval depozitdan, keyin kreditdan yechiladi. Ikkalasi ham narxlaringiz valyutasida; `currency` bilan — depozitingiz bor boshqa valyutada.",
  ),
  example: { query: { currency: "UZS" }, data: { deposit: 25_000_000, credit: 0, currency: "UZS" } },
} as const satisfies Operation;
