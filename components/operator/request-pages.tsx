"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { pages as addresses } from "@/lib/client/paths";
import type { RequestFilter } from "./queries";

/** Older requests, page by page. */
export function RequestPages({ page, pages, filter }: { page: number; pages: number; filter: RequestFilter }) {
  const t = useTranslations("operator");
  if (pages <= 1) return null;
  const link = (target: number, rel: "prev" | "next") => (
    <LinkButton variant="secondary" size="sm" rel={rel} href={addresses.operator({ ...filter, page: target })}>
      {t(rel)}
    </LinkButton>
  );
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center justify-between gap-3">
      <span className="w-28">{page > 1 ? link(page - 1, "prev") : null}</span>
      <span className="num text-ink-soft text-sm">{t("page", { page, pages })}</span>
      <span className="w-28 text-right">{page < pages ? link(page + 1, "next") : null}</span>
    </nav>
  );
}
