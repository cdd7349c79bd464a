import type { LegalDetailsAnswer, LegalDetailsRequest } from "@/lib/contracts/operator/money/legal-details";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { housePartner } from "@/lib/services/access/house/house-partner";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";
import { matchLines } from "../bank/match-lines";

/** An agency by its code; null is the house itself. */
type Whose = { code: string | null };

const TAKEN = t(
  "Another agency has this contract number. Banks’ lines could not be told apart: give each its own.",
  "Этот номер договора уже у другого агентства. Строки банка нельзя будет различить: дайте каждому свой.",
  "Bu shartnoma raqami boshqa agentlikda bor. Bank qatorlarini farqlab boʻlmaydi: har biriga oʻzinikini bering.",
);

/** How an agency, or the house, stands in papers. @throws AppError validation (`partner`) */
export async function readLegalDetails({ code }: Whose): Promise<LegalDetailsAnswer> {
  const where = code === null ? { partner: { isHouse: true } } : { partnerId: (await findLivePartner(code)).id };
  const row = await db().legalDetails.findFirst({ where });
  if (!row) return { details: null };
  const { legalName, taxId, address, bank, contractNumber, contractDate } = row;
  const contract = contractNumber === null ? null : { number: contractNumber, date: contractDate?.toISOString().slice(0, 10) ?? null };
  return { details: { legal_name: legalName, tax_id: taxId, address, bank, contract } };
}

/**
 * Sets how an agency, or the house, stands in papers. With another contract number, lines of banks that nobody knew are looked at anew.
 * @throws AppError validation (`partner`, `contract`)
 */
export async function setLegalDetails({
  code,
  asked,
  by,
  now,
}: Whose & { asked: LegalDetailsRequest; by: Doer; now: Date }): Promise<LegalDetailsAnswer> {
  const { id: partnerId } = code === null ? await housePartner(db()) : await findLivePartner(code);
  const { reason, contract, legal_name, tax_id, address, bank } = asked;
  const of = code === null ? null : contract;
  const data = {
    ...{ legalName: legal_name, taxId: tax_id, address, bank, contractNumber: of?.number ?? null },
    contractDate: of?.date ? new Date(of.date) : null,
  };
  await db()
    .$transaction(async (tx) => {
      const before = await tx.legalDetails.findUnique({ where: { partnerId } });
      await tx.legalDetails.upsert({ where: { partnerId }, create: { partnerId, ...data }, update: data });
      if (of && before?.contractNumber !== of.number) await matchLines(tx, now);
      const detail = {
        ...{ legal_name, before_legal_name: before?.legalName ?? null, tax_id, before_tax_id: before?.taxId ?? null },
        ...{ contract: of?.number ?? null, before_contract: before?.contractNumber ?? null, reason },
      };
      await recordAudit(tx, { action: "legal_details_set", by, partnerId, detail, now });
    })
    .catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? new AppError("validation", { fields: { contract: [TAKEN] } }) : error;
    });
  return readLegalDetails({ code });
}
