"use client";

import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { pages as addresses } from "@/lib/client/paths";
import type { BookingFilter } from "./queries";

/** Links, so that a page of the list opens in a new tab too. */
export function Pagination({ page, pages, filter }: { page: number; pages: number; filter: BookingFilter }) {
  const t = useTranslations("booking.list");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center justify-between gap-3">
      <span className="w-28">
        {page > 1 ? (
          <LinkButton variant="secondary" size="sm" rel="prev" href={addresses.bookings({ ...filter, page: page - 1 })}>
            {t("previous")}
          </LinkButton>
        ) : null}
      </span>
      <span className="num text-ink-soft text-sm">{t("page", { page, pages })}</span>
      <span className="w-28 text-right">
        {page < pages ? (
          <LinkButton variant="secondary" size="sm" rel="next" href={addresses.bookings({ ...filter, page: page + 1 })}>
            {t("next")}
          </LinkButton>
        ) : null}
      </span>
    </nav>
  );
}
