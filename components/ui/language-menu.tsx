"use client";

import { Check, Languages } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "react-aria-components/Button";
import { LOCALES } from "@/lib/domain/localized";
import { Menu, MenuItem } from "./menu";
import { useChooseLocale } from "./use-choose-locale";

/** Chooses the language, remembers it for a year, and shows the page again in it. */
export function LanguageMenu() {
  const t = useTranslations("common");
  const locale = useLocale();
  const choose = useChooseLocale();
  const trigger = (
    <Button className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg px-2.5 text-ink-soft text-sm hover:bg-sunken hover:text-ink md:min-h-9">
      <Languages className="size-4" aria-hidden="true" />
      <span className="sr-only">{t("chooseLanguage")}: </span>
      <span className="uppercase">{locale}</span>
    </Button>
  );
  return (
    <Menu label={t("chooseLanguage")} trigger={trigger}>
      {LOCALES.map((option) => (
        <MenuItem key={option} textValue={t(`languages.${option}`)} onAction={() => choose(option)}>
          <span lang={option} className="flex-1">
            {t(`languages.${option}`)}
          </span>
          {option === locale ? <Check className="size-4 text-accent" aria-hidden="true" /> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
