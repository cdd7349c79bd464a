"use client";

import { useTranslations } from "next-intl";
import { PageLinks } from "@/components/ui/page-links";
import { pages as addresses } from "@/lib/client/paths";
import type { BookingFilter } from "../queries";

export function Pagination({ page, pages, filter }: { page: number; pages: number; filter: BookingFilter }) {
  const t = useTranslations("booking.list");
  const texts = { label: t("pages"), previous: t("previous"), next: t("next"), page: t("page", { page, pages }) };
  return <PageLinks page={page} pages={pages} addressOf={(target) => addresses.bookings({ ...filter, page: target })} texts={texts} />;
}
