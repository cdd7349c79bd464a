"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { FieldButton } from "@/components/ui/fields/field-button";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { useOpening } from "@/components/ui/fields/use-opening";
import { Button } from "@/components/ui/press/button";
import { addDays } from "@/lib/domain/dates";
import { CurrencyField } from "../form/currency-field";
import { PartyField } from "../form/party-field";
import { PlaceField } from "../form/place-field";
import { DAYS_AHEAD } from "../form/search-values";
import { type AnywhereFilter, beginOn, lastAsked, type Nights, problemOf, USUAL_NIGHTS } from "./anywhere-address";

interface AnywhereFormProps {
  filter: AnywhereFilter;
  /** `YYYY-MM-DD` */
  today: string;
  onApply: (filter: AnywhereFilter) => void;
}

/** Form for the origin, the days, the passengers and the cabin. */
export function AnywhereForm({ filter, today, onApply }: AnywhereFormProps) {
  const t = useTranslations("anywhere");
  const common = useTranslations("common.cabins");
  const [draft, setDraft] = useState(filter);
  const problem = problemOf(draft);
  const horizon = addDays(today, DAYS_AHEAD);
  const change = (part: Partial<AnywhereFilter>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onApply(draft);
  };
  return (
    <Card className="mb-5 p-4 md:p-5">
      <search>
        <form
          aria-label={t("form")}
          onSubmit={submit}
          className={`grid grid-cols-2 items-start gap-3 ${draft.nights ? "lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.3fr_1fr_auto]" : "lg:grid-cols-[1.4fr_1fr_1fr_1.2fr_1fr_auto]"}`}
        >
          <RadioGroup
            label={t("trip")}
            isLabelHidden
            options={(["one-way", "round-trip"] as const).map((id) => ({ id, label: t(id) }))}
            value={draft.nights ? "round-trip" : "one-way"}
            onChange={(trip) => change({ nights: trip === "one-way" ? null : (filter.nights ?? USUAL_NIGHTS) })}
            className="col-span-full justify-self-start max-sm:w-full"
          />
          <div className="max-lg:col-span-2">
            <PlaceField
              label={t("from")}
              value={draft.from}
              onChange={(from) => change({ from })}
              error={problem === "needFrom" ? t(problem) : undefined}
            />
          </div>
          <DatePicker
            label={t("since")}
            value={draft.since}
            min={today}
            max={horizon}
            onChange={(since) => change(beginOn(since, draft.until))}
          />
          <DatePicker
            label={t("until")}
            value={draft.until}
            min={draft.since}
            max={lastAsked(draft.since)}
            onChange={(until) => change({ until })}
            error={problem && problem !== "needFrom" ? t(problem) : undefined}
          />
          {draft.nights ? (
            <div className="min-w-0 max-lg:col-span-2">
              <NightsField nights={draft.nights} onChange={(nights) => change({ nights })} />
            </div>
          ) : null}
          <div className="min-w-0 max-sm:col-span-2">
            <PartyField party={draft.party} onChange={(party) => change({ party })} />
          </div>
          <div className="max-sm:col-span-2 max-sm:flex max-sm:gap-3 sm:contents">
            <Select
              label={t("cabin")}
              options={(["E", "B", "A"] as const).map((id) => ({ id, label: common(id) }))}
              value={draft.cabin}
              onChange={(cabin) => change({ cabin })}
              className="min-w-0 max-sm:flex-1"
            />
            <CurrencyField value={draft.currency} onChange={(currency) => change({ currency })} className="min-w-0 max-sm:flex-1" />
          </div>
          <Checkbox isSelected={draft.isDirect} onChange={(isDirect) => change({ isDirect })} className="col-span-2 lg:order-last">
            {t("directOnly")}
          </Checkbox>
          <Button type="submit" className="max-lg:col-span-2 lg:mt-6">
            {t("show")}
          </Button>
        </form>
      </search>
    </Card>
  );
}

const NightsPopover = dynamic(async () => (await import("./nights-popover")).NightsPopover, { ssr: false });

/** How long a stay may be. */
function NightsField({ nights, onChange }: { nights: Nights; onChange: (nights: Nights) => void }) {
  const t = useTranslations("anywhere");
  const { isOpen, button, popover } = useOpening();
  const { from, to } = nights;
  const text = from === to ? t("nightsExactly", { count: to }) : t("nightsBetween", { from, to });
  return (
    <>
      <FieldButton {...button} label={t("nights")} text={text} />
      {isOpen ? <NightsPopover {...popover} nights={nights} onChange={onChange} /> : null}
    </>
  );
}
