"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { amountTyped, percentTyped } from "@/lib/client/money/typed-amount";
import type { SellingRequest, SellingShown } from "@/lib/contracts/portal/selling";
import { fromMajor, toMajor } from "@/lib/domain/money";
import { Choice, Line } from "../parts/form-lines";
import { askedPolicy, useSaveSelling } from "./queries";
import { textOf, valueTyped } from "./typed-value";

const LOWEST_BP = -5_000;
const HIGHEST_BP = 10_000;

/** Messages are keys of the texts under `selling.settings`. */
const termsFields = z
  .object({
    rounding: z.enum(["none", "up", "nearest"]),
    step: z.string(),
    bounds: z.enum(["no", "yes"]),
    lowest: z.string(),
    highest: z.string(),
    keepsKind: z.enum(["amount", "percent"]),
    keeps: z.string(),
  })
  .superRefine((fields, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (fields.rounding !== "none" && !amountTyped(fields.step)) refuse("step", "stepWrong");
    if (fields.bounds === "yes" && !boundsOf(fields)) refuse("highest", "boundsWrong");
    if (!valueTyped(fields.keepsKind, fields.keeps)) refuse("keeps", fields.keepsKind === "amount" ? "wrongAmount" : "wrongPercent");
  });
type TermsFields = z.infer<typeof termsFields>;

/** Rounding, how far agents may go, and what is kept of refunds. */
export function TermsCard({ policy }: { policy: SellingShown }) {
  const t = useTranslations("selling.settings");
  const tTerms = useTranslations("selling.settings.terms");
  const tForm = useTranslations("selling.settings.form");
  const errorText = useErrorText();
  const { mutate, isPending, error } = useSaveSelling(() => toast.success(t("saved")));
  const { control, handleSubmit } = useForm<TermsFields>({ resolver: zodResolver(termsFields), defaultValues: startOf(policy) });
  const [rounding, bounds] = useWatch({ control, name: ["rounding", "bounds"] });
  const { currency } = policy;
  const remarks = { wrongAmount: tForm("wrongAmount"), wrongPercent: tForm("wrongPercent") };
  const figures = { control, inputMode: "decimal", inputClassName: "num" } as const;
  return (
    <SectionCard level={3} title={tTerms("title")}>
      <form onSubmit={handleSubmit((fields) => mutate(policyOf(policy, fields)))} noValidate className="space-y-4">
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        <Choice
          control={control}
          name="rounding"
          label={tTerms("rounding")}
          options={[
            { id: "none", label: tTerms("roundingNone") },
            { id: "up", label: tTerms("roundingUp") },
            { id: "nearest", label: tTerms("roundingNearest") },
          ]}
        />
        {rounding === "none" ? null : (
          <Line {...figures} name="step" label={tTerms("step", { currency })} remarks={{ stepWrong: tTerms("stepWrong") }} />
        )}
        <Choice
          control={control}
          name="bounds"
          label={tTerms("bounds")}
          options={[
            { id: "no", label: tTerms("boundsNo") },
            { id: "yes", label: tTerms("boundsYes") },
          ]}
        />
        {bounds === "yes" ? (
          <>
            <Line {...figures} name="lowest" label={tTerms("lowest")} description={tTerms("lowestHint")} />
            <Line {...figures} name="highest" label={tTerms("highest")} remarks={{ boundsWrong: tTerms("boundsWrong") }} />
          </>
        ) : null}
        <Choice
          control={control}
          name="keepsKind"
          label={tTerms("keeps")}
          options={[
            { id: "amount", label: tTerms("keepsAmount", { currency }) },
            { id: "percent", label: tTerms("keepsPercent") },
          ]}
        />
        <Line {...figures} name="keeps" label={tForm("value")} description={tTerms("keepsHint")} remarks={remarks} />
        <Button type="submit" isPending={isPending}>
          {tTerms("save")}
        </Button>
      </form>
    </SectionCard>
  );
}

function startOf({ rounding, bounds, keeps }: SellingShown): TermsFields {
  return {
    rounding: rounding?.mode ?? "none",
    step: rounding ? String(toMajor(rounding.toMinor)) : "1000",
    bounds: bounds ? "yes" : "no",
    lowest: String((bounds?.lowestBp ?? 0) / 100),
    highest: String((bounds?.highestBp ?? 1000) / 100),
    keepsKind: keeps.kind,
    keeps: textOf(keeps),
  };
}

function boundsOf({ lowest, highest }: Pick<TermsFields, "lowest" | "highest">): SellingRequest["bounds"] | null {
  const [lowestBp, highestBp] = [percentTyped(lowest), percentTyped(highest)];
  if (lowestBp === null || highestBp === null) return null;
  return LOWEST_BP <= lowestBp && lowestBp <= highestBp && highestBp <= HIGHEST_BP ? { lowestBp, highestBp } : null;
}

function policyOf(policy: SellingShown, fields: TermsFields): SellingRequest {
  const { version, rules } = askedPolicy(policy);
  const keeps = valueTyped(fields.keepsKind, fields.keeps) ?? policy.keeps;
  const step = amountTyped(fields.step);
  const bounds = fields.bounds === "yes" ? boundsOf(fields) : null;
  const rounding = fields.rounding === "none" || !step ? null : { toMinor: fromMajor(step), mode: fields.rounding };
  return { version, rules, keeps, ...(rounding && { rounding }), ...(bounds && { bounds }) };
}
