"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

/** The shape of a booking that is on its way. */
export function BookingSkeleton() {
  const t = useTranslations("common.ui");
  return (
    <div className="mt-2">
      <Spinner label={t("loading")} className="size-0" />
      <Skeleton className="h-8 w-56" />
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6">
        <Card className="space-y-4 p-6">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} className="h-5 w-full max-w-md" />
          ))}
        </Card>
        <Card className="space-y-3 p-5">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11 w-full" />
        </Card>
      </div>
    </div>
  );
}
