import { v7 as uuid } from "uuid";
import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { CURRENCIES } from "@/lib/domain/money";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { isDemonstration } from "@/lib/env";
import { COMMAND, type Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

const partner = z.object({
  /** What operators call it by: 2 to 12 letters and digits. */
  code: z.string().regex(PARTNER_CODE),
  /** Printed on receipts: nothing invisible. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^\P{C}*$/u, "remove the invisible characters"),
  currency: z.string().pipe(z.enum(CURRENCIES)),
  /** Fee of the service per passenger, minor units. */
  serviceFeeMinor: z.int().min(0),
  recommendedMarkupBp: z.int().min(0).max(10_000),
  /** How far the deposit may go below zero, minor units. */
  creditLimitMinor: z.int().min(0),
});
type NewPartner = z.input<typeof partner> & {
  /** For the audit log. */
  by?: Doer;
};

const TAKEN = t("Another partner has this code.", "Этот код уже у другого партнёра.", "Bu kod boshqa hamkorda bor.");

const BESIDE_DEMONSTRATION = t(
  "This database still has the demonstration's partners, which is off: remove them first (npx parvoz demo remove).",
  "В этой базе ещё есть партнёры выключенной демонстрации: сначала удалите их (npx parvoz demo remove).",
  "Bu maʼlumotlar bazasida oʻchirilgan namoyishning hamkorlari bor: avval ularni olib tashlang (npx parvoz demo remove).",
);

/**
 * Opens a sales partner, without people and without money.
 * While the demonstration is on it is one of the demonstration's, and goes with it: real partners never share a database with invented flights.
 * @throws ZodError for a wrong field; AppError validation where the code is taken, or a demonstration that is off was not removed
 */
export async function addPartner({ by = COMMAND, ...wanted }: NewPartner): Promise<{ id: string }> {
  const { serviceFeeMinor, creditLimitMinor, ...rest } = partner.parse(wanted);
  if (await db().partner.findUnique({ where: { code: rest.code }, select: { id: true } })) {
    throw new AppError("validation", { fields: { code: [TAKEN] } });
  }
  const isDemo = isDemonstration();
  if (!isDemo && (await db().partner.count({ where: { isDemo: true } })) > 0)
    throw new AppError("validation", { fields: { code: [BESIDE_DEMONSTRATION] } });
  const data = { id: uuid(), isDemo, ...rest, serviceFeeMinor: BigInt(serviceFeeMinor), creditLimitMinor: BigInt(creditLimitMinor) };
  await db().$transaction(async (tx) => {
    await tx.partner.create({ data });
    const detail = { code: rest.code, currency: rest.currency, credit_limit_minor: creditLimitMinor };
    await recordAudit(tx, { action: "partner_added", by, partnerId: data.id, detail });
  });
  return { id: data.id };
}
