import type { ReactNode } from "react";
import { AgencyPage } from "@/components/shell/agency-page";

/** How the agency makes its prices is closed while a customer looks at the screen. */
export default function SellingLayout({ children }: { children: ReactNode }) {
  return <AgencyPage>{children}</AgencyPage>;
}
