"use client";

import { useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { SORTS, type Sort } from "@/lib/client/offer-view";

/** The order of the offers: all choices in sight on a desk, a list on a phone. */
export function SortBar({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslations("search.sort");
  const options = SORTS.map((id) => ({ id, label: t(id) }));
  return (
    <>
      <Select label={t("label")} isLabelHidden options={options} value={sort} onChange={onChange} className="w-44 md:hidden" />
      <RadioGroup label={t("label")} isLabelHidden options={options} value={sort} onChange={onChange} className="hidden md:block" />
    </>
  );
}
