import { t } from "@/lib/domain/localized";
import { TRANSACTION_PAGE } from "../../examples/money";
import { transactionPage, transactionsQuery } from "../../money";
import type { Operation } from "../../operation";

export const listTransactions = {
  name: "list_transactions",
  method: "GET",
  path: "/accounts/transactions",
  scope: "read",
  money: true,
  rate: "read",
  query: transactionsQuery,
  data: transactionPage,
  errors: ["currency_not_held"],
  tag: "money",
  summary: t("List what has moved on your deposit", "Движения по депозиту", "Depozit harakatlari"),
  description: t(
    "Money paid in, payments, refunds and adjustments of your deposit, newest first. `from` and `to` are days, both included, of UTC or of `time_zone`. A movement has the moment at which it began: one that was under way at midnight may still come into the day before, seconds later.",
    "Пополнения, оплаты, возвраты и корректировки вашего депозита, сначала новые. `from` и `to` — дни, обе границы включаются, по UTC или по `time_zone`. У движения — момент, когда оно началось: то, что шло в полночь, может через несколько секунд ещё попасть в предыдущий день.",
    "Depozitingizning toʻldirilishi, toʻlovlar, qaytarishlar va tuzatishlar, avval yangilari. `from` va `to` — kunlar, ikkalasi ham kiradi, UTC yoki `time_zone` boʻyicha. Harakatning vaqti — u boshlangan payt: yarim tunda bajarilayotgani bir necha soniyadan keyin ham oldingi kunga tushishi mumkin.",
  ),
  example: { query: { from: "2027-02-01", to: "2027-02-28", time_zone: "Asia/Tashkent" }, data: TRANSACTION_PAGE },
} as const satisfies Operation;
