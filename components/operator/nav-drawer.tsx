"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { IconButton } from "@/components/ui/press/icon-button";
import { FindField } from "./find-field";
import { OperatorNav } from "./operator-nav";

/** The parts of the back office where the rail has no room: they open over the page, and go when one of them is opened. */
export function NavDrawer({ className = "" }: { className?: string }) {
  const t = useTranslations("house.nav");
  const pathname = usePathname();
  // The address at which it was opened: at another one it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton label={t("open")} aria-expanded={openAt === pathname} onPress={() => setOpenAt(pathname)} className={className}>
        <Menu className="size-5" aria-hidden="true" />
      </IconButton>
      <Dialog title={t("label")} isOpen={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}>
        <FindField className="mb-4 md:hidden" />
        <OperatorNav />
      </Dialog>
    </>
  );
}
