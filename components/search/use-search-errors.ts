"use client";

import { useTranslations } from "next-intl";
import { SEARCH_ERRORS, type SearchValues } from "./search-form-schema";

type Errors = Partial<Record<keyof SearchValues, { message?: string | undefined }>>;

/** The text of a field's error; the schema's messages are keys of the texts. */
export function useSearchErrors(errors: Errors): (field: keyof SearchValues) => string | undefined {
  const t = useTranslations("search.errors");
  return (field) => {
    const key = SEARCH_ERRORS.find((name) => name === errors[field]?.message);
    return key && t(key);
  };
}
