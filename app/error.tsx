"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { FailedPage } from "@/components/ui/states/failed-page";
import { publicPages } from "@/lib/client/calls/public-paths";
import { UNAVAILABLE_DIGEST } from "@/lib/util/unavailable";

export default function PageError(failure: Omit<ComponentProps<typeof FailedPage>, "isAway" | "way">) {
  const t = useTranslations("common.errors");
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <FailedPage
        {...failure}
        isAway={failure.error.digest === UNAVAILABLE_DIGEST}
        way={{ href: publicPages.search(), text: t("toStart") }}
      />
    </main>
  );
}
