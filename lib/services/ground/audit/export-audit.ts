import type { TableFormat } from "@/lib/contracts/limits";
import type { AuditItem, AuditPage, OperatorAuditRequest } from "@/lib/contracts/portal/audit";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { tashkentText } from "@/lib/domain/tashkent";
import type { Cell, Sheet } from "@/lib/formats/spreadsheet/cell";
import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import { tableFileOf } from "../tables/table-file";
import { tashkentClock } from "../tables/tashkent-clock";
import type { Doer } from "./doer";
import { listAudit } from "./list-audit";
import { recordAudit } from "./record-audit";

/** A file has no more rows: whoever wants more narrows the days. */
const MOST_EXPORTED = 5_000;
const BATCH = 500;

interface ExportAudit {
  asked: Omit<OperatorAuditRequest, "after">;
  format: TableFormat;
  locale: Locale;
  by: Doer;
  now: Date;
}

/**
 * The back office's audit log as a file, newest first. That it was saved, and how it was narrowed, is recorded in the log itself.
 * @throws AppError validation (`from`) where it has more than 5,000 rows
 */
export async function exportAudit({ asked, format, locale, by, now }: ExportAudit): Promise<TableFile> {
  const items = await readAll(asked);
  const sheet: Sheet = {
    name: SHEET[locale],
    headings: COLUMNS.map(({ heading }) => heading[locale]),
    rows: items.map((item) => COLUMNS.map(({ cellOf }) => cellOf(item))),
  };
  // Who was looked for is an address of e-mail, which the log does not hold.
  const { area = null, action = null, partner = null, from = null, to = null } = asked;
  await recordAudit(db(), { action: "audit_exported", by, now, detail: { rows: items.length, area, action, partner, from, to } });
  return tableFileOf({ file: `audit-${tashkentText(now).slice(0, 10)}`, format, sheet });
}

async function readAll(asked: ExportAudit["asked"]): Promise<AuditItem[]> {
  const all: AuditItem[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: AuditPage = await listAudit({ ...asked, partnerId: null, size: BATCH, ...(after !== undefined && { after }) });
    all.push(...page.items);
    if (all.length > MOST_EXPORTED) throw new AppError("validation", { fields: { from: [TOO_MANY] } });
    after = page.next;
    await letOthersWork();
  }
  return all;
}

const TOO_MANY: LocalizedText = t(
  "A file has at most 5,000 rows: choose fewer days or another filter.",
  "В файле не больше 5000 строк: выберите меньше дней или другой фильтр.",
  "Faylda koʻpi bilan 5000 qator boʻladi: kamroq kun yoki boshqa filtr tanlang.",
);
const SHEET: LocalizedText = t("Audit log", "Журнал действий", "Amallar jurnali");

/** Actions and doers are named as the log has them, whatever the reader's language: files are compared and searched by programs. */
const COLUMNS: readonly { heading: LocalizedText; cellOf: (item: AuditItem) => Cell }[] = [
  { heading: t("Time in Tashkent", "Время в Ташкенте", "Toshkent vaqti"), cellOf: ({ occurred }) => tashkentClock(occurred) },
  { heading: t("Action", "Действие", "Amal"), cellOf: ({ action }) => action },
  { heading: t("By whom", "Кто", "Kim"), cellOf: ({ actor }) => actor.name ?? actor.kind },
  { heading: t("Their kind", "Вид", "Turi"), cellOf: ({ actor }) => actor.kind },
  { heading: t("Agency", "Агентство", "Agentlik"), cellOf: ({ partner }) => partner?.name ?? "" },
  { heading: t("Code", "Код", "Kod"), cellOf: ({ partner }) => partner?.code ?? "" },
  { heading: t("Mode", "Режим", "Rejim"), cellOf: ({ partner }) => partner?.mode ?? "" },
  { heading: t("Booking", "Бронь", "Bron"), cellOf: ({ booking }) => booking?.booking_number ?? "" },
  { heading: t("What", "Что", "Nima"), cellOf: ({ subject }) => subject ?? "" },
  { heading: t("Amount", "Сумма", "Summa"), cellOf: ({ amount }) => amount?.amount ?? "" },
  { heading: t("Currency", "Валюта", "Valyuta"), cellOf: ({ amount }) => amount?.currency ?? "" },
  { heading: t("Reason", "Причина", "Sabab"), cellOf: ({ reason }) => reason ?? "" },
  { heading: t("Changed", "Изменено", "Oʻzgardi"), cellOf: ({ facts }) => facts.map(factText).join("; ") },
  { heading: t("From", "Откуда", "Qayerdan"), cellOf: ({ address_block }) => address_block ?? "" },
  { heading: t("Request", "Запрос", "Soʻrov"), cellOf: ({ request_id }) => request_id ?? "" },
];

function factText({ name, before, after }: AuditItem["facts"][number]): string {
  return before === null ? `${name} = ${after}` : `${name}: ${before} → ${after}`;
}
