import type { Locale } from "@/lib/domain/localized";
import { tashkentText } from "@/lib/domain/tashkent";
import { dayOfYear } from "@/lib/domain/text/days";

/** `24 November, 14:05`, `24 ноября, 14:05`, `24-noyabr, 14:05` by the clock of Tashkent: of what lies some days away at most, so that it needs no year. */
export function tashkentTime(moment: Date | string, locale: Locale): string {
  const text = tashkentText(new Date(moment));
  return `${dayOfYear(text, locale)}, ${text.slice(11, 16)}`;
}
