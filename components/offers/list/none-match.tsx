"use client";

import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** All offers are hidden by the filters. */
export function NoneMatch({ hidden, onClear }: { hidden: number; onClear: () => void }) {
  const t = useTranslations("search.results");
  const action = (
    <Button variant="secondary" onPress={onClear}>
      {t("clearFilters")}
    </Button>
  );
  return (
    <EmptyState icon={<ListFilter className="size-8" aria-hidden="true" />} title={t("filteredTitle")} action={action}>
      {t("filteredText", { count: hidden })}
    </EmptyState>
  );
}
