"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import { useHouseRights } from "@/lib/client/house";
import type { OfficeQueue, QueueKind } from "@/lib/contracts/operator/operator-today";
import { QUEUE_VIEWS } from "@/lib/contracts/operator/queues";
import { todayQuery } from "../queries";
import type { QueueFilter } from "./queries";
import { QueueList } from "./queue-list";
import { queuesSeen, readQueueFilter } from "./read-queue-filter";

const TAB =
  "flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-lg px-3 text-ink-soft hover:bg-sunken hover:text-ink md:min-h-9 md:text-sm aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent";

/** Everything that waits for somebody of the house, a table a queue, the nearest deadline first. Queue and view live in the address. */
export function QueuesPage() {
  const t = useTranslations("queues");
  const seen = queuesSeen(useHouseRights());
  const parameters = useSearchParams();
  const { data } = useQuery(todayQuery());
  const queues = data?.queues ?? [];
  const busy = seen.find((kind) => (queues.find((queue) => queue.kind === kind)?.count ?? 0) > 0);
  const first = busy ?? seen[0];
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mb-3 max-w-3xl text-ink-soft">{t("lead")}</p>
      {first ? <ChosenQueue seen={seen} queues={queues} filter={readQueueFilter(parameters, seen, first)} /> : null}
    </>
  );
}

interface ChosenQueueProps {
  seen: readonly QueueKind[];
  queues: readonly OfficeQueue[];
  filter: QueueFilter;
}

function ChosenQueue({ seen, queues, filter }: ChosenQueueProps) {
  const t = useTranslations("queues");
  const [onlyBusy, setOnlyBusy] = useState(true);
  const countOf = (kind: QueueKind) => queues.find((queue) => queue.kind === kind);
  const shown = seen.filter((kind) => !onlyBusy || kind === filter.kind || (countOf(kind)?.count ?? 0) + (countOf(kind)?.snoozed ?? 0) > 0);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <nav aria-label={t("title")} className="relative min-w-0 max-w-full overflow-x-auto">
          <ul className="flex gap-1 md:flex-wrap">
            {shown.map((kind) => (
              <li key={kind} ref={kind === filter.kind ? bringIntoSight : undefined}>
                <PageLink href={pages.queues({ kind })} aria-current={kind === filter.kind ? "page" : undefined} className={TAB}>
                  {t(`kind.${kind}`)} <span className="num">{countOf(kind)?.count ?? ""}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Checkbox isSelected={onlyBusy} onChange={setOnlyBusy} className="ml-auto text-sm">
          {t("onlyBusy")}
        </Checkbox>
      </div>
      <ViewLinks filter={filter} queue={countOf(filter.kind)} />
      <QueueList key={`${filter.kind} ${filter.view} ${filter.page}`} filter={filter} />
    </>
  );
}

/** On a phone the queues stand in one line, which is wider than the page. */
function bringIntoSight(tab: HTMLLIElement | null): void {
  const line = tab?.closest("nav");
  if (tab && line) line.scrollLeft = tab.offsetLeft;
}

/** All that waits, one's own, and what is put off, each with how much there is. */
function ViewLinks({ filter: { kind, view }, queue }: { filter: QueueFilter; queue: OfficeQueue | undefined }) {
  const t = useTranslations("queues");
  const counts = { open: queue?.count, mine: queue?.mine, snoozed: queue?.snoozed };
  return (
    <nav aria-label={t("views")} className="mb-3">
      <ul className="flex flex-wrap gap-1">
        {QUEUE_VIEWS.map((each) => (
          <li key={each}>
            <PageLink
              href={pages.queues({ kind, ...(each !== "open" && { view: each }) })}
              aria-current={each === view ? "true" : undefined}
              className={TAB}
            >
              {t(`view.${each}`)} <span className="num">{counts[each] ?? ""}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
