"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { AskForm } from "../people/ask-form";
import { PriceStoryView } from "./price-story-view";
import { storyQuery } from "./queries";

/** Why a booking costs what it costs; its address can be handed on. */
export function WhyPage() {
  const t = useTranslations("why");
  const router = useRouter();
  const booking = useSearchParams().get("booking") ?? "";
  return (
    <div className="space-y-4">
      <div>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <AskForm
        label={t("number")}
        missing={t("missing")}
        submit={t("show")}
        onSubmit={(number) => router.push(pages.operatorWhy({ booking: number.toUpperCase() }))}
      />
      {booking === "" ? null : <Story booking={booking} />}
    </div>
  );
}

function Story({ booking }: { booking: string }) {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(storyQuery(booking));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  return data ? <PriceStoryView story={data} /> : <ListSkeleton rows={3} />;
}
