"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { ChangeRuleItem, ChangeRuleRequest } from "@/lib/contracts/operator/carriers/change-rules";
import { UNANSWERED_DEFAULTS } from "@/lib/domain/schedule-change/limits";
import { CHANGE_RULES, setChangeRule } from "./queries";

/** The button that opens the form of a carrier's rule. */
export function SetRule({ rule }: { rule: ChangeRuleItem }) {
  const t = useTranslations("changeRules.set");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-label={t("label", { carrier: rule.carrier })} onPress={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen ? <RuleForm rule={rule} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function minutesIn(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) <= 1440 ? Number(text) : null;
}

function RuleForm({ rule, onClose }: { rule: ChangeRuleItem; onClose: () => void }) {
  const t = useTranslations("changeRules");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const formId = useId();
  const { carrier } = rule;
  const [typed, setTyped] = useState({ later: String(rule.later_minutes), earlier: String(rule.earlier_minutes), reason: "" });
  const [unanswered, setUnanswered] = useState<ChangeRuleRequest["unanswered"]>(rule.unanswered);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: setChangeRule,
    onSuccess: () => {
      onClose();
      toast.success(t("set.done"));
    },
    onSettled: () => askAnew(cache, CHANGE_RULES),
  });
  const [later, earlier] = [minutesIn(typed.later), minutesIn(typed.earlier)];
  const isReason = typed.reason.trim().length >= 3;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (later === null || earlier === null || !isReason || isPending) return;
    mutate({ carrier, later_minutes: later, earlier_minutes: earlier, unanswered, reason: typed.reason.trim() });
  };
  const wrong = (is: boolean, text: string) => (isTried && is ? text : undefined);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    autoComplete: "off",
  });
  return (
    <FormDialog title={t("set.title", { carrier })} onClose={onClose} formId={formId} submit={t("set.submit")} isPending={isPending}>
      <form id={formId} onSubmit={send} noValidate className="space-y-4">
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t("set.later")} {...field("later")} inputMode="numeric" error={wrong(later === null, t("set.wrong"))} />
          <TextField label={t("set.earlier")} {...field("earlier")} inputMode="numeric" error={wrong(earlier === null, t("set.wrong"))} />
        </div>
        <RadioGroup
          label={t("set.unanswered")}
          options={UNANSWERED_DEFAULTS.map((id) => ({ id, label: t(`unanswered.${id}`) }))}
          value={unanswered}
          onChange={setUnanswered}
        />
        <TextField
          label={t("set.reason")}
          description={t("set.reasonHint")}
          {...field("reason")}
          maxLength={500}
          error={wrong(!isReason, t("set.reasonMissing"))}
          isRequired
        />
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      </form>
    </FormDialog>
  );
}
