import { useLocale, useTranslations } from "next-intl";
import { formatDuration } from "@/lib/i18n/formats";

/** Tells by how much the airline has moved a flight, minutes, later where positive; nothing where no time moves. */
export function useShiftText(): (minutes: number | null) => string {
  const t = useTranslations("changes.shift");
  const locale = useLocale();
  return (minutes) => (minutes ? t(minutes > 0 ? "later" : "earlier", { duration: formatDuration(Math.abs(minutes), locale) }) : "");
}
