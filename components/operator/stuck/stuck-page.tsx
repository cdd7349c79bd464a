"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMayInHouse } from "@/lib/client/house";
import { stuckQuery } from "../house/queries";
import { FailingAddresses } from "./failing-addresses";
import { StuckMails } from "./stuck-mails";

/** What the service could not hand over: mails, and messages to agencies' programs. */
export function StuckPage() {
  const t = useTranslations("house.stuck");
  const seesHouse = useMayInHouse("house", "see");
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
        </div>
        {seesHouse ? (
          <LinkButton variant="secondary" href={pages.operatorHouse()}>
            {t("toHouse")}
          </LinkButton>
        ) : null}
      </header>
      <Parts />
    </div>
  );
}

function Parts() {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(stuckQuery);
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <>
      <StuckMails mails={data.mails} sendsMails={data.sends_mails} />
      <FailingAddresses addresses={data.addresses} />
    </>
  );
}
