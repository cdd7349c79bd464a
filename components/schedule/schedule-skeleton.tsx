"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

export function ScheduleSkeleton() {
  const t = useTranslations("common.ui");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="mb-3 h-6 w-56" />
      <Card className="divide-y divide-line">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <div key={key} className="flex justify-between gap-6 px-5 py-4">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="hidden h-5 w-56 md:block" />
            <Skeleton className="h-5 w-40" />
          </div>
        ))}
      </Card>
    </>
  );
}
