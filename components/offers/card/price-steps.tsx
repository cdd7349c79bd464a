"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/formats";
import { priceStepsOptions } from "../queries";

/**
 * How many seats are left at the price that the agency pays, and what the next ones cost; and which cheaper classes are sold. Nothing while that is
 * not known.
 */
export function PriceSteps({ offerId }: { offerId: string }) {
  const t = useTranslations("search.steps");
  const locale = useLocale();
  const { data } = useQuery(priceStepsOptions(offerId));
  if (!data) return null;
  const { steps, more, sold_out, currency } = data;
  const [first, ...dearer] = steps;
  if (!first) return null;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const isAll = dearer.length === 0;
  return (
    <div className="num mt-2 border-line border-t pt-2 text-ink-soft text-xs">
      <p className="font-medium">{t("each")}</p>
      {sold_out.length > 0 ? <p>{t("soldOut", { classes: sold_out.join(", ") })}</p> : null}
      <p>
        {isAll && more
          ? t("many", { seats: first.seats, price: money(first.adult) })
          : t("left", { seats: first.seats, price: money(first.adult) })}
      </p>
      {dearer.map(({ seats, adult, booking_classes }, index) => (
        <p key={seats}>
          {t(more && index === dearer.length - 1 ? "nextMany" : "next", {
            from: (steps[index]?.seats ?? 0) + 1,
            to: seats,
            price: money(adult),
            classes: booking_classes.join(", "),
          })}
        </p>
      ))}
      {more ? null : <p>{t("end")}</p>}
    </div>
  );
}
