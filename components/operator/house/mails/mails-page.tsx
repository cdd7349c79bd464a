"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { MAIL_TEMPLATES, type MailPreviewQuery } from "@/lib/contracts/operator/house";
import { LOCALES } from "@/lib/domain/localized";
import { mailPreviewOptions } from "../queries";
import { PreviewCard } from "./preview-card";

/** Every kind of mail that the service sends, in each language, as its receiver has it. Nothing is changed here. */
export function MailsPage() {
  const t = useTranslations("mailTemplates");
  const [asked, setAsked] = useState<MailPreviewQuery>({ kind: "confirmation", language: useLocale() });
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery({ ...mailPreviewOptions(asked), placeholderData: keepPreviousData });
  return (
    <div className="space-y-4">
      <div>
        <BackLink href={pages.operatorHouse()}>{t("back")}</BackLink>
        <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <Choice asked={asked} onChange={setAsked} />
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <ListSkeleton rows={5} />}
      {data ? <PreviewCard preview={data} /> : null}
    </div>
  );
}

function Choice({ asked, onChange }: { asked: MailPreviewQuery; onChange: (asked: MailPreviewQuery) => void }) {
  const t = useTranslations("mailTemplates");
  const tLanguages = useTranslations("common.languages");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t("kind")}
        options={MAIL_TEMPLATES.map((id) => ({ id, label: t(`kinds.${id}`) }))}
        value={asked.kind}
        onChange={(kind) => onChange({ ...asked, kind })}
        className="w-full sm:w-80"
      />
      <RadioGroup
        label={t("language")}
        options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
        value={asked.language}
        onChange={(language) => onChange({ ...asked, language })}
      />
    </div>
  );
}
