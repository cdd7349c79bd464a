import type { ReactNode } from "react";
import { AgencyPage } from "@/components/shell/agency-page";
import { PortalTexts } from "@/components/shell/texts/portal-texts";

/** Pages of the agency's money are closed while a customer looks at the screen. */
export default function MoneyLayout({ children }: { children: ReactNode }) {
  return (
    <PortalTexts>
      <AgencyPage>{children}</AgencyPage>
    </PortalTexts>
  );
}
