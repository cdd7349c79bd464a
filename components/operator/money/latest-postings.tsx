"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { PostingList } from "./posting-list";

/** What moved on one agency's deposits lately. */
export function LatestPostings({ code }: { code: string }) {
  const t = useTranslations("agencies.latest");
  return (
    <section aria-label={t("title")}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t("title")}</h2>
        <LinkButton href={pages.houseMoney({ partner: code })} variant="secondary" size="sm">
          {t("all")}
        </LinkButton>
      </div>
      <PostingList filter={{ partner: code }} emptyText={t("none")} />
    </section>
  );
}
