import type { TableFormat } from "@/lib/contracts/limits";
import type { OfficeWorkFilter, OfficeWorkItem } from "@/lib/contracts/operator/bookings/office-bookings";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import { type Locale, t } from "@/lib/domain/localized";
import { COLUMNS, type Column, workFile } from "../work-list/export-work";
import { sellingPartners } from "./selling-partners";
import { withAgencies } from "./with-agencies";

interface ExportOfficeWork {
  filter: OfficeWorkFilter;
  format: TableFormat;
  locale: Locale;
  now: Date;
}

const WITH_AGENCY: readonly Column<OfficeWorkItem>[] = [
  { heading: t("Agency code", "Код агентства", "Agentlik kodi"), cellOf: ({ agency }) => agency.code },
  { heading: t("Agency", "Агентство", "Agentlik"), cellOf: ({ agency }) => agency.name },
  ...COLUMNS,
];

/**
 * The work list of all agencies as a file, in its order.
 * @throws AppError validation (`created_from`) where it has more than 5,000 bookings
 */
export async function exportOfficeWork({ filter: { agency, ...filter }, format, locale, now }: ExportOfficeWork): Promise<TableFile> {
  const partners = await sellingPartners({ mode: filter.mode, agency });
  const question = { partnerIds: partners.map(({ id }) => id), filter, now };
  return workFile({ question, format, locale, read: (items) => withAgencies(items, partners), columns: WITH_AGENCY });
}
