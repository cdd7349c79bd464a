"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCustomerMode } from "@/lib/client/customer-mode";

/** Turns the screen to the customer and back: net prices, margins and the deposit disappear from every page. */
export function CustomerEye() {
  const t = useTranslations("common.customerMode");
  const { isOn, toggle } = useCustomerMode();
  const Icon = isOn ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-label={t("label")}
      aria-pressed={isOn}
      aria-keyshortcuts="F9"
      title={t(isOn ? "off" : "on")}
      onClick={toggle}
      className="flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink aria-pressed:bg-warm-soft aria-pressed:text-warm md:size-9"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
