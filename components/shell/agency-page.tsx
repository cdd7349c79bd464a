"use client";

import { EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/press/button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { useCustomerMode } from "@/lib/client/customer-mode";

/** A page of the agency's own money: closed while a customer looks at the screen. */
export function AgencyPage({ children }: { children: ReactNode }) {
  const t = useTranslations("common.customerMode");
  const { isOn, toggle } = useCustomerMode();
  if (!isOn) return children;
  return (
    <EmptyState
      icon={<EyeOff className="size-8" aria-hidden="true" />}
      title={t("hidden")}
      action={<Button onPress={toggle}>{t("show")}</Button>}
    >
      {t("hiddenText")}
    </EmptyState>
  );
}
