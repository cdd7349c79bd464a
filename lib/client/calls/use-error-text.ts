"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { ApiError } from "./api-error";

/** What a person is told about a failed call, in the language that the page has now. */
export interface ErrorText {
  message: string;
  /** Empty where support could do nothing with it. */
  reference: string;
  /** Field path to what is wrong with it; empty where no field is to blame. */
  fields: Record<string, string[]>;
}

/** What to tell a person about a failed call: the server's own words, or ours where it gave none. The function changes with the language alone. */
export function useErrorText(): (error: unknown) => ErrorText {
  const t = useTranslations("common.errors");
  const locale = useLocale();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return { message: t("unknown"), reference: "", fields: {} };
      if (error.status === 0) return { message: t("network"), reference: "", fields: {} };
      const reference = error.status >= 500 && error.requestId ? t("reference", { id: error.requestId }) : "";
      const { message, fields } = error.textsIn(locale);
      return { message: message || t("unknown"), reference, fields };
    },
    [t, locale],
  );
}

/** As `useErrorText`, where a page's address was asked and no form stands by: what is wrong with a field is said instead of that one is. */
export function useAddressErrorText(): ReturnType<typeof useErrorText> {
  const errorText = useErrorText();
  return (error) => {
    const told = errorText(error);
    return { ...told, message: [...new Set(Object.values(told.fields).flat())].join(" ") || told.message };
  };
}
