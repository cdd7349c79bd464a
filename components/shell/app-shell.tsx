import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageMenu } from "@/components/ui/language/language-menu";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import { SkipLink } from "@/components/ui/skip-link";
import { pages } from "@/lib/client/calls/paths";
import { AgencyOnly } from "@/lib/client/customer-mode";
import { may } from "@/lib/contracts/scopes";
import { BalanceView } from "./balance-view";
import { CustomerEye } from "./customer-eye";
import { DemoNotice } from "./demo-notice";
import { MainNav } from "./main-nav";
import { NewsBell } from "./news/news-bell";
import type { ShellAgent } from "./shell-agent";
import { UserMenu } from "./user-menu";

interface AppShellProps {
  agent: ShellAgent;
  isDemo: boolean;
  /** The button of the field that finds and does. */
  palette: ReactNode;
  children: ReactNode;
}

/** The frame of the agents' portal: what is the same on every page. */
export function AppShell({ agent, isDemo, palette, children }: AppShellProps) {
  const t = useTranslations("common");
  return (
    <>
      <SkipLink>{t("skipToContent")}</SkipLink>
      {isDemo ? <DemoNotice /> : null}
      <header className="short:static sticky top-0 z-30 border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex h-14 max-w-7xl items-center gap-2 px-4 narrow:pr-1 md:gap-6 lg:px-6">
          <PageLink href={pages.search()} className="flex items-center gap-2 text-accent">
            <Logo />
            <span className="font-semibold text-lg tracking-tight max-sm:sr-only md:max-lg:sr-only">{t("product")}</span>
          </PageLink>
          <MainNav placement="bar" />
          <div className="ml-auto flex items-center gap-1 narrow:gap-0 md:gap-2">
            {may(agent.role, "readMoney") ? (
              <AgencyOnly>
                <PageLink href={pages.money()} className="flex min-h-11 items-center rounded hover:underline md:min-h-8">
                  <BalanceView />
                </PageLink>
              </AgencyOnly>
            ) : null}
            {palette}
            <CustomerEye />
            <NewsBell />
            <LanguageMenu />
            <UserMenu agent={agent} />
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        data-ring="none"
        className="mx-auto max-w-7xl px-4 pt-4 short:pt-2 pb-28 md:pt-6 md:pb-16 lg:px-6 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <MainNav placement="bottom" />
    </>
  );
}
