"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

const PLACES = Array.from({ length: 12 }, (_, place) => place);

export function DestinationSkeletons() {
  const t = useTranslations("common.ui");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="mb-3 h-6 w-32" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {PLACES.map((place) => (
          <Card key={place} className="flex h-44 flex-col justify-between p-4">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-6 w-36" />
          </Card>
        ))}
      </div>
    </>
  );
}
