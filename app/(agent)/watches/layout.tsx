import type { ReactNode } from "react";
import { PortalTexts } from "@/components/shell/texts/portal-texts";

export default function Layout({ children }: { children: ReactNode }) {
  return <PortalTexts>{children}</PortalTexts>;
}
