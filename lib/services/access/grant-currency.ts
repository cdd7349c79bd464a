import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { COMMAND } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { openAccount } from "../money/post-ledger";
import { ensureTestPartner } from "./ensure-test-partner";
import { findPartnerByCode } from "./find-partner-by-code";
import { expireAccess } from "./resolve-credential";

const granted = z.object({
  partnerCode: z.string(),
  currency: z.string().pipe(z.enum(CURRENCIES)),
  /** Of the service per passenger, minor units of the currency. */
  serviceFeeMinor: z.int().min(0),
  /** How far the deposit in it may go below zero, minor units. */
  creditLimitMinor: z.int().min(0),
});
type Granted = z.input<typeof granted>;

const OWN_ALREADY = {
  en: "This is the partner's first currency: its fee and credit are those of the partner.",
  ru: "Это первая валюта партнёра: её сбор и кредит заданы у самого партнёра.",
  uz: "Bu hamkorning birinchi valyutasi: uning yigʻimi va krediti hamkorning oʻzida berilgan.",
};
const NO_RATE = {
  en: "No exchange rate leads to this currency. Import one first.",
  ru: "Нет курса, который ведёт к этой валюте. Сначала загрузите его.",
  uz: "Bu valyutaga olib boradigan kurs yoʻq. Avval uni yuklang.",
};
const OF_TEST_MODE = {
  en: "This is a test mode: it has the currencies of its live partner.",
  ru: "Это тестовый режим: у него валюты его боевого партнёра.",
  uz: "Bu sinov rejimi: unda asosiy hamkorning valyutalari bor.",
};

/**
 * Opens a further currency to a partner, or sets its terms anew. Its test mode has it too, with test money. A smaller credit takes nothing back.
 * @throws ZodError for a wrong field; AppError validation for an unknown partner, a test mode, or the partner's own currency, or one
 *   without an exchange rate
 */
export async function grantCurrency(wanted: Granted): Promise<void> {
  const { partnerCode, currency, ...rest } = granted.parse(wanted);
  const { id } = await findPartnerByCode(partnerCode);
  const partner = await db().partner.findUniqueOrThrow({
    where: { id },
    select: { currency: true, testOf: true, twin: { select: { id: true } } },
  });
  if (partner.testOf !== null) throw new AppError("validation", { fields: { partner: [OF_TEST_MODE] } });
  if (partner.currency === currency) throw new AppError("validation", { fields: { currency: [OWN_ALREADY] } });
  if (!(await canConvert(partner.currency, currency))) throw new AppError("validation", { fields: { currency: [NO_RATE] } });
  const terms = { serviceFeeMinor: BigInt(rest.serviceFeeMinor), creditLimitMinor: BigInt(rest.creditLimitMinor) };
  const key = { partnerId: id, currency };
  await db().$transaction(async (tx) => {
    await tx.partnerCurrency.upsert({ where: { partnerId_currency: key }, create: { ...key, ...terms }, update: terms });
    const detail = { currency, service_fee_minor: rest.serviceFeeMinor, credit_limit_minor: rest.creditLimitMinor };
    await recordAudit(tx, { action: "currency_granted", by: COMMAND, partnerId: id, detail });
  });
  await openAccount(key);
  if (partner.twin) await ensureTestPartner({ partnerId: id });
  expireAccess();
}

/** Without a rate no fare could be shown in it. */
async function canConvert(from: Currency, to: Currency): Promise<boolean> {
  const convert = makeConvert(await db().exchangeRate.findMany(), to);
  try {
    convert(0, from);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
