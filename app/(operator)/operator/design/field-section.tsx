"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ComboBox } from "@/components/ui/fields/combo-box";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { PasswordField } from "@/components/ui/fields/password-field";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { Section, Specimen } from "./section";

const BORN = "1985-05-12";
const NO_DATE = "31.31";

export function FieldSection() {
  const t = useTranslations("design");
  const [birth, setBirth] = useState(BORN);
  const [wrongDate, setWrongDate] = useState(NO_DATE);
  const [typed, setTyped] = useState("");
  const items = [t("sample.options.first"), t("sample.options.second"), t("sample.options.third")];
  const text = { label: t("sample.field"), description: t("sample.hint") };
  return (
    <Section of="fields">
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Specimen name="text">
          <TextField {...text} defaultValue={t("sample.value")} />
        </Specimen>
        <Specimen name="text wrong">
          <TextField {...text} defaultValue="Каримова" error={t("sample.wrong")} />
        </Specimen>
        <Specimen name="text disabled">
          <TextField {...text} defaultValue={t("sample.value")} isDisabled />
        </Specimen>
        <Specimen name="password">
          <PasswordField {...text} defaultValue={t("sample.value")} autoComplete="off" />
        </Specimen>
        <Specimen name="date">
          <DateField {...text} use="birth" value={birth} onChange={setBirth} />
        </Specimen>
        <Specimen name="date wrong">
          <DateField {...text} use="birth" value={wrongDate} onChange={setWrongDate} error={t("sample.wrong")} />
        </Specimen>
        <Specimen name="combo">
          <ComboBox
            label={t("sample.field")}
            items={items.filter((item) => item.includes(typed)).map((item) => ({ id: item, text: item }))}
            inputValue={typed}
            onInputChange={setTyped}
            onSelect={(item) => setTyped(item?.text ?? "")}
            emptyText={t("sample.wrong")}
          />
        </Specimen>
        <Specimen name="area">
          <TextArea label={t("sample.note")} defaultValue={t("sample.body")} rows={3} />
        </Specimen>
        <Specimen name="area wrong">
          <TextArea label={t("sample.note")} error={t("sample.wrong")} rows={3} />
        </Specimen>
      </div>
    </Section>
  );
}
