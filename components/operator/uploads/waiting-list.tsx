"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { WaitingUpload } from "@/lib/contracts/operator/uploads";
import { formatInstant } from "@/lib/i18n/formats";
import { waitingQuery } from "./queries";
import { UPLOAD_TONES } from "./tones";

/** Files and drafts of prices that nobody has applied yet, and plans that have ended otherwise: whose, and until when. */
export function WaitingList() {
  const t = useTranslations("uploads.waiting");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(waitingQuery(locale));
  return (
    <section aria-labelledby="waiting-uploads">
      <h2 id="waiting-uploads" className="mb-2 font-semibold text-lg">
        {t("title")}
      </h2>
      {error && !data ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={2} /> : null}
      {data?.items.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : null}
      {data && data.items.length > 0 ? <WaitingTable items={data.items} /> : null}
    </section>
  );
}

function WaitingTable({ items }: { items: readonly WaitingUpload[] }) {
  const t = useTranslations("uploads.waiting");
  const tUploads = useTranslations("uploads");
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      isDense
      opens
      cardLook="space-y-1"
      columns={[
        {
          text: t("what"),
          isHead: true,
          show: ({ id, name }) => (
            <PageLink href={pages.priceUpload({ upload: id })} className="wrap-anywhere font-medium after:absolute after:inset-0">
              {name}
            </PageLink>
          ),
          card: { place: "line" },
        },
        { text: t("kind"), show: ({ kind }) => tUploads(`kind.${kind}`), card: { place: "term" } },
        { text: t("by"), look: "wrap-anywhere", show: ({ by, is_mine: isMine }) => (isMine ? t("you") : by), card: { place: "term" } },
        { text: t("state"), show: (item) => <State item={item} />, card: { place: "line" } },
        { text: t("until"), look: "num whitespace-nowrap", show: (item) => <Until item={item} />, card: { place: "term" } },
      ]}
    />
  );
}

function State({ item: { state, needs_second: needsSecond, is_stale: isStale } }: { item: WaitingUpload }) {
  const t = useTranslations("uploads");
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={UPLOAD_TONES[state]}>{t(`state.${state}`)}</Badge>
      {needsSecond && state === "checked" ? <Badge tone="warm">{t("waiting.second")}</Badge> : null}
      {isStale ? <Badge tone="warm">{t("waiting.stale")}</Badge> : null}
    </span>
  );
}

function Until({ item: { publish_at: publishAt, until } }: { item: WaitingUpload }) {
  const t = useTranslations("uploads.waiting");
  const locale = useLocale();
  if (publishAt) return t("appliedAt", { date: formatInstant(publishAt, locale) });
  return until ? t("deletedAt", { date: formatInstant(until, locale) }) : null;
}
