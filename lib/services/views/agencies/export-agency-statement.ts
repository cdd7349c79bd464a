import type { TableFormat } from "@/lib/contracts/limits";
import type { StatementFilter } from "@/lib/contracts/portal/account-statement";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Locale } from "@/lib/domain/localized";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { exportStatement } from "../statement/export-statement";

interface ExportAgencyStatement {
  code: string;
  filter: StatementFilter;
  format: TableFormat;
  locale: Locale;
}

/**
 * The statement that an agency reads of its own deposit, for the back office.
 * @throws AppError validation (`partner`) and what `exportStatement` throws
 */
export async function exportAgencyStatement({ code, ...asked }: ExportAgencyStatement): Promise<TableFile> {
  const { id: partnerId } = await findLivePartner(code);
  return exportStatement({ partnerId, ...asked });
}
