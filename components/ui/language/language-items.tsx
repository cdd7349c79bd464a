"use client";

import { Check } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { LOCALES } from "@/lib/domain/localized";
import { Menu, MenuItem } from "../overlays/menu";
import type { OpenMenu } from "../overlays/menu-button";
import { useChooseLocale } from "./use-choose-locale";

/** The menu of languages, loaded when it opens. */
export function LanguageItems(open: OpenMenu) {
  const t = useTranslations("common");
  const locale = useLocale();
  const choose = useChooseLocale();
  return (
    <Menu label={t("chooseLanguage")} {...open}>
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
