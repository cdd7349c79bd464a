"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { Stepper } from "@/components/ui/fields/stepper";
import { Popover } from "@/components/ui/overlays/popover";
import { AGE_GROUPS, type AgeGroup, MAX_SEATED, type Party, seatsNeeded } from "@/lib/domain/passengers/passengers";

const TEXTS = { adt: "adults", chd: "children", inf: "infants", ins: "infantsWithSeat" } as const;

interface PartyPopoverProps {
  label: string;
  party: Party;
  onChange: (party: Party) => void;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Who travels, loaded when it opens. The steppers stop where the rules of a booking do. */
export function PartyPopover({ label, party, onChange, triggerRef, onClose }: PartyPopoverProps) {
  const t = useTranslations("search.party");
  const limits = partyLimits(party);
  return (
    <Popover label={label} triggerRef={triggerRef} onClose={onClose} className="w-80 px-4 py-2">
      {AGE_GROUPS.map((age) => (
        <Stepper
          key={age}
          label={t(TEXTS[age])}
          description={t(`${TEXTS[age]}Hint`)}
          value={party[age]}
          {...limits[age]}
          onChange={(value) => onChange({ ...party, [age]: value })}
        />
      ))}
      <p className="mt-1 border-line border-t py-2.5 text-ink-faint text-xs">{t("rule")}</p>
    </Popover>
  );
}

/** How few and how many passengers of each age group the rest of the party allows: 9 seats in all, a lap infant per adult, never no adult. */
export function partyLimits(party: Party): Record<AgeGroup, { min: number; max: number }> {
  const free = Math.max(0, MAX_SEATED - seatsNeeded(party));
  return {
    adt: { min: Math.max(1, party.inf), max: party.adt + free },
    chd: { min: 0, max: party.chd + free },
    inf: { min: 0, max: party.adt },
    ins: { min: 0, max: party.ins + free },
  };
}
