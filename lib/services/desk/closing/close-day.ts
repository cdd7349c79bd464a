import type { ClosedDayPage } from "@/lib/contracts/operator/money/closed-days";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { sqlState } from "@/lib/services/ground/outbox/retry-conflict";
import { readDaySums } from "@/lib/services/views/closed-days/day-sums";
import { listClosedDays } from "@/lib/services/views/closed-days/list-closed-days";
import { nextDay, readDifferences } from "@/lib/services/views/closed-days/next-day";

/** With this error PostgreSQL gives up waiting for a lock. */
const LOCK_TIMEOUT = "55P03";

interface Closing {
  /** The day that was looked at. */
  day: string;
  remark: string;
  by: Doer;
  now: Date;
}

/**
 * Closes the next day of Tashkent with what was on every deposit. Whatever is being posted at this moment is waited for and counted, whatever comes later finds the
 * day closed: payments wait as long, a second or so.
 * @throws AppError validation (`day`) where it is not the next one, is not over, or does not begin with what the day before was closed with; (`remark`) where something is
 *   left open and nobody says why
 */
export async function closeDay({ day, remark, by, now }: Closing): Promise<ClosedDayPage> {
  await db()
    .$transaction(async (tx) => {
      await tx.$executeRaw`set local lock_timeout = '5s'`;
      await tx.$executeRaw`lock table ledger_entry in share mode`;
      await tx.$executeRaw`lock table closed_day in share row exclusive mode`;
      if ((await nextDay(tx, now)) !== day) throw refuse("day", NOT_NEXT);
      const sums = await readDaySums(tx, day);
      const { unequal, ...left } = await readDifferences(tx, { day, sums, now });
      if (unequal > 0) throw refuse("day", UNEQUAL);
      if (left.unmatched_lines + left.waiting_proposals > 0 && remark === "") throw refuse("remark", SAY_WHY);
      const dayDate = new Date(day);
      const open = { unmatchedLines: left.unmatched_lines, waitingProposals: left.waiting_proposals };
      await tx.closedDay.create({ data: { day: dayDate, closedBy: by.actor, closedAt: now, ...open, remark: remark || null } });
      await tx.closedDaySum.createMany({
        data: sums.map(({ accountId, opening, received, paid, closing }) => ({
          ...{ day: dayDate, accountId, openingMinor: opening, receivedMinor: received, paidMinor: paid, closingMinor: closing },
        })),
      });
      const detail = { source: day, deposits: sums.length, ...left, ...(remark !== "" && { reason: remark }) };
      await recordAudit(tx, { action: "day_closed", by, detail, now });
    })
    .catch((error: unknown) => {
      throw sqlState(error) === LOCK_TIMEOUT ? refuse("day", BUSY) : error;
    });
  return listClosedDays({ now });
}

const refuse = (field: string, text: LocalizedText) => new AppError("validation", { fields: { [field]: [text] } });

const NOT_NEXT = t(
  "This is not the day to close next: it is closed already, not over, or one before it is open. Look at the page anew.",
  "Этот день сейчас не закрыть: он уже закрыт, ещё не кончился или открыт день перед ним. Обновите страницу.",
  "Bu kunni hozir yopib boʻlmaydi: u yopilgan, hali tugamagan yoki undan oldingisi ochiq. Sahifani yangilang.",
);
const UNEQUAL = t(
  "A deposit does not begin with what the day before was closed with. Whoever runs the service looks at the ledger first: npx parvoz check invariants.",
  "Депозит начинается не с того, чем закрыт предыдущий день. Сначала администратор сервиса проверяет журнал проводок: npx parvoz check invariants.",
  "Depozit oldingi kun yopilgan summa bilan boshlanmayapti. Avval xizmat administratori oʻtkazmalarni tekshiradi: npx parvoz check invariants.",
);
const SAY_WHY = t(
  "Bank lines or proposals are left open. Settle them, or say why the day is closed all the same.",
  "Остались неразобранные строки банка или предложения. Разберите их или напишите, почему день всё же закрывается.",
  "Bank qatorlari yoki takliflar ochiq qolgan. Ularni hal qiling yoki kun nega baribir yopilishini yozing.",
);
const BUSY = t(
  "Something is being posted for long. Try again in a minute.",
  "Слишком долго идёт проводка. Повторите через минуту.",
  "Oʻtkazma choʻzilib ketdi. Bir daqiqadan soʻng urinib koʻring.",
);
