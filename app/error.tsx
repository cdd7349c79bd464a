"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { FailedPage } from "@/components/ui/failed-page";
import { publicPages } from "@/lib/client/public-paths";

export default function PageError(failure: Omit<ComponentProps<typeof FailedPage>, "way">) {
  const t = useTranslations("common.errors");
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <FailedPage {...failure} way={{ href: publicPages.search(), text: t("toStart") }} />
    </main>
  );
}
