"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Starts the search. */
export function SubmitButton({ isPending, className }: { isPending: boolean; className: string }) {
  const t = useTranslations("search.form");
  return (
    <Button type="submit" isPending={isPending} className={className}>
      {isPending ? null : <Search className="size-4" aria-hidden="true" />}
      {t("submit")}
    </Button>
  );
}
