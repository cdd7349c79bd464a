import { isDemonstration } from "@/lib/env";
import type { Sheet } from "@/lib/formats/spreadsheet/cell";

/** What stands on files of a demonstration: a file goes on to people who have not seen where it comes from. ASCII, as messages between airlines are. */
export const INVENTED = "DEMONSTRATION - INVENTED DATA - NOT VALID FOR TRAVEL";

/** The name of a file, which says so in the demonstration. */
export function fileNameOf(file: string): string {
  return isDemonstration() ? `demonstration-${file}` : file;
}

/** A sheet that says below its rows that they are invented, in the demonstration. */
export function markedSheet(sheet: Sheet): Sheet {
  return isDemonstration() ? { ...sheet, rows: [...sheet.rows, [INVENTED]] } : sheet;
}

/** A text that says so above and below, in the demonstration. @param text with lines that end in CRLF */
export function markedText(text: string): string {
  return isDemonstration() ? `${INVENTED}\r\n\r\n${text}\r\n${INVENTED}\r\n` : text;
}
