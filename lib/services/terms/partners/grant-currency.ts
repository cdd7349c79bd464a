import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { expireAccess } from "@/lib/services/access/credentials/resolve-credential";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { COMMAND, type Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { openAccount } from "../ledger/post-ledger";
import { lockOpen, refuseClosed } from "./closing/refuse-closed";
import { ensureTestPartner } from "./ensure-test-partner";

const granted = z.object({
  partnerCode: z.string(),
  currency: z.string().pipe(z.enum(CURRENCIES)),
  /** Fee of the service per passenger, minor units of the currency. Absent, it stays as it is, and is 0 in a new currency. */
  serviceFeeMinor: z.int().min(0).optional(),
  /** How far the deposit in it may go below zero, minor units. */
  creditLimitMinor: z.int().min(0).optional(),
});
type Granted = z.input<typeof granted> & Why;

/** Who does it, and why; a command gives no reason. */
interface Why {
  by?: Doer;
  reason?: string;
}

/** A partner's terms in a further currency, minor units. */
export interface FurtherTerms {
  serviceFeeMinor: number;
  creditLimitMinor: number;
}

const OWN_ALREADY = t(
  "This is the partner's first currency: its fee and credit are those of the partner.",
  "Это первая валюта партнёра: её сбор и кредит заданы у самого партнёра.",
  "Bu hamkorning birinchi valyutasi: uning xizmat haqi va krediti hamkorning oʻzida berilgan.",
);
const NO_RATE = t(
  "No exchange rate leads to this currency. Import one first.",
  "Нет курса, который ведёт к этой валюте. Сначала загрузите его.",
  "Bu valyutaga olib boradigan kurs yoʻq. Avval uni yuklang.",
);
/**
 * Opens a further currency to a partner, or changes of its terms what is named. Its test mode has it too, with test money. A smaller credit takes
 * nothing back.
 * @returns its terms before, null where it is new, and after
 * @throws ZodError for a wrong field; AppError validation for an unknown partner, a test mode, or the partner's own currency, or one
 *   without an exchange rate; agency_closed
 */
export async function grantCurrency({
  by = COMMAND,
  reason,
  ...wanted
}: Granted): Promise<{ before: FurtherTerms | null; after: FurtherTerms }> {
  const { partnerCode, currency, ...named } = granted.parse(wanted);
  const { id } = await findLivePartner(partnerCode);
  await refuseClosed(db(), id);
  const partner = await db().partner.findUniqueOrThrow({ where: { id }, select: { currency: true, twin: { select: { id: true } } } });
  if (partner.currency === currency) throw new AppError("validation", { fields: { currency: [OWN_ALREADY] } });
  if (!(await canConvert(partner.currency, currency))) throw new AppError("validation", { fields: { currency: [NO_RATE] } });
  const key = { partnerId: id, currency };
  const changed = await db().$transaction(async (tx) => {
    // When two requests change one partner's terms at once, the second keeps what the first has set.
    await lockOpen(tx, id);
    const row = await tx.partnerCurrency.findUnique({ where: { partnerId_currency: key } });
    const before = row && { serviceFeeMinor: Number(row.serviceFeeMinor), creditLimitMinor: Number(row.creditLimitMinor) };
    const after = {
      serviceFeeMinor: named.serviceFeeMinor ?? before?.serviceFeeMinor ?? 0,
      creditLimitMinor: named.creditLimitMinor ?? before?.creditLimitMinor ?? 0,
    };
    const terms = { serviceFeeMinor: BigInt(after.serviceFeeMinor), creditLimitMinor: BigInt(after.creditLimitMinor) };
    await tx.partnerCurrency.upsert({ where: { partnerId_currency: key }, create: { ...key, ...terms }, update: terms });
    const detail = {
      ...{ currency, service_fee_minor: after.serviceFeeMinor, credit_limit_minor: after.creditLimitMinor },
      ...(before && { before_service_fee_minor: before.serviceFeeMinor, before_credit_limit_minor: before.creditLimitMinor }),
      ...(reason !== undefined && { reason }),
    };
    await recordAudit(tx, { action: "currency_granted", by, partnerId: id, detail });
    return { before, after };
  });
  await openAccount(key);
  if (partner.twin) await ensureTestPartner({ partnerId: id });
  expireAccess();
  return changed;
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
