"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { useBareKeys } from "@/lib/client/use-bare-keys";
import { QUEUE_KINDS, type QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueStep } from "@/lib/contracts/operator/queues";
import { itemAddress } from "./item-address";
import { queueStepQuery } from "./queries";

/** On the page of something that was opened from a queue: which one of it this is, and the way to the one before and the next. */
export function QueueSteps() {
  const parameters = useSearchParams();
  const kind = QUEUE_KINDS.find((known) => known === parameters.get("queue"));
  const subject = parameters.get("item");
  return kind && subject ? <Steps kind={kind} subject={subject} /> : null;
}

function Steps({ kind, subject }: { kind: QueueKind; subject: string }) {
  const { data } = useQuery(queueStepQuery(kind, subject, useLocale()));
  return data ? <StepLinks kind={kind} step={data} /> : null;
}

function StepLinks({ kind, step: { place, total, previous, next } }: { kind: QueueKind; step: QueueStep }) {
  const t = useTranslations("queues");
  const router = useRouter();
  const [before, after] = [previous && itemAddress(kind, previous), next && itemAddress(kind, next)];
  useBareKeys({ j: after ? () => router.push(after) : undefined, k: before ? () => router.push(before) : undefined });
  return (
    <nav aria-label={t("steps.label")} className="mb-3 flex flex-wrap items-center gap-2 border-line border-b pb-3 print:hidden">
      <PageLink href={pages.queues({ kind })} className="flex min-h-11 items-center font-medium text-accent hover:underline md:min-h-9">
        {t(`kind.${kind}`)}
      </PageLink>
      <span role="status" className="num mr-auto text-ink-soft text-sm">
        {place === null ? t("steps.done", { total }) : t("steps.place", { place, total })}
      </span>
      {before ? (
        <LinkButton variant="secondary" size="sm" rel="prev" href={before} aria-keyshortcuts="k">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t("prev")}
        </LinkButton>
      ) : null}
      {after ? (
        <LinkButton variant="secondary" size="sm" rel="next" href={after} aria-keyshortcuts="j">
          {t("next")}
          <ChevronRight className="size-4" aria-hidden="true" />
        </LinkButton>
      ) : null}
    </nav>
  );
}
