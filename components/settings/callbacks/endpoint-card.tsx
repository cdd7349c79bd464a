"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { pages } from "@/lib/client/calls/paths";
import type { CallbackEndpoint } from "@/lib/contracts/interface/callbacks";
import { AnswerText } from "../deliveries/delivery-parts";
import { ModeBadge } from "../parts/mode";
import { Moment } from "../parts/moment";
import { EndpointStateBadge } from "./endpoint-state-badge";
import { PingEndpoint } from "./ping-endpoint";

/** One address in the list: whether it is well, and a test with one press. */
export function EndpointCard({ endpoint }: { endpoint: CallbackEndpoint }) {
  const t = useTranslations("settings.callbacks");
  const { id, url, kind, last_attempt } = endpoint;
  return (
    <li className="rounded-xl border border-line bg-surface p-4 shadow-card md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <PageLink href={pages.callback(id)} className="inline-flex max-w-full items-center gap-1 font-medium text-accent hover:underline">
            <span className="min-w-0 break-all">{url}</span>
            <ChevronRight className="size-4 shrink-0" aria-hidden="true" />
          </PageLink>
          <p className="mt-0.5 text-ink-soft text-sm">
            {t(`kinds.${kind}`)} · <EventsText types={endpoint.event_types} />
          </p>
          <p className="mt-0.5 text-ink-soft text-sm">
            {t("lastDelivery")}:{" "}
            {last_attempt ? (
              <>
                <AnswerText attempt={last_attempt} />, <Moment at={last_attempt.at} />
              </>
            ) : (
              t("noDelivery")
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <ModeBadge mode={endpoint.mode} />
          <EndpointStateBadge endpoint={endpoint} />
        </div>
      </div>
      <PingEndpoint endpointId={id} />
    </li>
  );
}

/** What an address is told of: none named means all. */
function EventsText({ types }: { types: CallbackEndpoint["event_types"] }) {
  const t = useTranslations("settings.callbacks");
  const names = types.map((type) => type.replace("booking.", "")).join(", ");
  return types.length === 0 ? t("allEvents") : <span title={names}>{t("eventCount", { count: types.length })}</span>;
}
