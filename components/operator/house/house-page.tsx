"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { BackupsCard } from "./backups-card";
import { CarriersSection } from "./carriers-section";
import { houseQuery } from "./queries";
import { SettingsSection } from "./settings-section";
import { UnsentCard } from "./unsent-card";
import { UploadLimitsCard } from "./upload-limits-card";
import { WorkersSection } from "./workers-section";

/** How the service itself does: what has not arrived, who works, when it was backed up, and by which settings it runs. */
export function HousePage() {
  const t = useTranslations("service");
  return (
    <div className="space-y-4">
      <div>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <Parts />
    </div>
  );
}

function Parts() {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(houseQuery);
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <>
      <UnsentCard stuck={data.stuck} sendsMails={data.sends_mails} />
      <CarriersSection />
      <UploadLimitsCard />
      <WorkersSection workers={data.workers} jobs={data.jobs} />
      <BackupsCard backup={data.backup} restore={data.restore} />
      <SettingsSection settings={data.settings} />
    </>
  );
}
