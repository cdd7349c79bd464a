"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { requestQuery } from "./queries";
import { RequestView } from "./request-view";

interface RequestPageProps {
  requestId: string;
  /** What is said with the partner about it. */
  conversation: ReactNode;
}

/** One request: what was sold, what the rules say, and the decision. */
export function RequestPage({ requestId, conversation }: RequestPageProps) {
  const t = useTranslations("operator");
  return (
    <>
      <BackLink href={pages.operatorRefunds()}>{t("toList")}</BackLink>
      <LoadedRequest requestId={requestId} conversation={conversation} />
    </>
  );
}

function LoadedRequest({ requestId, conversation }: RequestPageProps) {
  const t = useTranslations("operator");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(requestQuery(requestId, locale));
  if (data) return <RequestView request={data} conversation={conversation} />;
  if (!error)
    return (
      <div className="mt-2 space-y-4" aria-hidden="true">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (isGone(error))
    return (
      <EmptyState
        icon={<SearchX className="size-8" aria-hidden="true" />}
        title={t("notFound")}
        action={<LinkButton href={pages.operatorRefunds()}>{t("toList")}</LinkButton>}
      >
        {t("notFoundText")}
      </EmptyState>
    );
  return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
}
