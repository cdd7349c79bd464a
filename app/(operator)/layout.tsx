import type { ReactNode } from "react";
import { OperatorShell } from "@/components/operator/operator-shell";
import { DemoNotice } from "@/components/shell/demo-notice";
import { UserMenu } from "@/components/shell/user-menu";
import { Workplace } from "@/components/travel/live-parts";
import { currentAgent, isDemo } from "@/lib/api/access/session";
import { HouseProvider } from "@/lib/client/house";

/** The back office's frame. It guards nothing: every page calls requireOperator for itself. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const agent = await currentAgent();
  if (agent?.role !== "operator") return children;
  const { name, email, partnerName, role, houseRoles } = agent;
  return (
    <Workplace>
      <HouseProvider roles={houseRoles}>
        <OperatorShell notice={isDemo() ? <DemoNotice /> : null} menu={<UserMenu agent={{ name, email, partnerName, role }} />}>
          {children}
        </OperatorShell>
      </HouseProvider>
    </Workplace>
  );
}
