"use client";

import { useTranslations } from "next-intl";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { HOUSE_ROLES, type HouseRole } from "@/lib/domain/house/rights";

interface RoleBoxesProps {
  values: readonly HouseRole[];
  onChange: (values: HouseRole[]) => void;
  error: string | undefined;
}

/** Which roles somebody has, each with what it allows. */
export function RoleBoxes({ values, onChange, error }: RoleBoxesProps) {
  const t = useTranslations("colleagues");
  const tHouse = useTranslations("house.roles");
  const options = HOUSE_ROLES.map((id) => ({ id, label: tHouse(id), text: t(`can.${id}`) }));
  return <CheckboxGroup label={t("rolesField")} options={options} values={values} onChange={onChange} error={error} />;
}
