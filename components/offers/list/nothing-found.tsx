"use client";

import { ListFilter, PlaneTakeoff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";

/** Addresses of neighbouring searches; null where there is none. */
export interface OtherSearches {
  earlier: string | null;
  later: string | null;
  anyCabin: string | null;
}

/** No flights at all: other days or another cabin may help, or to be told once there is something. @param watch the button that does so */
export function NothingFound({ others, watch }: { others: OtherSearches; watch?: ReactNode }) {
  const t = useTranslations("search.results");
  const links = [
    { href: others.earlier, text: t("dayEarlier") },
    { href: others.later, text: t("dayLater") },
    { href: others.anyCabin, text: t("anyCabin") },
  ];
  const action = links.map(({ href, text }) =>
    href ? (
      <LinkButton key={text} href={href} variant="secondary">
        {text}
      </LinkButton>
    ) : null,
  );
  const acts = (
    <>
      {action}
      {watch}
    </>
  );
  return (
    <EmptyState icon={<PlaneTakeoff className="size-8" aria-hidden="true" />} title={t("emptyTitle")} action={acts}>
      {t("emptyText")}
    </EmptyState>
  );
}

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
