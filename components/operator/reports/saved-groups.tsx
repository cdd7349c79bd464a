"use client";

import { useTranslations } from "next-intl";
import { ExportButtons } from "@/components/ui/press/export-buttons";
import { useSaveTable } from "@/lib/client/calls/use-save-table";
import { TABLE_FORMATS, type TableFormat } from "@/lib/contracts/limits";
import { type Figure, GroupTable, type GroupTableProps } from "./group-table";

interface SavedGroupsProps<Field extends Figure> extends GroupTableProps<Field> {
  /** Fetches the same as a file. */
  onExport: Parameters<typeof useSaveTable<TableFormat>>[0];
}

/** Shows a report by groups, to be saved as a file. */
export function SavedGroups<Field extends Figure>({ onExport, ...table }: SavedGroupsProps<Field>) {
  const t = useTranslations("reports");
  const { save, saving } = useSaveTable(onExport);
  return (
    <>
      <div className="mb-2 flex justify-end">
        <ExportButtons formats={TABLE_FORMATS} labelOf={(format) => t("export", { format })} saving={saving} onSave={save} />
      </div>
      <GroupTable {...table} />
    </>
  );
}
