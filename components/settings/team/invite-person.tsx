"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { type InviteRequest, inviteRequest } from "@/lib/contracts/portal/team";
import { TEAM_ROLES } from "@/lib/contracts/scopes";
import { LOCALES } from "@/lib/domain/localized";
import { Choice, Line, Listed } from "../parts/form-lines";
import { useFormRefusal } from "../parts/form-refusal";
import { invite } from "./queries";
import { useTeamChange } from "./use-team-change";

const FIELDS = ["email", "role", "locale"] as const;

/** Whom to invite, to do what, and in which language they are written to. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.team");
  const tLanguages = useTranslations("common.languages");
  const formId = useId();
  const locale = useLocale();
  const { mutate, isPending, error } = useTeamChange(invite, onClose);
  const form = useForm<InviteRequest>({ resolver: zodResolver(inviteRequest), defaultValues: { email: "", role: "agent", locale } });
  const { control, handleSubmit } = form;
  const refusal = useFormRefusal(error, FIELDS, form);
  const emailError = form.formState.errors.email;
  // What the server says is told in its own words.
  const isMistyped = emailError !== undefined && emailError.type !== "server";
  return (
    <FormDialog title={t("invite.title")} onClose={onClose} formId={formId} submit={t("invite.submit")} isPending={isPending}>
      <form id={formId} onSubmit={handleSubmit((values) => mutate(values))} noValidate className="space-y-4">
        {refusal ? <Banner tone="bad" isAlert title={refusal} /> : null}
        <p className="text-ink-soft">{t("invite.text")}</p>
        <Line
          control={control}
          name="email"
          label={t("invite.email")}
          type="email"
          inputMode="email"
          remarks={isMistyped ? { [emailError.message ?? ""]: t("invite.emailWrong") } : {}}
        />
        <Listed
          control={control}
          name="role"
          label={t("invite.role")}
          options={TEAM_ROLES.map((id) => ({ id, label: t(`roles.${id}`) }))}
        />
        <Choice
          control={control}
          name="locale"
          label={t("invite.language")}
          options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
        />
      </form>
    </FormDialog>
  );
}
