"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FieldButton } from "@/components/ui/fields/field-button";
import { AGE_GROUPS, type AgeGroup, headCount, type Party } from "@/lib/domain/passengers/passengers";

const PartyPopover = dynamic(async () => (await import("./party-popover")).PartyPopover, { ssr: false });

/** Who travels. The steppers stop where the rules of a booking do. */
export function PartyField({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const t = useTranslations("search.party");
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const common = useTranslations("common.ages");
  const label = useTranslations("search.form")("passengers");
  const groups = travelling(party);
  const text =
    groups.length > 2 ? t("count", { count: headCount(party) }) : groups.map((age) => common(age, { count: party[age] })).join(", ");
  return (
    <>
      <FieldButton label={label} text={text} isOpen={isOpen} onPress={() => setOpen(!isOpen)} triggerRef={trigger} />
      {isOpen ? <PartyPopover label={label} party={party} onChange={onChange} triggerRef={trigger} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Age groups of a party that travel at all, in the usual order. */
function travelling(party: Party): AgeGroup[] {
  return AGE_GROUPS.filter((age) => party[age] > 0);
}
