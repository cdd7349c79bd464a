"use client";

import { useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { Badge } from "@/components/ui/states/badge";
import { toast } from "@/lib/client/calls/toast";
import { useMayInHouse } from "@/lib/client/house";
import type { FailingDelivery } from "@/lib/contracts/operator/house";
import { AskReason } from "./ask-reason";
import { FailingList } from "./failing-list";
import { tryDeliveryAgain } from "./queries";

/** Messages that partners' programs have not taken, each to be tried again. */
export function DeliveriesSection({ deliveries }: { deliveries: readonly FailingDelivery[] }) {
  const t = useTranslations("service.deliveries");
  const mayChange = useMayInHouse("house", "change");
  return (
    <PlainSection title={t("title")} lead={t("lead")}>
      {deliveries.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <FailingList
          items={deliveries}
          what={(delivery) => <DeliveryName delivery={delivery} />}
          act={(delivery) => (mayChange && !delivery.is_off ? <TryAgain delivery={delivery} /> : null)}
        />
      )}
    </PlainSection>
  );
}

function DeliveryName({ delivery: { host, event_type: type, status, is_off: isOff } }: { delivery: FailingDelivery }) {
  const t = useTranslations("service.deliveries");
  const answer = status === null ? t("noAnswer") : t("answered", { status });
  return (
    <>
      <span className="wrap-anywhere block font-medium">{host}</span>
      <span className="flex flex-wrap items-center gap-2 font-normal text-ink-soft text-sm">
        <span className="font-mono">{type}</span>
        <Badge tone="bad">{isOff ? t("off") : answer}</Badge>
      </span>
    </>
  );
}

function TryAgain({ delivery: { id, host } }: { delivery: FailingDelivery }) {
  const t = useTranslations("service.deliveries");
  const tReason = useTranslations("service");
  return (
    <AskReason
      action={t("again")}
      label={t("againLabel", { host })}
      title={t("againTitle", { host })}
      text={t("againText")}
      confirm={t("againConfirm")}
      field={tReason("reason")}
      send={(reason) => tryDeliveryAgain(id, { reason })}
      onDone={({ outcome }) => (outcome === "delivered" ? toast.success(t("taken")) : toast.error(t("notTaken")))}
    />
  );
}
