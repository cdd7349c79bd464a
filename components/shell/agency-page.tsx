"use client";

import { EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/press/button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { AgencyTyping, useCustomerMode } from "@/lib/client/customer-mode";

/** A page of the agency's own money: closed while a customer looks at the screen, with all that was typed. */
export function AgencyPage({ children }: { children: ReactNode }) {
  const { isOn } = useCustomerMode();
  return (
    <>
      <AgencyTyping>{children}</AgencyTyping>
      {isOn ? <Closed /> : null}
    </>
  );
}

function Closed() {
  const t = useTranslations("common.customerMode");
  const { toggle } = useCustomerMode();
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
