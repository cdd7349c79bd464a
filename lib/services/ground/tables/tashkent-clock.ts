import { tashkentText } from "@/lib/domain/tashkent";
import type { ClockMoment } from "@/lib/formats/spreadsheet/cell";

/** An instant by the clock of Tashkent, as a spreadsheet has it. @param iso ISO 8601, UTC */
export function tashkentClock(iso: string): ClockMoment {
  return { clock: tashkentText(new Date(iso)).slice(0, 16).replace("T", " ") };
}
