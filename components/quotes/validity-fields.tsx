"use client";

import { useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { serverNow } from "@/lib/client/server-clock";
import { changeQuoteDraft, type QuoteDraft, VALIDITIES, type Validity } from "@/lib/client/travel/quote-basket";
import { addDays } from "@/lib/domain/dates";
import { MOST_HOURS } from "@/lib/domain/quotes/validity";
import { tashkentToday } from "@/lib/i18n/formats";
import { momentProblem, nextEvening } from "./quote-validity";

/** How long the quote is valid. */
export function ValiditySelect({ draft: { validity, day } }: { draft: QuoteDraft }) {
  const t = useTranslations("quotes.form");
  const choose = (chosen: Validity) =>
    changeQuoteDraft({ validity: chosen, ...(chosen === "moment" && day === "" ? nextEvening(new Date(serverNow())) : {}) });
  const options = VALIDITIES.map((id) => ({ id, label: t(`validFor.${id}`) }));
  return <Select label={t("valid")} options={options} value={validity} onChange={choose} />;
}

interface MomentFieldsProps {
  draft: QuoteDraft;
  /** What the service refused; it knows when the first flight leaves. */
  refused: string | undefined;
}

/** Fields for another day and time of the end. */
export function MomentFields({ draft, refused }: MomentFieldsProps) {
  const t = useTranslations("quotes.form");
  const now = new Date(serverNow());
  const today = tashkentToday(now);
  const problem = momentProblem(draft, now);
  return (
    <div className="grid grid-cols-2 gap-3">
      <DatePicker
        label={t("untilDay")}
        value={draft.day || null}
        min={today}
        max={addDays(today, MOST_HOURS / 24)}
        onChange={(day) => changeQuoteDraft({ day })}
      />
      <TextField
        label={t("untilTime")}
        value={draft.time}
        onChange={(time) => changeQuoteDraft({ time })}
        autoComplete="off"
        placeholder="18:00"
        inputClassName="num"
        description={t("tashkentTime")}
        error={problem && problem !== "departed" ? t(`untilWrong.${problem}`) : refused}
      />
    </div>
  );
}
