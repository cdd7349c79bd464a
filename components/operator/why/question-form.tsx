"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { Button } from "@/components/ui/press/button";
import { serverToday } from "@/components/ui/today";
import { addDays } from "@/lib/domain/dates";
import type { Question } from "./queries";

const CODES = ["agency", "from", "to"] as const;
const COUNTS = ["adults", "children", "infants", "infants_with_seat"] as const;
const CABINS = ["E", "B", "A"] as const;
const LENGTHS = { agency: 12, from: 3, to: 3 };
/** From the way out to the way back, until somebody chooses. */
const USUAL_DAYS = 7;

/** What an agency may have asked for. */
export function QuestionForm({ asked, onAsk }: { asked: Question; onAsk: (question: Question) => void }) {
  const t = useTranslations("why.question");
  const [typed, setTyped] = useState(asked);
  const [isTried, setTried] = useState(false);
  const set = (name: keyof Question) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const wrong = (name: (typeof CODES)[number]) =>
    isTried && typed[name].trim().length < (name === "agency" ? 1 : LENGTHS[name]) ? t(`missing.${name}`) : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (CODES.every((name) => typed[name].trim().length >= (name === "agency" ? 1 : LENGTHS[name]))) onAsk(typed);
  };
  return (
    <form onSubmit={send} noValidate className="grid grid-cols-2 items-start gap-3 md:grid-cols-4 lg:grid-cols-6">
      {CODES.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          value={typed[name]}
          onChange={(text) => set(name)(text.toUpperCase())}
          error={wrong(name)}
          maxLength={LENGTHS[name]}
          autoComplete="off"
          spellCheck="false"
          inputClassName="uppercase"
        />
      ))}
      <DatePicker label={t("date")} value={typed.date} onChange={set("date")} min={serverToday()} />
      <BackField typed={typed} onChange={set("back")} />
      <Select
        label={t("cabin")}
        options={CABINS.map((id) => ({ id, label: t(`cabins.${id}`) }))}
        value={CABINS.find((id) => id === typed.service_class) ?? "E"}
        onChange={set("service_class")}
      />
      {COUNTS.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          value={typed[name]}
          onChange={(text) => set(name)(text.replace(/\D/g, ""))}
          inputMode="numeric"
          maxLength={1}
          autoComplete="off"
        />
      ))}
      <div className="col-span-2 self-end">
        <Button type="submit">{t("ask")}</Button>
      </div>
    </form>
  );
}

function BackField({ typed: { date, back }, onChange }: { typed: Question; onChange: (day: string) => void }) {
  const t = useTranslations("why.question");
  return (
    <div className="space-y-2">
      <Checkbox isSelected={back !== ""} onChange={(isRound) => onChange(isRound ? addDays(date, USUAL_DAYS) : "")}>
        {t("isRound")}
      </Checkbox>
      {back === "" ? null : <DatePicker label={t("back")} value={back} onChange={onChange} min={date} />}
    </div>
  );
}
