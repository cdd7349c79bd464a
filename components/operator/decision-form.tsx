"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Controller, FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/fields/text-area";
import type { RefundDecision, RefundRequestDetail } from "@/lib/contracts/operator";
import { formatMoney } from "@/lib/i18n/formats";
import { AmountField } from "./amount-field";
import { ConfirmDecision } from "./confirm-decision";
import { DECIDED_PARTS, type DecisionValues } from "./decision-schema";
import { TotalBack } from "./total-back";
import { useDecide } from "./use-decide";
import { useDecisionForm } from "./use-decision-form";

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
    form.setError("note", { message: t("errors.noteMissing") }, { shouldFocus: true });
  };
  return (
    <Card aria-labelledby="decision" className="p-4 md:p-5">
      <h2 id="decision" className="font-semibold text-lg">
        {t("decision")}
      </h2>
      <p className="mb-3 text-ink-soft text-sm">{t("decisionLead")}</p>
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
              <TextArea {...field} inputRef={ref} label={t("note")} description={t("noteHint")} error={fieldState.error?.message} />
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
    </Card>
  );
}
