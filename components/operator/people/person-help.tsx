"use client";

import { useTranslations } from "next-intl";
import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { MakeLink } from "./make-link";
import { ResetFactor } from "./reset-factor";

interface PersonHelpProps {
  person: FoundPerson;
  /** Told what has become of the person. */
  onChange: (person: FoundPerson) => void;
}

/** Who it is, and the two ways to let them in again. */
export function PersonHelp({ person, onChange }: PersonHelpProps) {
  const t = useTranslations("people.signIn");
  const { email, name, role, partner } = person;
  return (
    <div className="space-y-3 border-line border-t pt-4">
      <div>
        <p className="break-words font-medium">{name}</p>
        <p className="break-all text-ink-soft text-sm">{email}</p>
        <p className="text-ink-soft text-sm">{t(role, { partner: partner.name, code: partner.code })}</p>
        <p className="text-sm">{person.has_second_factor ? t("factorOn") : t("factorOff")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <MakeLink person={person} />
        {person.has_second_factor ? <ResetFactor person={person} onChange={onChange} /> : null}
      </div>
    </div>
  );
}
