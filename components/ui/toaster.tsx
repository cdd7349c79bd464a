"use client";

import { useTranslations } from "next-intl";
import { Toaster as Sonner } from "sonner";

/** Where `toast(…)` of sonner shows its notes; one per page, in the root layout. */
export function Toaster() {
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
