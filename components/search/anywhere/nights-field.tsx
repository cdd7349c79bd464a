"use client";

import { useTranslations } from "next-intl";
import { DialogTrigger } from "react-aria-components/Dialog";
import { FieldButton } from "@/components/ui/fields/field-button";
import { Stepper } from "@/components/ui/fields/stepper";
import { Popover } from "@/components/ui/popover";
import { MAX_NIGHTS } from "@/lib/contracts/calendar";
import type { Nights } from "./anywhere-address";

/** How long a stay may be: the one end moves the other along where it must. */
export function NightsField({ nights, onChange }: { nights: Nights; onChange: (nights: Nights) => void }) {
  const t = useTranslations("anywhere");
  const { from, to } = nights;
  const text = from === to ? t("nightsExactly", { count: to }) : t("nightsBetween", { from, to });
  return (
    <DialogTrigger>
      <FieldButton label={t("nights")} text={text} />
      <Popover label={t("nights")} className="w-72 px-4 py-2">
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
    </DialogTrigger>
  );
}
