"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { RecordList } from "@/components/ui/record-list";
import { Badge } from "@/components/ui/states/badge";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { toast } from "@/lib/client/calls/toast";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import type { StoppableCarrier } from "@/lib/contracts/operator/carriers/carrier-stops";
import { formatInstant } from "@/lib/i18n/formats";
import { AskReason } from "./ask-reason";
import { carrierStopsQuery, settleCarrierStop } from "./queries";

/** Carriers of the schedule, each to be taken off sale at once, and to be sold again. */
export function CarriersSection() {
  const t = useTranslations("service.carriers");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(carrierStopsQuery(useLocale()));
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      {data ? <CarrierList carriers={data.carriers} /> : null}
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
    </PlainSection>
  );
}

function CarrierList({ carriers }: { carriers: readonly StoppableCarrier[] }) {
  const t = useTranslations("service.carriers");
  const mayChange = useMayInHouse("house", "change");
  if (carriers.length === 0) return <p className="text-ink-soft">{t("none")}</p>;
  return (
    <RecordList
      items={carriers}
      keyOf={({ code }) => code}
      columns={[
        { text: t("carrier"), isHead: true, show: ({ code, name }) => `${name} (${code})`, card: { place: "line" } },
        { text: t("state"), show: (carrier) => <StopState stop={carrier.stop} />, card: { place: "line" } },
        {
          text: t("act"),
          isHidden: true,
          isRight: true,
          look: "whitespace-nowrap",
          show: (carrier) => (mayChange ? <SettleStop carrier={carrier} /> : null),
          card: { place: "foot", look: "mt-3" },
        },
      ]}
    />
  );
}

function StopState({ stop }: { stop: StoppableCarrier["stop"] }) {
  const t = useTranslations("service.carriers");
  const locale = useLocale();
  if (!stop) return <span className="text-ink-soft">{t("sold")}</span>;
  return (
    <>
      <Badge tone="bad">{t("stopped")}</Badge>
      <span className="num ml-2 text-ink-soft text-sm">{formatInstant(stop.since, locale)}</span>
      <span className="wrap-anywhere block text-sm">{stop.reason}</span>
    </>
  );
}

function SettleStop({ carrier: { code, name, stop } }: { carrier: StoppableCarrier }) {
  const t = useTranslations("service.carriers");
  const act = stop ? "lift" : "stop";
  return (
    <AskReason
      action={t(`${act}.action`)}
      label={`${t(`${act}.action`)}: ${name}`}
      title={t(`${act}.title`, { name })}
      text={t(`${act}.text`)}
      confirm={t(`${act}.action`)}
      field={t("reason")}
      send={(reason) => settleCarrierStop({ carrier: code, act, reason })}
      onDone={() => toast.success(t(`${act}.done`, { name }))}
    />
  );
}
