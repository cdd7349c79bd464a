"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

const CARDS = ["a", "b", "c", "d", "e"];
const LINES = [...CARDS, "f"];

/** The list while the search runs, in the measures of what will come. */
export function OfferSkeletons({ directions }: { directions: number }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="hidden flex-col gap-3 lg:flex">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
      <OfferCards directions={directions} />
    </div>
  );
}

/** The offers alone, beside filters that are there already. */
export function OfferCards({ directions }: { directions: number }) {
  const t = useTranslations("search.results");
  const lines = LINES.slice(0, directions);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner />
        {t("searching")}
      </p>
      {CARDS.map((card) => (
        <Card key={card} className="grid gap-6 p-5 lg:grid-cols-[minmax(0,1fr)_12rem]">
          <div className="flex flex-col gap-5">
            {lines.map((line) => (
              <Skeleton key={line} className="h-12 w-full" />
            ))}
            <Skeleton className="h-5 w-2/3" />
          </div>
          <Skeleton className="h-16 w-full" />
        </Card>
      ))}
    </div>
  );
}
