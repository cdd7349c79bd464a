"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/states/skeleton";
import { Spinner } from "@/components/ui/states/spinner";

const ROWS = ["a", "b", "c", "d", "e", "f", "g"];

/** The list while the search runs, in the measures of what will come. */
export function OfferSkeletons() {
  const t = useTranslations("search.results");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="hidden flex-col gap-3 lg:flex">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
      <div className="flex flex-col gap-2">
        <p role="status" className="flex min-h-10 items-center gap-2 text-ink-soft">
          <Spinner />
          {t("searching")}
        </p>
        <Card className="divide-y divide-line">
          {ROWS.map((row) => (
            <div key={row} className="flex flex-col gap-2 px-4 py-3 xl:flex-row xl:items-center xl:justify-between">
              <Skeleton className="h-8 w-full xl:w-1/2" />
              <Skeleton className="h-8 w-40" />
            </div>
          ))}
        </Card>
      </div>
    </div>
  );
}
