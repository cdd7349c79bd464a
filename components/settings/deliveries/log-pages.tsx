"use client";

import { useTranslations } from "next-intl";
import { PageLinks } from "@/components/ui/page-links";

interface LogPagesProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

export function LogPages({ page, pages, addressOf }: LogPagesProps) {
  const t = useTranslations("settings.callbacks.log");
  const texts = { label: t("pages"), previous: t("newer"), next: t("older"), page: t("page", { page, pages }) };
  return <PageLinks page={page} pages={pages} addressOf={addressOf} texts={texts} scroll={false} />;
}
