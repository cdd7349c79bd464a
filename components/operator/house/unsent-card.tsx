"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { pages } from "@/lib/client/calls/paths";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { HousePage } from "@/lib/contracts/operator/house";
import { sendTestMail } from "./queries";

/** How much has not arrived, each number with where it stands; and a mail to try whether any goes. */
export function UnsentCard({ stuck, sendsMails }: { stuck: HousePage["stuck"]; sendsMails: boolean }) {
  const t = useTranslations("service.unsent");
  const tMails = useTranslations("service.mails");
  const tTemplates = useTranslations("mailTemplates");
  const mayChange = useMayInHouse("house", "change");
  const link = (part: keyof HousePage["stuck"], anchor: string) => (
    <PageLink href={`${pages.stuck()}#${anchor}`} className="num flex min-h-11 w-fit items-center text-accent hover:underline">
      {t(part, { count: stuck[part] })}
    </PageLink>
  );
  return (
    <SectionCard title={t("title")} aside={mayChange ? <TestMailButton /> : null}>
      {link("mails", "mails")}
      {link("addresses", "webhooks")}
      <PageLink href={pages.mailTemplates()} className="flex min-h-11 w-fit items-center text-accent hover:underline">
        {tTemplates("open")}
      </PageLink>
      {sendsMails ? null : <p className="text-ink-soft text-sm">{tMails("mailbox")}</p>}
    </SectionCard>
  );
}

function TestMailButton() {
  const t = useTranslations("service.mails");
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: sendTestMail,
    onSuccess: ({ outcome }) => (outcome === "sent" ? toast.success(t("test.sent")) : toast.error(t(`test.${outcome}`))),
    onError: (error) => toast.error(errorText(error).message),
  });
  return (
    <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
      {t("test.action")}
    </Button>
  );
}
