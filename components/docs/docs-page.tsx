import Link from "next/link";
import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { SkipLink } from "@/components/ui/skip-link";
import { pages } from "@/lib/client/paths";
import { MethodBadge } from "./method-badge";
import { navGroups } from "./nav";

/** The frame of a page of the documentation. The texts are English, whatever the reader's language elsewhere. */
export function DocsPage({ current, children }: { current: string; children: ReactNode }) {
  return (
    <div lang="en">
      <SkipLink>Skip to the text</SkipLink>
      <Header />
      <div className="mx-auto flex max-w-[90rem] lg:px-4">
        <div className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-64 shrink-0 overflow-y-auto py-6 pr-4 lg:block">
          <DocsNav current={current} />
        </div>
        <main id="content" className="min-w-0 flex-1 px-4 pt-6 pb-24 lg:px-8 lg:pt-8">
          <details className="mb-5 rounded-lg border border-line bg-surface lg:hidden">
            <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium text-sm">All pages</summary>
            <div className="border-line border-t px-1 py-3">
              <DocsNav current={current} />
            </div>
          </details>
          {children}
        </main>
      </div>
    </div>
  );
}

function Header() {
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-[90rem] items-center justify-between gap-3 px-4">
        <Link href={pages.docs()} className="flex items-center gap-2 text-accent">
          <Logo />
          <span className="font-semibold text-lg tracking-tight">Parvoz</span>
          <span className="hidden text-ink-faint text-lg sm:inline">Documentation</span>
        </Link>
        <div className="flex items-center gap-1 text-sm">
          <HeaderLink href={pages.docs("quick-start")}>Quick start</HeaderLink>
          <HeaderLink href={pages.docs("reference")}>Reference</HeaderLink>
          <HeaderLink href={pages.search()}>Portal</HeaderLink>
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="flex min-h-11 items-center rounded-lg px-2 text-ink-soft hover:bg-sunken hover:text-ink sm:px-3 md:min-h-9"
    >
      {children}
    </Link>
  );
}

/** All pages of the documentation, the present one marked. */
function DocsNav({ current }: { current: string }) {
  return (
    <nav aria-label="Documentation" className="space-y-5 text-sm">
      {navGroups().map(({ title, links }) => (
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
    <Link
      href={pages.docs(page)}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className={`flex min-h-11 items-center justify-between gap-2 rounded-md px-2 py-1 lg:min-h-8 ${look}`}
    >
      {title}
      {method ? <MethodBadge method={method} /> : null}
    </Link>
  );
}
