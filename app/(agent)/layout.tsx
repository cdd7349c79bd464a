import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { AppShell } from "@/components/shell/app-shell";
import { FRAME_TEXTS } from "@/components/shell/texts/portal-texts";
import { LiveParts } from "@/components/travel/live-parts";
import { Texts } from "@/components/ui/texts";
import { currentAgent, isDemo } from "@/lib/api/access/session";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import { CUSTOMER_MODE_COOKIE } from "@/lib/client/customer-mode-cookie";
import { CurrenciesProvider } from "@/lib/client/money/currencies";
import { RoleProvider } from "@/lib/client/role";
import { AgentPalette } from "./palette/agent-palette";

/** The portal's frame. It guards nothing: every page calls requireAgent for itself, which also knows where to come back to. */
export default async function AgentLayout({ children }: { children: ReactNode }) {
  const agent = await currentAgent();
  // The back office has a frame of its own; here it meets addresses that no page has.
  if (!agent || agent.role === "operator") return children;
  const { name, email, partnerName, role, currencies } = agent;
  return (
    <Texts of={FRAME_TEXTS}>
      <LiveParts>
        <CurrenciesProvider currencies={currencies}>
          <RoleProvider role={role}>
            <CustomerModeProvider initial={(await cookies()).has(CUSTOMER_MODE_COOKIE)}>
              <AppShell agent={{ name, email, partnerName, role }} isDemo={isDemo()} palette={<AgentPalette />}>
                {children}
              </AppShell>
            </CustomerModeProvider>
          </RoleProvider>
        </CurrenciesProvider>
      </LiveParts>
    </Texts>
  );
}
