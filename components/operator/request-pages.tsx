"use client";

import { useTranslations } from "next-intl";
import { PageLinks } from "@/components/ui/page-links";
import { pages as addresses } from "@/lib/client/paths";
import type { RequestFilter } from "./queries";

export function RequestPages({ page, pages, filter }: { page: number; pages: number; filter: RequestFilter }) {
  const t = useTranslations("operator");
  const texts = { label: t("pages"), previous: t("prev"), next: t("next"), page: t("page", { page, pages }) };
  return <PageLinks page={page} pages={pages} addressOf={(target) => addresses.operator({ ...filter, page: target })} texts={texts} />;
}
