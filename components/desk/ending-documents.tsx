"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import { useMay } from "@/lib/client/role";
import { endingDocumentsOptions } from "@/lib/client/travel/passenger-book";

/** How many customers' documents do not last for their trips, with the way to them; nothing where all do. */
export function EndingDocuments() {
  const t = useTranslations("desk");
  const locale = useLocale();
  const { data } = useQuery({ ...endingDocumentsOptions(locale), enabled: useMay("sell") });
  if (!data || data.people === 0) return null;
  return (
    <Banner
      tone="warm"
      title={t("ending", { count: data.people })}
      action={
        <PageLink href={`${pages.passengers()}#ending`} className="inline-flex min-h-6 items-center text-accent underline">
          {t("endingShow")}
        </PageLink>
      }
    />
  );
}
