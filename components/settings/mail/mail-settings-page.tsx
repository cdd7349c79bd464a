"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { MailSettings } from "@/lib/contracts/portal/mail";
import { LOCALES } from "@/lib/domain/localized";
import { mailSettingsOptions, saveMailSettings } from "./queries";

const EVENTS = ["confirmation", "receipts", "changes", "refunds"] as const;

/** What is sent to customers by itself, and where mails go. */
export function MailSettingsPage() {
  const t = useTranslations("mail.settings");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(mailSettingsOptions());
  return (
    <>
      <h2 className="font-semibold text-xl">{t("title")}</h2>
      <p className="mt-1 mb-5 max-w-3xl text-ink-soft">{t("lead")}</p>
      {data?.leaves === false ? <Kept /> : null}
      {data ? <SettingsForm saved={data} /> : null}
      {error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton className="h-64 w-full" />}
    </>
  );
}

function Kept() {
  const t = useTranslations("mail.settings");
  return (
    <div className="mb-4">
      <Banner tone="info">
        {t("kept")}{" "}
        <PageLink href={pages.mailbox()} className="text-accent underline">
          {t("toMailbox")}
        </PageLink>
      </Banner>
    </div>
  );
}

function SettingsForm({ saved: { confirmation, receipts, changes, refunds, locale } }: { saved: MailSettings }) {
  const t = useTranslations("mail.settings");
  const tLanguages = useTranslations("common.languages");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [settings, setSettings] = useState<MailSettings>({ confirmation, receipts, changes, refunds, locale });
  const { mutate, isPending, error } = useMutation({
    mutationFn: saveMailSettings,
    onSuccess: async (shown) => {
      await keepAnswer(cache, mailSettingsOptions().queryKey, shown);
      toast.success(t("saved"));
    },
  });
  return (
    <Card aria-label={t("title")} className="max-w-2xl space-y-4 p-4 md:p-5">
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
      <div>
        {EVENTS.map((event) => (
          <Checkbox key={event} isSelected={settings[event]} onChange={(isOn) => setSettings({ ...settings, [event]: isOn })}>
            {t(event)}
          </Checkbox>
        ))}
      </div>
      <RadioGroup
        label={t("language")}
        description={t("languageHint")}
        options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
        value={settings.locale}
        onChange={(chosen) => setSettings({ ...settings, locale: chosen })}
      />
      <Button isPending={isPending} onPress={() => mutate(settings)}>
        {t("save")}
      </Button>
    </Card>
  );
}
