"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FieldButton } from "@/components/ui/fields/field-button";
import type { Nights } from "./anywhere-address";

const NightsPopover = dynamic(async () => (await import("./nights-popover")).NightsPopover, { ssr: false });

/** How long a stay may be. */
export function NightsField({ nights, onChange }: { nights: Nights; onChange: (nights: Nights) => void }) {
  const t = useTranslations("anywhere");
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { from, to } = nights;
  const text = from === to ? t("nightsExactly", { count: to }) : t("nightsBetween", { from, to });
  return (
    <>
      <FieldButton label={t("nights")} text={text} isOpen={isOpen} onPress={() => setOpen(!isOpen)} triggerRef={trigger} />
      {isOpen ? <NightsPopover nights={nights} onChange={onChange} triggerRef={trigger} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
