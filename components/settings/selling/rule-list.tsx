"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { SellingShown, ShownRule } from "@/lib/contracts/portal/selling";
import { type Currency, toMajor } from "@/lib/domain/money";
import { compareSpecificity } from "@/lib/domain/selling/choose-rule";
import { BP_OF_WHOLE, type RulePart } from "@/lib/domain/selling/policy";
import { formatMoney, formatPercent } from "@/lib/i18n/formats";
import { askedPolicy, useSaveSelling } from "./queries";
import { RuleDialog } from "./rule-dialog";

interface RuleListProps {
  part: RulePart;
  policy: SellingShown;
}

/** Rules of one part of the price, the most specific first: the first that fits is the one. */
export function RuleList({ part, policy }: RuleListProps) {
  const t = useTranslations("selling.settings");
  const rules = policy.rules
    .map((rule, index) => ({ rule, index }))
    .filter(({ rule }) => rule.part === part)
    .toSorted((left, right) => compareSpecificity(right.rule.when, left.rule.when));
  const headingId = `rules-${part}`;
  return (
    <Card aria-labelledby={headingId}>
      <h3 id={headingId} className="border-line border-b px-4 py-3 font-semibold md:px-5">
        {t(`partTitle.${part}`)}
      </h3>
      {rules.length === 0 ? <p className="px-4 py-3 text-ink-soft md:px-5">{t(`partNone.${part}`)}</p> : null}
      <ol className="divide-y divide-line">
        {rules.map(({ rule, index }) => (
          <RuleRow key={index} policy={policy} rule={rule} index={index} />
        ))}
      </ol>
    </Card>
  );
}

interface RuleRowProps {
  policy: SellingShown;
  rule: ShownRule;
  /** Place in the policy. */
  index: number;
}

function RuleRow({ policy, rule, index }: RuleRowProps) {
  const t = useTranslations("selling.settings");
  const ruleText = useRuleText();
  const valueText = useValueText(policy.currency);
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const text = ruleText(rule.when);
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 md:px-5">
      <span className="min-w-0 flex-1 basis-48">{text}</span>
      <span className="num whitespace-nowrap font-medium">{valueText(rule.value)}</span>
      <span className="-mr-2 flex">
        <Button variant="quiet" size="sm" aria-label={t("editLabel", { rule: text })} onPress={() => setOpen("edit")}>
          {t("edit")}
        </Button>
        <Button variant="quiet" size="sm" aria-label={t("removeLabel", { rule: text })} onPress={() => setOpen("remove")}>
          {t("remove")}
        </Button>
      </span>
      {open === "edit" ? <RuleDialog policy={policy} index={index} onClose={close} /> : null}
      {open === "remove" ? <RemoveRule policy={policy} index={index} text={text} onClose={close} /> : null}
    </li>
  );
}

interface RemoveRuleProps {
  policy: SellingShown;
  index: number;
  text: string;
  onClose: () => void;
}

function RemoveRule({ policy, index, text, onClose }: RemoveRuleProps) {
  const t = useTranslations("selling.settings");
  const errorText = useErrorText();
  const { mutate, isPending, error } = useSaveSelling(() => {
    toast.success(t("saved"));
    onClose();
  });
  const rest = askedPolicy(policy);
  return (
    <ConfirmDialog
      title={t("removeTitle")}
      onClose={onClose}
      confirm={t("remove")}
      isDanger
      isPending={isPending}
      error={error ? errorText(error).message : ""}
      onConfirm={() => mutate({ ...rest, rules: rest.rules.filter((_, at) => at !== index) })}
    >
      <p>{t("removeText", { rule: text })}</p>
    </ConfirmDialog>
  );
}

/** What a rule applies to, in words: `HY · to Istanbul (IST) · Economy`. */
function useRuleText(): (when: ShownRule["when"]) => string {
  const t = useTranslations();
  const place = ({ name, code }: { name: string; code: string }) => `${name} (${code})`;
  return ({ carrier, from, to, cabin, age }) => {
    const conditions = [
      carrier,
      from && t("selling.settings.whenFrom", { place: place(from) }),
      to && t("selling.settings.whenTo", { place: place(to) }),
      cabin && t(`common.cabins.${cabin}`),
      age && t(`common.ageGroups.${age}`),
    ];
    return conditions.filter(Boolean).join(" · ") || t("selling.settings.everything");
  };
}

/** `50 000 soʻm` or `3.5 %`. */
function useValueText(currency: Currency): (value: SellingShown["keeps"]) => string {
  const locale = useLocale();
  return (value) =>
    value.kind === "amount"
      ? formatMoney(toMajor(value.minor), currency, locale)
      : formatPercent(value.basisPoints / BP_OF_WHOLE, locale, 2);
}
