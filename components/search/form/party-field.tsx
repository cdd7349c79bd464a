"use client";

import { useTranslations } from "next-intl";
import { DialogTrigger } from "react-aria-components/Dialog";
import { FieldButton } from "@/components/ui/fields/field-button";
import { Stepper } from "@/components/ui/fields/stepper";
import { Popover } from "@/components/ui/popover";
import { AGE_GROUPS, type AgeGroup, headCount, MAX_SEATED, type Party, seatsNeeded } from "@/lib/domain/passengers/passengers";

const TEXTS = { adt: "adults", chd: "children", inf: "infants", ins: "infantsWithSeat" } as const;

/** Who travels. The steppers stop where the rules of a booking do. */
export function PartyField({ party, onChange }: { party: Party; onChange: (party: Party) => void }) {
  const t = useTranslations("search.party");
  const common = useTranslations("common.ages");
  const label = useTranslations("search.form")("passengers");
  const groups = travelling(party);
  const text =
    groups.length > 2 ? t("count", { count: headCount(party) }) : groups.map((age) => common(age, { count: party[age] })).join(", ");
  const limits = partyLimits(party);
  return (
    <DialogTrigger>
      <FieldButton label={label} text={text} />
      <Popover label={label} className="w-80 px-4 py-2">
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
    </DialogTrigger>
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

/** Age groups of a party that travel at all, in the usual order. */
function travelling(party: Party): AgeGroup[] {
  return AGE_GROUPS.filter((age) => party[age] > 0);
}
