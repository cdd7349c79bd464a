"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { ChoiceList } from "@/components/ui/fields/choice-list";
import { RangeField } from "@/components/ui/fields/dates/range-field";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { Stepper } from "@/components/ui/fields/stepper";
import { Section, Specimen } from "./section";

const IDS = ["first", "second", "third"] as const;
type Id = (typeof IDS)[number];

const MOST = 9;
const DAY = { from: 0, to: 24 };
const hour = (value: number) => `${String(value).padStart(2, "0")}:00`;

export function ChoiceSection() {
  const t = useTranslations("design");
  const [chosen, setChosen] = useState<Id | null>("first");
  const [checked, setChecked] = useState<Id[]>(["second"]);
  const [listed, setListed] = useState<string | null>("first");
  const [count, setCount] = useState(0);
  const [times, setTimes] = useState({ from: 6, to: 22 });
  const options = IDS.map((id) => ({ id, label: t(`sample.options.${id}`) }));
  const select = { label: t("sections.choices"), options, onChange: setChosen };
  return (
    <Section of="choices">
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Specimen name="select">
          <Select {...select} value={chosen} description={t("sample.hint")} />
        </Specimen>
        <Specimen name="select wrong">
          <Select {...select} value={null} placeholder={t("sample.menu")} error={t("sample.wrong")} />
        </Specimen>
        <Specimen name="select disabled">
          <Select {...select} value={chosen} isDisabled />
        </Specimen>
        <Specimen name="checkbox">
          <Checkbox isSelected>{options[0]?.label}</Checkbox>
          <Checkbox>{options[1]?.label}</Checkbox>
          <Checkbox isDisabled>{t("states.disabled")}</Checkbox>
        </Specimen>
        <Specimen name="checkboxes">
          <CheckboxGroup label={t("sections.choices")} options={options} values={checked} onChange={setChecked} />
        </Specimen>
        <Specimen name="checkboxes wrong">
          <CheckboxGroup label={t("sections.choices")} options={options} values={checked} onChange={setChecked} error={t("sample.wrong")} />
        </Specimen>
        <Specimen name="list">
          <ChoiceList
            label={t("sections.choices")}
            choices={IDS.map((id) => ({ id, title: t(`sample.options.${id}`), details: t("sample.hint") }))}
            value={listed}
            onChange={setListed}
          />
        </Specimen>
        <Specimen name="stepper">
          <Stepper label={t("sections.choices")} description={t("sample.hint")} value={count} max={MOST} onChange={setCount} />
        </Specimen>
        <Specimen name="range">
          <RangeField label={t("sections.choices")} bounds={DAY} step={1} value={times} format={hour} onChange={setTimes} />
        </Specimen>
      </div>
      <Specimen name="segments">
        <RadioGroup label={t("sections.choices")} options={options} value={chosen} onChange={setChosen} className="w-full md:w-fit" />
      </Specimen>
    </Section>
  );
}
