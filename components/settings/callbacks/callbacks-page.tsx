"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Webhook } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { DeliveryLog } from "../deliveries/delivery-log";
import { endpointListQuery } from "../queries";
import { AddEndpoint } from "./add-endpoint";
import { EndpointCard } from "./endpoint-card";

/**
 * The addresses that are told of changes, and what was sent to them.
 * @param email of the person on the page: what a status callback's X-Auth is counted from unless they write another
 */
export function CallbacksPage({ email }: { email: string }) {
  const t = useTranslations("settings.callbacks");
  const errorText = useErrorText();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch } = useQuery(endpointListQuery());
  const add = (
    <Button onPress={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden="true" />
      {t("add")}
    </Button>
  );
  const endpoints = data?.endpoints ?? [];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-2xl">
          <h2 className="font-semibold text-xl">{t("title")}</h2>
          <p className="mt-1 text-ink-soft">{t("lead")}</p>
        </div>
        {endpoints.length > 0 ? add : null}
      </div>
      {!data && error ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
      {data && endpoints.length === 0 ? <NoEndpoints add={add} /> : null}
      {endpoints.length > 0 ? (
        <>
          <ul className="grid gap-3">
            {endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.id} endpoint={endpoint} />
            ))}
          </ul>
          <DeliveryLog endpoints={endpoints} />
        </>
      ) : null}
      <AddEndpoint email={email} isOpen={isAdding} onOpenChange={setAdding} />
    </>
  );
}

function NoEndpoints({ add }: { add: ReactNode }) {
  const t = useTranslations("settings.callbacks");
  return (
    <EmptyState
      icon={<Webhook className="size-8" aria-hidden="true" />}
      title={t("empty")}
      action={
        <>
          {add}
          <LinkButton variant="secondary" href={pages.docs("webhooks")}>
            {t("guide")}
          </LinkButton>
        </>
      }
    >
      {t("emptyText")}
    </EmptyState>
  );
}
