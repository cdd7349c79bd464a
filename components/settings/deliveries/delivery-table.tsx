"use client";

import { useLocale, useTranslations } from "next-intl";
import { Cell, RowHead, WideTable } from "@/components/ui/wide-table";
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

const COLUMNS = ["columnEvent", "columnBooking", "columnEndpoint", "columnState", "columnAnswer", "columnTime"] as const;

/** The log as a table on a desk, and as a card per delivery on a phone. */
export function DeliveryTable({ items, onOpen }: DeliveryTableProps) {
  const t = useTranslations("settings.callbacks.log");
  return (
    <>
      <WideTable columns={COLUMNS.map((column) => ({ text: t(column) }))}>
        {items.map((item) => (
          <DeliveryRow key={item.id} item={item} onOpen={onOpen} />
        ))}
      </WideTable>
      <ul className="space-y-3 lg:hidden">
        {items.map((item) => (
          <DeliveryCard key={item.id} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

interface DeliveryProps {
  item: CallbackDelivery;
  onOpen: (deliveryId: string) => void;
}

function DeliveryRow({ item, onOpen }: DeliveryProps) {
  const locale = useLocale();
  return (
    <tr className="relative hover:bg-paper has-[button:focus-visible]:bg-accent-soft">
      <RowHead>
        <button type="button" className={OPENER} onClick={() => onOpen(item.id)}>
          {item.event_type}
        </button>
      </RowHead>
      <Cell className="num text-sm">{item.booking_number}</Cell>
      <Cell className="max-w-72 text-sm">
        <span className="flex items-center gap-2">
          <span className="truncate" title={item.endpoint.url}>
            {item.endpoint.url.replace(/^https?:\/\//, "")}
          </span>
          <ModeBadge mode={item.endpoint.mode} />
        </span>
      </Cell>
      <Cell>
        <DeliveryStateBadge state={item.state} />
      </Cell>
      <Cell className="text-sm">
        <DeliveryAnswer item={item} />
      </Cell>
      <Cell className="num whitespace-nowrap text-ink-soft text-sm">{formatInstant(item.created, locale)}</Cell>
    </tr>
  );
}

function DeliveryCard({ item, onOpen }: DeliveryProps) {
  const locale = useLocale();
  return (
    <li className="relative rounded-xl border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <button type="button" className={`${OPENER} min-w-0 break-all`} onClick={() => onOpen(item.id)}>
          {item.event_type}
        </button>
        <DeliveryStateBadge state={item.state} />
      </div>
      <p className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
        <span className="truncate">{item.endpoint.url.replace(/^https?:\/\//, "")}</span>
        <ModeBadge mode={item.endpoint.mode} />
      </p>
      <div className="mt-2 flex flex-wrap justify-between gap-x-3 text-sm">
        <DeliveryAnswer item={item} />
        <span className="num text-ink-soft">
          {item.booking_number ? `${item.booking_number} · ` : ""}
          {formatInstant(item.created, locale)}
        </span>
      </div>
    </li>
  );
}
