"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/press/button";
import type { SearchValues } from "./search-form-schema";
import { SEARCH_ERRORS } from "./search-values";

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

/** What the fields of every kind of trip are given. */
export interface SearchFieldsProps {
  form: UseFormReturn<SearchValues>;
  isPending: boolean;
  /** The first field, for the key that leads to the search. */
  originRef: RefObject<HTMLInputElement | null>;
}

/** The text of a field's error; the schema's messages are keys of the texts. */
export function useSearchErrors(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const t = useTranslations("search.errors");
  return (error) => {
    const key = SEARCH_ERRORS.find((name) => name === error?.message);
    return key && t(key);
  };
}
