import { useLocale, useTranslations } from "next-intl";
import { formatDuration } from "@/lib/i18n/formats";

/** Text of a flight's shift in minutes, later where positive; nothing where no time moves. */
export function ShiftText({ minutes }: { minutes: number | null }) {
  const t = useTranslations("changes.shift");
  const locale = useLocale();
  if (!minutes) return null;
  return <span className="num">{t(minutes > 0 ? "later" : "earlier", { duration: formatDuration(Math.abs(minutes), locale) })}</span>;
}
