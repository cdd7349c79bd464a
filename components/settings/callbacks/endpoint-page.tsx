"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, SearchX } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";
import { useErrorText } from "@/lib/client/use-error-text";
import { DeliveryLog } from "../deliveries/delivery-log";
import { ListSkeleton } from "../parts/list-skeleton";
import { endpointListQuery } from "../queries";
import { EndpointView } from "./endpoint-view";

/** One address: what it is told, whether it is well, what was sent to it. */
export function EndpointPage({ endpointId }: { endpointId: string }) {
  const t = useTranslations("settings.callbacks");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(endpointListQuery());
  const endpoint = data?.endpoints.find(({ id }) => id === endpointId);
  return (
    <>
      <Link href={pages.callbacks()} className="inline-flex min-h-11 items-center gap-1.5 text-accent text-sm hover:underline md:min-h-8">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t("toList")}
      </Link>
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton /> : null}
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
