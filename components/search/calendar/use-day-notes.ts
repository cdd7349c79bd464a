import { useLocale, useTranslations } from "next-intl";
import type { DayNote } from "@/components/ui/fields/dates/calendar";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { formatMoney } from "@/lib/i18n/formats";
import { useCostText } from "../use-cost-text";
import { compactAmount, LEVEL_COLOURS, priceLevels } from "./day-prices";

/** The lowest price of a day as a calendar's note: in thousands where sums are millions, coloured by its level among the others in sight. */
export function useDayNotes(days: ReadonlyMap<string, SoldDay>): (date: string) => DayNote | undefined {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const costOf = useCostText();
  const levelOf = priceLevels([...days.values()]);
  return (date) => {
    const day = days.get(date);
    if (!day) return undefined;
    if (!day.lowest) return { text: "–", spoken: t("none"), className: "text-ink-faint" };
    const { amount, currency } = day.lowest.price;
    const level = levelOf(day);
    const spoken = [formatMoney(amount, currency, locale), costOf(day.lowest), level === "lowest" ? t("lowest") : null];
    return {
      text: compactAmount(amount, currency, locale),
      spoken: spoken.filter(Boolean).join(", "),
      className: `num ${LEVEL_COLOURS[level]} ${level === "lowest" ? "underline underline-offset-2" : ""}`,
    };
  };
}
