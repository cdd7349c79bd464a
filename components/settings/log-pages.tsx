"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

interface LogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Links, so that a page of the log opens in a new tab too. */
export function LogPages({ page, pages, addressOf }: LogPagesProps) {
  const t = useTranslations("settings.callbacks.log");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center justify-between gap-3">
      <span className="w-28">
        {page > 1 ? (
          <LinkButton variant="secondary" size="sm" rel="prev" href={addressOf(page - 1)} scroll={false}>
            {t("newer")}
          </LinkButton>
        ) : null}
      </span>
      <span className="num text-ink-soft text-sm">{t("page", { page, pages })}</span>
      <span className="w-28 text-right">
        {page < pages ? (
          <LinkButton variant="secondary" size="sm" rel="next" href={addressOf(page + 1)} scroll={false}>
            {t("older")}
          </LinkButton>
        ) : null}
      </span>
    </nav>
  );
}
