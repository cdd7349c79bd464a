"use client";

import { useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { HANDOVER_SCOPES, type HandoverScope } from "@/lib/contracts/portal/handover";
import type { TeamPerson } from "@/lib/contracts/portal/team";
import { SELLERS } from "@/lib/contracts/scopes";

/** The new agent of bookings, and which bookings go to them. */
export interface HandoverChoice {
  /** Null where they stay. */
  to: string | null;
  which: HandoverScope;
}

/** Who can look after somebody else's bookings. */
export function receiversOf(person: TeamPerson, people: readonly TeamPerson[]): TeamPerson[] {
  return people.filter(({ id, role, is_suspended }) => id !== person.id && !is_suspended && SELLERS.includes(role));
}

interface HandOverFieldsProps {
  receivers: readonly TeamPerson[];
  choice: HandoverChoice;
  onChange: (choice: HandoverChoice) => void;
  /** What is said where nobody is to get them; absent where somebody must. */
  nobody?: string;
}

const NOBODY = "nobody";

export function HandOverFields({ receivers, choice, onChange, nobody }: HandOverFieldsProps) {
  const t = useTranslations("settings.team.handOver");
  const options = receivers.map(({ id, name }) => ({ id, label: name }));
  return (
    <div className="space-y-4">
      <Select
        label={t("to")}
        options={nobody === undefined ? options : [{ id: NOBODY, label: nobody }, ...options]}
        value={choice.to ?? (nobody === undefined ? null : NOBODY)}
        onChange={(to) => onChange({ ...choice, to: to === NOBODY ? null : to })}
        placeholder={t("choose")}
      />
      {choice.to === null ? null : (
        <RadioGroup
          label={t("which")}
          options={HANDOVER_SCOPES.map((id) => ({ id, label: t(`scopes.${id}`) }))}
          value={choice.which}
          onChange={(which) => onChange({ ...choice, which })}
        />
      )}
    </div>
  );
}
