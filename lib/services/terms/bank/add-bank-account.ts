import type { NewBankAccount } from "@/lib/contracts/operator/money/bank";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

const OTHER_FORMAT = t(
  "This account is there already with the other format of files. Choose that one.",
  "Этот счёт уже есть с другим форматом файлов. Выберите его.",
  "Bu hisobraqam boshqa fayl formati bilan allaqachon bor. Oʻshanisini tanlang.",
);

/**
 * Adds an account of the house whose statements are imported, with what its bank's tables call their columns; of one that is there, columns are set anew.
 * @throws AppError validation (`account`) where it is there with another format
 */
export async function addBankAccount({ asked, by, now }: { asked: NewBankAccount; by: Doer; now: Date }): Promise<void> {
  const { reason, bank, account, currency, format, mapping } = asked;
  const named = format === "csv" ? mapping : {};
  await db().$transaction(async (tx) => {
    const added = { addedBy: by.actor, addedAt: now };
    const { count } = await tx.bankAccount.createMany({
      data: [{ bank, account, currency, format, mapping: named, ...added }],
      skipDuplicates: true,
    });
    if (count === 0) {
      const set = await tx.bankAccount.updateMany({ where: { account, currency, format }, data: { bank, mapping: named } });
      if (set.count === 0) throw new AppError("validation", { fields: { account: [OTHER_FORMAT] } });
    }
    const columns = Object.entries(named).map(([column, heading]) => `${column}: ${heading}`);
    const detail = { source: `${bank} ${account}`, currency, format, ...(columns.length > 0 && { columns }), reason };
    await recordAudit(tx, { action: "bank_account_added", by, detail, now });
  });
}
