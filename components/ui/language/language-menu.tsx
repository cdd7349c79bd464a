"use client";

import { Languages } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { MenuButton } from "../overlays/menu-button";

const LanguageItems = dynamic(async () => (await import("./language-items")).LanguageItems, { ssr: false });

/** Chooses the language, remembers it for a year, and shows the page again in it. */
export function LanguageMenu() {
  const t = useTranslations("common");
  const locale = useLocale();
  return (
    <MenuButton
      menu={(open) => <LanguageItems {...open} />}
      className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-lg px-2.5 text-ink-soft text-sm hover:bg-sunken hover:text-ink md:min-h-9"
    >
      <Languages className="narrow:hidden size-4" aria-hidden="true" />
      <span className="sr-only">{t("chooseLanguage")}: </span>
      <span className="uppercase">{locale}</span>
    </MenuButton>
  );
}
