"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { RefundRequestDetail } from "@/lib/contracts/operator";
import { formatMoney } from "@/lib/i18n/formats";
import { parseAmount } from "./amounts";
import type { DecisionFields } from "./decision-schema";

/** What the amounts in the form add up to; a dash where one of them is none. */
export function TotalBack({ request }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const typed = useWatch<DecisionFields, ["fare", "taxes", "fee"]>({ name: ["fare", "taxes", "fee"] });
  const amounts = typed.map((text) => parseAmount(text, locale));
  const total = amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
  return (
    <p className="num flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-semibold">
      <span>{t("column.back")}</span>
      <output className="whitespace-nowrap text-xl">{total === null ? "—" : formatMoney(total, request.currency, locale)}</output>
    </p>
  );
}
