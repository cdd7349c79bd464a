"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { TextField } from "@/components/ui/fields/text-field";
import { serverToday } from "@/components/ui/today";
import { amountTyped, percentTyped } from "@/lib/client/money/typed-amount";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { isDate } from "@/lib/domain/dates";
import { formatNumber } from "@/lib/i18n/formats";
import { ProposeDialog } from "./propose-dialog";
import { isReason, ReasonField } from "./reason-field";

/** Fee, markup and credit in the agency's own currency. What stays as it is is not sent. */
export function TermsDialog({ agency, onClose }: { agency: AgencyDetail; onClose: () => void }) {
  const t = useTranslations("proposals");
  const locale = useLocale();
  const { terms, currency } = agency;
  const [typed, setTyped] = useState({
    fee: formatNumber(terms.fee, locale),
    markup: formatNumber(terms.markup_bp / 100, locale),
    credit: formatNumber(terms.credit, locale),
  });
  const today = serverToday();
  const [from, setFrom] = useState(today);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const fee = amountTyped(typed.fee);
  const markup = percentTyped(typed.markup);
  const credit = amountTyped(typed.credit);
  const isSame = fee === terms.fee && markup === terms.markup_bp && credit === terms.credit;
  const isComing = isDate(from) && from >= today;
  const read = (): ProposalRequest | null => {
    setTried(true);
    if (fee === null || markup === null || markup < 0 || credit === null || isSame || !isComing || !isReason(reason)) return null;
    return {
      ...{ kind: "terms", partner: agency.code, reason },
      ...(from > today && { from }),
      ...(fee !== terms.fee && { fee }),
      ...(markup !== terms.markup_bp && { markup_bp: markup }),
      ...(credit !== terms.credit && { credit }),
    };
  };
  const field = (name: "fee" | "markup" | "credit", isWrong: boolean) => (
    <TextField
      label={t(`ask.${name}`, { currency })}
      value={typed[name]}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
      inputMode="decimal"
      autoComplete="off"
      inputClassName="num"
      error={isWrong ? t("ask.numberWrong") : undefined}
    />
  );
  return (
    <ProposeDialog title={t("title.terms", { agency: agency.name })} read={read} onClose={onClose}>
      <p className="text-ink-soft text-sm">{t("explain.terms")}</p>
      {field("fee", fee === null)}
      {field("markup", markup === null || markup < 0)}
      {field("credit", credit === null)}
      {isTried && isSame ? <p className="text-bad text-sm">{t("ask.termsSame")}</p> : null}
      <DateField
        label={t("ask.from")}
        description={t("ask.fromHint")}
        use="travel"
        value={from}
        onChange={setFrom}
        error={isTried && !isComing ? t("ask.fromWrong") : undefined}
      />
      <ReasonField value={reason} onChange={setReason} isTried={isTried} />
    </ProposeDialog>
  );
}
