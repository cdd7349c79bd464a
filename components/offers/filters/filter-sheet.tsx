"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";

interface FilterSheetProps {
  /** Filters that are set. */
  active: number;
  /** Offers that pass them. */
  count: number;
  /** The filters. */
  children: ReactNode;
}

/** The filters where there is no room beside the list. */
export function FilterSheet({ active, count, children }: FilterSheetProps) {
  const t = useTranslations("search.filters");
  const [isOpen, setOpen] = useState(false);
  // The sheet answers the press; its hundred parts come with the picture after it.
  const isFilled = useDeferredValue(isOpen);
  const footer = (
    <Button onPress={() => setOpen(false)} className="w-full">
      {t("show", { count })}
    </Button>
  );
  return (
    <div className="lg:hidden">
      <Button variant="secondary" onPress={() => setOpen(true)}>
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {active > 0 ? t("active", { count: active }) : t("title")}
      </Button>
      <Dialog title={t("title")} isOpen={isOpen} onOpenChange={setOpen} footer={footer}>
        {isFilled ? children : <div className="h-dvh" />}
      </Dialog>
    </div>
  );
}
