import { useLocale, useTranslations } from "next-intl";
import { serverToday } from "@/components/ui/today";
import { formatDate } from "@/lib/i18n/formats";
import { readTravelDay, travelProblem } from "@/lib/i18n/travel-day";

interface Allowed {
  /** Whether the return may stand in the same text. */
  isRange: boolean;
  /** `YYYY-MM-DD` */
  min?: string | undefined;
  max?: string | undefined;
}

/** Says why dates that were typed cannot be taken, and what can be typed instead. */
export function useDatesProblem({ isRange, min, max }: Allowed): (text: string) => string {
  const t = useTranslations("common.ui");
  const locale = useLocale();
  const today = serverToday();
  const first = min ?? today;
  const unread = t(isRange ? "typeDatesWrong" : "typeDateWrong");
  const outside = t("typeDateOutside", { first: formatDate(first, locale), last: max ? formatDate(max, locale) : "…" });
  return (text) => {
    const problem = isRange ? travelProblem(text, { first, last: max }) : readTravelDay(text, { first, last: max });
    if (problem?.kind === "order") {
      return t("typeDatesOrder", { out: formatDate(problem.out, locale), back: formatDate(problem.back, locale) });
    }
    if (problem?.kind === "none") return t("typeDateNone", { text: "text" in problem ? problem.text : text.trim() });
    if (problem?.kind === "late") return outside;
    // Without a first day, those that have passed can be chosen.
    if (problem?.kind !== "early" || !min) return unread;
    return problem.date < today ? t("typeDatePast", { date: formatDate(problem.date, locale), first: formatDate(first, locale) }) : outside;
  };
}
