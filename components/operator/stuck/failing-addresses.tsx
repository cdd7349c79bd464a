"use client";

import { useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { Badge } from "@/components/ui/states/badge";
import { toast } from "@/lib/client/calls/toast";
import { useMayInHouse } from "@/lib/client/house";
import type { FailingAddress } from "@/lib/contracts/operator/stuck";
import { AskReason } from "../house/ask-reason";
import { tryDeliveryAgain } from "../house/queries";
import { FailingList } from "./failing-list";

/** Addresses of partners' programs that take no messages; the last one can be tried again. */
export function FailingAddresses({ addresses }: { addresses: readonly FailingAddress[] }) {
  const t = useTranslations("service.deliveries");
  const mayChange = useMayInHouse("house", "change");
  return (
    <PlainSection title={<span id="webhooks">{t("title")}</span>} lead={t("lead")}>
      {addresses.length === 0 ? (
        <p className="text-ink-soft">{t("none")}</p>
      ) : (
        <FailingList
          items={addresses}
          what={(address) => <AddressName address={address} />}
          act={(address) => (mayChange && !address.is_off ? <TryAgain address={address} /> : null)}
        />
      )}
    </PlainSection>
  );
}

function AddressName({ address: { host, delivery, waiting, given_up: givenUp, is_off: isOff } }: { address: FailingAddress }) {
  const t = useTranslations("service.deliveries");
  const answer = delivery.status === null ? t("noAnswer") : t("answered", { status: delivery.status });
  return (
    <>
      <span className="wrap-anywhere block font-medium">{host}</span>
      <span className="flex flex-wrap items-center gap-2 font-normal text-ink-soft text-sm">
        <span className="num">{t("counts", { waiting, givenUp })}</span>
        <span className="font-mono">{delivery.event_type}</span>
        <Badge tone="bad">{isOff ? t("off") : answer}</Badge>
      </span>
    </>
  );
}

function TryAgain({ address: { host, delivery } }: { address: FailingAddress }) {
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
      send={(reason) => tryDeliveryAgain(delivery.id, { reason })}
      onDone={({ outcome }) => (outcome === "delivered" ? toast.success(t("taken")) : toast.error(t("notTaken")))}
    />
  );
}
