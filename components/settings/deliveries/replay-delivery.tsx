"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { OutcomeBanner } from "../callbacks/outcome-banner";
import { replayDelivery } from "../queries";

/** Sends the same message once more, now, and says what came of it. */
export function ReplayDelivery({ deliveryId }: { deliveryId: string }) {
  const t = useTranslations("settings.callbacks.delivery");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => replayDelivery(deliveryId),
    gcTime: 0,
    onSettled: () => askAnew(cache, ["settings"]),
  });
  const attempt = data?.tries.at(-1);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
          {isPending ? null : <RotateCcw className="size-4" aria-hidden="true" />}
          {t("replay")}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-ink-soft text-sm">{t("replayHint")}</p>
      </div>
      {attempt && !isPending ? <OutcomeBanner attempt={attempt} /> : null}
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
    </div>
  );
}
