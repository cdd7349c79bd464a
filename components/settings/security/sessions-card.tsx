"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { SessionList } from "@/lib/contracts/account/account-security";
import { formatInstant } from "@/lib/i18n/formats";
import { Moment } from "../parts/moment";
import { endOtherSessions, endSession, sessionListQuery } from "./queries";

/** The sessions in which this person is signed in, each of which can be ended. */
export function SessionsCard() {
  const t = useTranslations("settings.security.sessions");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(sessionListQuery());
  const end = useEnding();
  const items = data?.items ?? [];
  return (
    <SectionCard className="space-y-4" title={t("title")} lead={t("lead")}>
      {!data && error ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={2} /> : null}
      {end.error ? <Banner tone="bad" isAlert title={errorText(end.error).message} /> : null}
      <ul className="divide-y divide-line border-line border-y">
        {items.map((item) => (
          <SessionRow key={item.id} item={item} isPending={end.isPending} onEnd={() => end.mutate(item.id)} />
        ))}
      </ul>
      {items.length > 1 ? (
        <Button variant="secondary" isPending={end.isPending} onPress={() => end.mutate("others")}>
          {t("endOthers")}
        </Button>
      ) : null}
    </SectionCard>
  );
}

/** Ends one session by its id, or all others; the answer is the list without it. */
function useEnding() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: string) => (which === "others" ? endOtherSessions() : endSession(which)),
    onSuccess: (list) => keepAnswer(cache, sessionListQuery().queryKey, list),
  });
}

interface SessionRowProps {
  item: SessionList["items"][number];
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ item, isPending, onEnd }: SessionRowProps) {
  const t = useTranslations("settings.security.sessions");
  const locale = useLocale();
  const name = item.agent || t("unknownAgent");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {name} {item.is_current ? <Badge tone="good">{t("current")}</Badge> : null}
        </p>
        <p className="text-ink-soft text-sm">
          <span className="num break-all">{item.address}</span> · {t("since", { date: formatInstant(item.created, locale) })}
        </p>
        {item.is_current ? null : (
          <p className="text-ink-soft text-sm">
            {t("lastSeen")} <Moment at={item.last_seen} />
          </p>
        )}
      </div>
      {item.is_current ? null : (
        <Button variant="secondary" size="sm" isDisabled={isPending} onPress={onEnd} aria-label={t("endLabel", { name })}>
          {t("end")}
        </Button>
      )}
    </li>
  );
}
