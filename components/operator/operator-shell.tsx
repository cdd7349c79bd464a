import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { LanguageMenu } from "@/components/ui/language/language-menu";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { SkipLink } from "@/components/ui/skip-link";
import { pages } from "@/lib/client/calls/paths";
import { FindField } from "./find-field";
import { NavDrawer } from "./nav-drawer";
import { OperatorNav } from "./operator-nav";
import { QueueSteps } from "./queues/queue-steps";

interface OperatorShellProps {
  /** Over everything: that the demonstration is invented. */
  notice: ReactNode;
  /** Who is signed in, and the way out. */
  menu: ReactNode;
  children: ReactNode;
}

/** The frame of the back office: its parts at the left, on a narrow screen behind a button, and one field that finds any booking. */
export function OperatorShell({ notice, menu, children }: OperatorShellProps) {
  const t = useTranslations();
  return (
    <>
      <SkipLink>{t("common.skipToContent")}</SkipLink>
      {notice}
      <header className="short:static sticky top-0 z-30 bg-deep text-white print:hidden">
        <div className="flex h-14 items-center gap-2 px-2 md:gap-4 lg:px-6">
          <NavDrawer />
          <PageLink href={pages.operator()} className="flex items-center gap-2 lg:w-52">
            <Logo />
            <span className="font-semibold text-lg tracking-tight narrow:sr-only">{t("common.product")}</span>
            <span className="rounded-md bg-white/15 px-1.5 py-0.5 font-medium text-xs max-sm:sr-only">{t("operator.office")}</span>
          </PageLink>
          <FindField className="hidden max-w-lg flex-1 md:block" />
          <div className="ml-auto flex items-center gap-1 rounded-lg bg-surface px-1 md:gap-2">
            <LanguageMenu />
            {menu}
          </div>
        </div>
      </header>
      <div className="lg:flex">
        <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-58 shrink-0 overflow-y-auto border-line border-r bg-surface px-3 py-4 lg:block print:hidden">
          <OperatorNav />
        </aside>
        <main id="content" tabIndex={-1} data-ring="none" className="mx-auto min-w-0 max-w-7xl flex-1 px-4 pt-4 pb-16 md:pt-6 lg:px-6">
          <Suspense>
            <QueueSteps />
          </Suspense>
          {children}
        </main>
      </div>
    </>
  );
}
