import { t } from "@/lib/domain/localized";
import { STATEMENT } from "../../examples/money";
import { statement, statementQuery } from "../../money";
import type { Operation } from "../../operation";

export const readStatement = {
  name: "read_statement",
  method: "GET",
  path: "/accounts/statement",
  scope: "read",
  money: true,
  rate: "read",
  query: statementQuery,
  data: statement,
  errors: ["currency_not_held"],
  tag: "money",
  summary: t(
    "Read opening balance, movements and closing balance of some days",
    "Выписка за дни: входящий остаток, движения, исходящий остаток",
    "Bir necha kunlik hisob koʻchirmasi: boshlangʻich qoldiq, harakatlar, yakuniy qoldiq",
  ),
  description: t(
    "What was on your deposit before the first day and after the last, and the sums of what moved in between, by kind: the opening balance and all movements make the closing balance, and the closing balance of one day is the opening balance of the next. Days are of UTC or of `time_zone`; a day that is not over ends now.",
    "Сколько было на депозите до первого дня и после последнего и суммы движений между ними по видам: входящий остаток и все движения дают исходящий остаток, а исходящий остаток одного дня — это входящий остаток следующего. Дни — по UTC или по `time_zone`; день, который ещё не закончился, заканчивается сейчас.",
    "Birinchi kundan oldin va oxirgi kundan keyin depozitda qancha boʻlgani hamda oradagi harakatlar summasi, turlari boʻyicha: boshlangʻich qoldiq va barcha harakatlar yakuniy qoldiqni beradi, bir kunning yakuniy qoldigʻi esa keyingi kunning boshlangʻich qoldigʻi. Kunlar UTC yoki `time_zone` boʻyicha; hali tugamagan kun hozirgi paytda tugaydi.",
  ),
  example: { query: { from: "2027-02-01", to: "2027-02-28", time_zone: "Asia/Tashkent" }, data: STATEMENT },
} as const satisfies Operation;
