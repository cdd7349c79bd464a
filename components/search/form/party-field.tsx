"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { FieldButton } from "@/components/ui/fields/field-button";
import { useOpening } from "@/components/ui/fields/use-opening";
import { AGE_GROUPS, type AgeGroup, headCount, type Party } from "@/lib/domain/passengers/passengers";

const PartyPopover = dynamic(async () => (await import("./party-popover")).PartyPopover, { ssr: false });

/** Who travels. The steppers stop where the rules of a booking do. */
export function PartyField({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const t = useTranslations("search.party");
  const { isOpen, button, popover } = useOpening();
  const common = useTranslations("common.ages");
  const label = useTranslations("search.form")("passengers");
  const groups = travelling(party);
  const text =
    groups.length > 2 ? t("count", { count: headCount(party) }) : groups.map((age) => common(age, { count: party[age] })).join(", ");
  return (
    <>
      <FieldButton {...button} label={label} text={text} />
      {isOpen ? <PartyPopover {...popover} label={label} party={party} onChange={onChange} /> : null}
    </>
  );
}

/** Age groups of a party that travel at all, in the usual order. */
function travelling(party: Party): AgeGroup[] {
  return AGE_GROUPS.filter((age) => party[age] > 0);
}
