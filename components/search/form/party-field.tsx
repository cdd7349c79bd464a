"use client";

import { useTranslations } from "next-intl";
import { DialogTrigger } from "react-aria-components/Dialog";
import { Stepper } from "@/components/ui/fields/stepper";
import { Popover } from "@/components/ui/popover";
import { AGE_GROUPS, headCount, type Party } from "@/lib/domain/passengers/passengers";
import { FieldButton } from "./field-button";
import { partyLimits, travelling } from "./party-limits";

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
