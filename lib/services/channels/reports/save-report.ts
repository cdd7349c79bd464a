import { v7 as uuid } from "uuid";
import type { SavedReportRequest, SavedReports } from "@/lib/contracts/operator/reports/saved";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { mayInHouse } from "@/lib/domain/house/rights";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";
import { listSavedReports, type Reader } from "./list-saved-reports";
import { fitsKind } from "./report-file";
import { reportReaders } from "./report-readers";

interface SaveReport {
  reader: Reader;
  asked: SavedReportRequest;
  by: Doer;
  now: Date;
}

/** So many a person saves. */
const MOST = 50;

/**
 * Saves a report under a name.
 * @returns all that the person sees
 * @throws AppError right_missing where it is for the house or mailed and the person may not change reports; validation (`name`, `filter`, `mailing`)
 */
export async function saveReport({ reader, asked, by, now }: SaveReport): Promise<SavedReports> {
  const { name, kind, filter, is_shared: isShared, mailing } = asked;
  if ((isShared || mailing) && !mayInHouse(reader.houseRoles, "reports", "change"))
    throw new AppError("right_missing", { data: { area: "reports", act: "change" } });
  if (!fitsKind(kind, filter)) throw refused("filter", NO_GROUP);
  if (mailing) await refuseStrangers(mailing.recipients);
  const [hours = 0, minutes = 0] = mailing?.at.split(":").map(Number) ?? [];
  const timing = mailing
    ? { rhythm: mailing.rhythm, atMinutes: hours * 60 + minutes, recipients: [...new Set(mailing.recipients)] }
    : { rhythm: null, atMinutes: null, recipients: [] };
  await refuseTaken(() =>
    db().$transaction(async (tx) => {
      // Whoever saves at the same moment waits, and then counts this one.
      await tx.$queryRaw`select 1 from app_user where id = ${reader.userId}::uuid for update`;
      if ((await tx.savedReport.count({ where: { ownerId: reader.userId } })) >= MOST) throw refused("name", TOO_MANY);
      await tx.savedReport.create({
        data: { id: uuid(), ownerId: reader.userId, isShared, name, kind, filter, ...timing, createdAt: now },
      });
      if (mailing) await recordAudit(tx, { action: "report_mailing_set", by, now, detail: { kind, recipients: timing.recipients } });
    }),
  );
  return listSavedReports(reader);
}

async function refuseStrangers(recipients: readonly string[]): Promise<void> {
  const readers = new Set((await reportReaders()).map(({ id }) => id));
  if (!recipients.every((id) => readers.has(id))) throw refused("mailing", STRANGER);
}

async function refuseTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw refused("name", TAKEN);
    throw error;
  }
}

function refused(field: string, text: LocalizedText): AppError {
  return new AppError("validation", { fields: { [field]: [text] } });
}

const TAKEN: LocalizedText = t(
  "You have a report of this name. Choose another one.",
  "Отчёт с таким названием у вас уже есть. Выберите другое.",
  "Sizda bunday nomli hisobot bor. Boshqa nom tanlang.",
);
const TOO_MANY: LocalizedText = t(
  "You have saved 50 reports. Delete one first.",
  "У вас сохранено 50 отчётов. Сначала удалите один из них.",
  "Sizda 50 ta hisobot saqlangan. Avval bittasini oʻchiring.",
);
const NO_GROUP: LocalizedText = t(
  "This report is not grouped so. Choose another group.",
  "Этот отчёт так не группируется. Выберите другую группировку.",
  "Bu hisobot bunday guruhlanmaydi. Boshqa guruhlashni tanlang.",
);
const STRANGER: LocalizedText = t(
  "Only colleagues who may see reports get them. Choose from the list.",
  "Отчёты получают только коллеги, которым они видны. Выберите из списка.",
  "Hisobotlarni faqat ularni koʻra oladigan hamkasblar oladi. Roʻyxatdan tanlang.",
);
