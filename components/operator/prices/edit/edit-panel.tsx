"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { FareFilter } from "../fare-filter";
import { draftFares } from "../queries";
import { type EditProblems, readEdit, type TypedEdit } from "./fare-edit";

const KINDS = ["amounts", "percent", "copy_season"] as const;

interface EditPanelProps {
  filter: FareFilter;
  typed: TypedEdit;
  onChange: (typed: TypedEdit) => void;
  onClose: () => void;
}

/** Says what is to become of which fares, and has it previewed: nothing changes here. */
export function EditPanel({ filter, typed, onChange, onClose }: EditPanelProps) {
  const t = useTranslations("prices.edit");
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { ask, isPending, error } = useDraft();
  const { body, problems = {} } = readEdit(typed, filter);
  const shown = isAsked ? problems : {};
  const press = () => {
    setAsked(true);
    if (body) ask(body);
  };
  return (
    <SectionCard title={t("title")} lead={t("lead")} className="mb-4">
      <form
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          press();
        }}
      >
        <RadioGroup
          label={t("what")}
          options={KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
          value={typed.kind}
          onChange={(kind) => onChange({ ...typed, kind })}
          isDisabled={isPending}
        />
        <EditFields typed={typed} onChange={onChange} problems={shown} />
        <p className="num text-ink-soft text-sm">{useTold(typed)}</p>
        {shown.amounts ? <Banner tone="bad" isAlert title={t("problem.amounts")} /> : null}
        {shown.choice ? <Banner tone="bad" isAlert title={t("problem.choice")} /> : null}
        {error ? <Banner tone="bad" isAlert title={Object.values(errorText(error).fields).flat()[0] ?? errorText(error).message} /> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isPending={isPending}>
            {t("preview")}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
            {t("leave")}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}

/** Which fares it is for, in words. */
function useTold({ kind, amounts, chosen }: TypedEdit): string {
  const t = useTranslations("prices.edit");
  if (kind === "amounts") return t("amountsTyped", { count: amounts.size });
  return chosen.size > 0 ? t("chosen", { count: chosen.size }) : t("allOfFilter");
}

interface EditFieldsProps {
  typed: TypedEdit;
  onChange: (typed: TypedEdit) => void;
  problems: EditProblems;
}

function EditFields({ typed, onChange, problems }: EditFieldsProps) {
  const t = useTranslations("prices.edit");
  if (typed.kind === "amounts") return null;
  const field = (name: "percent" | "fromStart" | "fromEnd" | "toStart" | "toEnd", problem: keyof EditProblems) => (
    <TextField
      className="w-36"
      label={t(`field.${name}`)}
      value={typed[name]}
      onChange={(text) => onChange({ ...typed, [name]: text })}
      error={problems[problem] ? t(`problem.${name === "percent" ? "percent" : "day"}`) : undefined}
      placeholder={name === "percent" ? "" : t("dayForm")}
      maxLength={10}
      autoComplete="off"
      inputClassName="num"
    />
  );
  return (
    <>
      {typed.kind === "copy_season" ? (
        <div className="flex flex-wrap items-start gap-3">
          {field("fromStart", "from")}
          {field("fromEnd", "from")}
          {field("toStart", "to")}
          {field("toEnd", "to")}
        </div>
      ) : null}
      {field("percent", "percent")}
      <p className="text-ink-soft text-sm">{t("rounding")}</p>
    </>
  );
}

/** Has the draft made, and opens its preview. */
function useDraft() {
  const router = useRouter();
  const once = useOneAtATime();
  const { mutate, isPending, error } = useMutation({
    mutationFn: draftFares,
    onSuccess: ({ id }) => router.push(pages.priceUpload({ upload: id })),
  });
  const ask = (body: Parameters<typeof draftFares>[0]) => once((end) => mutate(body, { onSettled: end }));
  return { ask, isPending, error };
}
