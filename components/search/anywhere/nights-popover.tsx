"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Stepper } from "@/components/ui/fields/stepper";
import { Popover } from "@/components/ui/overlays/popover";
import { MAX_NIGHTS } from "@/lib/contracts/limits";
import type { Nights } from "./anywhere-address";

interface NightsPopoverProps {
  nights: Nights;
  onChange: (nights: Nights) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** How long a stay may be, loaded when it opens: the one end moves the other along where it must. */
export function NightsPopover({ nights: { from, to }, onChange, triggerRef, onClose }: NightsPopoverProps) {
  const t = useTranslations("anywhere");
  return (
    <Popover label={t("nights")} triggerRef={triggerRef} onClose={onClose} className="w-72 px-4 py-2">
      <Stepper
        label={t("nightsFrom")}
        value={from}
        min={1}
        max={MAX_NIGHTS}
        onChange={(least) => onChange({ from: least, to: Math.max(least, to) })}
      />
      <Stepper
        label={t("nightsTo")}
        value={to}
        min={1}
        max={MAX_NIGHTS}
        onChange={(most) => onChange({ from: Math.min(from, most), to: most })}
      />
    </Popover>
  );
}
