"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import type { Markup } from "@/lib/contracts/operator/markups";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { CURRENCIES } from "@/lib/domain/money";
import { formatNumber } from "@/lib/i18n/formats";
import { ProposeDialog } from "../../proposals/propose-dialog";
import { isReason, ReasonField } from "../../proposals/reason-field";
import { readMarkup, type TypedMarkup, typedOf } from "./typed-markup";

interface MarkupDialogProps {
  /** That is changed; null for a new one. */
  rule: Markup | null;
  place: number;
  onClose: () => void;
}

interface PartProps {
  typed: TypedMarkup;
  set: (part: Partial<TypedMarkup>) => void;
  /** Whether a field is wrong, once it was tried to go on. */
  isWrong: (field: string) => boolean;
}

/** A rule of the house: which fares, for whom, how much and when. Changed, it ends and another begins in its place. */
export function MarkupDialog({ rule, place, onClose }: MarkupDialogProps) {
  const t = useTranslations("markups.form");
  const locale = useLocale();
  const [typed, setTyped] = useState(() => typedOf(rule, place, (amount) => formatNumber(amount, locale)));
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { asked, wrong } = readMarkup(typed);
  const read = (): ProposalRequest | null => {
    setTried(true);
    return asked && isReason(reason) ? { kind: "markup", ends: rule?.id ?? null, adds: asked, reason } : null;
  };
  const part: PartProps = {
    typed,
    set: (changed) => setTyped((before) => ({ ...before, ...changed })),
    isWrong: (field) => isTried && wrong.has(field),
  };
  const title = rule ? t("editTitle", { place: String(rule.place) }) : t("addTitle");
  return (
    <ProposeDialog title={title} read={read} onClose={onClose}>
      <p className="text-ink-soft text-sm">{t("hint")}</p>
      <SizeFields {...part} />
      <FareFields {...part} />
      <ValidityFields {...part} />
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ProposeDialog>
  );
}

function SizeFields({ typed, set, isWrong }: PartProps) {
  const t = useTranslations("markups.form");
  const signs = (["markup", "discount"] as const).map((id) => ({ id, label: t(id) }));
  const units = (["percent", ...CURRENCIES] as const).map((id) => ({ id, label: id === "percent" ? t("percent") : id }));
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select label={t("sign")} options={signs} value={typed.sign} onChange={(sign) => set({ sign })} />
      <TextField
        label={t("amount")}
        value={typed.amount}
        onChange={(amount) => set({ amount })}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="num"
        error={isWrong("amount") ? t("amountWrong") : undefined}
      />
      <Select label={t("unit")} options={units} value={typed.unit} onChange={(unit) => set({ unit })} />
    </div>
  );
}

function FareFields({ typed, set, isWrong }: PartProps) {
  const t = useTranslations("markups.form");
  const code = (name: "carrier" | "from" | "to", length: number, wrong: string) => (
    <TextField
      label={t(name)}
      value={typed[name]}
      onChange={(text) => set({ [name]: text })}
      maxLength={length}
      autoComplete="off"
      inputClassName="uppercase"
      error={isWrong(name) ? wrong : undefined}
    />
  );
  return (
    <>
      <div className="grid grid-cols-3 gap-3">
        {code("carrier", 2, t("carrierWrong"))}
        {code("from", 3, t("cityWrong"))}
        {code("to", 3, t("cityWrong"))}
      </div>
      <Checkbox isSelected={typed.isBothWays} onChange={(isBothWays) => set({ isBothWays })}>
        {t("bothWays")}
      </Checkbox>
      <TextField
        label={t("classes")}
        description={t("classesHint")}
        value={typed.classes}
        onChange={(classes) => set({ classes })}
        maxLength={26}
        autoComplete="off"
        inputClassName="uppercase"
        error={isWrong("classes") ? t("classesWrong") : undefined}
      />
    </>
  );
}

function ValidityFields({ typed, set, isWrong }: PartProps) {
  const t = useTranslations("markups.form");
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t("agency")}
          value={typed.agency}
          onChange={(agency) => set({ agency })}
          autoComplete="off"
          inputClassName="uppercase"
          error={isWrong("agency") ? t("agencyWrong") : undefined}
        />
        <TextField
          label={t("place")}
          description={t("placeHint")}
          value={typed.place}
          onChange={(place) => set({ place })}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="num"
          error={isWrong("place") ? t("placeWrong") : undefined}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={t("saleFrom")}
          use="travel"
          value={typed.saleFrom}
          onChange={(saleFrom) => set({ saleFrom })}
          error={isWrong("sale_from") ? t("dateWrong") : undefined}
        />
        <DateField
          label={t("saleTo")}
          use="travel"
          value={typed.saleTo}
          onChange={(saleTo) => set({ saleTo })}
          error={isWrong("sale_to") ? t("dateWrong") : undefined}
        />
      </div>
    </>
  );
}
