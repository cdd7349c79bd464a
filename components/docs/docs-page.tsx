import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { SkipLink } from "@/components/ui/skip-link";
import { pages } from "@/lib/client/calls/paths";
import { LOCALES } from "@/lib/domain/localized";
import { common } from "@/lib/i18n/messages/common";
import { docsLink, docsLocale, docsPath, docsText } from "./language";
import { LanguageLinks } from "./language-links";
import { navGroups, titleOf } from "./nav";
import { MethodBadge } from "./reference/method-badge";

interface Props {
  /** The page, as the navigation has it. */
  current: string;
  /** Its address below /docs, where that says more than which page it is. */
  address?: string;
  children: ReactNode;
}

/** The frame of a page of the documentation. The page has chosen its language before. */
export function DocsPage({ current, address = current, children }: Props) {
  const t = docsText();
  return (
    <div lang={docsLocale()}>
      <SkipLink>{t("skip")}</SkipLink>
      <Header address={address} />
      <div className="mx-auto flex max-w-[90rem] lg:px-4">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-64 shrink-0 overflow-y-auto py-6 pr-4 lg:block">
          <DocsNav current={current} />
        </div>
        <main id="content" className="min-w-0 flex-1 px-4 pt-6 pb-24 lg:px-8 lg:pt-8">
          <details className="mb-5 rounded-lg border border-line bg-surface lg:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium text-sm">{t("allPages")}</summary>
            <div className="border-line border-t px-1 py-3">
              <DocsNav current={current} />
            </div>
          </details>
          {children}
          {current === "search" ? null : (
            <p className="mt-10 text-sm">
              <a href={docsPath(`${current || "overview"}.md`, docsLocale())} className="text-ink-faint hover:text-accent">
                {t("asMarkdown")}
              </a>
            </p>
          )}
        </main>
      </div>
    </div>
  );
}

function Header({ address }: { address: string }) {
  const t = docsText();
  const links = LOCALES.map((locale) => ({
    locale,
    name: common.languages[locale].en,
    href: docsPath(address, locale),
    isCurrent: locale === docsLocale(),
  }));
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-[90rem] items-center justify-between gap-3 px-4">
        <PageLink href={docsLink("")} className="flex items-center gap-2 text-accent">
          <Logo />
          <span className="font-semibold text-lg tracking-tight">Parvoz</span>
          <span className="hidden text-ink-faint text-lg lg:inline">{t("documentation")}</span>
        </PageLink>
        <div className="flex items-center gap-1 text-sm">
          {/* On a telephone these are under “All pages”: the languages take their place. */}
          <div className="hidden items-center gap-1 sm:flex">
            <HeaderLink href={docsLink("quick-start")}>{titleOf("quick-start", docsLocale())}</HeaderLink>
            <HeaderLink href={docsLink("reference")}>{titleOf("reference", docsLocale())}</HeaderLink>
          </div>
          <HeaderLink href={pages.search()}>{t("portal")}</HeaderLink>
          <LanguageLinks label={t("language")} links={links} />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <PageLink
      href={href}
      className="flex min-h-11 items-center rounded-lg px-2 text-ink-soft hover:bg-sunken hover:text-ink sm:px-3 md:min-h-9"
    >
      {children}
    </PageLink>
  );
}

/** All pages of the documentation, the present one marked. */
function DocsNav({ current }: { current: string }) {
  const t = docsText();
  const locale = docsLocale();
  return (
    <nav aria-label={t("documentation")} className="space-y-5 text-sm">
      <search className="block px-2">
        <form action={docsLink("search")}>
          <input
            type="search"
            name="q"
            required
            maxLength={200}
            aria-label={t("search.label")}
            placeholder={t("search.title")}
            className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-2 lg:min-h-8"
          />
        </form>
      </search>
      {navGroups(locale).map(({ title, links }) => (
        <section key={title}>
          <h2 className="px-2 pb-1 font-semibold text-2xs text-ink-faint uppercase tracking-wide">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.page}>
                <NavLink {...link} isCurrent={link.page === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function NavLink({ page, title, method, isCurrent }: { page: string; title: string; method?: string; isCurrent: boolean }) {
  const look = isCurrent ? "bg-accent-soft font-medium text-accent" : "text-ink-soft hover:bg-sunken hover:text-ink";
  return (
    <PageLink
      href={docsLink(page)}
      aria-current={isCurrent ? "page" : undefined}
      className={`flex min-h-11 items-center justify-between gap-2 rounded-md px-2 py-1 lg:min-h-8 ${look}`}
    >
      {title}
      {method ? <MethodBadge method={method} /> : null}
    </PageLink>
  );
}
