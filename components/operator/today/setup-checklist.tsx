"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { SectionCard } from "@/components/ui/section-card";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api, pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";
import { type OfficeChecklist, SETUP_STEPS, type SetupStep } from "@/lib/contracts/operator/office-checklist";

const WHERE: Readonly<Record<SetupStep, string>> = {
  mail: pages.operatorHouse(),
  stock: pages.operatorStock(),
  passenger_lists: pages.listWays(),
  flights: pages.scheduleUpload(),
  fares: pages.priceUpload(),
  agency: pages.newAgency(),
  deposit: pages.agencies(),
  ticket: pages.officeBookings(),
};

function checklistQuery() {
  return queryOptions({
    queryKey: ["operator", "checklist"],
    queryFn: ({ signal }) => getJson<OfficeChecklist>({ path: api.officeChecklist(), signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

/** What is left to do before the house sells its first ticket, each step with the page where it is done; nothing once all of it is done. */
export function SetupChecklist() {
  const t = useTranslations("house.checklist");
  const may = useHouseRights();
  const { data } = useQuery({ ...checklistQuery(), enabled: may("house", "see") });
  const steps = data?.steps ?? [];
  const left = steps.filter((one) => !one.is_done).length;
  if (left === 0) return null;
  return (
    <SectionCard title={t("title", { done: steps.length - left, all: steps.length })}>
      <p className="mb-2 text-ink-soft text-sm">{t("lead")}</p>
      <ol className="-mx-2 divide-y divide-line">
        {steps.map(({ step, is_done }) => (
          <StepRow key={step} step={step} isDone={is_done} isOpen={may(SETUP_STEPS[step], "see")} />
        ))}
      </ol>
    </SectionCard>
  );
}

const ROW = "flex min-h-11 items-center gap-3 rounded-lg px-2 py-2";

function StepRow({ step, isDone, isOpen }: { step: SetupStep; isDone: boolean; isOpen: boolean }) {
  const t = useTranslations("house.checklist");
  const Mark = isDone ? CircleCheck : Circle;
  const text = (
    <>
      <Mark className={`size-5 shrink-0 ${isDone ? "text-good" : "text-ink-faint"}`} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className={`block font-medium ${isDone ? "text-ink-soft" : ""}`}>{t(`step.${step}.title`)}</span>
        {isDone ? (
          <span className="sr-only">{t("done")}</span>
        ) : (
          <span className="block text-ink-soft text-sm">{t(`step.${step}.text`)}</span>
        )}
      </span>
    </>
  );
  return (
    <li>
      {isDone || !isOpen ? (
        <span className={ROW}>{text}</span>
      ) : (
        <PageLink href={WHERE[step]} className={`${ROW} -outline-offset-2 hover:bg-paper`}>
          {text}
          <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
        </PageLink>
      )}
    </li>
  );
}
