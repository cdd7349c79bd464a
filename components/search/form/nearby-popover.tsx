"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { Popover } from "@/components/ui/overlays/popover";
import type { NearbyPlace } from "@/lib/contracts/portal/places";

interface NearbyPopoverProps {
  label: string;
  /** The nearest first. */
  places: readonly NearbyPlace[];
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Cities around a place with how far they are, each to be searched with it or not; loaded when it opens. */
export function NearbyPopover({ label, places, chosen, onChange, triggerRef, onClose }: NearbyPopoverProps) {
  const t = useTranslations("search.form");
  return (
    <Popover label={label} triggerRef={triggerRef} onClose={onClose} className="w-72 p-4">
      <CheckboxGroup
        label={label}
        options={places.map(({ code, city, km }) => ({ id: code, label: `${city} (${code})`, text: t("away", { km }) }))}
        values={chosen}
        onChange={onChange}
      />
    </Popover>
  );
}
