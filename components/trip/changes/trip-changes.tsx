"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { OpenChangeCard } from "@/components/travel/changes/open-change-card";
import { PastChange } from "@/components/travel/changes/past-change";
import { openChange, pastChanges } from "@/lib/client/travel/schedule-change";
import type { TripChangeProps } from "./trip-change-props";

/** Few trips have something to answer: the others load no dialogs. */
const AnswerChange = dynamic(() => import("./answer-change").then((module) => module.AnswerChange));

/** What the airline has changed, in plain words: first what the traveller has to answer, then what is settled. */
export function TripChanges({ token, trip }: Omit<TripChangeProps, "change">) {
  const open = openChange(trip.schedule_changes);
  return (
    <>
      {open ? <OpenChange token={token} trip={trip} change={open} /> : null}
      {pastChanges(trip.schedule_changes).map((change) => (
        <PastChange key={change.id} change={change} />
      ))}
    </>
  );
}

function OpenChange({ token, trip, change }: TripChangeProps) {
  const t = useTranslations("changes.trip");
  const { agency, contacts } = trip;
  const lead = contacts.tel ? t("lead", { agency, tel: contacts.tel }) : t("leadNoTel", { agency });
  return (
    <OpenChangeCard
      change={change}
      title={t("title")}
      lead={<p className="text-ink-soft text-sm">{lead}</p>}
      deadlineText={(moment) => t("deadline", { moment })}
    >
      <AnswerChange token={token} trip={trip} change={change} />
    </OpenChangeCard>
  );
}
