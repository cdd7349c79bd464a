import type { ReactNode } from "react";
import { AppShell } from "@/components/shell/app-shell";
import { Workplace } from "@/components/shell/live-parts";
import { type CurrentAgent, isDemo } from "@/lib/api/access/session";
import { CurrenciesProvider } from "@/lib/client/currencies";
import { RoleProvider } from "@/lib/client/role";

/** The portal's menu around a page, for whoever is signed in. */
export function AgentFrame({ agent, children }: { agent: CurrentAgent; children: ReactNode }) {
  const { name, email, partnerName, role, currencies } = agent;
  return (
    <Workplace>
      <CurrenciesProvider currencies={currencies}>
        <RoleProvider role={role}>
          <AppShell agent={{ name, email, partnerName, role }} isDemo={isDemo()}>
            {children}
          </AppShell>
        </RoleProvider>
      </CurrenciesProvider>
    </Workplace>
  );
}
