"use client";

import { useTranslations } from "next-intl";

/** The keys that save an agent's time; on a phone there are none. */
export function KeyboardHint() {
  const t = useTranslations("search");
  const key = (text: string) => `⟨${text}⟩`;
  return (
    <p className="text-ink-faint text-xs max-md:hidden">{t("shortcuts", { slash: key("/"), arrows: key("↑ ↓"), enter: key("Enter") })}</p>
  );
}
