"use client";

import { useLocale, useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import type { HousePage } from "@/lib/contracts/operator/house";
import { formatDuration, formatInstant, formatNumber } from "@/lib/i18n/formats";

type Worker = HousePage["workers"][number];
type Job = HousePage["jobs"][number];

/** Who works, when they were last heard, and what waits for them. */
export function WorkersSection({ workers, jobs }: { workers: readonly Worker[]; jobs: readonly Job[] }) {
  const t = useTranslations("service.workers");
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      {workers.some((worker) => worker.is_alive) ? null : (
        <Banner tone="bad" title={t("nobody")}>
          {t("nobodyText")}
        </Banner>
      )}
      {workers.length === 0 ? null : <WorkerList workers={workers} />}
      {jobs.length === 0 ? <p className="text-ink-soft">{t("noJobs")}</p> : <JobList jobs={jobs} />}
    </PlainSection>
  );
}

function WorkerList({ workers }: { workers: readonly Worker[] }) {
  const t = useTranslations("service.workers");
  const locale = useLocale();
  return (
    <RecordList
      items={workers}
      keyOf={({ id }) => id}
      columns={[
        {
          text: t("worker"),
          isHead: true,
          look: "font-mono text-sm wrap-anywhere",
          show: ({ id }) => id,
          card: { place: "line", look: "font-mono text-sm wrap-anywhere" },
        },
        { text: t("since"), look: "num whitespace-nowrap", show: ({ since }) => formatInstant(since, locale), card: { place: "term" } },
        { text: t("seen"), look: "num whitespace-nowrap", show: ({ seen }) => formatInstant(seen, locale), card: { place: "term" } },
        {
          text: t("state"),
          show: ({ is_alive: isAlive }) => <Badge tone={isAlive ? "good" : "bad"}>{isAlive ? t("alive") : t("silent")}</Badge>,
          card: { place: "term" },
        },
      ]}
    />
  );
}

function JobList({ jobs }: { jobs: readonly Job[] }) {
  const t = useTranslations("service.workers");
  const locale = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  return (
    <RecordList
      items={jobs}
      keyOf={({ task }) => task}
      columns={[
        {
          text: t("job"),
          isHead: true,
          look: "font-mono text-sm",
          show: ({ task }) => task,
          card: { place: "line", look: "font-mono text-sm" },
        },
        { text: t("due"), isRight: true, look: "num", show: ({ due }) => count(due), card: { place: "term" } },
        { text: t("atWork"), isRight: true, look: "num", show: ({ at_work: atWork }) => count(atWork), card: { place: "term" } },
        { text: t("givenUp"), isRight: true, look: "num", show: ({ given_up: givenUp }) => count(givenUp), card: { place: "term" } },
        {
          text: t("oldest"),
          isRight: true,
          look: "num whitespace-nowrap",
          show: ({ oldest_seconds: seconds }) => formatDuration(Math.ceil(seconds / 60), locale),
          card: { place: "term" },
        },
      ]}
    />
  );
}
