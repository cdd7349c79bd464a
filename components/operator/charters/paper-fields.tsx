"use client";

import { useTranslations } from "next-intl";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { TextField } from "@/components/ui/fields/text-field";
import { PAPER_KINDS } from "@/lib/domain/charters/charter-paper";
import { AttachFile } from "../attachments/attach-file";
import type { DraftPaper, PaperRemarks } from "./draft-paper";

interface PaperFieldsProps {
  draft: DraftPaper;
  remarks: PaperRemarks;
  onChange: (change: Partial<DraftPaper>) => void;
}

/** What the document says, and its file. */
export function PaperFields({ draft, remarks, onChange }: PaperFieldsProps) {
  const t = useTranslations("charters");
  const remark = (name: keyof PaperRemarks, text: string) => (remarks[name] ? text : undefined);
  return (
    <>
      <TextField
        label={t("declare.carrier")}
        description={t("declare.carrierHint")}
        value={draft.carrier}
        onChange={(carrier) => onChange({ carrier })}
        error={remark("carrier", t("declare.carrierWrong"))}
        inputClassName="uppercase"
        maxLength={2}
        autoComplete="off"
        isRequired
      />
      <RadioGroup
        label={t("declare.kind")}
        options={PAPER_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <TextField
        label={t("declare.number")}
        value={draft.number}
        onChange={(number) => onChange({ number })}
        error={remark("number", t("declare.numberWrong"))}
        maxLength={64}
        autoComplete="off"
        isRequired
      />
      <TextField
        label={t("declare.flights")}
        description={t("declare.flightsHint")}
        value={draft.flights}
        onChange={(flights) => onChange({ flights })}
        error={remark("flights", t("declare.flightsWrong"))}
        autoComplete="off"
      />
      <div className="grid gap-3 md:grid-cols-2">
        <DateField
          label={t("declare.from")}
          use="list"
          value={draft.from}
          onChange={(from) => onChange({ from })}
          error={remark("from", t("declare.dayWrong"))}
          isRequired
        />
        <DateField
          label={t("declare.to")}
          use="list"
          value={draft.to}
          onChange={(to) => onChange({ to })}
          error={remark("to", t("declare.dayWrong")) ?? remark("order", t("declare.orderWrong"))}
          isRequired
        />
      </div>
      <AttachFile
        area="stock"
        label={t("declare.file")}
        file={draft.file}
        onAttach={(file) => onChange({ file })}
        isMissing={remarks.file === true}
      />
      <TextField
        label={t("reason")}
        description={t("reasonHint")}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={remark("reason", t("reasonMissing"))}
        maxLength={500}
        autoComplete="off"
        isRequired
      />
    </>
  );
}
