import type { ActRequest } from "@/lib/contracts/portal/reconciliation-acts";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { env } from "@/lib/env";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { CONFLICTS_AND_COLLISIONS, retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { tableFileOf } from "@/lib/services/ground/tables/table-file";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { momentsOf } from "@/lib/services/views/statement/moments-of";
import { readBalances } from "@/lib/services/views/statement/read-balances";
import { actNumber, lastDayOf } from "./act-months";
import { readActRows } from "./act-rows";
import { type Act, actSheet } from "./act-sheet";
import { parties, readParties } from "./parties";
import { renderAct } from "./render-act";

interface Fetching {
  partnerId: string;
  asked: ActRequest;
  by: Doer;
  now: Date;
}

/**
 * The act of reconciliation of an agency, a month and a currency, as a file. Whoever fetches it first gives it its number; afterwards it has that number, those
 * parties and those figures, for nothing is posted into closed days.
 * @throws AppError validation (`month`) while days of the month are not closed; currency_not_held
 */
export async function fetchAct({ partnerId, asked, by, now }: Fetching): Promise<TableFile> {
  const { month, currency, format } = asked;
  await heldTerms(partnerId, currency);
  const to = lastDayOf(month);
  if ((await db().closedDay.count({ where: { day: { gte: new Date(to) } } })) === 0) throw refuse(NOT_CLOSED);
  const period = { from: `${month}-01`, to, currency };
  const row = await numberedAct({ partnerId, period, by, now });
  const act: Act = {
    ...{ number: actNumber(row.number, month), from: period.from, to, currency, isDemo: env().DEMO === "1" },
    parties: parties.parse(row.parties),
    openingMinor: Number(row.openingMinor),
    closingMinor: Number(row.closingMinor),
    rows: await readActRows({ partnerId, currency, ...momentsOf(period) }),
    madeAt: row.madeAt,
  };
  const file = `act-${row.number}-${month}-${currency}`;
  if (format === "xlsx") return tableFileOf({ file, format, sheet: actSheet(act) });
  return { name: `${file}.pdf`, type: "application/pdf", content: (await renderAct(act)).toString("base64") };
}

interface Numbering extends Omit<Fetching, "asked"> {
  period: { from: string; to: string; currency: ActRequest["currency"] };
}

/** The act's own row: the one that is there, or a new one with the next number of the year. */
async function numberedAct({ partnerId, period, by, now }: Numbering) {
  const key = { partnerId, month: new Date(period.from), currency: period.currency };
  const kept = await db().reconciliationAct.findUnique({ where: { partnerId_month_currency: key } });
  if (kept) return kept;
  const [between, { opening_balance, closing_balance }] = await Promise.all([
    readParties(partnerId),
    readBalances(db(), { partnerId, filter: period }),
  ]);
  const year = key.month.getUTCFullYear();
  const sums = { openingMinor: BigInt(fromMajor(opening_balance)), closingMinor: BigInt(fromMajor(closing_balance)) };
  // Two who draw the same number at once: the second draws the next, or finds the act there.
  return retryConflict(
    () =>
      db().$transaction(async (tx) => {
        const there = await tx.reconciliationAct.findUnique({ where: { partnerId_month_currency: key } });
        if (there) return there;
        const { _max } = await tx.reconciliationAct.aggregate({ where: { year }, _max: { number: true } });
        const number = (_max.number ?? 0) + 1;
        const made = { ...key, ...sums, year, number, parties: between, madeBy: by.actor, madeAt: now };
        const detail = { source: actNumber(number, period.from), month: period.from.slice(0, 7), currency: period.currency };
        await recordAudit(tx, { action: "act_numbered", by, partnerId, detail, now });
        return tx.reconciliationAct.create({ data: made });
      }),
    CONFLICTS_AND_COLLISIONS,
  );
}

const refuse = (text: LocalizedText) => new AppError("validation", { fields: { month: [text] } });

const NOT_CLOSED = t(
  "Not all days of this month are closed yet: an act says what cannot change any more. Choose an earlier month, or ask the house to close its days.",
  "Не все дни этого месяца закрыты: акт говорит о том, что уже не изменится. Выберите более ранний месяц или попросите сервис закрыть дни.",
  "Bu oyning hamma kunlari hali yopilmagan: dalolatnoma endi oʻzgarmaydigan narsani aytadi. Oldingi oyni tanlang yoki xizmatdan kunlarni yopishni soʻrang.",
);
