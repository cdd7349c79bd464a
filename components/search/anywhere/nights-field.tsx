"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { FieldButton } from "@/components/ui/fields/field-button";
import { useOpening } from "@/components/ui/fields/use-opening";
import type { Nights } from "./anywhere-address";

const NightsPopover = dynamic(async () => (await import("./nights-popover")).NightsPopover, { ssr: false });

/** How long a stay may be. */
export function NightsField({ nights, onChange }: { nights: Nights; onChange: (nights: Nights) => void }) {
  const t = useTranslations("anywhere");
  const { isOpen, button, popover } = useOpening();
  const { from, to } = nights;
  const text = from === to ? t("nightsExactly", { count: to }) : t("nightsBetween", { from, to });
  return (
    <>
      <FieldButton {...button} label={t("nights")} text={text} />
      {isOpen ? <NightsPopover {...popover} nights={nights} onChange={onChange} /> : null}
    </>
  );
}
