import { t } from "@/lib/domain/localized";
import { balance } from "../../accounts";
import type { Operation } from "../../operation";
import { sandboxDepositRequest } from "../../sandbox";

export const sandboxRefillDeposit = {
  name: "sandbox_refill_deposit",
  method: "POST",
  path: "/sandbox/deposit",
  scope: "book",
  rate: "book",
  idempotent: true,
  body: sandboxDepositRequest,
  data: balance,
  errors: ["sandbox_only", "currency_not_held"],
  tag: "sandbox",
  summary: t("Put test money on the deposit", "Пополнить депозит тестовыми деньгами", "Depozitni sinov puli bilan toʻldirish"),
  description: t(
    "Adds test money to the deposit of test mode, and answers as `check-balance` does. Nothing real is paid.",
    "Добавляет тестовые деньги на депозит тестового режима и отвечает как `check-balance`. Настоящих денег здесь нет.",
    "Sinov rejimi depozitiga sinov pulini qoʻshadi va `check-balance` kabi javob beradi. Haqiqiy pul toʻlanmaydi.",
  ),
  example: { body: { amount: 500_000 }, data: { deposit: 25_500_000, credit: 0, currency: "UZS" } },
} as const satisfies Operation;
