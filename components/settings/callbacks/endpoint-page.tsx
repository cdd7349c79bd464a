"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { formatInstant } from "@/lib/i18n/formats";
import { DeliveryLog } from "../deliveries/delivery-log";
import { ModeBadge } from "../parts/mode";
import { endpointListQuery } from "../queries";
import { EndpointActions } from "./endpoint-actions";
import { EndpointStateBadge } from "./endpoint-state-badge";
import { PingEndpoint } from "./ping-endpoint";

/** One address: what it is told, whether it is well, what was sent to it. */
export function EndpointPage({ endpointId }: { endpointId: string }) {
  const t = useTranslations("settings.callbacks");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(endpointListQuery());
  const endpoint = data?.endpoints.find(({ id }) => id === endpointId);
  return (
    <>
      <BackLink href={pages.callbacks()}>{t("toList")}</BackLink>
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
      {data && !endpoint ? (
        <EmptyState
          icon={<SearchX className="size-8" aria-hidden="true" />}
          title={t("notFound")}
          action={<LinkButton href={pages.callbacks()}>{t("toList")}</LinkButton>}
        >
          {t("notFoundText")}
        </EmptyState>
      ) : null}
      {endpoint ? (
        <>
          <EndpointView endpoint={endpoint} />
          <DeliveryLog endpoints={[endpoint]} only={endpoint.id} />
        </>
      ) : null}
    </>
  );
}

function EndpointView({ endpoint }: { endpoint: CallbackEndpoint }) {
  const t = useTranslations("settings.callbacks");
  return (
    <Card aria-labelledby="endpoint" className="mt-1 p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id="endpoint" className="min-w-0 break-all font-semibold text-xl">
          {endpoint.url}
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <ModeBadge mode={endpoint.mode} />
          <EndpointStateBadge endpoint={endpoint} />
        </div>
      </div>
      {endpoint.enabled ? null : (
        <Banner tone="warm" className="mt-3">
          {t(endpoint.disabled_reason === "gone" ? "goneText" : "offText")}
        </Banner>
      )}
      <Facts endpoint={endpoint} />
      <EndpointActions endpoint={endpoint} />
      <PingEndpoint endpointId={endpoint.id} />
    </Card>
  );
}

function Facts({ endpoint }: { endpoint: CallbackEndpoint }) {
  const t = useTranslations("settings.callbacks");
  const locale = useLocale();
  const { kind, event_types, created, email, previous_secret_until } = endpoint;
  const facts = [
    [t("facts.kind"), t(`kinds.${kind}`)],
    ...(kind === "status_callback" ? [[t("facts.email"), email]] : []),
    [t("facts.events"), event_types.length === 0 ? t("allEvents") : event_types.join(", ")],
    [t("facts.created"), formatInstant(created, locale)],
    ...(previous_secret_until
      ? [[t("facts.oldSecret"), t("facts.oldSecretUntil", { date: formatInstant(previous_secret_until, locale) })]]
      : []),
  ];
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
