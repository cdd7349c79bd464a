"use client";

import { rememberLanguage } from "@/components/ui/language/remember-language";
import type { Locale } from "@/lib/domain/localized";

interface LanguageLink {
  locale: Locale;
  /** The language in itself. */
  name: string;
  href: string;
  isCurrent: boolean;
}

/** The same page in each language, as addresses; the choice holds for the portal too. The page is loaded anew, since its language stands at its very root. */
export function LanguageLinks({ label, links }: { label: string; links: readonly LanguageLink[] }) {
  return (
    <nav aria-label={label} className="flex text-xs uppercase">
      {links.map(({ locale, name, href, isCurrent }) => (
        <a
          key={locale}
          href={href}
          lang={locale}
          hrefLang={locale}
          aria-current={isCurrent ? "true" : undefined}
          onClick={() => rememberLanguage(locale)}
          className={`flex min-h-11 items-center rounded-lg px-1.5 sm:px-2 md:min-h-9 ${isCurrent ? "font-semibold text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink"}`}
        >
          {locale}
          <span className="sr-only">{name}</span>
        </a>
      ))}
    </nav>
  );
}
