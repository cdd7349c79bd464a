"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { TextField } from "@/components/ui/fields/text-field";
import { serverToday } from "@/components/ui/today";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { AskReason } from "../ask-reason";
import { type DraftLimit, type LimitRemarks, readDraftLimit } from "./draft-limit";
import { setLimit } from "./queries";

interface LimitDialogProps {
  departure: DepartureDetail;
  onClose: () => void;
}

/** Closes a departure or a class of it, or says how many seats it may sell at most, and until when. */
export function LimitDialog({ departure: { id, classes }, onClose }: LimitDialogProps) {
  const t = useTranslations("flights.sale");
  const [draft, setDraft] = useState<DraftLimit>({ bookingClass: "", seats: "0", holds: "for_good", day: serverToday(), time: "23:59" });
  const [remarks, setRemarks] = useState<LimitRemarks>({});
  const change = (part: Partial<DraftLimit>) => setDraft({ ...draft, ...part });
  const { request } = readDraftLimit(draft);
  const isRight = () => {
    const read = readDraftLimit(draft);
    setRemarks(read.remarks);
    return read.request !== null;
  };
  const whole = { id: "", label: t("whole") };
  const ofClass = classes.map(({ booking_class: each }) => ({ id: each, label: t("ofClass", { bookingClass: each }) }));
  return (
    <AskReason
      title={t("setTitle")}
      label={t("reason")}
      confirm={t("setConfirm")}
      isRight={isRight}
      act={(reason) => (request ? setLimit(id, { ...request, reason }) : Promise.reject(new Error("nothing was asked for")))}
      done={() => t("setDone")}
      onClose={onClose}
    >
      <p className="text-ink-soft text-sm">{t("setText")}</p>
      <Select
        label={t("what")}
        options={[whole, ...ofClass]}
        value={draft.bookingClass}
        onChange={(bookingClass) => change({ bookingClass })}
      />
      <TextField
        label={t("seats")}
        description={t("seatsHint")}
        value={draft.seats}
        onChange={(seats) => change({ seats })}
        inputMode="numeric"
        autoComplete="off"
        inputClassName="num"
        maxLength={3}
        error={remarks.seats ? t("seatsWrong") : undefined}
      />
      <Select
        label={t("holds")}
        options={[
          { id: "for_good", label: t("forGood") },
          { id: "until", label: t("untilMoment") },
        ]}
        value={draft.holds}
        onChange={(holds) => change({ holds })}
      />
      {draft.holds === "until" ? <Until draft={draft} remarks={remarks} onChange={change} /> : null}
    </AskReason>
  );
}

interface UntilProps {
  draft: DraftLimit;
  remarks: LimitRemarks;
  onChange: (part: Partial<DraftLimit>) => void;
}

function Until({ draft, remarks, onChange }: UntilProps) {
  const t = useTranslations("flights.sale");
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label={t("day")}
        use="travel"
        value={draft.day}
        onChange={(day) => onChange({ day })}
        error={remarks.day ? t("dayWrong") : undefined}
      />
      <TextField
        label={t("time")}
        value={draft.time}
        onChange={(time) => onChange({ time })}
        autoComplete="off"
        inputClassName="num"
        maxLength={5}
        error={remarks.time ? t("timeWrong") : undefined}
      />
    </div>
  );
}
