"use client";

import { ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import type { OfficeQueue, QueueKind } from "@/lib/contracts/operator/operator-today";
import { formatDate, formatInstant } from "@/lib/i18n/formats";

/** One queue: how much waits in it, and until when or since when; the whole row leads there. */
export function QueueRow({ queue }: { queue: OfficeQueue }) {
  const t = useTranslations("house.today");
  return (
    <li>
      <PageLink
        href={addressOf(queue)}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg px-2 py-2 -outline-offset-2 hover:bg-paper"
      >
        <span className="num min-w-8 text-right font-semibold text-lg">{queue.count}</span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 font-medium">
          {t(`queue.${queue.kind}`)}
          {queue.mine > 0 ? <Badge tone="warm">{t("mine", { count: queue.mine })}</Badge> : null}
          {queue.fresh > 0 ? (
            <span title={t("freshTitle")}>
              <Badge tone="accent">{t("fresh", { count: queue.fresh })}</Badge>
            </span>
          ) : null}
          {queue.snoozed > 0 ? (
            <span className="num font-normal text-ink-soft text-sm">{t("snoozed", { count: queue.snoozed })}</span>
          ) : null}
        </span>
        <span className="num text-ink-soft text-sm max-sm:order-last max-sm:w-full max-sm:pl-11">
          <Pressing queue={queue} />
        </span>
        <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
      </PageLink>
    </li>
  );
}

/** Queues whose items are pressing by when the aircraft leaves. */
const LEAVING: readonly QueueKind[] = ["refunds", "tickets", "lists"];

/** What is nearest, where something has an end; else how long the oldest waits. */
function Pressing({ queue: { kind, due, since } }: { queue: OfficeQueue }) {
  const t = useTranslations("house.today");
  const locale = useLocale();
  if (due && (kind === "oversales" || kind === "cancellations")) return t("departs", { when: formatDate(due.slice(0, 10), locale) });
  if (due && LEAVING.includes(kind)) return t("departs", { when: formatInstant(due, locale) });
  if (due && kind === "charters") return t("due", { when: formatDate(due.slice(0, 10), locale) });
  if (due) return t("due", { when: formatInstant(due, locale) });
  return since ? t("since", { when: formatInstant(since, locale) }) : null;
}

/** A queue whose items stand on one page leads there, the others to their table; where all are put off, to those. */
function addressOf({ kind, count }: OfficeQueue): string {
  return (count > 0 && PLACES[kind]) || pages.queues({ kind, ...(count === 0 && { view: "snoozed" }) });
}

const PLACES: Readonly<Partial<Record<QueueKind, string>>> = {
  inbox: pages.scheduleMessages({ open: "1" }),
  stock: pages.operatorStock(),
  webhooks: `${pages.stuck()}#webhooks`,
  mails: `${pages.stuck()}#mails`,
  charters: pages.charters(),
  uploads: pages.priceUpload(),
  bank: pages.bank({ state: "unmatched" }),
  days: pages.closedDays(),
  ways: pages.listWays(),
};
