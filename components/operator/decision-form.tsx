"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Controller, FormProvider, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { TextArea } from "@/components/ui/fields/text-area";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useRetold } from "@/lib/client/use-retold";
import type { RefundDecision, RefundRequestDetail } from "@/lib/contracts/operator/operator";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { AmountField } from "./amount-field";
import { parseAmount } from "./amounts";
import { ConfirmDecision, useDecide } from "./confirm-decision";
import { DECIDED_PARTS, type DecisionFields, type DecisionValues, decisionSchema, NOTE_LENGTH, type Remark } from "./decision-schema";
import { SavedNotes } from "./notes/saved-notes";

/** What comes back, part by part, a note to the partner, and the two ways to decide; each is asked once more. */
export function DecisionForm({ request }: { request: RefundRequestDetail }) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const form = useDecisionForm(request);
  const decide = useDecide(request.id);
  const [asked, setAsked] = useState<RefundDecision | null>(null);
  const ask = (decision: RefundDecision) => {
    decide.reset();
    setAsked(decision);
  };
  const settle = form.handleSubmit((values: DecisionValues) => ask({ decision: "settle", ...values }));
  const reject = () => {
    const note = form.getValues("note").trim();
    if (note) return ask({ decision: "reject", note });
    form.setError("note", { type: "missing", message: "" }, { shouldFocus: true });
  };
  return (
    <SectionCard title={t("decision")} lead={t("decisionLead")}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void settle(event)} className="space-y-3">
          {DECIDED_PARTS.map((part) => (
            <AmountField
              key={part}
              part={part}
              hint={t("bounds", { max: formatMoney(request.paid[part], request.currency, locale) })}
              isDisabled={request.paid[part] === 0}
            />
          ))}
          <TotalBack request={request} />
          <Controller
            control={form.control}
            name="note"
            render={({ field: { ref, ...field }, fieldState }) => (
              <div className="space-y-2">
                <SavedNotes typed={field.value} language={request.asked_by.language} onInsert={field.onChange} />
                <TextArea
                  {...field}
                  inputRef={ref}
                  label={t("note")}
                  description={t("noteHint")}
                  error={fieldState.error?.type === "missing" ? t("errors.noteMissing") : fieldState.error?.message}
                />
              </div>
            )}
          />
          <div className="grid gap-2 pt-1">
            <Button type="submit" size="lg">
              {t("settle")}
            </Button>
            <Button variant="danger" onPress={reject}>
              {t("reject")}
            </Button>
          </div>
        </form>
      </FormProvider>
      <ConfirmDecision request={request} asked={asked} decide={decide} onClose={() => setAsked(null)} />
    </SectionCard>
  );
}

/** The form of a decision, filled with what the fare rules suggest. */
function useDecisionForm({ paid, by_rules, currency }: RefundRequestDetail): UseFormReturn<DecisionFields, unknown, DecisionValues> {
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
  const form = useForm<DecisionFields, unknown, DecisionValues>({
    resolver,
    defaultValues: { fare: suggested(by_rules?.fare), taxes: suggested(by_rules?.taxes), fee: suggested(by_rules?.fee), note: "" },
  });
  useRetold(() => {
    const wrong = FIELDS.filter((name) => !["", "missing"].includes(form.getFieldState(name).error?.type ?? ""));
    if (wrong.length > 0) void form.trigger(wrong);
  });
  return form;
}

const FIELDS = [...DECIDED_PARTS, "note"] as const;

/** What the amounts in the form add up to; a dash where one of them is none. */
function TotalBack({ request }: { request: RefundRequestDetail }) {
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
