"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

/** While seats and price are being checked: the form's shape, and what is going on. */
export function BookSkeleton() {
  const t = useTranslations("booking.form");
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-6">
      <div className="space-y-4">
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {t("checking")}
        </p>
        <Card className="grid gap-4 p-5 sm:grid-cols-3">
          {["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((key) => (
            <div key={key} className="space-y-2">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-10 w-full" />
            </div>
          ))}
        </Card>
      </div>
      <Card className="hidden space-y-3 p-5 lg:block">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-4 w-56" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-12 w-full" />
      </Card>
    </div>
  );
}
