"use client";

import { SearchX, Tickets } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";

/** Nothing yet, or nothing that fits: two different matters with two ways on. */
export function BookingsEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("booking.list");
  if (isFiltered)
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
        title={t("nothing")}
        action={
          <Button variant="secondary" onPress={onClear}>
            {t("clear")}
          </Button>
        }
      >
        {t("nothingText")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Tickets className="size-8" aria-hidden="true" />}
      title={t("empty")}
      action={<LinkButton href={pages.search()}>{t("emptyAction")}</LinkButton>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}
