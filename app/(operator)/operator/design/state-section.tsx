"use client";

import { PlaneTakeoff } from "lucide-react";
import { useTranslations } from "next-intl";
import { NoneMatch, NothingFound } from "@/components/offers/list/nothing-found";
import { Button } from "@/components/ui/press/button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { LoadError } from "@/components/ui/states/load-error";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { Spinner } from "@/components/ui/states/spinner";
import { pages } from "@/lib/client/calls/paths";
import { Section, Specimen } from "./section";

const ROWS = 3;
/** A sample has nothing to load again. */
const again = () => undefined;
const OTHERS = { earlier: pages.operator(), later: pages.operator(), anyCabin: pages.operator() };
const HIDDEN = 21;

export function StateSection() {
  const t = useTranslations("design.sample");
  const tCommon = useTranslations("common");
  return (
    <Section of="states">
      <Specimen name="skeleton">
        <ListSkeleton rows={ROWS} />
      </Specimen>
      <Specimen name="spinner">
        <Spinner />
      </Specimen>
      <div className="grid gap-4 md:grid-cols-2">
        <Specimen name="empty">
          <EmptyState
            icon={<PlaneTakeoff className="size-8" aria-hidden="true" />}
            title={t("text")}
            action={<Button variant="secondary">{t("menu")}</Button>}
          >
            {t("body")}
          </EmptyState>
        </Specimen>
        <Specimen name="error">
          <ErrorState
            message={tCommon("errors.network")}
            reference={tCommon("errors.reference", { id: "01937c5a-2f64-7b1e" })}
            onRetry={again}
          />
        </Specimen>
      </div>
      <Specimen name="nothing found">
        <NothingFound others={OTHERS} />
      </Specimen>
      <Specimen name="none match">
        <NoneMatch hidden={HIDDEN} onClear={again} />
      </Specimen>
      <Specimen name="load error">
        <LoadError text={tCommon("errors.away")} tone="warm" onRetry={again} />
      </Specimen>
    </Section>
  );
}
