"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { useOneAtATime } from "@/lib/client/use-one-at-a-time";
import type { SeriesRequest } from "@/lib/contracts/operator/schedule-series";
import { OnlyLooking } from "../only-looking";
import { MessageReport } from "../schedule/message-report";
import { type DraftSeries, EMPTY_LEG, readDraftSeries, type SeriesRemarks, WEEKDAYS } from "./draft-series";
import { LegClocks } from "./leg-clocks";
import { sendSeries } from "./queries";
import { SeriesFields } from "./series-fields";

/** Flights that repeat, filled into a form: looked at first, and applied as they were looked at. */
export function SeriesPage() {
  const t = useTranslations("series");
  const mayChange = useMayInHouse("schedule", "change");
  return (
    <>
      <BackLink href={pages.scheduleImports()}>{t("back")}</BackLink>
      <h1 className="mt-1 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mb-4 max-w-3xl text-ink-soft">{t("lead")}</p>
      {mayChange ? <SeriesForm /> : <OnlyLooking />}
    </>
  );
}

const EMPTY: DraftSeries = {
  ...{ act: "new", carrier: "", number: "", kind: "scheduled", from: "", to: "", days: WEEKDAYS },
  ...{ aircraft: "", business: "", economy: "", classes: "", legs: [EMPTY_LEG], reason: "" },
};

function SeriesForm() {
  const t = useTranslations("series");
  const errorText = useErrorText();
  const [draft, setDraft] = useState(EMPTY);
  const [remarks, setRemarks] = useState<SeriesRemarks>(new Set());
  const { check, applied, send } = useSeries();
  const change = (part: Partial<DraftSeries>) => {
    setDraft({ ...draft, ...part });
    check.reset();
    applied.reset();
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraftSeries(draft);
    setRemarks(read.remarks);
    if (read.request) send({ ...read.request, dry_run: true }, check);
  };
  const seen = check.data;
  const isGood = seen?.report.messages.some(({ state }) => state === "applied");
  const error = applied.error ?? check.error;
  const field = Object.values(errorText(error).fields).flat()[0];
  return (
    <div className="space-y-4">
      <form noValidate onSubmit={look}>
        <SectionCard title={t("flight")}>
          <div className="space-y-4">
            <SeriesFields draft={draft} remarks={remarks} onChange={change} />
            {error ? <Banner tone="bad" isAlert title={field ?? errorText(error).message} /> : null}
            <Button
              type="submit"
              variant={isGood && !applied.data ? "secondary" : undefined}
              isPending={check.isPending}
              isDisabled={applied.isPending}
            >
              {t("check")}
            </Button>
          </div>
        </SectionCard>
      </form>
      {seen ? <LegClocks seen={seen} /> : null}
      {applied.data ? (
        <MessageReport report={applied.data.report} isApplied />
      ) : seen ? (
        <MessageReport report={seen.report} isApplied={false} />
      ) : null}
      {seen && isGood && !applied.data && check.variables ? (
        <Button isPending={applied.isPending} onPress={() => send({ ...check.variables, dry_run: false }, applied)}>
          {t("apply")}
        </Button>
      ) : null}
    </div>
  );
}

/** The look, and the real thing; after that all lists of the schedule are read again. */
function useSeries() {
  const cache = useQueryClient();
  const once = useOneAtATime();
  const check = useMutation({ mutationFn: sendSeries });
  const applied = useMutation({ mutationFn: sendSeries, onSettled: () => askAnew(cache, ["office"]) });
  const send = (body: SeriesRequest, { mutate }: Pick<typeof check, "mutate">) => once((end) => mutate(body, { onSettled: end }));
  return { check, applied, send };
}
