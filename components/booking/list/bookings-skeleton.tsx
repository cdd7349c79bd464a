"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

export function BookingsSkeleton() {
  const t = useTranslations("common.ui");
  return (
    <Card className="divide-y divide-line">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {["a", "b", "c", "d", "e", "f", "g"].map((key) => (
        <div key={key} className="flex justify-between gap-6 px-5 py-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="hidden h-5 w-48 md:block" />
          <Skeleton className="h-5 w-28" />
        </div>
      ))}
    </Card>
  );
}
