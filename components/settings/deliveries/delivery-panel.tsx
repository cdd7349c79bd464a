"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Banner } from "@/components/ui/states/banner";
import { ErrorState } from "@/components/ui/states/error-state";
import { Spinner } from "@/components/ui/states/spinner";
import { isGone } from "@/lib/client/calls/api-error";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { deliveryQuery } from "../queries";
import { DeliveryView } from "./delivery-view";

/** One delivery over the log. */
export function DeliveryPanel({ deliveryId, onClose }: { deliveryId: string; onClose: () => void }) {
  const t = useTranslations("settings.callbacks.delivery");
  const tUi = useTranslations("common.ui");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(deliveryQuery(deliveryId));
  return (
    <Dialog title={data ? `${t("title")}: ${data.event_type}` : t("title")} isOpen onOpenChange={onClose} isWide>
      {data ? <DeliveryView delivery={data} /> : null}
      {!data && isGone(error) ? <Banner tone="warm" title={t("gone")} /> : null}
      {!data && error && !isGone(error) ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <div className="flex min-h-40 items-center justify-center text-accent">
          <Spinner label={tUi("loading")} className="size-6" />
        </div>
      ) : null}
    </Dialog>
  );
}
