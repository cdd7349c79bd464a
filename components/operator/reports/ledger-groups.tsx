import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS } from "@/lib/contracts/limits";
import { type Figure, GroupTable, type GroupTableProps } from "./group-table";
import { LedgerLine } from "./ledger-line";

interface LedgerGroupsProps<Field extends Figure> extends GroupTableProps<Field> {
  ledger: ComponentProps<typeof LedgerLine>["ledger"];
  /** Fetches the same as a file. */
  onExport: Parameters<typeof useSaveTable>[0];
}

/** Shows a report by groups beside what the ledger comes to, to be saved as a file. */
export function LedgerGroups<Field extends Figure>({ ledger, onExport, ...table }: LedgerGroupsProps<Field>) {
  const t = useTranslations("reports");
  const { save, saving } = useSaveTable(onExport);
  return (
    <>
      <LedgerLine ledger={ledger} currency={table.currency} />
      <div className="mb-2 flex justify-end">
        <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
      </div>
      <GroupTable {...table} />
    </>
  );
}
