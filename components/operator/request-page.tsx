"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { LoadedOne } from "./loaded-one";
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
  const query = useQuery(requestQuery(requestId, useLocale()));
  const action = <LinkButton href={pages.operatorRefunds()}>{t("toList")}</LinkButton>;
  return (
    <LoadedOne query={query} gone={{ title: t("notFound"), text: t("notFoundText"), action }}>
      {(request) => <RequestView request={request} conversation={conversation} />}
    </LoadedOne>
  );
}
