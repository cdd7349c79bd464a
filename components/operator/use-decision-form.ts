"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { RefundRequestDetail } from "@/lib/contracts/operator";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { type DecisionFields, type DecisionValues, decisionSchema, NOTE_LENGTH, type Remark } from "./decision-schema";

/** The form of a decision, filled with what the fare rules suggest. */
export function useDecisionForm({ paid, by_rules, currency }: RefundRequestDetail): UseFormReturn<DecisionFields, unknown, DecisionValues> {
  const t = useTranslations("operator.errors");
  const locale = useLocale();
  const resolver = useMemo(() => {
    const say = (remark: Remark) =>
      remark.kind === "tooMuch"
        ? t("tooMuch", { max: formatMoney(remark.max, currency, locale) })
        : t(remark.kind, { max: formatNumber(NOTE_LENGTH, locale) });
    return zodResolver(decisionSchema({ paid, locale, say }));
  }, [paid, currency, locale, t]);
  const suggested = (amount: number | undefined) => formatNumber(amount ?? 0, locale);
  return useForm<DecisionFields, unknown, DecisionValues>({
    resolver,
    defaultValues: { fare: suggested(by_rules?.fare), taxes: suggested(by_rules?.taxes), fee: suggested(by_rules?.fee), note: "" },
  });
}
