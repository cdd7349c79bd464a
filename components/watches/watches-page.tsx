"use client";

import { useQuery } from "@tanstack/react-query";
import { BellPlus } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { watchListQuery } from "@/components/travel/watch/watch-queries";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { PageLinks } from "@/components/ui/page-links";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { WATCH_STATES } from "@/lib/domain/watches/watch";
import { OneWatch } from "./one-watch";
import { WatchCard } from "./watch-card";

/** What the agency watches, newest first, with what was found; the one that the address names stands alone, with every fall. */
export function WatchesPage() {
  const t = useTranslations("watches");
  const watchId = useSearchParams().get("watch");
  return (
    <>
      <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 mb-5 max-w-3xl text-ink-soft">{t("lead")}</p>
      {watchId ? <OneWatch watchId={watchId} /> : <WatchList />}
    </>
  );
}

function WatchList() {
  const t = useTranslations("watches");
  const errorText = useErrorText();
  const { page, state, choose } = useAsked();
  const { data, error, refetch } = useQuery(watchListQuery({ page, state }));
  const filter = (
    <RadioGroup
      label={t("shown")}
      isLabelHidden
      options={(["all", ...WATCH_STATES] as const).map((id) => ({ id, label: t(`states.${id}`) }))}
      value={state ?? "all"}
      onChange={choose}
      className="mb-4"
    />
  );
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 w-full rounded-xl" />;
  const { label, previous, next } = { label: t("paging.label"), previous: t("paging.previous"), next: t("paging.next") };
  return (
    <>
      {data.total > 0 || state ? filter : null}
      {data.total === 0 ? (
        <NoWatches isFiltered={state !== undefined} />
      ) : (
        <ul className="space-y-3">
          {data.items.map((watch) => (
            <li key={watch.id}>
              <WatchCard watch={watch} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        page={data.page}
        pages={data.pages}
        addressOf={(target) => pages.watches({ state, page: target })}
        texts={{ label, previous, next, page: t("paging.page", { page: data.page, pages: data.pages }) }}
      />
    </>
  );
}

function NoWatches({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations("watches");
  if (isFiltered) return <EmptyState title={t("noneOfState")} />;
  const action = <LinkButton href={pages.search()}>{t("toSearch")}</LinkButton>;
  return (
    <EmptyState icon={<BellPlus className="size-8" aria-hidden="true" />} title={t("none")} action={action}>
      {t("noneText")}
    </EmptyState>
  );
}

/** Page and state as the address names them; what makes no sense there is left out. */
function useAsked() {
  const router = useRouter();
  const address = useSearchParams();
  const asked = Number(address.get("page") ?? "1");
  const state = WATCH_STATES.find((known) => known === address.get("state"));
  const choose = (chosen: "all" | (typeof WATCH_STATES)[number]) =>
    router.replace(pages.watches(chosen === "all" ? {} : { state: chosen }), { scroll: false });
  return { page: Number.isInteger(asked) && asked > 0 ? asked : 1, state, choose };
}
