"use client";

import { useTranslations } from "next-intl";
import { Toaster as Sonner } from "sonner";

/** The notes that `toast` of lib/client/calls/toast.ts shows; loaded with the first of them. */
export function ToasterNotes() {
  const t = useTranslations("common.ui");
  return (
    <Sonner
      position="top-center"
      containerAriaLabel={t("notifications")}
      toastOptions={{
        style: {
          background: "light-dark(#14232a, #e8eef0)",
          color: "light-dark(#ffffff, #14232a)",
          border: "none",
          fontFamily: "inherit",
          fontSize: "0.9375rem",
        },
      }}
    />
  );
}
