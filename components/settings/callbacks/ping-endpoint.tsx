"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useOpenDelivery } from "../deliveries/use-delivery-address";
import { pingEndpoint } from "../queries";
import { OutcomeBanner } from "./outcome-banner";

/** Sends a test message and says at once what the address answered. */
export function PingEndpoint({ endpointId }: { endpointId: string }) {
  const t = useTranslations("settings.callbacks.ping");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const open = useOpenDelivery();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => pingEndpoint(endpointId),
    gcTime: 0,
    onSettled: () => askAnew(cache, ["settings"]),
  });
  const attempt = data?.last_attempt;
  return (
    <div className="mt-3 space-y-3">
      <Button variant="secondary" size="sm" isPending={isPending} onPress={() => mutate()}>
        {isPending ? null : <Send className="size-4" aria-hidden="true" />}
        {t("action")}
      </Button>
      {data && attempt && !isPending ? (
        <OutcomeBanner
          attempt={attempt}
          action={
            <Button variant="quiet" size="sm" onPress={() => open(data.id)}>
              {t("open")}
            </Button>
          }
        />
      ) : null}
      {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
    </div>
  );
}
