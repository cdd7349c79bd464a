import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageMenu } from "@/components/ui/language/language-menu";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { SkipLink } from "@/components/ui/skip-link";
import { pages } from "@/lib/client/calls/paths";
import { OperatorNav } from "./operator-nav";

interface OperatorShellProps {
  /** Over everything: that the demonstration is invented. */
  notice: ReactNode;
  /** Who is signed in, and the way out. */
  menu: ReactNode;
  children: ReactNode;
}

/** The frame of the back office, and the way from one part to another. */
export function OperatorShell({ notice, menu, children }: OperatorShellProps) {
  const t = useTranslations();
  return (
    <>
      <SkipLink>{t("common.skipToContent")}</SkipLink>
      {notice}
      <header className="sticky top-0 z-30 bg-deep text-white">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-3 px-4 lg:px-6">
          <PageLink href={pages.operator()} className="flex items-center gap-2">
            <Logo />
            <span className="font-semibold text-lg tracking-tight">{t("common.product")}</span>
            <span className="rounded-md bg-white/15 px-1.5 py-0.5 font-medium text-xs">{t("operator.office")}</span>
          </PageLink>
          <div className="ml-auto flex items-center gap-1 rounded-lg bg-surface px-1 md:gap-2">
            <LanguageMenu />
            {menu}
          </div>
        </div>
      </header>
      <OperatorNav />
      <main id="content" tabIndex={-1} data-ring="none" className="mx-auto max-w-7xl px-4 pt-4 pb-16 md:pt-6 lg:px-6">
        {children}
      </main>
    </>
  );
}
