import { t } from "@/lib/domain/localized";
import { balanceList } from "../../accounts";
import type { Operation } from "../../operation";

export const listBalances = {
  name: "list_balances",
  method: "GET",
  path: "/accounts/balances",
  scope: "read",
  money: true,
  rate: "read",
  data: balanceList,
  errors: [],
  tag: "money",
  summary: t(
    "Read deposit and credit in each of your currencies",
    "Узнать депозит и кредит в каждой из ваших валют",
    "Har bir valyutangizdagi depozit va kreditni bilish",
  ),
  description: t(
    "The same of every currency in which you have a deposit, the first of yours first. Each is what `currency` of a search may be: prices, fee, payment and refunds of a booking are in the currency that it was searched in, and move on that deposit alone.",
    "То же по каждой валюте, в которой у вас есть депозит, сначала ваша первая. Каждую можно указать в `currency` поиска: цены, сбор, оплата и возвраты брони — в той валюте, в которой её искали, и только по этому депозиту.",
    "Depozitingiz bor har bir valyuta boʻyicha xuddi shu, avval birinchi valyutangiz. Har birini qidiruvning `currency` parametrida bersa boʻladi: bronning narxi, xizmat haqi, toʻlovi va qaytarishlari u qidirilgan valyutada va faqat shu depozit boʻyicha boʻladi.",
  ),
  example: {
    data: {
      items: [
        { deposit: 25_000_000, credit: 0, currency: "UZS" },
        { deposit: 1_250.5, credit: 500, currency: "USD" },
      ],
    },
  },
} as const satisfies Operation;
