"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Press } from "@/components/ui/press/press";
import { FindField } from "./find-field";
import { OperatorNav } from "./operator-nav";

/** The parts of the back office where the rail has no room: they open over the page, and go when one of them is opened. */
export function NavDrawer() {
  const t = useTranslations("house.nav");
  const pathname = usePathname();
  // The address at which it was opened: at another one it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <Press
        aria-label={t("open")}
        aria-expanded={openAt === pathname}
        onPress={() => setOpenAt(pathname)}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-white hover:bg-white/15 lg:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </Press>
      <Dialog title={t("label")} isOpen={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}>
        <FindField className="mb-4 md:hidden" />
        <OperatorNav />
      </Dialog>
    </>
  );
}
