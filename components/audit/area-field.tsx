"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/components/ui/fields/select";
import { AUDIT_AREAS, type AuditArea } from "@/lib/domain/audit/areas";

const ANY = "any";

interface AreaFieldProps {
  area: AuditArea | undefined;
  onChange: (area: AuditArea | undefined) => void;
}

/** The part of the back office that actions are of. */
export function AreaField({ area, onChange }: AreaFieldProps) {
  const t = useTranslations("audit.filter");
  const tArea = useTranslations("house.areas");
  return (
    <Select
      label={t("area")}
      options={[{ id: ANY, label: t("anyArea") }, ...AUDIT_AREAS.map((id) => ({ id, label: tArea(id) }))]}
      value={area ?? ANY}
      onChange={(chosen) => onChange(AUDIT_AREAS.find((id) => id === chosen))}
      className="min-w-0"
    />
  );
}
