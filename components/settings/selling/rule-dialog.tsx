"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { AskedRule, SellingShown } from "@/lib/contracts/portal/selling";
import type { Currency } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { RULE_PARTS } from "@/lib/domain/selling/policy";
import { Choice, Line, Listed } from "../parts/form-lines";
import { askedPolicy, askedRule, useSaveSelling } from "./queries";
import { RuleCarrierField } from "./rule-carrier-field";
import { RulePlaceField } from "./rule-place-field";
import { textOf, valueTyped } from "./typed-value";

const ANY = "any";
const code = (form: RegExp) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .refine((text) => text === "" || form.test(text));

/** The form of a rule. Messages are keys of the texts under `selling.settings.form`. */
const ruleFields = z
  .object({
    part: z.enum(RULE_PARTS),
    carrier: code(/^[A-Z0-9]{2}$/),
    from: code(/^[A-Z]{2,3}$/),
    to: code(/^[A-Z]{2,3}$/),
    cabin: z.enum([ANY, "E", "B"]),
    age: z.enum([ANY, ...AGE_GROUPS]),
    kind: z.enum(["amount", "percent"]),
    value: z.string(),
  })
  .superRefine(({ kind, value }, context) => {
    if (valueTyped(kind, value) === null)
      context.addIssue({ code: "custom", path: ["value"], message: kind === "amount" ? "wrongAmount" : "wrongPercent" });
  });
type RuleFields = z.infer<typeof ruleFields>;

interface RuleDialogProps {
  policy: SellingShown;
  /** Place of the rule in the policy; null for a new one. */
  index: number | null;
  onClose: () => void;
}

/** A new rule, or another text of one. */
export function RuleDialog({ policy, index, onClose }: RuleDialogProps) {
  const t = useTranslations("selling.settings");
  const formId = useId();
  const { mutate, isPending, error } = useSaveSelling(() => {
    toast.success(t("saved"));
    onClose();
  });
  const { control, handleSubmit } = useForm<RuleFields>({ resolver: zodResolver(ruleFields), defaultValues: startOf(policy, index) });
  const asked = askedPolicy(policy);
  const save = handleSubmit((fields) => {
    const rule = ruleOf(fields);
    const rules = index === null ? [...asked.rules, rule] : asked.rules.map((each, at) => (at === index ? rule : each));
    mutate({ ...asked, rules });
  });
  return (
    <FormDialog
      title={t(index === null ? "form.addTitle" : "form.editTitle")}
      onClose={onClose}
      formId={formId}
      submit={t("form.save")}
      isPending={isPending}
    >
      <form id={formId} onSubmit={save} noValidate className="space-y-4">
        <Refusal error={error} />
        <RuleForm control={control} currency={policy.currency} />
      </form>
    </FormDialog>
  );
}

function RuleForm({ control, currency }: { control: Control<RuleFields>; currency: Currency }) {
  const t = useTranslations("selling.settings");
  const tForm = useTranslations("selling.settings.form");
  const tCommon = useTranslations("common");
  const isAmount = useWatch({ control, name: "kind" }) === "amount";
  const cabins = [{ id: ANY, label: tForm("anyCabin") }, ...(["E", "B"] as const).map((id) => ({ id, label: tCommon(`cabins.${id}`) }))];
  const ages = [{ id: ANY, label: tForm("anyAge") }, ...AGE_GROUPS.map((id) => ({ id, label: tCommon(`ageGroups.${id}`) }))];
  return (
    <>
      <Choice control={control} name="part" label={tForm("part")} options={RULE_PARTS.map((id) => ({ id, label: t(`part.${id}`) }))} />
      <RuleCarrierField control={control} name="carrier" label={tForm("carrier")} />
      <RulePlaceField control={control} name="from" label={tForm("from")} />
      <RulePlaceField control={control} name="to" label={tForm("to")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Listed control={control} name="cabin" label={tForm("cabin")} options={cabins} />
        <Listed control={control} name="age" label={tForm("age")} options={ages} />
      </div>
      <Choice
        control={control}
        name="kind"
        label={tForm("kind")}
        options={[
          { id: "amount", label: tForm("amount", { currency }) },
          { id: "percent", label: tForm("percent") },
        ]}
      />
      <Line
        control={control}
        name="value"
        label={tForm("value")}
        inputMode="decimal"
        inputClassName="num"
        isRequired
        remarks={{ wrongAmount: tForm("wrongAmount"), wrongPercent: tForm("wrongPercent") }}
        description={isAmount ? tForm("amount", { currency }) : tForm("percent")}
      />
    </>
  );
}

/** The server's words: those of the rule first. */
function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (!error) return null;
  const fields = Object.values(errorText(error).fields).flat();
  return <Banner tone="bad" isAlert title={fields[0] ?? errorText(error).message} />;
}

function startOf({ rules }: SellingShown, index: number | null): RuleFields {
  const rule = index === null ? undefined : rules[index];
  const { carrier = "", from = "", to = "", cabin = ANY, age = ANY } = rule ? askedRule(rule).when : {};
  const value = rule ? { kind: rule.value.kind, value: textOf(rule.value) } : { kind: "percent" as const, value: "" };
  return { part: rule?.part ?? "markup", carrier, from, to, cabin, age, ...value };
}

function ruleOf({ part, carrier, from, to, cabin, age, kind, value }: RuleFields): AskedRule {
  const typed = valueTyped(kind, value);
  if (!typed) throw new RangeError("a value that the form has let through");
  const when = { ...(carrier && { carrier }), ...(from && { from }), ...(to && { to }) };
  return { part, value: typed, when: { ...when, ...(cabin !== ANY && { cabin }), ...(age !== ANY && { age }) } };
}
