"use client";

import { useTranslations } from "next-intl";
import { SEARCH_ERRORS } from "./search-form-schema";

/** The text of a field's error; the schema's messages are keys of the texts. */
export function useSearchErrors(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const t = useTranslations("search.errors");
  return (error) => {
    const key = SEARCH_ERRORS.find((name) => name === error?.message);
    return key && t(key);
  };
}
