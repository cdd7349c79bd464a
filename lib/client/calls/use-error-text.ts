"use client";

import { useTranslations } from "next-intl";
import { ApiError } from "./api-error";

/**
 * What to tell a person about a failed call: the server's own words in the page's language, or ours where it gave none.
 * `reference` is empty where support could do nothing with it.
 */
export function useErrorText(): (error: unknown) => { message: string; reference: string } {
  const t = useTranslations("common.errors");
  return (error) => {
    if (!(error instanceof ApiError)) return { message: t("unknown"), reference: "" };
    if (error.status === 0) return { message: t("network"), reference: "" };
    const reference = error.status >= 500 && error.requestId ? t("reference", { id: error.requestId }) : "";
    return { message: error.message || t("unknown"), reference };
  };
}

/** As `useErrorText`, where a page's address was asked and no form stands by: what is wrong with a field is said instead of that one is. */
export function useAddressErrorText(): ReturnType<typeof useErrorText> {
  const errorText = useErrorText();
  return (error) => {
    const { message, reference } = errorText(error);
    const fields = error instanceof ApiError ? Object.values(error.fields).flat() : [];
    return { message: [...new Set(fields)].join(" ") || message, reference };
  };
}
