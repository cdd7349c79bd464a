import type { TableFormat } from "@/lib/contracts/limits";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Sheet } from "@/lib/formats/spreadsheet/cell";
import { writeCsv } from "@/lib/formats/spreadsheet/write-csv";
import { writeXlsx } from "@/lib/formats/spreadsheet/write-xlsx";
import { fileNameOf, markedSheet } from "./demonstration";

interface NamedSheet {
  /** Its name without the ending. */
  file: string;
  format: TableFormat;
  sheet: Sheet;
}

const TYPES: Readonly<Record<TableFormat, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A sheet as a file that a page saves; one of the demonstration says that it is invented. */
export function tableFileOf({ file, format, sheet }: NamedSheet): TableFile {
  const marked = markedSheet(sheet);
  const bytes = format === "csv" ? Buffer.from(writeCsv(marked)) : Buffer.from(writeXlsx(marked));
  return { name: `${fileNameOf(file)}.${format}`, type: TYPES[format], content: bytes.toString("base64") };
}
