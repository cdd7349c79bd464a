"use client";

import { useLocale, useTranslations } from "next-intl";
import { LOCALES } from "@/lib/domain/localized";
import { useChooseLocale } from "./use-choose-locale";

/** The languages side by side, for pages with room in their head: one press, and no menu to load. */
export function LanguageChoice() {
  const t = useTranslations("common");
  const current = useLocale();
  const choose = useChooseLocale();
  return (
    <fieldset aria-label={t("chooseLanguage")} className="flex text-sm">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
          className="min-h-11 cursor-pointer rounded-lg px-2.5 text-ink-soft narrow:px-1.5 hover:bg-sunken hover:text-ink aria-pressed:font-semibold aria-pressed:text-accent md:min-h-9"
        >
          {t(`languages.${locale}`)}
        </button>
      ))}
    </fieldset>
  );
}
