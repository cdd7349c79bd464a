"use client";

import { useLocale, useTranslations } from "next-intl";
import { RecordList } from "@/components/ui/record-list";
import type { CallbackDelivery } from "@/lib/contracts/interface/callbacks";
import { formatInstant } from "@/lib/i18n/formats";
import { ModeBadge } from "../parts/mode";
import { DeliveryAnswer, DeliveryStateBadge } from "./delivery-parts";

/** The whole row opens the delivery; for the keyboard its event is the button. */
const OPENER = "cursor-pointer text-left font-mono text-accent text-sm after:absolute after:inset-0 hover:underline";

interface DeliveryTableProps {
  items: readonly CallbackDelivery[];
  onOpen: (deliveryId: string) => void;
}

/** The log of deliveries. */
export function DeliveryTable({ items, onOpen }: DeliveryTableProps) {
  const t = useTranslations("settings.callbacks.log");
  const locale = useLocale();
  const opener = ({ id, event_type }: CallbackDelivery, look = "") => (
    <button type="button" className={`${OPENER} ${look}`} onClick={() => onOpen(id)}>
      {event_type}
    </button>
  );
  return (
    <RecordList
      items={items}
      keyOf={({ id }) => id}
      opens
      columns={[
        {
          text: t("columnEvent"),
          isHead: true,
          show: (item) => opener(item),
          card: { place: "left", show: (item) => opener(item, "min-w-0 break-all") },
        },
        { text: t("columnBooking"), look: "num text-sm", show: ({ booking_number }) => booking_number },
        {
          text: t("columnEndpoint"),
          look: "max-w-72 text-sm",
          show: ({ endpoint: { url, mode } }) => (
            <span className="flex items-center gap-2">
              <span className="truncate" title={url}>
                {url.replace(/^https?:\/\//, "")}
              </span>
              <ModeBadge mode={mode} />
            </span>
          ),
          card: { place: "line", look: "mt-1 text-ink-soft text-sm" },
        },
        { text: t("columnState"), show: ({ state }) => <DeliveryStateBadge state={state} />, card: { place: "right" } },
        {
          text: t("columnAnswer"),
          look: "text-sm",
          show: (item) => <DeliveryAnswer item={item} />,
          card: { place: "lowerLeft", look: "text-sm" },
        },
        {
          text: t("columnTime"),
          look: "num whitespace-nowrap text-ink-soft text-sm",
          show: ({ created }) => formatInstant(created, locale),
          card: {
            place: "lowerRight",
            look: "num text-ink-soft text-sm",
            show: ({ booking_number, created }) => (booking_number ? `${booking_number} · ` : "") + formatInstant(created, locale),
          },
        },
      ]}
    />
  );
}
