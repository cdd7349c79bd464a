"use client";

import { useTranslations } from "next-intl";
import { type Control, useController } from "react-hook-form";
import { CheckboxGroup } from "@/components/ui/fields/checkbox-group";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { type EventType, TOLD_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import { remarkOf } from "../parts/form-refusal";
import type { EndpointFormValues } from "./endpoint-form-schema";

/** All events, or a choice of them by the names that the messages carry. */
export function EventsField({ control }: { control: Control<EndpointFormValues> }) {
  const t = useTranslations("settings.callbacks");
  const { field: which } = useController({ control, name: "which" });
  const { field, fieldState } = useController({ control, name: "event_types" });
  const choices = [
    { id: "all", label: t("form.all") },
    { id: "some", label: t("form.some") },
  ] as const;
  // Said above the list: under it, it would be out of sight.
  const error = remarkOf(fieldState.error, { eventsMissing: t("form.eventsMissing") });
  const options = TOLD_EVENT_TYPES.map((type) => ({ id: type, label: type, text: t(`events.${EVENT_KEYS[type]}`) }));
  return (
    <>
      <RadioGroup label={t("form.which")} options={choices} value={which.value} onChange={which.onChange} error={error} />
      {which.value === "some" ? (
        <CheckboxGroup label={t("form.events")} options={options} values={field.value} onChange={field.onChange} firstRef={field.ref} />
      ) : null}
    </>
  );
}

/** Keys of the texts under `settings.callbacks.events`; a key may not have a point. */
const EVENT_KEYS = {
  "booking.created": "created",
  "booking.paid": "paid",
  "booking.ticketed": "ticketed",
  "booking.ticketing_failed": "ticketing_failed",
  "booking.cancelled": "cancelled",
  "booking.flight_cancelled": "flight_cancelled",
  "booking.refund_requested": "refund_requested",
  "booking.refund_rejected": "refund_rejected",
  "booking.refunded": "refunded",
  "booking.partially_refunded": "partially_refunded",
  "booking.schedule_changed": "schedule_changed",
  "booking.schedule_change_settled": "schedule_change_settled",
  "account.balance_low": "balance_low",
  "booking.updated": "updated",
  ping: "ping",
} as const satisfies Record<EventType, string>;
