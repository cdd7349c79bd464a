import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { CURRENCIES } from "@/lib/domain/money";
import { expireAccess } from "@/lib/services/access/credentials/resolve-credential";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { COMMAND, type Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

const NOT_HELD: LocalizedText = t(
  "This is none of the partner's further currencies. Nothing was changed.",
  "Это не дополнительная валюта партнёра. Ничего не изменено.",
  "Bu hamkorning qoʻshimcha valyutasi emas. Hech narsa oʻzgartirilmadi.",
);
const HAS_MONEY: LocalizedText = t(
  "There is a balance in this currency: it stays. Reverse a wrong deposit first, or set fee and credit to 0.",
  "В этой валюте есть остаток: она остаётся. Сначала сторнируйте ошибочное пополнение или задайте сбор и кредит 0.",
  "Bu valyutada qoldiq bor: u qoladi. Avval notoʻgʻri toʻldirishni qaytaring yoki xizmat haqi va kreditni 0 qiling.",
);
const HAS_BOOKINGS: LocalizedText = t(
  "There are bookings in this currency, by the partner or in its test mode: it stays, for they are refunded in it.",
  "В этой валюте есть бронирования партнёра или его тестового режима: она остаётся, в ней возвращают деньги.",
  "Bu valyutada hamkorning yoki sinov rejimining bronlari bor: u qoladi, chunki pul unda qaytariladi.",
);

/** Minor units of the currency. */
interface CurrencyHeld {
  serviceFeeMinor: number;
  creditLimitMinor: number;
}

interface TakingBack {
  partnerCode: string;
  currency: string;
  /** Who does it, and why; a command gives no reason. */
  by?: Doer;
  reason?: string;
}

/**
 * Takes a further currency back, where nothing hangs on it.
 * @returns the terms that it had
 * @throws ZodError for an unknown currency; AppError validation (`currency`) where the partner has not got it, or has a balance or bookings in it
 */
export async function takeCurrencyBack({ partnerCode, by = COMMAND, reason, ...wanted }: TakingBack): Promise<CurrencyHeld> {
  const { currency } = z.object({ currency: z.enum(CURRENCIES) }).parse(wanted);
  const { id } = await findLivePartner(partnerCode);
  const refuse = (text: LocalizedText) => new AppError("validation", { fields: { currency: [text] } });
  const taken = await db().$transaction(async (tx) => {
    const held = await tx.partnerCurrency.findUnique({ where: { partnerId_currency: { partnerId: id, currency } } });
    const { count } = await tx.partnerCurrency.deleteMany({ where: { partnerId: id, currency } });
    if (!held || count === 0) throw refuse(NOT_HELD);
    // Locked, so that a deposit or payment that is under way is counted.
    const accounts = await tx.$queryRaw<{ balance: bigint }[]>`
      select balance_minor as balance from ledger_account
       where partner_id = ${id}::uuid and kind = 'deposit' and currency = ${currency}::currency for update`;
    if (accounts.some(({ balance }) => balance !== 0n)) throw refuse(HAS_MONEY);
    const ofBoth = { OR: [{ partnerId: id }, { partner: { testOf: id } }] };
    if (await tx.booking.findFirst({ where: { ...ofBoth, currency }, select: { id: true } })) throw refuse(HAS_BOOKINGS);
    await recordAudit(tx, {
      action: "currency_taken_back",
      by,
      partnerId: id,
      detail: { currency, ...(reason !== undefined && { reason }) },
    });
    return { serviceFeeMinor: Number(held.serviceFeeMinor), creditLimitMinor: Number(held.creditLimitMinor) };
  });
  expireAccess();
  return taken;
}
