import type { ReactNode } from "react";
import { AgencyPage } from "@/components/shell/agency-page";

/** Pages of the agency's money are closed while a customer looks at the screen. */
export default function MoneyLayout({ children }: { children: ReactNode }) {
  return <AgencyPage>{children}</AgencyPage>;
}
