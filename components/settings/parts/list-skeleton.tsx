"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

/** The shape of a list that is on its way. */
export function ListSkeleton() {
  const t = useTranslations("common.ui");
  return (
    <Card className="divide-y divide-line">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["a", "b", "c"].map((key) => (
        <div key={key} className="flex justify-between gap-6 px-5 py-5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="hidden h-5 w-28 md:block" />
        </div>
      ))}
    </Card>
  );
}
