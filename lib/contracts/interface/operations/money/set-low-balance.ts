import { t } from "@/lib/domain/localized";
import { LOW_BALANCE } from "../../examples/money";
import { lowBalance, lowBalanceRequest } from "../../money";
import type { Operation } from "../../operation";

export const setLowBalance = {
  name: "set_low_balance",
  method: "POST",
  path: "/accounts/low-balance",
  scope: "webhooks",
  rate: "book",
  body: lowBalanceRequest,
  data: lowBalance,
  errors: ["currency_not_held"],
  tag: "money",
  summary: t(
    "Be warned when the balance is low",
    "Задать предупреждение о низком остатке",
    "Mablagʻ kamligi haqida ogohlantirishni belgilash",
  ),
  description: t(
    "Sets what you want to be warned below; null ends it. The event `account.balance_low` comes with the payment after which deposit and credit together are less than that, once: not again until they have been as much or more. Where they are less already, the answer says so (`is_low`) and nothing is sent.",
    "Задаёт порог, ниже которого вас предупредить; null отменяет его. Событие `account.balance_low` приходит с оплатой, после которой депозит и кредит вместе меньше порога, один раз: снова — лишь после того, как они достигали порога. Если они меньше уже сейчас, об этом скажет ответ (`is_low`), и ничего не отправляется.",
    "Mablagʻ qanchadan kamaysa ogohlantirish kerakligini belgilaydi; null buni bekor qiladi. `account.balance_low` hodisasi depozit va kredit birgalikda shundan kam qolgan toʻlovdan keyin bir marta keladi: qayta esa faqat ular shu chegaraga yetganidan keyin. Hozirning oʻzida kam boʻlsa, buni javob aytadi (`is_low`) va hech narsa yuborilmaydi.",
  ),
  example: { body: { amount: 5_000_000 }, data: LOW_BALANCE },
} as const satisfies Operation;
